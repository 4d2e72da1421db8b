/** Confrontation: the game, its content and its rulebook. */
export * from './choices.ts';
export * from './content/index.ts';
export * from './content/types.ts';
export { EVENTS } from './events.ts';
export { confrontation, copyConfrontation, freshState } from './game.ts';
export * from './inspect.ts';
export { CONFRONTATION_NOTATION } from './notation.ts';
export { CONFRONTATION_ODDS } from './odds.ts';
export { CONFRONTATION_OWN, type OwnCell, type OwnTable, ownTableOf, woundTableOf } from './own.ts';
export { OWN_LISTS, tableKind } from './own-notation.ts';
export { readySetup } from './ready.ts';
export * from './rulebook/index.ts';
export { melees } from './rules/board.ts';
export { endRule, valueLeft } from './rules/match.ts';
export { separations } from './rules/separating.ts';
export { stat } from './rules/values.ts';
export {
  type FighterSetup,
  MODES,
  MOST_FIGURES,
  MOST_PROFILES,
  MOST_SEATS,
  type Mode,
  type SeatSetup,
  type Setup,
  setupKind,
  WOUNDS,
} from './setup.ts';
export * from './shown.ts';
export * from './situation.ts';
export { CONFRONTATION_VALUES } from './situation-values.ts';
export { caseOf } from './situation-writing.ts';
export { confrontationSituations, situationMatch } from './situations.ts';
export * from './state.ts';
export { CONFRONTATION_SWITCHES } from './switches.ts';
export { armyOf, baseOf, buildTable, type CardDef, type Conf, type FighterDef, LARGEST, MISSING, type Table } from './table.ts';
export { CONFRONTATION_THREATS } from './threats.ts';
export type { View } from './view.ts';
