/** What just happened, for the board: who went where, who did something to whom, and what it cost them. Read from the log. */
import type { GameEvent } from '@escarmouche/engine/core';
import type { Happened } from '../../../board/deeds.ts';
import { figureIn, figuresIn, spacesIn } from '../../../table/args.ts';

const PLAYS = ['attacks', 'plays'];
const WALKS = ['moves', 'moved-by-effect'];

/** The deeds of the turn under way, the latest of each kind, with the health gained and lost since then. */
export function happened(
  events: readonly GameEvent[],
  figures: readonly { readonly space: number; readonly seat: number }[],
): readonly Happened[] {
  const begin = events.findLastIndex((e) => e.key === 'turn-begins');
  const turn = events.slice(Math.max(0, begin));
  const walk = turn.findLast((e) => WALKS.includes(e.key));
  const played = turn.findLastIndex((e) => PLAYS.includes(e.key));
  const change = new Map<number, number>();
  for (const e of played < 0 ? [] : turn.slice(played)) {
    const sign = e.key === 'healed' ? 1 : e.key === 'damaged' || e.key === 'loses-health' ? -1 : 0;
    if (sign !== 0) change.set(figureIn(e.args.figure), (change.get(figureIn(e.args.figure)) ?? 0) + sign * Number(e.args.n));
  }
  const { figure, targets, space } = turn[played]?.args ?? {};
  const from = figures[figureIn(figure)];
  const at = figuresIn(targets).map((f) => figures[f]?.space ?? -1);
  if (typeof space === 'object' && 'space' in space) at.push(space.space);
  const found: Happened[] = [];
  if (walk !== undefined && spacesIn(walk.args.spaces).length > 0)
    found.push({ kind: 'way', over: spacesIn(walk.args.spaces), side: figures[figureIn(walk.args.figure)]?.seat ?? 0 });
  if (from !== undefined && from.space >= 0)
    for (const to of at) if (to >= 0 && to !== from.space) found.push({ kind: 'at', from: from.space, to, side: from.seat });
  for (const [f, n] of change) if ((figures[f]?.space ?? -1) >= 0) found.push({ kind: 'change', at: figures[f].space, n });
  return found;
}
