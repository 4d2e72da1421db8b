/** Packs in the app: opened by the worker that reads files, and written when somebody asks for one. */
import type { BothLanguages, OwnThing } from '@escarmouche/engine/core';
import { faultLines } from '../app/faults.ts';
import { read, textOf } from '../app/reading.ts';
import type { Both } from '../app/rulebook.ts';
import { download } from '../match/files.ts';
import { allNow, type Kept, keepThings } from './store.ts';

/** Bytes of a file that is looked at. */
export const LIMIT = 2_000_000;

/** Takes everything of a pack over. @returns how much that was, or why it was refused */
export async function openPack(file: File): Promise<number | Both> {
  try {
    const { games } = await read('pack', await textOf(file), file.name, { about: JSON.stringify(allNow()) });
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

/** Things of a kind in a pack at most. */
const MOST = 200;

/** The text of a pack with as much of what is kept as can be opened again. @returns it, and how many things are left out */
export async function packText(pack: BothLanguages, all: Kept): Promise<{ readonly text: string; readonly left: number }> {
  const { readPack, writePack } = await import('@escarmouche/files');
  let room = LIMIT;
  /** What is written of this, or null where it could not be opened again: alone, or with what it may name. */
  const openable = (games: Kept, beside: Kept): string | null => {
    try {
      const text = writePack({ pack, games });
      readPack(text, '', undefined, beside);
      return text;
    } catch {
      return null;
    }
  };
  const whole = openable(all, {});
  if (whole !== null && new TextEncoder().encode(whole).length <= LIMIT) return { text: whole, left: 0 };
  const games: Record<string, Record<string, readonly OwnThing[]>> = {};
  const fits = (game: string, kind: string, thing: OwnThing): boolean => {
    const size = new TextEncoder().encode(openable({ [game]: { [kind]: [thing] } }, games) ?? '').length;
    if (size === 0 || size > room || (games[game]?.[kind]?.length ?? 0) >= MOST) return false;
    room -= size;
    games[game] = { ...games[game], [kind]: [...(games[game]?.[kind] ?? []), thing] };
    return true;
  };
  let others = Object.entries(all).flatMap(([game, kinds]) =>
    Object.entries(kinds).flatMap(([kind, things]) => things.map((thing) => [game, kind, thing] as const)),
  );
  // What names others finds room once they have.
  let before: number;
  do {
    before = others.length;
    others = others.filter((one) => !fits(...one));
  } while (others.length !== before);
  const left = others.length;
  return { text: writePack({ pack, games }), left };
}

/** Hands everything that can be played to the person as one file. @returns how many things are left out */
export async function savePack(pack: BothLanguages): Promise<number> {
  const { text, left } = await packText(pack, allNow());
  download('pack.yaml', text, 'application/yaml');
  return left;
}
