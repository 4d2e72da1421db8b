/** A ruling opened from a file of one's own. It stays until another is opened; it is gone after a reload, the file is not. */
import type { AnyRuling } from '@escarmouche/files';
import { go } from '../app/router.ts';
import { createStore } from '../app/store.ts';

/** The address of the opened ruling, in place of a paragraph's. */
export const FROM_FILE = 'file';

export interface OpenedRuling {
  readonly name: string;
  readonly ruling: AnyRuling;
}

/** The ruling opened last. */
export const openedRuling = createStore<OpenedRuling | null>(null);

/** Reads a ruling file's text and shows it. @throws FileFault with one line that says what is wrong. */
export async function openRuling(text: string, name: string): Promise<void> {
  const { readRuling } = await import('@escarmouche/files');
  openedRuling.set({ name, ruling: readRuling(text, name) });
  go({ screen: 'rulings', id: FROM_FILE });
}
