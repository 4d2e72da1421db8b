/** What just happened, for the board: who went where, who attacked whom, who suffered how much. Read from the log. */
import type { GameEvent, Piece } from '@escarmouche/engine/core';
import { changed, type Happened } from '../../../board/deeds.ts';
import { standsAt } from '../../../board/pieces.ts';
import { figureIn, figuresIn, NOWHERE, spacesIn } from '../../../table/args.ts';

/** Events that begin what is shown together. */
const BEGINS = ['activation', 'round', 'end-phase', 'plays', 'reacts-with'];

/** The deeds since the last activation or gambit began: the latest way and the latest attack, and the wounds suffered. */
export function happened(events: readonly GameEvent[], fighters: readonly Pick<Piece, 'place' | 'side'>[]): readonly Happened[] {
  const now = events.slice(
    Math.max(
      0,
      events.findLastIndex((e) => BEGINS.includes(e.key)),
    ),
  );
  const found: Happened[] = [];
  const moved = now.findLast((e) => e.key === 'moves');
  const mover = fighters[figureIn(moved?.args.figure)];
  const way = spacesIn(moved?.args.way);
  // One that was stopped on its way came no farther than where it stands.
  const end = way.indexOf(mover?.place ?? NOWHERE);
  if (mover !== undefined && mover.place >= 0 && way.length > 1 && end !== 0)
    found.push({ kind: 'way', over: end < 0 ? way : way.slice(0, end + 1), side: mover.side });
  const attack = now.findLast((e) => e.key === 'attacks');
  const by = fighters[figureIn(attack?.args.figure)];
  for (const on of figuresIn(attack?.args.targets)) {
    const to = standsAt(fighters, on);
    if (by !== undefined && by.place >= 0 && to >= 0) found.push({ kind: 'at', from: by.place, to, side: by.side });
  }
  return [...found, ...changed(now, { suffers: -1 }, (f) => standsAt(fighters, f))];
}
