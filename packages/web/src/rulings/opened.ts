/** A ruling opened from a file of one's own. It stays until another is opened; it is gone after a reload, the file is not. */
import type { AnyRuling } from '@escarmouche/files';
import { read } from '../app/reading.ts';
import { go } from '../app/router.ts';
import { createStore } from '../app/store.ts';

/** The address of the opened ruling, in place of a paragraph's. */
export const FROM_FILE = 'file';

export interface OpenedRuling {
  readonly name: string;
  readonly ruling: AnyRuling;
  /** The file as it is written: what is wrong with a situation is told with its line. */
  readonly text: string;
}

/** The ruling opened last. */
export const openedRuling = createStore<OpenedRuling | null>(null);

/** Reads a ruling file's text and shows it. @throws WorkerFault with a line for each thing that is wrong; Cancelled where the person gave it up */
export async function openRuling(text: string, name: string): Promise<void> {
  openedRuling.set({ name, ruling: await read('ruling', text, name), text });
  go({ screen: 'rulings', id: FROM_FILE });
}
