/** What just happened, for the board: who went where, who attacked whom, who suffered how much. Read from the log. */
import type { GameEvent } from '@escarmouche/engine/core';
import { figureIn, figuresIn, spacesIn } from '../../../table/args.ts';

export interface Deeds {
  /** The latest move of the activation: the fighter, and the hexes of its way from the one it left. */
  readonly trail: { readonly fighter: number; readonly way: readonly number[] } | null;
  /** The latest attack: who made it, on whom. */
  readonly by: number;
  readonly on: readonly number[];
  /** Wounds suffered in this activation, by fighter. */
  readonly wounds: ReadonlyMap<number, number>;
}

/** Events that begin what is shown together. */
const BEGINS = ['activation', 'round', 'end-phase', 'plays', 'reacts-with'];

/** The deeds since the last activation or gambit began. */
export function deedsOf(events: readonly GameEvent[]): Deeds {
  const begin = events.findLastIndex((e) => BEGINS.includes(e.key));
  const now = begin < 0 ? events : events.slice(begin);
  const attack = now.findLast((e) => e.key === 'attacks');
  const wounds = new Map<number, number>();
  for (const e of now)
    if (e.key === 'suffers') wounds.set(figureIn(e.args.figure), (wounds.get(figureIn(e.args.figure)) ?? 0) + Number(e.args.n));
  const moved = now.findLast((e) => e.key === 'moves');
  const way = spacesIn(moved?.args.way);
  return {
    trail: way.length < 2 ? null : { fighter: figureIn(moved?.args.figure), way },
    by: figureIn(attack?.args.figure),
    on: figuresIn(attack?.args.targets),
    wounds,
  };
}
