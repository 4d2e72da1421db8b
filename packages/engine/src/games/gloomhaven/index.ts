/** Gloomhaven: a scenario as a game that any driver can play, and what its monsters do on their turns. */
export { buildTable, setupFaults } from './building.ts';
export { halfKind, LASTINGS } from './card-notation.ts';
export { CHOICES, type ChoiceId, type Choices, choicesWith } from './choices.ts';
export * from './content/index.ts';
export { EVENTS } from './events.ts';
export { gloomhaven } from './game.ts';
export { type LevelNumbers, levelNumbers, MOST_LEVEL } from './levels.ts';
export { type Aim, aimsNow, type Look, legsNow, lookBetween, thoughtNow } from './looking.ts';
export { type MapDef, roomsAt, walledWith } from './map.ts';
export { DIFFICULT, ENEMY, FLYING, FRIEND, HAZARD, JUMPING, OBSTACLE, TRAP, WALKING } from './monsters/ground.ts';
export { outcomesOf } from './monsters/turn.ts';
export {
  type At,
  explainTurnCase,
  playTurnCase,
  positionOf,
  type SightDifference,
  type TurnCase,
  type TurnOutcome,
  type TurnResult,
} from './monsters/turn-case.ts';
export type { Why, WhyFocus, WhyNot, WhyPlace, WhyStage } from './monsters/why.ts';
export type { NamedState } from './named.ts';
export { CARD_WORDS, GLOOMHAVEN_NOTATION } from './notation.ts';
export { GLOOMHAVEN_ODDS } from './odds.ts';
export { GLOOMHAVEN_OWN } from './own.ts';
export { cardFaceOf, type OwnCard } from './own-cards.ts';
export { effects as effectsKind, type OwnMonster, type OwnScenario } from './own-notation.ts';
export { ENTRIES, FROM_PROGRAMS, paragraph, RULEBOOK } from './rulebook/index.ts';
export type { CountsDetail } from './rules/drawing.ts';
export { figureKey } from './rules/keys.ts';
export type { Leg } from './rules/moving.ts';
export type { AttacksDetail } from './rules/striking.ts';
export { type Thought, whyThought } from './rules/thinking.ts';
export {
  CHARACTER_KEYS,
  type CharacterKey,
  type CharacterSetup,
  COLUMNS,
  characterKeys,
  MOST_CARDS,
  MOST_CHARACTERS,
  MOST_HEXES,
  MOST_MODIFIERS,
  MOST_ROOMS,
  MOST_STANDEES,
  MOST_WALLS,
  ROWS,
  type Setup,
  setupKind,
} from './setup.ts';
export {
  activeCards,
  type DeckKind,
  decksOf,
  type FigureValues,
  halfUnderWay,
  type ShownActive,
  type ShownCondition,
  type ShownDeck,
  type ShownHalf,
  type ShownType,
  type Track,
  type TrackPlace,
  trackOf,
  typesOf,
  valuesOf,
} from './showing.ts';
export * from './shown.ts';
export * from './situation.ts';
export { ownCards, type SituationCard, type SituationModifier, type SituationType } from './situation-content.ts';
export type { SituationCharacter, SituationDeck, SituationFigure, SituationMonster } from './situation-figures.ts';
export { hitPointsKind, RIMS, type SituationTile, TILES } from './situation-map.ts';
export { mapRows } from './situation-setup.ts';
export { GLOOMHAVEN_VALUES } from './situation-values.ts';
export { caseOf, turnAsBegun } from './situation-writing.ts';
export { gloomhavenSituations, situationMatch } from './situations.ts';
export * from './state.ts';
export { GLOOMHAVEN_SWITCHES } from './switches.ts';
export type { Table } from './table.ts';
export { asIfLast, heeding, intentSaid, keeping } from './talking/heeding.ts';
export { aimsSaid, DEEDS, type DeedWord, type Intent, intentIn, mayTalk, TIMES, type Time, type Words } from './talking/intent.ts';
export { GLOOMHAVEN_THREATS } from './threats.ts';
export { ALL_TARGETS, AREA_SIDE, TURN_COLUMNS, TURN_FIGURES, TURN_ROWS, TURN_TERRAIN } from './turn-board.ts';
export { type TurnRead, turnRead } from './turn-read.ts';
export type { View } from './view.ts';
