/** The browser's own small store, which may be blocked or full: every failure is one line to the person, never a crash. */
import { notify } from './notices.ts';

/** What is stored under a key, or null where there is nothing or the store is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    storageFailed();
    return null;
  }
}

/** Stores a text; null: what is stored is forgotten. @returns whether it is so now */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    storageFailed();
    return false;
  }
}

/** Says, once until dismissed, that nothing can be kept. */
export function storageFailed(): void {
  notify('storage', (s) => s.notices.storage, 'bad');
}

/** Says, until it answers after all, that the database of the matches does not. */
export function storeSilent(): void {
  notify('store', (s) => s.notices.storeSilent, 'bad');
}
