/** Opening a recorded match as a replay. What is opened from a file stays until another is; it is gone after a reload, the file is not. */

import { tableOf } from '../app/games.ts';
import { go } from '../app/router.ts';
import { createStore } from '../app/store.ts';
import { savedName, sayOtherRules } from '../match/live.ts';
import { load } from '../match/store.ts';
import type { AnyGameTable } from '../table/contract.ts';
import { ask } from '../worker/client.ts';
import type { Calls, WalkInfo } from '../worker/protocol.ts';

/** A walk that is open. */
export interface OpenWalk {
  readonly walk: number;
  readonly info: WalkInfo;
  readonly game: AnyGameTable;
  /** The match of the store that it is; absent for a file. */
  readonly id?: string;
  /** What is on its board, where another walk may take its place: the table begins anew where that is another. */
  readonly shape?: string;
}

/** Opens something to step through, with the table of its game. @throws WorkerFault for what does not play. */
export async function openWalk(source: Calls['walk'][0]): Promise<OpenWalk> {
  const open = await ask('walk', source);
  return { ...open, game: await tableOf(open.info.game) };
}

/** The replay being looked at. */
export const replaying = createStore<OpenWalk | null>(null);

function show(next: OpenWalk): void {
  // Where it parts from the rules of today, the place itself says so.
  if (next.info.parted === null) sayOtherRules(next.info.rules);
  const before = replaying.get();
  replaying.set(next);
  if (before !== null) void ask('close', { walk: before.walk });
}

/**
 * Opens a match file's text as a replay and shows it.
 * @throws WorkerFault with one line that says what is wrong with the file; whatever was open stays.
 */
export async function openReplay(text: string, name: string): Promise<void> {
  show(await openWalk({ match: text, name }));
  go({ screen: 'replay' });
}

/**
 * Opens a saved match as a replay, as it stands in the store now. @returns whether there is one
 * @throws WorkerFault where its file does not play back; NoStore
 */
export async function openSavedReplay(id: string): Promise<boolean> {
  const kept = await load(id);
  if (kept !== null) show({ ...(await openWalk({ match: kept.text, name: savedName() })), id });
  return kept !== null;
}
