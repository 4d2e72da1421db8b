/** Reading a file of the person's: in a worker, and where that takes long with a message that says so and can give it up. */
import { readInWorker } from '../worker/client.ts';
import type { Read } from '../worker/protocol.ts';
import { dismiss, notify } from './notices.ts';

/** Milliseconds after which a reading is worth a message. */
const NOTICEABLE = 400;

/**
 * Reads a text as a file of this kind.
 * @throws WorkerFault where something is wrong with it; Cancelled where the person gave it up
 */
export async function read<K extends keyof Read>(what: K, text: string, name: string): Promise<Read[K]> {
  const { answer, cancel } = readInWorker(what, text, name);
  const id = `reading ${name}`;
  const late = setTimeout(() => notify(id, (s) => s.notices.reading(name), 'plain', cancel), NOTICEABLE);
  try {
    return await answer;
  } finally {
    clearTimeout(late);
    dismiss(id);
  }
}

/** Whether a reading ended because the person gave it up: then nothing need be said. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'Cancelled';
}
