/** The files of Gloomhaven. */
import { GLOOMHAVEN_OWN, GLOOMHAVEN_VALUES, type Setup, type Situation, setupKind, situationKind } from '@escarmouche/engine/gloomhaven';
import { writtenOf } from '../../schema/notation.ts';
import { ownOf } from '../../schema/own.ts';
import type { GameFiles } from '../game.ts';
import { gloomhavenCalled } from './called.ts';
import { cardFace, modifierFace, monsterDeck, monsterFace, scenario, summonFace } from './content.ts';

export { readMonsterTurns, type TurnCaseWritten } from './monster-turns.ts';

export const gloomhavenFiles: GameFiles<'gloomhaven', Setup, Situation> = {
  ...gloomhavenCalled,
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
