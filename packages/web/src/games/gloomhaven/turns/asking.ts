/** What the tool asks the worker. */
import { askAside } from '../../../worker/client.ts';
import type { GhTools } from '../position.ts';

/** Asks the worker one of this game's questions that are about no match. @throws WorkerFault */
export function askTool<K extends keyof GhTools>(what: K, question: GhTools[K][0]): Promise<GhTools[K][1]> {
  return askAside({ game: 'gloomhaven', what, with: question }) as Promise<GhTools[K][1]>;
}
