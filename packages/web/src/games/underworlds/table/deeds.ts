/** What just happened, for the board: who went where, who attacked whom, who suffered how much. Read from the log. */
import type { GameEvent } from '@escarmouche/engine/core';
import type { Happened } from '../../../board/deeds.ts';
import { figureIn, figuresIn, spacesIn } from '../../../table/args.ts';

/** Events that begin what is shown together. */
const BEGINS = ['activation', 'round', 'end-phase', 'plays', 'reacts-with'];

/** The deeds since the last activation or gambit began: the latest way and the latest attack, and the wounds suffered. */
export function happened(
  events: readonly GameEvent[],
  fighters: readonly { readonly hex: number; readonly seat: number }[],
): readonly Happened[] {
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
  const end = mover === undefined ? -1 : way.indexOf(mover.hex);
  if (mover !== undefined && mover.hex >= 0 && way.length > 1 && end !== 0)
    found.push({ kind: 'way', over: end < 0 ? way : way.slice(0, end + 1), side: mover.seat });
  const attack = now.findLast((e) => e.key === 'attacks');
  const by = fighters[figureIn(attack?.args.figure)];
  for (const on of figuresIn(attack?.args.targets)) {
    const to = fighters[on]?.hex ?? -1;
    if (by !== undefined && by.hex >= 0 && to >= 0) found.push({ kind: 'at', from: by.hex, to, side: by.seat });
  }
  const wounds = new Map<number, number>();
  for (const e of now)
    if (e.key === 'suffers') wounds.set(figureIn(e.args.figure), (wounds.get(figureIn(e.args.figure)) ?? 0) + Number(e.args.n));
  for (const [f, n] of wounds) if ((fighters[f]?.hex ?? -1) >= 0) found.push({ kind: 'change', at: fighters[f].hex, n: -n });
  return found;
}
