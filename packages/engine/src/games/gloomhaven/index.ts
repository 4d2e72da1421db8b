/** Gloomhaven: a scenario as a game that any driver can play, and what its monsters do on their turns. */
export { CHOICES, type ChoiceId, type Choices } from './choices.ts';
export * from './content/index.ts';
export { gloomhaven } from './game.ts';
export { outcomesOf } from './monsters/turn.ts';
export {
  AREA_SIDE,
  type At,
  explainTurnCase,
  playTurnCase,
  positionOf,
  type SightDifference,
  TURN_COLUMNS,
  TURN_FIGURES,
  TURN_ROWS,
  TURN_TERRAIN,
  type TurnCase,
  type TurnOutcome,
  type TurnResult,
} from './monsters/turn-case.ts';
export { ENTRIES, PARAGRAPHS, paragraph } from './rulebook/index.ts';
export type { CharacterSetup, Setup } from './setup.ts';
export * from './situation.ts';
export { caseOf } from './situation-writing.ts';
export { gloomhavenSituations, situationMatch } from './situations.ts';
export type { State } from './state.ts';
export type { Table } from './table.ts';
export type { View } from './view.ts';
