/** The saved matches, kept in the browser's database: one short description and one match file for each. */

import { createStore, del, delMany, entries, get, setMany } from 'idb-keyval';
import type { Standing } from '../worker/game.ts';
import type { SeatKind } from '../worker/protocol.ts';
import type { Said } from '../worker/session.ts';

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
  /** The winning seat, -1 for a draw; null while the match goes on. */
  readonly winner: number | null;
  /** How each seat passes windows of reactions; absent from matches saved before that was kept, and where nobody has said. */
  readonly passing?: readonly (Said | null)[];
}

const database = createStore('escarmouche', 'matches');
const ABOUT = 'about:';
const FILE = 'file:';
/** The match that `#/table` shows after a reload. */
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

/** Every saved match, the latest first; none where the store is blocked. */
export async function listSaved(): Promise<SavedMatch[]> {
  try {
    const all = await entries<string, unknown>(database);
    return all
      .flatMap(([key, value]) => (String(key).startsWith(ABOUT) && isSaved(value) ? [value] : []))
      .sort((a, b) => b.saved - a.saved);
  } catch {
    return [];
  }
}

/** A saved match's file, or null where there is none. */
export async function load(id: string): Promise<string | null> {
  const text = await get<unknown>(FILE + id, database);
  return typeof text === 'string' ? text : null;
}

/** Saves a match: its description and its file together or neither. @throws where the store is blocked or full. */
export async function save(about: SavedMatch, file: string): Promise<void> {
  await setMany(
    [
      [ABOUT + about.id, about],
      [FILE + about.id, file],
      [CURRENT, about.id],
    ],
    database,
  );
}

/** What is known of a saved match; null where it is not saved yet. */
export async function keptOf(id: string): Promise<SavedMatch | null> {
  const about = await get<unknown>(ABOUT + id, database);
  return isSaved(about) ? about : null;
}

/** Forgets a saved match. */
export async function remove(id: string): Promise<void> {
  await delMany([ABOUT + id, FILE + id], database);
  if ((await current()) === id) await del(CURRENT, database);
}

/** The match last played, or null. */
export async function current(): Promise<string | null> {
  try {
    const id = await get<unknown>(CURRENT, database);
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
