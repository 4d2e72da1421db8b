/** The files of Underworlds. */
import { type Setup, type Situation, setupKind, situationKind, UNDERWORLDS_OWN, UNDERWORLDS_VALUES } from '@escarmouche/engine/underworlds';
import { writtenOf } from '../../schema/notation.ts';
import { ownOf } from '../../schema/own.ts';
import type { GameFiles } from '../game.ts';

export const underworldsFiles: GameFiles<'underworlds', Setup, Situation> = {
  game: 'underworlds',
  rules: { prefix: 'wu', example: 'wu:g.06' },
  ...writtenOf(setupKind, situationKind),
  values: UNDERWORLDS_VALUES,
  own: ownOf(UNDERWORLDS_OWN),
};
