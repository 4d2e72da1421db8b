import { describe, expect, it } from 'vitest';
import { runCase, type ScriptStep } from '../../core/index.ts';
import type { Situation } from './situation.ts';
import { gloomhavenSituations } from './situations.ts';
import { turnRead } from './turn-read.ts';

const guard = 'bandit-guard-1';
const of = (s: Partial<Situation>): Situation => ({
  characters: { brute: { at: [4, 3], initiative: 20 } },
  monsters: { [guard]: [1, 3] },
  types: { 'bandit-guard': { card: '528' } },
  turn: guard,
  ...s,
});

const played = (s: Situation, script: readonly ScriptStep[]): string[] =>
  runCase(gloomhavenSituations, { name: { en: 'a', fr: 'a' }, situation: s, script }, 1).map(
    (f) => `${f.at}: expected ${f.expected}, got ${f.got}`,
  );

const SITUATIONS: readonly (readonly [string, Situation, number])[] = [
  ['one way', of({}), 1],
  [
    'a tie of two foci',
    of({ characters: { brute: { at: [3, 3], initiative: 20 }, scoundrel: { at: [1, 1], initiative: 20 } }, monsters: { [guard]: [1, 3] } }),
    3,
  ],
  ['nobody in reach of any way', of({ map: { columns: 9, rows: 7 }, walls: wallsAround(4, 3) }), 1],
  ['stunned', of({ monsters: { [guard]: { at: [1, 3], conditions: ['stun'] } } }), 1],
  ['disarmed', of({ monsters: { [guard]: { at: [1, 3], conditions: ['disarm'] } } }), 1],
  ['immobilized beside its focus', of({ monsters: { [guard]: { at: [3, 3], conditions: ['immobilize'] } } }), 1],
  ['a card without movement or attack', of({ types: { 'bandit-guard': { card: '524' } } }), 1],
  [
    'only an enemy on a number of its own',
    of({
      characters: { brute: {} },
      summonTypes: { foe: { hp: 4, move: 0, attack: 0, range: 0, initiative: 7 } },
      summons: { 'foe-1': { owner: 'brute', at: [4, 3] } },
    }),
    1,
  ],
];

function wallsAround(column: number, row: number): NonNullable<Situation['walls']> {
  // Odd rows stand half a hex to the right.
  const shift = row % 2 === 0 ? -1 : 0;
  const near = [
    [column + 1, row],
    [column - 1, row],
    [column + shift, row - 1],
    [column + shift + 1, row - 1],
    [column + shift, row + 1],
    [column + shift + 1, row + 1],
  ] as const;
  return near.map((to) => [[column, row], to] as const);
}

describe('turnRead', () => {
  it.each(SITUATIONS)('%s: each outcome is a script that the engine plays as said', (_name, s, n) => {
    const { scripts } = turnRead(s);
    expect(scripts).toHaveLength(n);
    for (const script of scripts) expect(played(s, script)).toEqual([]);
  });

  it('a script says what it would not be if it were another', () => {
    const [script] = turnRead(of({})).scripts;
    expect(played(of({ characters: { brute: { at: [2, 5], initiative: 20 } } }), script)).not.toEqual([]);
  });

  it('a line with a jump goes over what bars the way', () => {
    const jump = (jumps: boolean): Situation =>
      of({
        map: ['.....'],
        rim: 'open',
        characters: { brute: { at: [3, 0], initiative: 20 } },
        monsters: { [guard]: [0, 0] },
        tiles: [{ kind: 'obstacle', at: [1, 0] }],
        types: {
          'bandit-guard': {
            card: { initiative: 20, lines: [jumps ? { do: 'move', n: 0, jump: true } : { do: 'move', n: 0 }, { do: 'attack', n: 0 }] },
          },
        },
      });
    expect(turnRead(jump(false)).why.outcomes).toEqual([{ focus: -1, space: 0, attacks: [] }]);
    expect(turnRead(jump(true)).why.outcomes).toEqual([{ focus: 0, space: 2, attacks: [0] }]);
    expect(played(jump(true), turnRead(jump(true)).scripts[0])).toEqual([]);
  });

  it('an open rim leaves the corners of its hexes free to look along', () => {
    const edge = (rim: 'open' | 'wall'): Situation =>
      of({
        map: ['....'],
        rim,
        monsters: { [guard]: [0, 0] },
        characters: { brute: { at: [3, 0], initiative: 20 } },
        types: { 'bandit-guard': { card: '526', normal: { hp: 5, move: 1, attack: 2, range: 0 } } },
      });
    expect(turnRead(edge('open')).why.outcomes).toEqual([{ focus: 0, space: 0, attacks: [] }]);
    expect(turnRead(edge('wall')).why.outcomes).toEqual([{ focus: -1, space: 0, attacks: [] }]);
  });

  it('wants a monster whose turn it is', () => {
    for (const turn of [undefined, 'brute']) {
      const { turn: _turn, ...rest } = of({});
      expect(() => turnRead(turn === undefined ? rest : { ...rest, turn })).toThrow('no-turn-now');
    }
  });
});
