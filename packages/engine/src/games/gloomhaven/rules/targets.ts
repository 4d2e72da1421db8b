/** gh:attack.01 to gh:target.03. Whom an attack may be made on, and where an area may be laid. */
import { stepsBetween } from '../../../space/index.ts';
import type { Area } from '../content/types.ts';
import { laidAround, laidOver, turnsKept } from '../monsters/areas.ts';
import { chose, type Gloom } from '../table.ts';
import { mayTarget, sees, standsOn, walledOf } from './board.ts';

/** Figures that a single attack reaches: enemies within range and in sight. Range 0 is melee. */
export function targetsOf(g: Gloom, by: number, range: number): number[] {
  const { figures } = g.state;
  const from = figures[by].hex;
  const w = walledOf(g);
  const out: number[] = [];
  for (let i = 0; i < figures.length; i++) {
    const { hex } = figures[i];
    if (mayTarget(g, by, i) && stepsBetween(w, from, hex) <= Math.max(1, range) && sees(g, from, hex)) out.push(i);
  }
  return out;
}

/** Whether an enemy that a move passed through may be attacked from where it ended: like any attack that one needs sight (gh:sight.1). */
export function mayStrikePassed(g: Gloom, by: number, on: number): boolean {
  return mayTarget(g, by, on) && sees(g, g.state.figures[by].hex, g.state.figures[on].hex);
}

/** A way of laying an area: its spaces, and the figures it catches. */
export interface Laid {
  readonly spaces: readonly number[];
  readonly caught: readonly number[];
}

/** Every way of laying an area that catches somebody, each set of spaces once, in a fixed order. */
export function layingsOf(g: Gloom, by: number, area: Area, range: number): Laid[] {
  const w = walledOf(g);
  const from = g.state.figures[by].hex;
  const turns = turnsKept(area.red, area.grey);
  const walls = chose(g, 'area-measured-from-wall', 'allowed');
  const out = new Map<string, Laid>();
  const foes = g.state.figures.flatMap((_f, i) => (mayTarget(g, by, i) ? [i] : []));
  const add = (spaces: readonly number[]): void => {
    const caught = foes.filter((i) => spaces.includes(g.state.figures[i].hex) && sees(g, from, g.state.figures[i].hex));
    if (caught.length > 0) out.set([...spaces].sort((a, b) => a - b).join(), { spaces, caught });
  };
  if (area.grey) for (const spaces of laidAround(w, turns, from)) add(spaces);
  else for (const i of foes) for (const spaces of laidOver(w, turns, from, range, g.state.figures[i].hex, walls)) add(spaces);
  return [...out].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, laid]) => laid);
}

/** Whether an area can be laid so that it catches somebody: who is seen is known before anything is laid. */
export function canLay(g: Gloom, by: number, area: Area, range: number): boolean {
  const w = walledOf(g);
  const { figures } = g.state;
  const from = figures[by].hex;
  const seen: number[] = [];
  for (let i = 0; i < figures.length; i++) if (mayTarget(g, by, i) && sees(g, from, figures[i].hex)) seen.push(figures[i].hex);
  if (seen.length === 0) return false;
  const turns = turnsKept(area.red, area.grey);
  if (area.grey) return laidAround(w, turns, from).some((spaces) => spaces.some((hex) => seen.includes(hex)));
  const walls = chose(g, 'area-measured-from-wall', 'allowed');
  // Whatever catches one of them is laid over it.
  return seen.some((hex) => laidOver(w, turns, from, range, hex, walls).length > 0);
}

/** Whether an area can be laid so that it catches nobody. */
export function couldMiss(g: Gloom, by: number, area: Area, range: number): boolean {
  const w = walledOf(g);
  const from = g.state.figures[by].hex;
  const turns = turnsKept(area.red, area.grey);
  const foes = g.state.figures.flatMap((f, i) => (mayTarget(g, by, i) && sees(g, from, f.hex) ? [f.hex] : []));
  const misses = (spaces: readonly number[]): boolean => !foes.some((hex) => spaces.includes(hex));
  if (area.grey) return laidAround(w, turns, from).some(misses);
  return w.field.q.some((_q, hex) => stepsBetween(w, from, hex) <= range && laidOver(w, turns, from, range, hex).some(misses));
}

/**
 * Enemies in sight on a free path from one figure to another, no longer than so many hexes, besides the one it leads to: every set
 * of them once, the empty one first. Walls bar a path, nothing else does.
 */
export function crossedBy(g: Gloom, by: number, to: number, most: number): number[][] {
  const w = walledOf(g);
  const { figures } = g.state;
  const goal = figures[to].hex;
  const from = figures[by].hex;
  const out = new Map<string, number[]>();
  const walk = (hex: number, left: number, crossed: readonly number[]): void => {
    if (stepsBetween(w, hex, goal) > left) return;
    if (hex === goal) {
      const set = crossed.length > 1 ? [...crossed].sort((a, b) => a - b) : [...crossed];
      out.set(set.join(), set);
      return;
    }
    for (let d = 0; d < 6; d++) {
      const next = w.open[hex * 6 + d];
      if (next < 0) continue;
      const there = standsOn(g, next);
      const more = there >= 0 && there !== to && !crossed.includes(there) && mayTarget(g, by, there) && sees(g, from, next);
      walk(next, left - 1, more ? [...crossed, there] : crossed);
    }
  };
  walk(from, most, []);
  return [...out.values()].sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
}
