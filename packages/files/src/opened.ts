/** A file opened: whose it is, told before anything of that game need be there; then read by the files of that game. */
import type { Ruling } from '@escarmouche/engine';
import { checked, type KnownBy } from './check.ts';
import type { Called, GameFiles } from './games/game.ts';
import type { KnownFiles } from './games/index.ts';
import { gameOfFile } from './games/whose.ts';
import { readJson } from './json.ts';
import { type MatchFile, matchIn } from './match-read.ts';
import { rulingSchemas } from './schema/ruling.ts';
import { type Tree, withinLimits } from './tree.ts';
import { isView, viewIn, type WrittenView } from './view-read.ts';
import { readYamlOrJson } from './yaml.ts';

/** A ruling of one of these games: its `game` says of which. */
export type AnyRuling<G extends GameFiles = KnownFiles> =
  G extends GameFiles<infer N, infer _U, infer X> ? Ruling<X> & { readonly game: N } : never;

/** What a file may be that the app or the command line wrote of a match. */
export type OfMatch<G extends GameFiles = KnownFiles> =
  | { readonly match: MatchFile<G> }
  /** What one seat knows of it. */
  | { readonly view: WrittenView };

/** A ruling file of the game `of`. */
export interface OpenRuling<C extends Called> {
  readonly of: C;
  /** Reads it by the files of that game. @throws FileFault, and nothing else, where it is no ruling of it */
  read<G extends GameFiles>(files: G): AnyRuling<G>;
}

/** A file of a match of the game `of`. */
export interface OpenMatch<C extends Called> {
  readonly of: C;
  /** Reads it by the files of that game. @throws FileFault, and nothing else, where it is no match of it */
  read<G extends GameFiles>(files: G): OfMatch<G>;
}

/** What tells a ruling from any other text. */
export const RULING_KNOWN_BY: KnownBy = { called: 'a-ruling', fields: ['ruling', 'cases'] };

/** Characters of a ruling file, and of a match file: the longest of either stay well below. */
export const LONGEST_RULING = 400_000;
const LONGEST_MATCH = 8_000_000;

/**
 * Opens a ruling file of one of these games, in YAML or JSON. What is read are its data as `change` leaves them.
 * @throws FileFault, and nothing else, where it is neither, or of none of these
 */
export function openRuling<C extends Called>(
  text: string,
  name: string,
  games: readonly C[],
  change: (data: unknown) => void = () => {},
): OpenRuling<C> {
  const tree = readYamlOrJson(withinLimits(text, name, LONGEST_RULING), name);
  change(tree.value);
  return {
    of: gameOfFile(tree, name, games),
    read: (files) => rulingIn(tree, name, files),
  };
}

function rulingIn<G extends GameFiles>(tree: Tree, name: string, files: G): AnyRuling<G> {
  // The schema is the game's own, so that the situations are too.
  return { ...checked(rulingSchemas(files).ruling, tree, name, RULING_KNOWN_BY), game: files.game } as unknown as AnyRuling<G>;
}

/** Opens a match file of one of these games, or what one seat knows of a match. @throws FileFault, and nothing else, where it is neither, or of none of these */
export function openMatch<C extends Called>(text: string, name: string, games: readonly C[]): OpenMatch<C> {
  const tree = readJson(withinLimits(text, name, LONGEST_MATCH), name);
  return {
    of: gameOfFile(tree, name, games),
    read: (files) => (isView(tree.value) ? { view: viewIn(tree, name, files) } : { match: matchIn(tree, name, files) }),
  };
}
