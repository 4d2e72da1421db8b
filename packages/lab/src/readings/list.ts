/** The games whose named options can be measured. Written by scripts/games.mjs from games.json. */
import * as confrontation from '@escarmouche/engine/confrontation';
import * as gloomhaven from '@escarmouche/engine/gloomhaven';
import * as underworlds from '@escarmouche/engine/underworlds';
import * as wow from '@escarmouche/engine/wow';
import { type ReadGame, readOf } from './game.ts';

export const READ: Readonly<Record<string, ReadGame>> = {
  wow: readOf({ choices: wow.CHOICES, situations: wow.wowSituations, caseOf: wow.caseOf }),
  confrontation: readOf({
    choices: confrontation.CHOICES,
    situations: confrontation.confrontationSituations,
    caseOf: confrontation.caseOf,
  }),
  underworlds: readOf({ choices: underworlds.CHOICES, situations: underworlds.underworldsSituations, caseOf: underworlds.caseOf }),
  gloomhaven: readOf({ choices: gloomhaven.CHOICES, situations: gloomhaven.gloomhavenSituations, caseOf: gloomhaven.caseOf }),
};
