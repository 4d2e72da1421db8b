/** Reading match files: a set-up and every answer since, each with the hash of the state behind it. Replays are the same files. */
import type { Entry, Result } from '@escarmouche/engine';
import { checked } from './check.ts';
import { faultAt, say } from './fault.ts';
import type { GameFiles } from './games/game.ts';
import { gameOfFile, type KnownFiles, usualGames } from './games/index.ts';
import { readJson } from './json.ts';
import type { FORMAT, Player, VERSION } from './match-written.ts';
import { matchSchema } from './schema/match.ts';
import { type Tree, withinLimits } from './tree.ts';
import { isView, viewIn, type WrittenView } from './view-read.ts';

/** A match file of the game called `N`, of set-up `U`. */
export interface MatchOf<N extends string, U> {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly game: N;
  /** The version of the game's rules it was played under. Files of the first version do not say so. */
  readonly rules: number;
  /** Ready to play: its choices are those of the file. */
  readonly setup: U;
  /** The position it began at, where that was not its set-up. */
  readonly situation?: unknown;
  readonly seats: readonly Player[];
  /** Every option in force when the match was written, the usual readings too: what is usual may change. */
  readonly choices: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
  /** How it ended, where it has. */
  readonly result?: Result;
}

/** A match file of one of these games: its `game` says of which. */
export type MatchFile<G extends GameFiles = KnownFiles> = G extends GameFiles<infer N, infer U> ? MatchOf<N, U> : never;

/** Characters of a match file: the longest matches stay well below. */
const LONGEST = 8_000_000;

/** Reads a match file, of any of the games. @throws FileFault, and nothing else, where it is not one. */
export function readMatch<G extends GameFiles = KnownFiles>(text: string, name: string, games: readonly G[] = usualGames()): MatchFile<G> {
  const read = readMatchOrView(text, name, games);
  if ('match' in read) return read.match;
  throw faultAt(name, '1:1', say('match-not-view'));
}

/** What a file may be that the app or the command line wrote of a match. */
export type OfMatch<G extends GameFiles = KnownFiles> =
  | { readonly match: MatchFile<G> }
  /** What one seat knows of it. */
  | { readonly view: WrittenView };

/** Reads a match file, or what one seat knows of a match. @throws FileFault, and nothing else, where it is neither */
export function readMatchOrView<G extends GameFiles = KnownFiles>(
  text: string,
  name: string,
  games: readonly G[] = usualGames(),
): OfMatch<G> {
  const tree = readJson(withinLimits(text, name, LONGEST), name);
  if (isView(tree.value)) return { view: viewIn(tree, name, games) };
  return { match: matchIn(tree, name, games) };
}

function matchIn<G extends GameFiles>(tree: Tree, name: string, games: readonly G[]): MatchFile<G> {
  const file = checked(matchSchema(gameOfFile(tree, name, games)), tree, name, { called: 'a-match', fields: ['format'] });
  // The schema is the game's own, so that the set-up is too.
  return {
    ...file,
    rules: file.rules ?? 1,
    setup: { ...file.setup, choices: { ...file.setup.choices, ...file.choices } },
    // The set-up was checked by the game's own schema.
  } as unknown as MatchFile<G>;
}
