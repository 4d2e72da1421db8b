/** Gloomhaven: what its monsters do on their turns. */
export {
  AREA_SIDE,
  type At,
  explainTurnCase,
  playTurnCase,
  type SightDifference,
  TURN_COLUMNS,
  TURN_FIGURES,
  TURN_ROWS,
  TURN_TERRAIN,
  type TurnCase,
  type TurnOutcome,
  type TurnResult,
} from './monsters/turn-case.ts';
