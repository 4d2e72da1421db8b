/** What players that look ahead go by in World of Warcraft Miniatures: what a position is worth, what somebody may care for, how far lines go. */
import { describe, expect, it } from 'vitest';
import { type AimKey, NOBODY, seeded } from '../../core/index.ts';
import { PARTIES } from './content/parties.ts';
import { wow } from './game.ts';
import type { Situation } from './situation.ts';
import { situationMatch } from './situations.ts';
import type { Wow } from './table.ts';

const BEGUN: Situation = {
  map: 'crossroads',
  figures: { A: { side: 1, at: '3,0' }, B: { side: 1, at: '4,0' }, X: { side: 2, at: '-3,0' } },
  turn: 'A',
};

const worth = ({ play }: ReturnType<typeof situationMatch>, seat = 0): number => wow.guide?.worth(play, seat) ?? Number.NaN;
const standing = ({ play }: ReturnType<typeof situationMatch>): number => wow.guide?.calibration?.standing(play, 0) ?? Number.NaN;

/** By how much a change of the position makes something more. */
function adds(change: (g: Wow) => void, told: (m: ReturnType<typeof situationMatch>) => number = worth): number {
  const [before, after] = [situationMatch(BEGUN), situationMatch(BEGUN)];
  change(after.play);
  return told(after) - told(before);
}
const space = (g: Wow, name: string): number => g.table.map.spaces.findIndex((s) => s.at === name);

describe('a position', () => {
  it.each<readonly [string, (g: Wow) => void]>([
    ['a point', (g) => void g.state.points[0]++],
    ['an enemy hurt', (g) => void g.state.figures[2].health--],
    ['a turn that comes sooner', (g) => void g.state.figures[0].clock--],
    [
      'a figure nearer to what brings points',
      (g) => {
        g.state.figures[0].space = space(g, '2,0');
      },
    ],
    ['the match won', (g) => Object.assign(g.state, { over: 1, winner: 0 })],
  ])('is worth more with %s, to the one as much as it is worth less to the other', (_what, change) => {
    expect(adds(change)).toBeGreaterThan(0);
    expect(adds(change, (m) => worth(m, 1))).toBeLessThan(0);
  });

  it('is worth less than any other where the match is lost', () => {
    const lost = situationMatch(BEGUN);
    Object.assign(lost.state, { over: 1, winner: 1 });
    expect(worth(lost)).toBeLessThan(-900);
    Object.assign(lost.state, { winner: NOBODY });
    expect(worth(lost)).toBe(0);
  });

  it('is worth more with a card that is ready, and with one that the other side does not know', () => {
    const seats = (['dawn-starter', 'ash-starter'] as const).map((id) => PARTIES.find((p) => p.id === id));
    const [dawn, ash] = seats.map((p) => ({ faction: p?.faction ?? 'D', party: p?.members ?? [] }));
    const table = wow.tables({ format: 'starter', map: 'crossroads', seats: [dawn, ash], first: 0 });
    const of = (ready: number, face: number): number => {
      const state = wow.begin(table);
      Object.assign(state.cards[0], { ready, face });
      return wow.worth({ table, state, log: null }, state.figures[state.cards[0].bearer].seat);
    };
    expect(of(1, 1)).toBeGreaterThan(of(0, 1));
    expect(of(1, 0)).toBeGreaterThan(of(1, 1));
  });

  it('is told as more of a chance with points, and with health', () => {
    expect(adds((g) => void g.state.points[0]++, standing)).toBeGreaterThan(0);
    expect(adds((g) => void g.state.figures[2].health--, standing)).toBeGreaterThan(0);
    expect(adds((g) => void g.state.figures[0].health--, standing)).toBeLessThan(0);
  });
});

describe('what somebody may care for', () => {
  const aim = (key: AimKey) => (m: ReturnType<typeof situationMatch>) => wow.aims?.find((a) => a.key === key)?.of(m.play, 0) ?? Number.NaN;
  it.each<readonly [AimKey, number, string, (g: Wow) => void]>([
    ['points', 1, 'a point of one’s own', (g) => void g.state.points[0]++],
    ['denied', -1, 'one of the other side', (g) => void g.state.points[1]++],
    ['own', -1, 'a wound of one’s own', (g) => void g.state.figures[0].health--],
    ['harm', 1, 'an enemy hurt', (g) => void g.state.figures[2].health--],
    [
      'near',
      1,
      'a step to the enemy',
      (g) => {
        g.state.figures[0].space = space(g, '2,0');
      },
    ],
    [
      'goals',
      1,
      'a step to what brings points',
      (g) => {
        g.state.figures[0].space = space(g, '2,0');
      },
    ],
  ])('%s: %i for %s', (key, by, _what, change) => {
    expect(adds(change, aim(key))).toBeCloseTo(by, 8);
  });
});

describe('a line', () => {
  it('goes three turns beyond the one under way, and acts more often than it ends one', () => {
    const { play, state } = situationMatch(BEGUN);
    expect(wow.guide?.until(play)).toBe(state.serial + 4);
    expect(wow.guide?.clock(play)).toBe(state.serial);
    const random = seeded(1);
    const [END, ABILITY] = [0, 2];
    const kinds = { [END]: 0, [ABILITY]: 0 };
    for (let n = 0; n < 700; n++)
      kinds[
        wow.guide?.likely(
          play,
          [END, ABILITY],
          (k) => random.below(k),
          (code) => code,
        ) ?? 0
      ]++;
    expect(kinds[ABILITY]).toBeGreaterThan(4 * kinds[END]);
  });
});
