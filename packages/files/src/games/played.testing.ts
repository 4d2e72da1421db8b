/** The games whose rulings, lessons and puzzles tests play. Written by scripts/games.mjs from games.json. */
import * as confrontation from '@escarmouche/engine/confrontation';
import * as gloomhaven from '@escarmouche/engine/gloomhaven';
import * as underworlds from '@escarmouche/engine/underworlds';
import * as wow from '@escarmouche/engine/wow';
import type { AnySituations } from '../mutants.testing.ts';

/** What each is played by, and its rulebook, by its name. Of what types that is each game knows: here they are forgotten, once. */
export const PLAYED = [
  ['wow', wow.wowSituations, wow.RULEBOOK],
  ['confrontation', confrontation.confrontationSituations, confrontation.RULEBOOK],
  ['underworlds', underworlds.underworldsSituations, underworlds.RULEBOOK],
  ['gloomhaven', gloomhaven.gloomhavenSituations, gloomhaven.RULEBOOK],
] as unknown as readonly (readonly [game: string, of: AnySituations, rulebook: readonly { readonly id: string }[]])[];

/** What a game is played by. */
export function situationsOf(game: string): AnySituations {
  const found = PLAYED.find(([name]) => name === game);
  if (found === undefined) throw new Error(`no game ${game}`);
  return found[1];
}
