/** What a sentence has to know of a name besides the name. */

export const GENDERS = ['m', 'f'] as const;

/** One says the Dirz clone and la Brute, but Danil the Valiant. */
export interface NameGrammar {
  readonly gender: (typeof GENDERS)[number];
  /** A name of somebody's own, which takes no article. */
  readonly proper?: true;
}

/** Of the name of a side: les Clans de Cendre, but la Garde Sépulcrale. */
export interface SideGrammar extends NameGrammar {
  /** The name of many, whose verbs are plural. */
  readonly plural?: true;
}

/** What a game prints itself: sentences name it, so that its grammar must be known. What comes from a file may leave it out. */
export type Printed<Face> = Face & { readonly grammar: NameGrammar };
