/** How a test proves that an option is read by the rules. */

/** What a rule makes of a situation under one value of an option. */
type Look = (choices: Record<string, string>) => unknown;

export interface Proof {
  readonly look: Look;
  /** What each value must lead to; values that lead to the same are no option. */
  readonly leads: Readonly<Record<string, unknown>>;
}
