/** No ruling of any game holds about what does not exist: values, arguments of events, options spelled otherwise, beginnings of none. */
import { gameFault, runRuling, unknownNames } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { FileFault } from './fault.ts';
import { PLAYED, situationsOf } from './games/played.testing.ts';
import { readRuling } from './ruling.ts';

const SITUATIONS = {
  wow: "ruling: wow:404.1\ncases:\n  - name: A\n    situation: { figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }, turn: A }\n",
  confrontation:
    'ruling: conf:IX-0.b\ncases:\n  - name: A\n    situation: { fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: [A1-B1], combat: A1, dice: { A1: 1/1, B1: 1/1 }, initiative: 1 }\n',
  underworlds:
    "ruling: wu:102.1\ncases:\n  - name: A\n    situation: { sides: [{ warband: garreks-reavers, fighters: { garrek: D3 }, hand: ['shadespire:349'] }, { warband: steelhearts-champions, fighters: { obryn: D4 }, hand: ['shadespire:237'] }] }\n",
  gloomhaven:
    'ruling: gh:advantage.02\ncases:\n  - name: A\n    situation: { characters: { brute: { at: [3, 3], lead: bow } }, monsters: { bandit-guard-1: [4, 3] }, cards: { bow: { top: [{ do: attack, n: 3, range: 3 }] } }, turn: brute }\n',
} as const;

type GameName = keyof typeof SITUATIONS;
const NAMES = PLAYED.map(([game]) => game as GameName);

/** What becomes of a ruling that expects this: it holds, it fails, or it is a fault of its file. */
const becomes = (game: GameName, expectation: string) => plays(game, `expect: ${expectation}`);

/** The same of a step of a script. */
function plays(game: GameName, step: string): 'holds' | 'fails' | 'fault' {
  try {
    const ruling = readRuling(`${SITUATIONS[game]}    script:\n      - ${step}\n`, 'a.yaml');
    const of = situationsOf(game);
    if (unknownNames(of, ruling).length > 0) return 'fault';
    return runRuling(of, ruling).length === 0 ? 'holds' : 'fails';
  } catch (error) {
    if (error instanceof FileFault || gameFault(error) !== undefined) return 'fault';
    throw error;
  }
}

const VALUES: readonly (readonly [GameName, string])[] = [
  ...NAMES.flatMap((game) => ['attack.hist', 'roll.winer', 'attack.'].map((name) => [game, `'${name}': null`] as const)),
  ['confrontation', "'separations of Q': 1"],
  ['underworlds', "'objective 9': null"],
  ['underworlds', "'objective x': null"],
  ['underworlds', "'scores 7 shadespire:237': false"],
  ['underworlds', "'scores 1 shadespire:349': false"],
  ['underworlds', "'range garrek obryn zz': 1"],
  ['gloomhaven', "'element fier': null"],
  ['gloomhaven', "'element fire zz': inert"],
  ['gloomhaven', "'targets brute x': []"],
  ['gloomhaven', "'kind bow botom': ranged"],
  ['gloomhaven', "'range brute bandit-guard-1 zz': 1"],
  ['gloomhaven', "'pile brute +1 zz': 5"],
  ['gloomhaven', "'shuffles brute zz': false"],
  ['gloomhaven', "'on 3,3 zz': []"],
];

const ARGUMENTS: readonly (readonly [GameName, string])[] = [
  ['wow', 'damaged, with: { figure: null }'],
  ['wow', 'moved, with: { space: null }'],
  ['wow', "enters, with: { space: '99,9' }"],
  ['confrontation', 'wounded, with: { figure: null }'],
  ['underworlds', 'moves, with: { figure: null }'],
  ['underworlds', 'moves, with: { space: Z9 }'],
  ['gloomhaven', 'damaged, with: { figure: null }'],
  ['wow', 'damaged, with: { figure: 5 }'],
  ['wow', 'damaged, with: { n: two }'],
  ['wow', 'attacks, with: { nature: phisical }'],
  ['wow', 'modified, with: { stat: armour }'],
  ['wow', 'enters, with: { space: here }'],
  ['wow', 'goes-first, with: { seat: 7 }'],
  ['confrontation', 'wounded, with: { wound: lihgt }'],
  ['confrontation', 'wound-roll, with: { location: amrs }'],
  ['confrontation', 'test-total, with: { stat: ATTT }'],
  ['confrontation', 'phase-begins, with: { phase: fight }'],
  ['confrontation', 'uses-effect, with: { effect: magic }'],
  ['underworlds', 'passes, with: { seat: 3 }'],
  ['underworlds', 'attacks, with: { attack: sword }'],
  ['underworlds', 'rolled-again, with: { face: zz }'],
  ['underworlds', 'moves, with: { space: here }'],
  ['gloomhaven', "draws, with: { card: '+9' }"],
  ['gloomhaven', 'afflicted, with: { condition: posion }'],
  ['gloomhaven', 'makes-element, with: { element: fier }'],
];

const ABSENT: readonly (readonly [GameName, string])[] = [
  ['wow', 'move:A>01,0'],
  ['wow', 'move:A>-0,1'],
  ['wow', 'crit:01'],
  ['wow', 'again:'],
  ['confrontation', 'parry:01'],
  ['confrontation', 'dice:A1=02/1'],
  ['underworlds', 'move:garrek>D03'],
  ['gloomhaven', 'move:04,3'],
  ['gloomhaven', 'add:01'],
  ['gloomhaven', 'lose:'],
];

const BEGINNINGS: readonly (readonly [GameName, string])[] = [
  ['wow', 'move:A>zzz'],
  ['wow', 'attack:A/main>Q'],
  ['wow', 'crit:x'],
  ['confrontation', 'parry:x'],
  ['confrontation', 'move:A1>x'],
  ['underworlds', 'move:garrek>zz'],
  ['underworlds', 'choose:zz'],
  ['gloomhaven', 'area:x'],
  ['gloomhaven', 'add:x'],
];

describe('no ruling holds about', () => {
  it.each(VALUES)('a value that there is not: %s %s', (game, value) => {
    expect(becomes(game, `{ values: { ${value} } }`)).toBe('fault');
  });

  it.each(ARGUMENTS)('an argument that no event has: %s %s', (game, event) => {
    expect(becomes(game, `{ never: [{ event: ${event} }] }`)).toBe('fault');
  });

  it.each(ABSENT)('an option spelled as none is: %s %s', (game, id) => {
    expect(becomes(game, `{ absent: ['${id}'] }`)).toBe('fault');
  });

  it.each(BEGINNINGS)('the beginning of no option: %s %s', (game, prefix) => {
    expect(becomes(game, `{ exactly: { prefix: '${prefix}', ids: [] } }`)).toBe('fault');
  });

  it('but about what may be, and is not now', () => {
    expect(
      becomes('wow', "{ absent: ['move:A>6,0'], never: [{ event: damaged, with: { figure: X, n: 2 } }], values: { attack.hits: null } }"),
    ).toBe('holds');
    expect(
      becomes('confrontation', "{ absent: ['move:A1>60.5,40'], exactly: { prefix: 'move:A1>6', ids: [] }, values: { roll.winner: null } }"),
    ).toBe('holds');
    expect(becomes('underworlds', "{ absent: ['move:garrek>H10'], exactly: { prefix: 'charge:garrek>H', ids: [] } }")).toBe('holds');
    expect(
      becomes('gloomhaven', "{ absent: ['move:4,3'], exactly: { prefix: 'move:-', ids: [] }, values: { 'element fire': inert } }"),
    ).toBe('holds');
  });
});

describe('an answer that no game knows', () => {
  it.each(NAMES)('is a fault of its file: %s', (game) => {
    for (const step of ['take: constructor', "take: '__proto__'", "take: 'toString:x'", 'roll: []'])
      expect([step, plays(game, step)]).toEqual([step, 'fault']);
  });

  it('but one that may be given, and not there, fails, and a place may be written in any way', () => {
    expect(plays('wow', 'take: end')).toBe('holds');
    expect(plays('wow', "take: 'enter:A>1,0'")).toBe('fails');
    expect(plays('confrontation', "take: 'move:A1>060.50,40'")).toBe('fails');
  });
});

describe('a place that is nowhere', () => {
  const NOWHERE: readonly (readonly [GameName, string, string])[] = [
    ['wow', 'move:A>6,0', 'move:A>7,0'],
    ['wow', 'move:A>1,0>1,1', 'move:A>1,0>10,10'],
    ['wow', 'guard:nobody', 'guard:nobody'],
    ['confrontation', 'move:A1>-20,50', 'move:A1>-120,50'],
    ['underworlds', 'move:obryn>A3', 'move:obryn>Z3'],
    ['gloomhaven', 'move:1,0', 'move:90,0'],
  ];

  it.each(NOWHERE)('%s: %s may be said to be absent unless it is no word, %s may not', (game, beside, nowhere) => {
    expect(becomes(game, `{ absent: ['${beside}'] }`)).toBe(beside.startsWith('guard') ? 'fault' : 'holds');
    expect(becomes(game, `{ absent: ['${nowhere}'] }`)).toBe('fault');
  });

  it('is one thing, an argument that is nothing another: some events have none', () => {
    expect(becomes('wow', '{ never: [{ event: attacks, with: { card: null } }] }')).toBe('holds');
  });
});
