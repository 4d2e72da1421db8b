/** Files of one's own: opened and checked by the readers of files, which are loaded when they are first needed. */
import type { Profile, WoundTable } from '@escarmouche/engine/confrontation';
import { fileWordsFor } from '@escarmouche/words';
import { wordsFor } from '@escarmouche/words/confrontation';
import { shortLines } from '../../../app/faultLines.ts';
import { problemsIn } from '../../../app/faults.ts';
import { isCancelled, read, textOf } from '../../../app/reading.ts';
import { download } from '../../../match/files.ts';
import type { Lang } from '../../../settings/store.ts';
import type { Read } from '../../../worker/protocol.ts';

/** A file that is not taken over: why, in a line for each fault without the file's name. */
export interface BadFile {
  readonly name: string;
  why(lang: Lang): string;
}

const TEXT = 'application/yaml';

/** Bytes of a file that is looked at. */
const LIMIT = 2_000_000;

const STOPPED = { en: 'reading it was given up', fr: 'la lecture a été abandonnée' };
const TOO_BIG = { en: 'it has more than 2 MB', fr: 'il dépasse 2 Mo' };

/** What is wrong with a file, its own sentences and the game's together. */
function badFile(name: string, error: unknown): BadFile {
  const problems = problemsIn(error);
  if (isCancelled(error)) return { name, why: (lang) => STOPPED[lang] };
  if (problems.length === 0) return { name, why: () => String(error instanceof Error ? error.message : error) };
  return {
    name,
    why: (lang) =>
      shortLines(
        problems.map((p) => fileWordsFor(lang).file(p, { inside: true, fault: (say) => wordsFor(lang).fault(say) })).join('\n'),
        lang,
      ),
  };
}

async function opened<K extends 'profiles' | 'wounds'>(what: K, file: File): Promise<Read[K] | BadFile> {
  if (file.size > LIMIT) return { name: file.name, why: (lang) => TOO_BIG[lang] };
  try {
    return await read(what, await textOf(file), file.name);
  } catch (error) {
    return badFile(file.name, error);
  }
}

/** The profiles of a file. */
export function openProfiles(file: File): Promise<readonly Profile[] | BadFile> {
  return opened('profiles', file);
}

/** The wound table of a file. */
export function openWounds(file: File): Promise<WoundTable | BadFile> {
  return opened('wounds', file);
}

/** Whether a file was refused. */
export function isBad(result: object): result is BadFile {
  return 'why' in result;
}

/** Hands profiles to the person as a file. */
export async function saveProfiles(profiles: readonly Profile[]): Promise<void> {
  const { writeProfiles } = await import('@escarmouche/files');
  download('profiles.yaml', writeProfiles(profiles), TEXT);
}

/** Hands a wound table to the person as a file. */
export async function saveWounds(table: WoundTable): Promise<void> {
  const { writeWoundTable } = await import('@escarmouche/files');
  download(`${table.id}.yaml`, writeWoundTable(table), TEXT);
}
