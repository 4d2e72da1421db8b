/** What just happened, for the board: who went where, who did something to whom, and what it cost them. Read from the log. */
import type { GameEvent, Piece } from '@escarmouche/engine/core';
import { changed, type Happened } from '../../../board/deeds.ts';
import { standsAt } from '../../../board/pieces.ts';
import { figureIn, figuresIn, spacesIn } from '../../../table/args.ts';

const PLAYS = ['attacks', 'plays'];
const WALKS = ['moves', 'moved-by-effect'];
const SIGN = { healed: 1, damaged: -1, 'loses-health': -1 } as const;

/** The deeds of the turn under way, the latest of each kind, with the health gained and lost since then. */
export function happened(events: readonly GameEvent[], figures: readonly Pick<Piece, 'place' | 'side'>[]): readonly Happened[] {
  const begin = events.findLastIndex((e) => e.key === 'turn-begins');
  const turn = events.slice(Math.max(0, begin));
  const walk = turn.findLast((e) => WALKS.includes(e.key));
  const played = turn.findLastIndex((e) => PLAYS.includes(e.key));
  const { figure, targets, space } = turn[played]?.args ?? {};
  const from = figures[figureIn(figure)];
  const at = figuresIn(targets).map((f) => standsAt(figures, f));
  if (typeof space === 'object' && 'space' in space) at.push(space.space);
  const found: Happened[] = [];
  if (walk !== undefined && spacesIn(walk.args.spaces).length > 0)
    found.push({ kind: 'way', over: spacesIn(walk.args.spaces), side: figures[figureIn(walk.args.figure)]?.side ?? 0 });
  if (from !== undefined && from.place >= 0)
    for (const to of at) if (to >= 0 && to !== from.place) found.push({ kind: 'at', from: from.place, to, side: from.side });
  if (played >= 0) found.push(...changed(turn.slice(played), SIGN, (f) => standsAt(figures, f)));
  return found;
}
