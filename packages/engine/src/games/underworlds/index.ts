/** Warhammer Underworlds: Nightvault: the game, its content and its rulebook. */

export { buildTable } from './building.ts';
export * from './choices.ts';
export * from './content/index.ts';
export { deckProblems, isFor } from './deck.ts';
export * from './deck-text.ts';
export type { Table, Und } from './defs.ts';
export { EVENTS } from './events.ts';
export { TRIGGERS, type Trigger } from './facts.ts';
export { type Battlefield, COMPASS, hexPoint, NO_ONES, onEdge, stepFrom } from './field.ts';
export { copyUnderworlds, underworlds } from './game.ts';
export { boardHexes, type HexKind, hexKind, isWellWritten, type Join, joinBoards, legalJoins } from './joining.ts';
export * from './lengths.ts';
export { UNDERWORLDS_NOTATION } from './notation.ts';
export { UNDERWORLDS_ODDS } from './odds.ts';
export { BLANK_BOARD, UNDERWORLDS_OWN } from './own.ts';
export * from './rulebook/index.ts';
export type { FaceName, ShownDice } from './rules/dice.ts';
export {
  type AimedHex,
  aimsOf,
  attackUnderWay,
  type FighterValues,
  type Look,
  lookBetween,
  type ReachedHex,
  reachOf,
  type ShownAttack,
  valuesOf,
} from './rules/shown.ts';
export * from './setup.ts';
export { type NamedState, type Shown, type ShownCard, type ShownFighter, type ShownLasting, shownTo } from './showing.ts';
export * from './situation.ts';
export { DEED_HAS, DEEDS, type DeedWord, HOW, type SituationDeed } from './situation-deeds.ts';
export { UNDERWORLDS_VALUES } from './situation-values.ts';
export { caseOf } from './situation-writing.ts';
export { situationMatch, underworldsSituations } from './situations.ts';
export * from './state.ts';
export { UNDERWORLDS_SWITCHES } from './switches.ts';
export { fieldOf } from './table.ts';
export { UNDERWORLDS_THREATS } from './threats.ts';
export type { View } from './view.ts';
