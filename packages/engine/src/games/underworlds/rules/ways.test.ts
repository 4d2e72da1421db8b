import { describe, expect, it } from 'vitest';
import { advance, chanceOn, decisionOn, fall, sample, seeded, take } from '../../../core/index.ts';
import { clearStraight } from '../../../space/index.ts';
import { PASSES_FIGHTERS } from '../behaviour.ts';
import { WARBANDS } from '../content/index.ts';
import type { Und } from '../defs.ts';
import { aPushTo } from '../does/pushing.ts';
import { seesBetween } from '../field.ts';
import { underworlds } from '../game.ts';
import { fieldOf } from '../table.ts';
import { chargesOf, mayCharge } from './acting.ts';
import { blockers, canReach, harms, inPlay, isFree, isPassable, traitsOf } from './board.ts';
import { freshUse } from './frames.ts';
import { destinationsOf, wayOf, waysOf } from './moving.ts';
import { LONG } from './packing.ts';
import { wayBy } from './through.ts';
import { attacksOf, moveOf } from './values.ts';

/** The positions of random matches of every warband against another, at each of their decisions. */
function* positions(): Generator<Und> {
  for (const [n, warband] of WARBANDS.entries()) {
    const other = WARBANDS[(n + 3) % WARBANDS.length];
    const [one, two] = [warband, other].map((w) => ({ warband: w, deck: `starter:${w}` }));
    const table = underworlds.tables({ seats: [one, two] });
    const g: Und = { table, state: underworlds.begin(table), log: null };
    const random = seeded(n);
    for (let at = 0; at < 500; at++) {
      const kind = advance(g, underworlds.book);
      if (kind === 'over') break;
      const frame = g.state.stack[g.state.stack.length - 1];
      if (kind === 'chance') {
        const outcomes = chanceOn(g, underworlds.book).outcomes(g, frame.d);
        if (outcomes !== null) fall(g, underworlds.book, sample(outcomes, random), null);
        continue;
      }
      if (at % 3 === 0 && g.state.fighters.some((_f, i) => inPlay(g, i))) yield g;
      const codes: number[] = [];
      decisionOn(g, underworlds.book).options(g, frame.d, codes);
      take(g, underworlds.book, codes[random.below(codes.length)]);
    }
  }
}

describe('where a fighter can go, asked without the ways', () => {
  it('is where its ways lead, in the same order (R3, S3)', () => {
    let passing = 0;
    for (const g of positions()) {
      for (const i of g.state.fighters.keys()) {
        if (!inPlay(g, i)) continue;
        if ((traitsOf(g, i) & PASSES_FIGHTERS) !== 0) passing++;
        expect(destinationsOf(g, i)).toEqual(waysOf(g, i).hexes);
      }
    }
    expect(passing).toBeGreaterThan(50);
  });

  it('has the same way to a hex where that alone is looked for (R3, S3)', () => {
    let longer = 0;
    for (const g of positions()) {
      for (const i of g.state.fighters.keys()) {
        if (!inPlay(g, i)) continue;
        const ways = waysOf(g, i);
        for (const hex of ways.hexes) {
          const way = wayOf(g, i, hex);
          expect(way).toEqual(ways.get(hex));
          if ((way?.lethal ?? 0) > 0 || (way?.path.length ?? 0) > 1) longer++;
        }
        // What no way leads to has none either where it is the goal.
        expect(wayOf(g, i, g.state.fighters[i].hex)).toBeUndefined();
      }
    }
    expect(longer).toBeGreaterThan(1000);
  });

  it('has the Charges from which one of its attacks reaches an enemy in sight (R4, A1)', () => {
    let charges = 0;
    for (const g of positions()) {
      for (const i of g.state.fighters.keys()) {
        if (!inPlay(g, i) || !mayCharge(g, i)) continue;
        const foes = [...g.state.fighters.keys()].filter((t) => g.state.fighters[t].seat !== g.state.fighters[i].seat && inPlay(g, t));
        const ranges = attacksOf(g, i).map((a) => g.table.attacks[a].attack.range);
        const expected = destinationsOf(g, i).filter((hex) => foes.some((t) => ranges.some((range) => canReach(g, hex, t, range))));
        expect(chargesOf(g, i)).toEqual(expected);
        charges += expected.length;
      }
    }
    expect(charges).toBeGreaterThan(1000);
  });

  it('where a push of three hexes ends are free hexes that such a row of them leads to (g.09)', () => {
    const ask = aPushTo(
      (_g, u) => u.fighter,
      () => 3,
      () => true,
    );
    for (const g of positions()) {
      const { neighbours } = fieldOf(g).hexes;
      for (const fighter of g.state.fighters.keys()) {
        if (!inPlay(g, fighter)) continue;
        const start = g.state.fighters[fighter].hex;
        const met = new Set([start]);
        for (let n = 0; n < 3; n++)
          for (const hex of [...met]) for (let d = 0; d < 6; d++) if (isFree(g, neighbours[hex * 6 + d])) met.add(neighbours[hex * 6 + d]);
        met.delete(start);
        expect(ask.all?.(g, freshUse({ seat: 0, fighter }))).toEqual([...met].sort((a, b) => a - b));
      }
    }
  });
});

describe('the longest way', () => {
  it('is as long as any that hurts no more than the shortest, hex by hex (R3)', () => {
    let longer = 0;
    let n = 0;
    for (const g of positions()) {
      if (n++ % 20 !== 0) continue;
      const { neighbours } = fieldOf(g).hexes;
      for (const i of g.state.fighters.keys()) {
        if (!inPlay(g, i)) continue;
        const start = g.state.fighters[i].hex;
        const traits = traitsOf(g, i);
        const hurts = (hex: number) => (harms(g, traits, hex) ? 1 : 0);
        // Every hex after so many steps with so many lethal ones among them, the last number of steps that leads there.
        const last = new Map<string, number>();
        let edge = new Set([`${start} 0`]);
        for (let steps = 1; steps <= moveOf(g, i); steps++) {
          const next = new Set<string>();
          for (const [hex, lethal] of [...edge].map((at) => at.split(' ').map(Number))) {
            for (const to of neighbours.slice(hex * 6, hex * 6 + 6))
              if (to === start || isPassable(g, traits, to)) next.add(`${to} ${lethal + hurts(to)}`);
          }
          for (const at of next) last.set(at, steps);
          edge = next;
        }
        for (const hex of waysOf(g, i).hexes) {
          const short = wayOf(g, i, hex);
          const long = wayBy(g, i, hex, LONG);
          if (short === undefined || long === undefined || short.placed) continue;
          expect(long.lethal).toBe(short.lethal);
          const most = [...Array(short.lethal + 1).keys()].map((lethal) => last.get(`${hex} ${lethal}`) ?? 0);
          expect(long.path).toHaveLength(Math.max(...most));
          expect(long.path.at(-1)).toBe(hex);
          expect(long.path.reduce((sum, to) => sum + hurts(to), 0)).toBe(short.lethal);
          const steps = [start, ...long.path];
          for (let k = 1; k < steps.length; k++) expect(neighbours.slice(steps[k - 1] * 6, steps[k - 1] * 6 + 6)).toContain(steps[k]);
          if (long.path.length > short.path.length) longer++;
        }
      }
    }
    expect(longer).toBeGreaterThan(300);
  });
});

describe('sight that is kept', () => {
  it('is the sight that is looked up, also where a card blocks a hex (A1)', () => {
    for (const g of positions()) {
      const field = fieldOf(g);
      const from = g.state.fighters.find((_f, i) => inPlay(g, i))?.hex ?? 0;
      const laid = field.blocked.slice();
      laid[(from + 9) % field.hexes.size] = 1;
      for (const grazing of ['both', 'either'] as const)
        for (const blocked of [blockers(g, field), laid])
          for (let to = 0; to < field.hexes.size; to++)
            expect(seesBetween(field, from, to, blocked, grazing)).toBe(clearStraight(field.hexes, from, to, blocked, grazing));
    }
  });
});
