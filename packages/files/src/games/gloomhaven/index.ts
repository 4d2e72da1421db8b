/** The files of Gloomhaven. */
import { GLOOMHAVEN_OWN, GLOOMHAVEN_VALUES, type Setup, type Situation, situationKind } from '@escarmouche/engine/gloomhaven';
import { situationOf } from '../../schema/notation.ts';
import { ownOf } from '../../schema/own.ts';
import type { GameFiles } from '../game.ts';
import { effects, half, hitPoints, lines, monsterCards, monsterLines } from './content.ts';
import { setup } from './setup.ts';

export { readMonsterTurns, type TurnCaseWritten } from './monster-turns.ts';

export const gloomhavenFiles: GameFiles<'gloomhaven', Setup, Situation> = {
  game: 'gloomhaven',
  rules: { prefix: 'gh', example: 'gh:attack.01' },
  seats: 4,
  setup,
  ...situationOf(situationKind, { effects, half, hitPoints, lines, monsterCards, monsterLines }),
  values: GLOOMHAVEN_VALUES,
  own: ownOf(GLOOMHAVEN_OWN),
};
