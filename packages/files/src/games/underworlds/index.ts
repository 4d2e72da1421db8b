/** The files of Underworlds. */
import { type Setup, type Situation, setupKind, situationKind, UNDERWORLDS_OWN, UNDERWORLDS_VALUES } from '@escarmouche/engine/underworlds';
import { writtenOf } from '../../schema/notation.ts';
import { ownOf } from '../../schema/own.ts';
import type { GameFiles } from '../game.ts';
import { underworldsCalled } from './called.ts';

export const underworldsFiles: GameFiles<'underworlds', Setup, Situation> = {
  ...underworldsCalled,
  ...writtenOf(setupKind, situationKind),
  values: UNDERWORLDS_VALUES,
  own: ownOf(UNDERWORLDS_OWN),
};
