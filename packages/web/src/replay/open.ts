/** Opening a recorded match as a replay. What is opened stays until another is; it is gone after a reload, the file is not. */
import { createStore } from '../app/store.ts';
import type { AnyGameTable } from '../games/contract.ts';
import { tableOf } from '../games/registry.ts';
import { savedName } from '../match/live.ts';
import { load } from '../match/store.ts';
import { ask } from '../worker/client.ts';
import type { Calls, WalkInfo } from '../worker/protocol.ts';

/** A walk that is open. */
export interface OpenWalk {
  readonly walk: number;
  readonly info: WalkInfo;
  readonly game: AnyGameTable;
}

/** Opens something to step through, with the table of its game. @throws WorkerFault for what does not play. */
export async function openWalk(source: Calls['walk'][0]): Promise<OpenWalk> {
  const open = await ask('walk', source);
  return { ...open, game: await tableOf(open.info.game) };
}

/** The replay being looked at. */
export const replaying = createStore<OpenWalk | null>(null);

/**
 * Opens a match file's text as a replay and shows it.
 * @throws WorkerFault with one line that says what is wrong with the file; whatever was open stays.
 */
export async function openReplay(text: string, name: string): Promise<void> {
  const next = await openWalk({ match: text, name });
  const before = replaying.get();
  replaying.set(next);
  if (before !== null) void ask('close', { walk: before.walk });
  location.hash = '#/replay';
}

/** Opens a saved match as a replay. @throws WorkerFault where its file does not play back. */
export async function openSavedReplay(id: string): Promise<void> {
  const text = await load(id);
  if (text !== null) await openReplay(text, savedName());
}
