/** What the laboratory found of the readings of a game's options (docs/readings). */

/** One reading other than the usual one. */
export interface Measured {
  /** Matches played, those where it parted from the usual one, and those of them that were played on. */
  readonly matches: number;
  readonly parted: number;
  readonly played: number;
  /** Of those played on: with another winner, and how many have one by luck alone. */
  readonly otherwise: number;
  readonly byChance: number;
  /** The position where the two first parted, as the text of a ruling. */
  readonly ruling: string | undefined;
}

/** All readings of a game but the usual ones, by `option.value`. */
export type Readings = ReadonlyMap<string, Measured>;

interface Table {
  readonly matches: number;
  readonly readings: readonly (Omit<Measured, 'matches' | 'ruling'> & { readonly option: string; readonly value: string })[];
}

/** From a game's table, and its rulings by their paths. */
export function measured(tables: Readonly<Record<string, unknown>>, texts: Readonly<Record<string, unknown>>): Readings {
  const rulings = new Map(Object.entries(texts).map(([path, text]) => [path.replace(/^.*\/|\.yaml$/g, ''), text as string]));
  const { matches, readings } = Object.values(tables)[0] as Table;
  return new Map(
    readings.map((r) => {
      const key = `${r.option}.${r.value}`;
      return [key, { ...r, matches, ruling: rulings.get(key) }];
    }),
  );
}
