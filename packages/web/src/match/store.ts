/**
 * The saved matches, kept in the browser's database: one short description and one match file for each. Several windows may write
 * here. Each record bears a version: who writes says which version theirs goes on from, and a line that goes on from an older one
 * is not written. So nothing is ever replaced by something older, or by something that parted from it before.
 */
import type { Standing } from '../worker/game.ts';
import type { Said } from '../worker/manners.ts';
import type { SeatKind } from '../worker/protocol.ts';
import { transact } from './database.ts';

/** What the list of saved matches shows without opening one. */
export interface SavedMatch extends Standing {
  readonly id: string;
  readonly game: string;
  readonly setup: unknown;
  readonly seats: readonly SeatKind[];
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly saved: number;
  /** Number of answers so far. */
  readonly at: number;
  /** The winning seat, `NOBODY` for a draw; null while the match goes on. */
  readonly winner: number | null;
  /** How each seat passes windows of reactions; absent from matches saved before that was kept, and where nobody has said. */
  readonly passing?: readonly (Said | null)[];
  /** What was said at the table, checked by whoever reads it; absent where nobody has spoken. */
  readonly talk?: unknown;
  /** Counts what was written under this id, and who took the match over; absent from matches saved before that was kept. */
  readonly version?: number;
}

/** A match as it lies in the store. */
export interface Kept {
  /** Its match file. */
  readonly text: string;
  /** Null where its description is missing or cannot be read. */
  readonly about: SavedMatch | null;
  /** What the next save goes on from. */
  readonly version: number;
}

const ABOUT = 'about:';
const FILE = 'file:';
/** The match last played: where `#/table` leads. */
const CURRENT = 'current';

function isSaved(value: unknown): value is SavedMatch {
  if (typeof value !== 'object' || value === null) return false;
  const v = value as Partial<Record<keyof SavedMatch, unknown>>;
  return (
    typeof v.id === 'string' &&
    typeof v.game === 'string' &&
    typeof v.saved === 'number' &&
    Array.isArray(v.seats) &&
    Array.isArray(v.points) &&
    Array.isArray(v.target) &&
    typeof v.setup === 'object'
  );
}

/** The version of a stored description: 0 for one that was written before they were counted; null where there is none. */
export function versionOf(about: unknown): number | null {
  if (typeof about !== 'object' || about === null) return null;
  const { version } = about as { readonly version?: unknown };
  return typeof version === 'number' && Number.isSafeInteger(version) && version > 0 ? version : 0;
}

/** The version a line may be written as that goes on from version `from`; null where what is stored is not what it goes on from. */
export function nextVersion(stored: number | null, from: number): number | null {
  // What was deleted meanwhile, but is being played, is kept again.
  return stored === null || stored === from ? from + 1 : null;
}

/** Every saved match, the latest first. @throws NoStore where the store is blocked or does not answer. */
export async function listSaved(): Promise<SavedMatch[]> {
  const all = await transact<readonly unknown[]>('readonly', [], (store, answer) => {
    const asked = store.getAll(IDBKeyRange.bound(ABOUT, `${ABOUT}\uffff`));
    asked.onsuccess = () => answer(asked.result);
  });
  return all.filter(isSaved).sort((a, b) => b.saved - a.saved);
}

function kept(text: unknown, about: unknown): Kept | null {
  if (typeof text !== 'string') return null;
  return { text, about: isSaved(about) ? about : null, version: versionOf(about) ?? 0 };
}

/** A saved match to look at, or null where there is none. @throws NoStore */
export function load(id: string): Promise<Kept | null> {
  return transact<Kept | null>('readonly', null, (store, answer) => {
    const about = store.get(ABOUT + id);
    const file = store.get(FILE + id);
    file.onsuccess = () => answer(kept(file.result, about.result));
  });
}

/**
 * A saved match to go on with, or null where there is none. From now on it is this window's: what another one that had it before
 * has not written yet will not be written.
 * @throws NoStore
 */
export function claim(id: string): Promise<Kept | null> {
  return transact<Kept | null>('readwrite', null, (store, answer) => {
    const about = store.get(ABOUT + id);
    const file = store.get(FILE + id);
    file.onsuccess = () => {
      const found = kept(file.result, about.result);
      if (found === null) return;
      const stored: unknown = about.result;
      const version = found.version + 1;
      store.put({ ...(typeof stored === 'object' ? stored : {}), version }, ABOUT + id);
      store.put(id, CURRENT);
      answer({ ...found, version });
    };
  });
}

/**
 * Saves a match that goes on from version `from`: its description and its file together or neither.
 * @returns the version it has now; null where another line was written meanwhile: it stays, and nothing is written
 * @throws NoStore where the store is blocked, full, or does not answer
 */
export function save(about: SavedMatch, text: string, from: number): Promise<number | null> {
  return transact<number | null>('readwrite', null, (store, answer) => {
    const asked = store.get(ABOUT + about.id);
    asked.onsuccess = () => {
      const version = nextVersion(versionOf(asked.result), from);
      if (version === null) return;
      store.put({ ...about, version }, ABOUT + about.id);
      store.put(text, FILE + about.id);
      store.put(about.id, CURRENT);
      // At once, and not when the last of these is known to have been put: the page may be about to be loaded again.
      store.transaction.commit();
      answer(version);
    };
  });
}

/** Forgets a saved match. @throws NoStore */
export function remove(id: string): Promise<null> {
  return transact<null>('readwrite', null, (store) => {
    store.delete(ABOUT + id);
    store.delete(FILE + id);
    const current = store.get(CURRENT);
    current.onsuccess = () => {
      if (current.result === id) store.delete(CURRENT);
    };
  });
}

/** The match last played, or null. @throws NoStore */
export function current(): Promise<string | null> {
  return transact<string | null>('readonly', null, (store, answer) => {
    const asked = store.get(CURRENT);
    asked.onsuccess = () => answer(typeof asked.result === 'string' ? asked.result : null);
  });
}
