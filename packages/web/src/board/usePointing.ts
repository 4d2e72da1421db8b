/** What follows from what is pointed at: what the board shows as if it were done, how a pattern would lie, why nothing can be done there. */
import type { Refusal } from '@escarmouche/engine/core';
import { useStore } from '../app/store.ts';
import type { Pointed, Scene, Verb } from '../table/contract.ts';
import { useAnswer, usePointed as useAnyPointed } from '../table/scene.ts';
import type { Pointer } from './pointer.ts';
import type { Chooser, Laid } from './useChoosing.ts';

/** Why nothing can be done at a place. */
export interface WhyNot {
  readonly space: number;
  /** What was meant: its verb, for its name. */
  readonly verb: Verb | null;
  readonly reasons: readonly Refusal[];
  /** What a pattern would cover there; empty where none is laid. */
  readonly covers: readonly number[];
}

/** What is pointed at on a board, and what follows from it. */
export interface PointedAt extends Pointed, Omit<Pointer, 'listed'> {
  readonly laid: Laid | null;
  /** Pointed at or pressed where nothing can be done: the reason stays until something else is. */
  readonly whyNot: WhyNot | null;
}

/** The same for whatever shows it. */
export const usePointed = useAnyPointed as () => PointedAt;

const NO_SPACES: readonly number[] = [];

/**
 * For one table: drawn anew with each move of the pointer. Why not is asked of the worker once a place was pointed at since the question
 * came, not where a pointer only rests.
 */
export function usePointing({ snapshot, walk }: Scene, board: Chooser): PointedAt {
  const { space, away, aimed, listed } = useStore(board.pointer);
  const tried = aimed ? board.triedAt(space) : null;
  const asked = useAnswer('whyNot', snapshot.match, tried?.done === undefined ? null : { walk, at: snapshot.at, id: tried.done });
  const reasons = (tried?.reasons ?? asked ?? []).filter((r) => r.key !== 'no-such-option');
  return {
    space,
    away,
    aimed,
    shown: listed ?? board.meantAt(space),
    laid: board.laidAt(space),
    whyNot: tried === null || reasons.length === 0 ? null : { space, verb: tried.verb, reasons, covers: tried.covers ?? NO_SPACES },
  };
}
