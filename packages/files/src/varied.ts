/** Reading a ruling with something of one of its situations changed. */
import type { GameFiles } from './games/game.ts';
import { type KnownFiles, usualGames } from './games/index.ts';
import type { AnyRuling } from './opened.ts';
import { type Change, openVaried } from './opened-varied.ts';

/**
 * Reads a ruling file with changes in the situation of its `nth` case, from 1. What the changed situation holds is checked like any other.
 * @throws FileFault, and nothing else, where it is not one, or a change leads nowhere.
 */
export function readVaried<G extends GameFiles = KnownFiles>(
  text: string,
  name: string,
  nth: number,
  changes: readonly Change[],
  games: readonly G[] = usualGames(),
): AnyRuling<G> {
  const { of, read } = openVaried(text, name, nth, changes, games);
  return read(of);
}
