/**
 * What is pointed at on a board, and in the list beside it. It changes with every move of a pointer: so it is kept in a store, which what
 * shows it follows, and the rest of the table is not drawn anew.
 */
import type { Option } from '@escarmouche/engine/core';
import { NOWHERE } from '../table/args.ts';

export interface Pointer {
  /** The space pointed at; `NOWHERE` for none. */
  readonly space: number;
  /** Escape has put away what is shown of it. */
  readonly away: boolean;
  /** It was pointed at since the question came: nobody asked why nothing can be done where a pointer only rests. */
  readonly aimed: boolean;
  /** The option pointed at in the list or in the menu. */
  readonly listed: Option | null;
}

/** Before anything was pointed at. */
export const POINTS_NOWHERE: Pointer = { space: NOWHERE, away: false, aimed: false, listed: null };
