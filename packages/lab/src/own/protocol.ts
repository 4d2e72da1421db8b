/** What the thread of a bot of one's own is told, and what it answers. Everything is plain data. */

/** What it is begun with. */
export interface OwnGiven {
  /** Its file, as an address. */
  readonly file: string;
  /** Wakes whoever waits for an answer. */
  readonly bell: Int32Array;
}

/** Told before its code is loaded, so that its code cannot listen: the set-ups hold secrets, the tables made of them do not. */
export interface Tables {
  readonly kind: 'tables';
  readonly game: string;
  /** The address of a module that gives this game by default; absent for the games of the laboratory's own list. */
  readonly from?: string | undefined;
  readonly setups: readonly unknown[];
}

/** A question, as `Ask` has it. */
export interface Asked {
  readonly kind: 'ask';
  readonly arrangement: number;
  readonly seat: number;
  readonly codes: readonly number[];
  readonly ids: readonly string[];
  readonly sorts: readonly number[] | null;
  readonly view: unknown;
  /** A seed for its own random numbers. */
  readonly seed: number;
}

/** `answered` stands for what is no number. */
export type OwnAnswer = { readonly code: number } | { readonly answered: string } | { readonly ready: true } | { readonly error: string };
