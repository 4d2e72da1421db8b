/** Files of one's own: opened and checked by the readers of files, which are loaded when they are first needed. */
import type { Profile, WoundTable } from '@escarmouche/engine/confrontation';
import type { FileFault } from '@escarmouche/files';
import { wordsFor } from '@escarmouche/words';
import { wordsFor as confWords } from '@escarmouche/words/confrontation';
import { shortLines } from '../../../app/faultLines.ts';
import { download } from '../../../match/files.ts';
import type { Lang } from '../../../settings/store.ts';

/** A file that is not taken over: why, in a line for each fault without the file's name. */
export interface BadFile {
  readonly name: string;
  why(lang: Lang): string;
}

const TEXT = 'application/yaml';

/** What is wrong with a file, its own sentences and the game's together. */
function badFile(name: string, error: unknown): BadFile {
  if (!(error instanceof Error) || error.name !== 'FileFault')
    return { name, why: () => String(error instanceof Error ? error.message : error) };
  const { problems } = error as FileFault;
  return {
    name,
    why: (lang) =>
      shortLines(
        problems.map((p) => wordsFor(lang).file(p, { inside: true, fault: (say) => confWords(lang).fault(say) })).join('\n'),
        lang,
      ),
  };
}

async function opened<T>(file: File, read: (text: string) => T): Promise<T | BadFile> {
  try {
    return read(await file.text());
  } catch (error) {
    return badFile(file.name, error);
  }
}

/** The profiles of a file. */
export async function openProfiles(file: File): Promise<readonly Profile[] | BadFile> {
  const { readProfiles } = await import('@escarmouche/files');
  return opened(file, (text) => readProfiles(text, file.name));
}

/** The wound table of a file. */
export async function openWounds(file: File): Promise<WoundTable | BadFile> {
  const { readWoundTable } = await import('@escarmouche/files');
  return opened(file, (text) => readWoundTable(text, file.name));
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
