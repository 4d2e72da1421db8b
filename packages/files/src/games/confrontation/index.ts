/** The files of Confrontation. */
import {
  CONFRONTATION_VALUES,
  LARGEST,
  MOST_SEATS,
  type Setup,
  type Situation,
  setupKind,
  situationKind,
} from '@escarmouche/engine/confrontation';
import { between, expects, z } from '../../schema/basics.ts';
import { writtenOf } from '../../schema/notation.ts';
import type { GameFiles } from '../game.ts';
import { confrontationCalled } from './called.ts';
import { effect, ours, profile, skill, values, woundTable } from './content.ts';
import { confrontationOwn } from './own.ts';

/** Two lengths in millimetres, on no larger a table than there can be. */
const place = z.tuple([between(0, LARGEST), between(0, LARGEST)], expects('two-lengths'));

export { readProfiles, readWoundTable, writeProfiles, writeWoundTable } from './own.ts';

export const confrontationFiles: GameFiles<'confrontation', Setup, Situation> = {
  ...confrontationCalled,
  seats: MOST_SEATS,
  ...writtenOf(setupKind, situationKind, { ours, place, profile, values, woundTable }, { effect, place, skill, values, woundTable }),
  values: CONFRONTATION_VALUES,
  own: confrontationOwn,
};
