/** Games that are no part of the list: each a value from which everything here is made. Asked for by `?with=NAME`, they are loaded then. */
import type { AnyManifest } from '@escarmouche/engine';

/** A game of the examples: what it says of itself, and the texts of its rulings. */
export interface Guest {
  readonly of: AnyManifest;
  readonly rulings: Readonly<Record<string, () => Promise<string>>>;
}
