import { describe, expect, it } from 'vitest';
import { FileFault } from '../../fault.ts';
import { readMonsterTurns } from './monster-turns.ts';
import { TURNS, TURNS_TEXT } from './samples.testing.ts';

/** What a file is refused with. */
function faultOf(text: string): string {
  try {
    readMonsterTurns(text, 'a.yaml');
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
  return 'taken';
}

const character = '{ at: [5, 4], kind: character, initiative: 10 }';

describe('a file of monster turns', () => {
  it('reads every field', () => {
    expect(readMonsterTurns(JSON.stringify(TURNS), 'a.json')).toEqual(TURNS.cases);
  });

  it('takes what is left out as none', () => {
    expect(readMonsterTurns(TURNS_TEXT, 'a.yaml')).toMatchObject([
      { flying: false, jumping: false, muddled: false, aoeCells: [], terrain: [], wallEdges: [] },
    ]);
  });

  it('numbers cases by their places, and takes one attack in melee and nobody attacked, unless told otherwise', () => {
    const one = (more: string): string =>
      `  - move: 1\n${more}    figures: [{ at: [5, 3], kind: active }, ${character}]\n    expected: [{ moveTo: [5, 3] }]\n`;
    expect(readMonsterTurns(`cases:\n${one('')}${one('    n: 7\n    range: 2\n    targets: 6\n')}`, 'a.yaml')).toMatchObject([
      { n: 1, range: 0, targets: 1, expected: [{ moveTo: [5, 3], attacks: [] }] },
      { n: 7, range: 2, targets: 6, expected: [{ moveTo: [5, 3], attacks: [] }] },
    ]);
  });

  it.each([
    ['nobody active', TURNS_TEXT.replace('active', 'monster'), 'a.yaml:7:14: cases[0].figures: expected one figure that is active'],
    [
      'two active',
      TURNS_TEXT.replace('kind: character, initiative: 10', 'kind: active'),
      'a.yaml:7:14: cases[0].figures: expected one figure that is active',
    ],
    ['two on a hex', TURNS_TEXT.replace('[5, 4], kind', '[5, 3], kind'), 'a.yaml:7:14: cases[0].figures: expected one figure on a hex'],
    [
      'a figure in a wall',
      `${TURNS_TEXT}    terrain: [{ at: [5, 4], kind: wallHex }]\n`,
      'a.yaml:7:14: cases[0].figures: expected no figure in a wall hex',
    ],
    [
      'out of the map',
      TURNS_TEXT.replace('[5, 4], kind', '[16, 4], kind'),
      'a.yaml:7:52: cases[0].figures[1].at[0]: expected a whole number from 0 to 15, found 16',
    ],
    ['too many foes', TURNS_TEXT.replace(character, crowd(32)), 'a.yaml:7:14: cases[0].figures: expected at most 31 characters'],
    ['a strange field', TURNS_TEXT.replace('move: 2', 'move: 2\n    speed: 3'), 'a.yaml:5:12: cases[0].speed: expected '],
    ['a strange edge', `${TURNS_TEXT}    wallEdges: [{ at: [5, 4], edge: 6 }]\n`, 'cases[0].wallEdges[0].edge: expected '],
    ['no figures', TURNS_TEXT.replace(/figures: .*/, 'figures: []'), 'cases[0].figures: expected '],
    ['a teleporter', `${TURNS_TEXT}    teleport: true\n`, 'cases[0].teleport: expected false: no monster teleports'],
  ])('refuses %s', (_what, text, line) => {
    expect(faultOf(text)).toContain(line);
    expect(faultOf(text)).not.toContain('\n');
  });

  it('takes 31 foes', () => {
    expect(faultOf(TURNS_TEXT.replace(character, crowd(31)))).toBe('taken');
  });
});

/** So many characters, each on a hex of its own, none where the monster stands. */
function crowd(n: number): string {
  return Array.from({ length: n }, (_x, i) => `{ at: [${6 + (i % 8)}, ${Math.floor(i / 8)}], kind: character }`).join(', ');
}
