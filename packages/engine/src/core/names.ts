/** What a sentence has to know of a name besides the name. */

export const GENDERS = ['m', 'f'] as const;

/** One says the Dirz clone and la Brute, but Danil the Valiant. */
export interface NameGrammar {
  readonly gender: (typeof GENDERS)[number];
  /** A name of somebody's own, which takes no article. */
  readonly proper?: true;
}
