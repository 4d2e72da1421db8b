/** The files of Confrontation. */
import { CONFRONTATION_VALUES, MOST_SEATS, type Setup, type Situation, situationKind } from '@escarmouche/engine/confrontation';
import { situationOf } from '../../schema/notation.ts';
import type { GameFiles } from '../game.ts';
import { effect, effects, profile, skill, skills, values, woundTable } from './content.ts';
import { place, setup } from './setup.ts';

export { readProfiles, readWoundTable, writeProfiles, writeWoundTable } from './own.ts';

export const confrontationFiles: GameFiles<'confrontation', Setup, Situation> = {
  game: 'confrontation',
  rules: { prefix: 'conf', example: 'conf:IX-A-1.a' },
  seats: MOST_SEATS,
  setup,
  ...situationOf(situationKind, { effects, place, profile, skills, values, woundTable }, { effect, place, skill, values, woundTable }),
  values: CONFRONTATION_VALUES,
};
