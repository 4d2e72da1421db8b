/** What just happened, for the map: who went where, who attacked whom, what it cost, who was pushed, who died. Read from the log. */
import type { GameEvent } from '@escarmouche/engine/core';
import { figureIn, spacesIn } from '../../../../table/args.ts';
import { hexOf } from '../concerns.ts';

/** A way over the map: the hexes from the one that was left. */
export interface Trail {
  readonly figure: number;
  readonly way: readonly number[];
  /** Pushed or pulled, not gone by itself. */
  readonly forced: boolean;
}

export interface Deeds {
  /** Every way of the turn, in order. */
  readonly trails: readonly Trail[];
  /** Attacks of the latest ability: who, on whom. */
  readonly attacks: readonly { readonly by: number; readonly on: number }[];
  /** Hit points lost and gained, by figure: below 0 is damage. */
  readonly change: ReadonlyMap<number, number>;
  /** Who died or was exhausted, and on which hex. */
  readonly fallen: ReadonlyMap<number, number>;
}

/** Events after which nothing of before is shown. */
const ENDS = ['round', 'won', 'lost'];
const WAYS = ['moves', 'pushed', 'pulled'];
const DEEDS = [...WAYS, 'attacks', 'suffers', 'heals', 'killed', 'exhausted'];

/** The events of the turn under way; as long as nothing was done in it, those of the turn before as well. */
function shownOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const round = events.slice(events.findLastIndex((e) => ENDS.includes(e.key)) + 1);
  const latest = round.findLastIndex((e) => DEEDS.includes(e.key));
  const turn = round.slice(0, latest + 1).findLastIndex((e) => e.key === 'turn');
  return latest < 0 ? [] : round.slice(Math.max(0, turn));
}

/** Ways of one figure that follow on one another, as one. */
function joined(trails: readonly Trail[]): readonly Trail[] {
  const out: Trail[] = [];
  for (const t of trails) {
    const last = out.at(-1);
    if (last?.figure === t.figure && last.forced === t.forced && last.way.at(-1) === t.way[0])
      out[out.length - 1] = { ...t, way: [...last.way, ...t.way.slice(1)] };
    else out.push(t);
  }
  return out;
}

/** The latest deeds. */
export function deedsOf(events: readonly GameEvent[]): Deeds {
  const now = shownOf(events);
  const trails = now
    .filter((e) => WAYS.includes(e.key))
    .map((e) => ({ figure: figureIn(e.args.figure), way: spacesIn(e.args.way), forced: e.key !== 'moves' }))
    .filter((t) => t.way.length > 1);
  // Attacks belong together until somebody moves or plays on.
  const other = now.findLastIndex((e) => e.key === 'moves' || e.key === 'plays' || e.key === 'plays-basic');
  const attacks = now
    .slice(other + 1)
    .filter((e) => e.key === 'attacks')
    .map((e) => ({ by: figureIn(e.args.figure), on: figureIn(e.args.target) }));
  const change = new Map<number, number>();
  for (const e of now) {
    const sign = e.key === 'suffers' ? -1 : e.key === 'heals' ? 1 : 0;
    const figure = figureIn(e.args.figure);
    if (sign !== 0) change.set(figure, (change.get(figure) ?? 0) + sign * Number(e.args.n));
  }
  const fallen = new Map<number, number>();
  for (const e of now) if ((e.key === 'killed' || e.key === 'exhausted') && hexOf(e) >= 0) fallen.set(figureIn(e.args.figure), hexOf(e));
  return { trails: joined(trails), attacks, change, fallen };
}
