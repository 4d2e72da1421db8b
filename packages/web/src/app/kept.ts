/** Values kept in the browser's small store, which all windows of the app share. */
import { readStored, writeStored } from './storage.ts';
import { createStore, type Store } from './store.ts';

/** A value that components can follow, kept under a key, and changed by any window. */
export interface Kept<T> extends Pick<Store<T>, 'get' | 'subscribe'> {
  /** Changes it, beginning with what is stored now: another window may have kept something since. @returns whether it is stored: what found no room goes with the page */
  change(how: (before: T) => T): boolean;
}

/**
 * @param read what a stored text comes to, null where there is none; it is handed whatever stands there, however damaged
 * @param write the text under which a value is stored
 */
export function createKept<T>(key: string, read: (text: string | null) => T, write: (value: T) => string = JSON.stringify): Kept<T> {
  const { get, set, subscribe } = createStore(read(readStored(key)));
  let stored = true;
  // Where there is no page, nothing else changes it. What found no room in the store is nowhere but here, and is not given up for what others have.
  globalThis.addEventListener?.('storage', (e) => {
    if (e.key === key && stored) set(read(e.newValue));
  });
  return {
    get,
    subscribe,
    change(how) {
      const text = stored ? readStored(key) : null;
      set(how(text === null ? get() : read(text)));
      stored = writeStored(key, write(get()));
      return stored;
    },
  };
}
