/** A board by itself, as links carry it: the situation of a ruling's case, and nothing around it. */
import type { Situation } from '@escarmouche/engine/gloomhaven';
import { checked } from '../../check.ts';
import { readJson } from '../../json.ts';
import { withinLimits } from '../../tree.ts';
import { gloomhavenFiles } from './index.ts';

/** Characters of a board: ten times what the largest one has. */
const LONGEST = 400_000;

/** Reads a situation in JSON. @throws FileFault, and nothing else, where it is not one */
export function readBoard(text: string, name: string): Situation {
  // The schema is the game's own, so that the situation is too.
  return checked(gloomhavenFiles.situation, readJson(withinLimits(text, name, LONGEST), name), name) as Situation;
}
