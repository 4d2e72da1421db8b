/** What just happened, for the board: who went where, who did something to whom, and what it cost them. Read from the log. */
import type { GameEvent } from '@escarmouche/engine/core';
import { figureIn } from '../../../table/args.ts';

export interface Deeds {
  /** The latest route walked: the figure and the spaces it entered. */
  readonly trail: { readonly figure: number; readonly spaces: readonly number[] } | null;
  /** The latest ability: who played it, at whom or at which space. */
  readonly from: number;
  readonly at: readonly number[];
  readonly space: number;
  readonly hostile: boolean;
  /** Health gained and lost since then, by figure. */
  readonly change: ReadonlyMap<number, number>;
}

const PLAYS = ['attacks', 'plays'];
const WALKS = ['moves', 'moved-by-effect'];

/** The deeds of the turn under way, the latest of each kind. */
export function deedsOf(events: readonly GameEvent[]): Deeds {
  const begin = events.findLastIndex((e) => e.key === 'turn-begins');
  const turn = events.slice(Math.max(0, begin));
  const walk = turn.findLast((e) => WALKS.includes(e.key));
  const played = turn.findLastIndex((e) => PLAYS.includes(e.key));
  const change = new Map<number, number>();
  for (const e of played < 0 ? [] : turn.slice(played)) {
    const sign = e.key === 'healed' ? 1 : e.key === 'damaged' || e.key === 'loses-health' ? -1 : 0;
    if (sign !== 0) change.set(figureIn(e.args.figure), (change.get(figureIn(e.args.figure)) ?? 0) + sign * Number(e.args.n));
  }
  const args = turn[played]?.args ?? {};
  const { targets, space } = args;
  const spaces = walk?.args.spaces;
  return {
    trail:
      walk === undefined || typeof spaces !== 'object' || !('spaces' in spaces)
        ? null
        : { figure: figureIn(walk.args.figure), spaces: spaces.spaces },
    from: figureIn(args.figure),
    at: typeof targets === 'object' && 'figures' in targets ? targets.figures : [],
    space: typeof space === 'object' && 'space' in space ? space.space : -1,
    hostile: turn[played]?.key === 'attacks',
    change,
  };
}
