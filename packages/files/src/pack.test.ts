/** Packs: what is written is read again, and whatever is wrong with one is said in a line each. */
import { readFileSync } from 'node:fs';
import { CONFRONTATION_OWN } from '@escarmouche/engine/confrontation';
import { UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { FileFault } from './fault.ts';
import { survives } from './fuzz.testing.ts';
import { GAMES } from './games/index.ts';
import { readPack, readPacks, writePack } from './pack.ts';

/** One of each kind that there is, as they are to begin with. */
const EVERYTHING = {
  pack: { en: 'Everything', fr: 'Tout' },
  games: Object.fromEntries(
    GAMES.flatMap((g) =>
      'own' in g && g.own !== undefined
        ? [[g.game, Object.fromEntries(Object.entries(g.own).map(([name, { kind }]) => [name, [kind.blank]]))]]
        : [],
    ),
  ),
};
const BOARD = UNDERWORLDS_OWN.kinds.boards.blank;

function faults(text: string): readonly string[] {
  try {
    readPack(text, 'mine.yaml');
  } catch (error) {
    if (error instanceof FileFault) return error.message.split('\n');
    throw error;
  }
  return [];
}

const packOf = (...boards: readonly object[]): string => JSON.stringify({ pack: 'Mine', underworlds: { boards } });
const rows = (...changed: readonly (readonly [number, string])[]): readonly string[] =>
  (BOARD as unknown as { rows: readonly string[] }).rows.map((row, i) => changed.find(([at]) => at === i)?.[1] ?? row);

describe('packs', () => {
  it('of every kind of every game are read as they are written', () => {
    const text = writePack(EVERYTHING);
    expect(readPack(text, 'a')).toEqual(EVERYTHING);
    expect(readPack(JSON.stringify({ pack: EVERYTHING.pack, ...EVERYTHING.games }), 'a')).toEqual(EVERYTHING);
  });

  it('what each kind begins with is a sample of what it is made of, and so is its sample', () => {
    for (const g of GAMES)
      for (const { schema, kind } of Object.values('own' in g ? (g.own ?? {}) : {})) {
        expect(schema.safeParse(kind.blank).success).toBe(true);
        expect(schema.safeParse(kind.is.example).success).toBe(true);
      }
  });

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
    ['', 'a pack: an object with pack, found null'],
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

describe('what names something that there is not', () => {
  const VALE = readFileSync(new URL('../../../docs/own.md', import.meta.url), 'utf8');
  const blocks = [...VALE.matchAll(/```yaml\n(pack: [^`]*)```/g)].map(([, text]) => text);
  const [cellar, vale] = ['gloomhaven', 'wow'].map((game) => blocks.find((text) => text.includes(`\n${game}:`)) ?? '');

  it('is told with the pack, all of it at once, with what was meant', () => {
    const bad = vale
      .replace('{ character: D2, cards: [K08, K13] }', '{ character: vale-wardem, cards: [K08, ember-rian] }')
      .replace('[mage, vale-warden]', '[mage, maje, vale-warden]');
    expect(faults(bad)).toEqual([
      expect.stringMatching(
        /^mine\.yaml:\d+:\d+: wow\.cards\[0\]\.restriction\[1\]: expected a class, a race or a character, of the game or of your own, found "maje"; did you mean "mage"\?$/,
      ),
      expect.stringMatching(
        /members\[1\]\.character: expected a character of the game or of your own, found "vale-wardem"; did you mean "vale-warden"\?$/,
      ),
      expect.stringMatching(
        /members\[1\]\.cards\[1\]: expected an Action Bar card of the game or of your own, found "ember-rian"; did you mean "ember-rain"\?$/,
      ),
    ]);
    expect(faults(cellar.replace('type: ogre', 'type: ogra'))).toEqual([
      expect.stringMatching(
        /scenarios\[0\]\.monsters\[0\]\.type: expected a monster of the game or of your own, found "ogra"; did you mean "ogre"\?$/,
      ),
    ]);
  });

  it('may stand in another pack, or be kept beside it; what cannot be read there is told once', () => {
    const party = vale.replace(/ {2}characters:[\s\S]*? {2}parties:/, '  parties:');
    const others = vale.replace(/ {2}parties:[\s\S]*/, '');
    expect(faults(party)).toHaveLength(3);
    expect(readPacks([party, others].map((text, i) => ({ text, name: `${i}` })))).toHaveLength(2);
    expect(readPack(party, 'a', GAMES, readPack(others, 'b').games).games.wow.parties).toHaveLength(1);
    expect(() => readPack(party, 'a', GAMES, JSON.parse('{"wow":{"cards":[7,null,{"id":"ember-rain"}],"characters":3}}'))).toThrow(
      'ember-rain',
    );
    expect(faults(vale.replace('health: 10', 'health: 1000'))).toEqual([expect.stringContaining('wow.characters[0].health: expected')]);
  });
});

describe('files of one kind of things alone', () => {
  const PROFILE = 'id: guard\nnames: Guard\nvalues: { MOU: 10 }\nbase: infantry-square\nskills: [master-strike/2]\n';

  it('are packs of their name', () => {
    const read = { id: 'guard', skills: [{ skill: 'master-strike', x: 2 }], from: 'a.yaml' };
    for (const text of [PROFILE, `profiles:\n  - ${PROFILE.trim().replaceAll('\n', '\n    ')}\n`])
      expect(readPack(text, 'a.yaml')).toMatchObject({ pack: { en: 'a.yaml' }, games: { confrontation: { profiles: [read] } } });
    const rows = CONFRONTATION_OWN.kinds.wounds.blank;
    expect(readPack(JSON.stringify(rows), 'b.json').games).toEqual({ confrontation: { wounds: [{ ...rows, from: 'b.json' }] } });
  });

  it('say what is wrong with them as packs do, and packs take what is written in short', () => {
    expect(faults(PROFILE.replace('MOU: 10', 'MOU: 10.3'))).toEqual([
      'mine.yaml:3:16: values.MOU: expected a profile that can be played, found: bad-value: 10.3 (conf:F9.a)',
    ]);
    const pack = (one: string): string => `pack: Mine\nconfrontation:\n  profiles:\n    - ${one.trim().replaceAll('\n', '\n      ')}\n`;
    expect(readPack(pack(PROFILE), 'a').games.confrontation.profiles).toMatchObject([
      { army: 'own', perCard: 1, from: 'Guard', skills: [{ skill: 'master-strike', x: 2 }] },
    ]);
    expect(faults(pack(PROFILE.replace('infantry-square', 'infantry-square\nperCard: 4')))).toEqual([
      'mine.yaml:8:16: confrontation.profiles[0].perCard: expected a whole number from 1 to 3, found 4',
    ]);
  });
});

survives('readPack', readPack, writePack(EVERYTHING), { pack: EVERYTHING.pack, ...EVERYTHING.games });
