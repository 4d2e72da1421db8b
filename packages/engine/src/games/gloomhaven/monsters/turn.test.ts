import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLYING, HAZARD, JUMPING, mayEnd, OBSTACLE, TRAP, WALKING } from './ground.ts';
import { action, at, FIELD, positionOf } from './positions.testing.ts';
import { type Action, bit, count, type Position, reading } from './reach.ts';
import { explainTurn, type Outcome, outcomesOf } from './turn.ts';

const play = (drawn: Parameters<typeof positionOf>[0], other: Partial<Action> = {}): Outcome[] =>
  outcomesOf(positionOf(drawn), action(other));

describe('outcomesOf', () => {
  it('stays and attacks nobody where there is no focus', () => {
    expect(play({})).toEqual([{ focus: -1, space: at('0,0'), attacks: 0 }]);
  });

  it('attacks from where it stands', () => {
    expect(play({ foes: { '1,0': 10 } })).toEqual([{ focus: 0, space: at('0,0'), attacks: bit(0) }]);
  });

  it('moves without attacking where the focus is too far', () => {
    expect(play({ foes: { '4,0': 10 } })).toEqual([{ focus: 0, space: at('2,0'), attacks: 0 }]);
  });

  it('gives each focus the players may choose its own outcomes', () => {
    expect(play({ foes: { '2,0': 10, '-2,0': 10 } })).toEqual([
      { focus: 0, space: at('1,0'), attacks: bit(0) },
      { focus: 1, space: at('-1,0'), attacks: bit(1) },
    ]);
  });

  it('ranks the tail of many further targets without loss', () => {
    // Thirteen foes within two hexes, and one of two beyond that a pair of hexes can bring in: they differ in the last rank alone.
    const near = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1', '2,0', '2,-1', '2,-2', '1,-2', '0,-2', '-1,-1', '-2,0'];
    const foes = { ...Object.fromEntries(near.map((id, i) => [id, i])), '3,0': 40, '0,-3': 41 };
    const pair = {
      area: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      grey: false,
    };
    const outcomes = play({ foes }, { move: 0, range: 2, targets: 13, muddled: true, ...pair });
    expect(outcomes).toEqual([{ focus: 0, space: at('0,0'), attacks: (1 << 14) - 1 }]);
  });

  it('attacks an added target alone where the area can lie over nobody', () => {
    const drawn = { foes: { '1,0': 10 } };
    const beside = action({ move: 0, targets: 2, area: [{ q: 2, r: 0 }] });
    expect(outcomesOf({ ...positionOf(drawn), overNobody: true }, beside)).toEqual([{ focus: 0, space: at('0,0'), attacks: bit(0) }]);
    // Otherwise the area must catch somebody: the one beside it is then a target besides.
    expect(outcomesOf(positionOf(drawn), beside)).toEqual([{ focus: 0, space: at('0,0'), attacks: 0 }]);
    expect(outcomesOf(positionOf({ foes: { '1,0': 10, '2,-2': 20 } }), beside)).toEqual([
      { focus: 0, space: at('0,0'), attacks: bit(0) | bit(1) },
    ]);
    expect(play(drawn, { move: 0, targets: 1, area: [{ q: 2, r: 0 }] })).toEqual([{ focus: 0, space: at('0,0'), attacks: 0 }]);
  });
});

/** Any small position and any attack. */
const space = fc.nat(FIELD.size - 1);
const anything = fc.record({
  taken: fc.uniqueArray(space, { minLength: 1, maxLength: 9 }),
  friends: fc.nat(3),
  initiative: fc.nat(3),
  terrain: fc.array(fc.tuple(space, fc.constantFrom(OBSTACLE, TRAP, HAZARD)), { maxLength: 20 }),
  walls: fc.array(fc.record({ space, direction: fc.nat(5) }), { maxLength: 20 }),
  move: fc.nat(4),
  how: fc.constantFrom(WALKING, JUMPING, FLYING),
  targets: fc.nat(4),
  range: fc.nat(3),
  area: fc.uniqueArray(fc.record({ q: fc.integer({ min: -2, max: 2 }), r: fc.integer({ min: -2, max: 2 }) }), {
    maxLength: 4,
    selector: ({ q, r }) => `${q},${r}`,
  }),
  muddled: fc.boolean(),
});

describe('any turn', () => {
  it('has an outcome, within the rules, and its explanation says the same', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anything, (g) => {
        const [own, ...others] = g.taken;
        const id = (s: number): string => `${FIELD.q[s]},${FIELD.r[s]}`;
        const p: Position = positionOf({
          at: id(own),
          friends: others.slice(0, g.friends).map(id),
          foes: Object.fromEntries(others.slice(g.friends).map((s, i) => [id(s), (i * g.initiative) % 4])),
          terrain: Object.fromEntries(g.terrain.map(([s, bits]) => [id(s), bits])),
          walls: g.walls,
        });
        const grey = g.range === 0;
        const area = g.area.filter((c) => !grey || c.q !== 0 || c.r !== 0);
        const a = action({ move: g.move, how: g.how, targets: g.targets, range: g.range, area, muddled: g.muddled, grey });
        const x = reading(p, a);
        const outcomes = outcomesOf(p, a);
        expect(outcomes.length).toBeGreaterThan(0);
        for (const o of outcomes) {
          if (o.space !== own) expect(mayEnd(p.ground, a.how, o.space)).toBe(true);
          expect(x.ways[o.space] % 4096).toBeLessThanOrEqual(a.move);
          if (o.attacks !== 0) expect(o.attacks & bit(o.focus)).not.toBe(0);
          if (a.targets === 0) expect(o.attacks).toBe(0);
          if (area.length === 0) expect(count(o.attacks)).toBeLessThanOrEqual(a.targets);
        }
        const why = explainTurn(p, a);
        expect(why.outcomes).toEqual(outcomes);
        const focused = why.focus.candidates.filter((r) => r.lostAt < 0).map((r) => r.candidate.foe);
        expect([...new Set(outcomes.map((o) => o.focus))]).toEqual(focused.length === 0 ? [-1] : focused);
        for (const turn of why.turns) {
          const left = turn.places.candidates.filter((r) => r.lostAt < 0).map((r) => r.candidate);
          expect(left.length).toBeGreaterThan(0);
          const of = outcomes.filter((o) => o.focus === turn.focus);
          if (left[0].later === 0) expect(of.map((o) => [o.space, o.attacks])).toEqual(left.map((c) => [c.space, c.attacks]));
          else
            expect(turn.going.candidates.filter((r) => r.lostAt < 0).map((r) => r.candidate.space)).toEqual(
              expect.arrayContaining(of.map((o) => o.space)),
            );
        }
      }),
      { numRuns: 400 },
    );
  });
});
