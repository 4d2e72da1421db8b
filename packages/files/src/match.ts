/** Reading match files: a set-up and every answer since, each with the hash of the state behind it. Replays are the same files. */
import { faultAt, say } from './fault.ts';
import type { GameFiles } from './games/game.ts';
import { type KnownFiles, usualGames } from './games/index.ts';
import type { MatchFile } from './match-read.ts';
import { type OfMatch, openMatch } from './opened.ts';

/** Reads a match file, of any of the games. @throws FileFault, and nothing else, where it is not one. */
export function readMatch<G extends GameFiles = KnownFiles>(text: string, name: string, games: readonly G[] = usualGames()): MatchFile<G> {
  const read = readMatchOrView(text, name, games);
  if ('match' in read) return read.match;
  throw faultAt(name, '1:1', say('match-not-view'));
}

/** Reads a match file, or what one seat knows of a match. @throws FileFault, and nothing else, where it is neither */
export function readMatchOrView<G extends GameFiles = KnownFiles>(
  text: string,
  name: string,
  games: readonly G[] = usualGames(),
): OfMatch<G> {
  const { of, read } = openMatch(text, name, games);
  return read(of);
}
