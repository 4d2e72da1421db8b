/** Packs of boards: whatever is wrong with one is said in a line each. */
import { UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { faults } from '../../pack.testing.ts';

const BOARD = UNDERWORLDS_OWN.kinds.boards.blank;

const packOf = (...boards: readonly object[]): string => JSON.stringify({ pack: 'Mine', underworlds: { boards } });
const rows = (...changed: readonly (readonly [number, string])[]): readonly string[] =>
  // A kind knows its own type alone: what is blank of it is a board.
  (BOARD as unknown as { rows: readonly string[] }).rows.map((row, i) => changed.find(([at]) => at === i)?.[1] ?? row);

describe('packs', () => {
  it('say everything that is wrong at once, each where it stands', () => {
    const text = packOf(
      { ...BOARD, id: 'My Board' },
      { ...BOARD, id: 'ash-court' },
      { ...BOARD, id: 'one', rows: rows([0, '.......s']) },
      { ...BOARD, id: 'one', rows: rows([1, '######.#']) },
      { ...BOARD, id: 'two', rows: rows([0, '##......'], [1, '.#......'], [2, '##sssss.']) },
      { ...BOARD, id: 'own-1', rows: rows([4, 's.s . ']) },
    );
    expect(faults(text).map((line) => line.replace(/^mine\.yaml:1:\d+: underworlds\./, ''))).toEqual([
      'boards[0].id: expected small letters, digits and hyphens, found "My Board"',
      'boards[1].id: expected an id that nothing of the game has',
      'boards[2].rows: expected something that can be played, found: few-starting-hexes: 5 (wu:S7)',
      'boards[3].id: expected each id once, found "one" again',
      'boards[4].rows: expected something that can be played, found: hexes-cut-off: 1 (wu:S3)',
      'boards[5].id: expected something that can be played, found: board-id-kept: own-1 (wu:S2)',
      'boards[5].rows: expected something that can be played, found: badly-written-board: own-1 (wu:S2)',
    ]);
  });

  it.each([
    ['', 'a pack: an object with pack, found nothing'],
    ['[1, 2]', 'a pack: an object with pack, found a list of 2'],
    ['decks: []', 'a pack: an object with pack'],
    [JSON.stringify(BOARD), 'a pack: an object with pack'],
    ['profiles: []', 'profiles: expected a list of 1 to 200'],
    ['pack: Mine\nchess: {}', 'one of the fields pack'],
    ['pack: Mine\nunderworlds: { decks: [] }', 'one of the fields boards'],
    ['pack: Mine\nunderworlds: { boards: 7 }', 'a list'],
    ['pack: Mine\nunderworlds: { boards: [null, 3, [], {}] }', 'an object with'],
    ['pack: Mine\n__proto__: { boards: [] }', 'the name of a field'],
    ['pack: &a [*a]', 'expected'],
    ['{"pack": "Mine", "underworlds": {"boards": [', 'expected'],
    [packOf(...Array.from({ length: 201 }, (_, i) => ({ ...BOARD, id: `b${i}` }))), 'a list of at most 200'],
  ])('of the wrong kind are refused: %#', (text, why) => {
    expect(faults(text).join('\n')).toContain(why);
  });
});
