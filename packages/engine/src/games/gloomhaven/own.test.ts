/** Monsters and rooms of one's own: bounds, matches, records and situations that have them. */
import { describe, expect, it } from 'vitest';
import { faultsOfOwn, Match, type OwnThings, replay, seeded } from '../../core/index.ts';
import { GLOOMHAVEN_OWN, gloomhaven, gloomhavenSituations, type OwnMonster, type OwnScenario, type Setup } from './index.ts';
import type { Situation } from './situation.ts';

const { kinds, bring, lay } = GLOOMHAVEN_OWN;
const ogre = kinds.monsters.blank as OwnMonster;
const cellar = kinds.scenarios.blank as OwnScenario;
const there: OwnScenario = {
  ...cellar,
  monsters: [{ type: 'ogre', at: [3, 1], for2: 'elite', for3: 'normal', for4: 'none' }, ...cellar.monsters],
};
const own: OwnThings = { monsters: [ogre], scenarios: [there] };
const keys = (kind: string, thing: unknown, beside: OwnThings = {}): readonly string[] =>
  faultsOfOwn(kinds[kind], thing, beside).map((f) => `${f.path.join('.')} ${'expected' in f ? f.expected.key : f.fault.fault.key}`);

describe('monsters and rooms of one’s own', () => {
  it('the first ones keep the bounds, and so do the game’s own monsters', () => {
    expect([keys('monsters', ogre), keys('scenarios', cellar), keys('scenarios', there, own)]).toEqual([[], [], []]);
    expect(keys('scenarios', there)).toEqual(['monsters.0.type listed-monster']);
    for (const face of kinds.monsters.printed) expect(keys('monsters', { ...face, id: `my-${face.id}`, cards: ogre.cards })).toEqual([]);
  });

  it.each([
    [{ ...ogre, id: 'bandit-guard' }, ['id no-id-of-the-game']],
    [{ ...ogre, levels: [] }, ['levels list-between']],
    [
      { ...ogre, levels: [{ normal: { hp: 0, move: 21, attack: 2, range: 0 }, elite: ogre.levels[0].elite }] },
      ['levels.0.normal.hp whole-number', 'levels.0.normal.move whole-number'],
    ],
    [{ ...ogre, cards: [ogre.cards[0], ogre.cards[0]] }, ['cards.1.id monster-card-twice']],
    [{ ...ogre, cards: [{ ...ogre.cards[0], lines: [{ do: 'dance', n: 1 }] }] }, ['cards.0.lines.0 one-of']],
    [
      { ...ogre, cards: [{ ...ogre.cards[0], lines: [{ do: 'attack', n: 1, jump: true, effects: [{ kind: 'push' }] }] }] },
      ['cards.0.lines.0.effects.0.n whole-number', 'cards.0.lines.0.jump one-of-fields'],
    ],
  ])('%#: monsters', (thing, faults) => {
    expect(keys('monsters', thing)).toEqual(faults);
  });

  it.each([
    [{ ...cellar, id: 'black-barrow' }, ['id scenario-id-taken']],
    [{ ...cellar, map: ['....#222'], start: cellar.start.slice(0, 3) }, ['start list-between']],
    [{ ...cellar, map: ['..?.', '....', '....'] }, ['map.0 no-such-letter']],
    [{ ...cellar, map: ['....#222', '....#222', '....#222'] }, ['map room-without-a-way']],
    // The door leads to a part of room 2 only, and room 1 has an island.
    [{ ...cellar, map: ['....#222#2', '....D222#2', '....#222#2'] }, ['map hexes-without-a-way']],
    [{ ...cellar, map: ['....#222', '....D222', '....#222', '########', '...#####'] }, ['map hexes-without-a-way']],
    [
      {
        ...cellar,
        start: [
          [0, 0],
          [1, 0],
          [0, 1],
          [6, 0],
        ],
      },
      ['start.3 start-in-the-first-room'],
    ],
    [
      {
        ...cellar,
        monsters: [
          { ...cellar.monsters[0], at: [4, 0] },
          { ...cellar.monsters[0], at: [0, 0] },
        ],
      },
      ['monsters.0.at off-the-rooms', 'monsters.1.at hex-taken-already'],
    ],
    [
      {
        ...cellar,
        tiles: [
          { kind: 'obstacle', at: [0, 0] },
          { kind: 'coin', at: [20, 20] },
        ],
      },
      ['tiles.0.at hex-taken-already', 'tiles.1.at off-the-rooms'],
    ],
  ])('%#: rooms', (thing, faults) => {
    expect(keys('scenarios', thing)).toEqual(faults);
  });

  it('are played, and the record plays back where nobody knows them', () => {
    const hand = (id: 'brute' | 'scoundrel', n: number) => ({ class: id, cards: [] as string[], n });
    const characters = [hand('brute', 10), hand('scoundrel', 9)].map(({ class: id }) => ({ class: id, cards: [] }));
    const setup = bring({ scenario: 'cellar', characters, anyHand: true }, own) as Setup;
    expect(setup.own?.monsters?.map((m) => m.id)).toEqual(['ogre']);
    const match = new Match(gloomhaven, setup, { undo: false });
    const random = seeded(3);
    while (match.nodeKind !== 'over') {
      const chance = match.nodeKind === 'chance';
      const all = chance ? match.outcomes() : match.options();
      const { id } = all[random.below(all.length)];
      if (chance) match.fall(id);
      else match.take(id);
    }
    expect(match.table.monsters.map((m) => m.face.id).sort()).toEqual(['bandit-guard', 'ogre']);
    expect(replay(gloomhaven, JSON.parse(JSON.stringify(match.setup)) as Setup, match.entries).nodeKind).toBe('over');
  });

  it('stand in situations: monsters by their level, rooms with who waits there', () => {
    const bare: Situation = { characters: { brute: [0, 0] }, monsters: { 'ogre-1': { at: [2, 0], elite: true } } };
    expect(() => gloomhavenSituations.match(bare)).toThrow();
    const match = gloomhavenSituations.match(lay(bare, own));
    expect(match.table.monsters.find((m) => m.face.id === 'ogre')?.elite.hp).toBe(ogre.levels[0].elite.hp);
    const room = lay({ scenario: 'cellar', characters: { brute: [0, 0], scoundrel: [0, 1] } }, own);
    expect(room).toMatchObject({
      map: cellar.map,
      monsters: { 'ogre-1': { at: [3, 1], elite: true } },
      waiting: { 2: [{ type: 'bandit-guard', at: [6, 1] }] },
    });
    expect(() => gloomhavenSituations.match(room)).not.toThrow();
  });

  it('are taken by what is named, of more than a match takes', () => {
    const others = Array.from({ length: 20 }, (_x, i) => ({ ...ogre, id: `other-${i}` }));
    const cellars = Array.from({ length: 20 }, (_x, i) => ({ ...cellar, id: `cellar-${i}` }));
    const many = { monsters: [...others, ogre], scenarios: [...cellars, there] } as OwnThings;
    const characters = (['brute', 'scoundrel'] as const).map((id) => ({ class: id, cards: [] }));
    const setup = { scenario: 'cellar', characters, anyHand: true } as const;
    expect(bring(setup, many)).toEqual(bring(setup, own));
    const bare: Situation = { characters: { brute: [0, 0] }, monsters: { 'ogre-1': { at: [2, 0] } } };
    expect(Object.keys(lay(bare, many).types ?? {})).toEqual(['ogre']);
    const unnamed: Situation = { characters: { brute: [0, 0] } };
    expect(lay(unnamed, many)).toEqual(unnamed);
    expect(Object.keys(lay(unnamed, own).types ?? {})).toEqual(['ogre']);
  });
});
