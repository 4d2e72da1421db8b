/** Beginning a match, and opening one from a file. Each ends on the table, at an address of its own. */
import { go } from '../app/router.ts';
import type { SeatKind } from '../worker/protocol.ts';
import { markEarnest } from './earnest.ts';
import { beginLive, resumeLive } from './live.ts';

function freshId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
}

/**
 * Begins a match of a game and shows the table.
 * @param ready the set-up is made for the persons in it: they are first asked what they do
 * @throws WorkerFault for a set-up that breaks a rule.
 */
export async function startMatch(game: string, setup: unknown, seats: readonly SeatKind[], ready = false): Promise<void> {
  const id = freshId();
  await beginLive(id, { game, setup, seats }, ready);
  if (!ready) markEarnest(id);
  go({ screen: 'match', id });
}

/**
 * Opens a match file and goes on with it as a match of its own. The running match stays untouched where the file is bad.
 * @throws WorkerFault with one line that says what is wrong with the file.
 */
export async function importMatch(text: string, name: string): Promise<void> {
  const id = freshId();
  await resumeLive(id, text, name);
  go({ screen: 'match', id });
}
