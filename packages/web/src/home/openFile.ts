/** Opening a file from the person's computer. A bad one is one message, and nothing changes. */
import { notify } from '../app/notices.ts';

const LIMIT = 5_000_000;

/** What a fault says in one line. */
function lineOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .slice(0, 300);
}

/** Whether a file is a ruling: by its name, or by not beginning like JSON. */
function isRuling(name: string, text: string): boolean {
  return /\.ya?ml$/i.test(name) || (!/\.json$/i.test(name) && !/^\s*[[{]/.test(text));
}

/** Opens a match, a replay or a ruling, and shows it; says so where that cannot be. */
export async function openFile(file: File): Promise<void> {
  if (file.size > LIMIT) {
    notify('file', (s) => s.notices.bigFile(file.name), 'bad');
    return;
  }
  try {
    const text = await file.text();
    if (isRuling(file.name, text)) await (await import('../rulings/opened.ts')).openRuling(text, file.name);
    else await (await import('../match/start.ts')).importMatch(text, file.name);
  } catch (error) {
    const why = lineOf(error);
    notify('file', (s) => s.notices.badFile(file.name, why), 'bad');
  }
}
