/** Packs of things of one's own, as commands are given them (`--pack`). */
import type { OwnThing } from '@escarmouche/engine';
import { FileFault, readPacks } from '@escarmouche/files';
import type { FileProblem } from '@escarmouche/words';
import { type AnyGame, nameOf } from './games/game.ts';
import type { GivenPack } from './given-pack.ts';
import { CliFault, readText } from './io.ts';
import type { Lang } from './lang.ts';
import { faultIn } from './sentences.ts';

/** The rule of a game that is broken there. */
const ruleOf = ({ found }: FileProblem): string | undefined => (found !== undefined && 'fault' in found ? found.rule : undefined);

/** Reads packs; what a game finds in them is said in that game's words. @throws CliFault where one is none */
function read(paths: readonly string[], games: readonly AnyGame[], lang: Lang): readonly GivenPack[] {
  try {
    const files = paths.map((path) => ({ text: readText(path), name: path }));
    return readPacks(
      files,
      games.map((g) => g.files),
    ).map((pack, i) => ({ ...pack, file: paths[i] }));
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new CliFault(() =>
      error.problems.map((p) => {
        const [game] = p.path.split('.');
        return faultIn(
          lang,
          p,
          // A file of one kind of things alone does not say for which game they are.
          games.find((g) => nameOf(g) === game || ruleOf(p)?.startsWith(`${g.files.rules.prefix}:`) === true),
        ).text;
      }),
    );
  }
}

/** Several packs as one: what one names may stand in another. @throws CliFault where one is none, or where two have a thing of the same kind and id */
export function packsIn(paths: readonly string[], games: readonly AnyGame[], lang: Lang): GivenPack {
  const packs = read(paths, games, lang);
  const [first, ...others] = packs;
  if (others.length === 0) return first;
  const from = new Map<string, string>();
  const all: Record<string, Record<string, readonly OwnThing[]>> = {};
  for (const pack of packs)
    for (const [game, kinds] of Object.entries(pack.games))
      for (const [kind, things] of Object.entries(kinds)) {
        for (const { id } of things) {
          const key = `${game}.${kind}.${id}`;
          const before = from.get(key);
          if (before !== undefined) throw new CliFault((t) => t.faults.inTwoPacks(pack.file, key, before));
          from.set(key, pack.file);
        }
        all[game] = { ...all[game], [kind]: [...(all[game]?.[kind] ?? []), ...things] };
      }
  return { ...first, games: all, file: packs.map((p) => p.file).join(', ') };
}
