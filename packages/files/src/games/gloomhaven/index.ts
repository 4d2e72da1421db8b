/** The files of Gloomhaven. */
import { GLOOMHAVEN_OWN, GLOOMHAVEN_VALUES, type Setup, type Situation, setupKind, situationKind } from '@escarmouche/engine/gloomhaven';
import { writtenOf } from '../../schema/notation.ts';
import { ownOf } from '../../schema/own.ts';
import type { GameFiles } from '../game.ts';
import { cardFace, modifierFace, monsterDeck, monsterFace, scenario, summonFace } from './content.ts';

export { readMonsterTurns, type TurnCaseWritten } from './monster-turns.ts';

export const gloomhavenFiles: GameFiles<'gloomhaven', Setup, Situation> = {
  game: 'gloomhaven',
  rules: { prefix: 'gh', example: 'gh:attack.01' },
  seats: 4,
  ...writtenOf(setupKind, situationKind, {
    cardFace,
    modifierFace,
    monsterDeck,
    monsterFace,
    scenario,
    summonFace,
  }),
  values: GLOOMHAVEN_VALUES,
  own: ownOf(GLOOMHAVEN_OWN),
};
