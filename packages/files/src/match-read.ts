/** What a match file holds, checked by the files of its game. */
import type { Entry, Result } from '@escarmouche/engine';
import { checked } from './check.ts';
import type { GameFiles } from './games/game.ts';
import type { KnownFiles } from './games/index.ts';
import type { FORMAT, Player, VERSION } from './match-written.ts';
import { matchSchema } from './schema/match.ts';
import type { Tree } from './tree.ts';

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

/** A match file of this game. @throws FileFault, and nothing else, where it is not one */
export function matchIn<G extends GameFiles>(tree: Tree, name: string, files: G): MatchFile<G> {
  const file = checked(matchSchema(files), tree, name, { called: 'a-match', fields: ['format'] });
  // The schema is the game's own, so that the set-up is too.
  return {
    ...file,
    rules: file.rules ?? 1,
    setup: { ...file.setup, choices: { ...file.setup.choices, ...file.choices } },
    // The set-up was checked by the game's own schema.
  } as unknown as MatchFile<G>;
}
