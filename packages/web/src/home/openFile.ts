/** Opening a file from the person's computer. A bad one is one message, and nothing changes. */
import type { WrittenView } from '@escarmouche/files';
import { shortLines } from '../app/faultLines.ts';
import { faultLines } from '../app/faults.ts';
import { dismiss, notify } from '../app/notices.ts';
import type { Both } from '../app/rulebook.ts';
import { openRuling } from '../rulings/opened.ts';
import { settings } from '../settings/store.ts';
import type { Parted } from '../worker/protocol.ts';

const LIMIT = 5_000_000;

/** A match file that plays back and is not over: to go on with, or to watch. */
export interface MatchText {
  readonly name: string;
  readonly text: string;
  readonly answers: number;
  /** Where it parts from the rules of today, if it was played under others. */
  readonly parted: Parted | null;
  /** Nothing is left to be played where it stands. */
  readonly over: boolean;
}

/** What one seat knows of a match: to be read. */
export interface ViewText {
  readonly name: string;
  readonly view: WrittenView;
}

/** What a fault says in a few short lines, in both languages. */
export async function linesOf(error: unknown): Promise<Both> {
  const { en, fr } = await faultLines(error);
  return { en: shortLines(en, 'en'), fr: shortLines(fr, 'fr') };
}

/** Says that a file could not be opened, and why. */
export async function sayBadFile(name: string, error: unknown): Promise<void> {
  if (error instanceof Error && error.name === 'Cancelled') return;
  const why = await linesOf(error);
  notify('file', (s) => s.notices.badFile(name, why[settings.get().lang]), 'bad');
}

/** Whether a file is a ruling: by its name, or by not beginning like JSON. */
function isRuling(name: string, text: string): boolean {
  return /\.ya?ml$/i.test(name) || (!/\.json$/i.test(name) && !/^\s*[[{]/.test(text));
}

/** Plays a match file back once: shows it where it is over, hands it back where one could go on. */
async function openMatch(name: string, text: string): Promise<MatchText | ViewText | null> {
  const read = await (await import('../app/reading.ts')).read('match', text, name);
  if ('view' in read) return { name, view: read.view };
  const { answers, parted, over } = read;
  if (!over || parted !== null) return { name, text, answers, parted, over };
  await watchMatch({ name, text });
  return null;
}

/** Shows a match from its beginning. */
export async function watchMatch({ text, name }: Pick<MatchText, 'name' | 'text'>): Promise<void> {
  await (await import('../replay/open.ts')).openReplay(text, name);
}

/** Goes on with a match, as one of its own. */
export async function goOnWith({ text, name }: MatchText): Promise<void> {
  await (await import('../match/start.ts')).importMatch(text, name);
}

/**
 * Opens a file. @returns a match that is not over, for the person to say what to do with it, or what one seat knows of a match, to be shown;
 * null where nothing is left to say
 */
export async function openFile(file: File): Promise<MatchText | ViewText | null> {
  // What was wrong with the file before this one is no longer news.
  dismiss('file');
  if (file.size > LIMIT) {
    notify('file', (s) => s.notices.bigFile(file.name), 'bad');
    return null;
  }
  try {
    const text = await (await import('../app/reading.ts')).textOf(file);
    if (!isRuling(file.name, text)) return await openMatch(file.name, text);
    await openRuling(text, file.name);
  } catch (error) {
    await sayBadFile(file.name, error);
  }
  return null;
}
