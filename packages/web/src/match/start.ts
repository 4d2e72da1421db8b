/** Beginning a match, going on with a saved one, and opening one from a file. Each ends on the table. */
import type { SeatKind } from '../worker/protocol.ts';
import { beginLive, resumeLive, savedName } from './live.ts';
import { load } from './store.ts';

function freshId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
}

function toTable(): void {
  location.hash = '#/table';
}

/**
 * Begins a match of a game and shows the table.
 * @throws WorkerFault for a set-up that breaks a rule.
 */
export async function startMatch(game: string, setup: unknown, seats: readonly SeatKind[]): Promise<void> {
  await beginLive(freshId(), { game, setup, seats });
  toTable();
}

/**
 * Goes on with a saved match.
 * @throws WorkerFault where its file does not read or does not play back.
 */
export async function continueMatch(id: string): Promise<void> {
  const text = await load(id);
  if (text !== null) await resumeLive(id, text, savedName());
  toTable();
}

/**
 * Opens a match file and goes on with it as a match of its own. The running match stays untouched where the file is bad.
 * @throws WorkerFault with one line that says what is wrong with the file.
 */
export async function importMatch(text: string, name: string): Promise<void> {
  await resumeLive(freshId(), text, name);
  toTable();
}
