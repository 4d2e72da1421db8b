/** Packs in the app: opened by the worker that reads files, and written when somebody asks for one. */
import type { BothLanguages } from '@escarmouche/engine/core';
import { faultLines } from '../app/faults.ts';
import type { Both } from '../app/games.ts';
import { read, textOf } from '../app/reading.ts';
import { download } from '../match/files.ts';
import { allNow, keepThings } from './store.ts';

/** Bytes of a file that is looked at. */
export const LIMIT = 2_000_000;

/** Takes everything of a pack over. @returns how much that was, or why it was refused */
export async function openPack(file: File): Promise<number | Both> {
  try {
    const { games } = await read('pack', await textOf(file), file.name);
    let n = 0;
    for (const [game, kinds] of Object.entries(games))
      for (const [kind, things] of Object.entries(kinds)) {
        keepThings(game, kind, things);
        n += things.length;
      }
    return n;
  } catch (error) {
    return faultLines(error);
  }
}

/** Hands everything that is kept to the person as one file. */
export async function savePack(pack: BothLanguages): Promise<void> {
  const { writePack } = await import('@escarmouche/files');
  download('pack.yaml', writePack({ pack, games: allNow() }), 'application/yaml');
}
