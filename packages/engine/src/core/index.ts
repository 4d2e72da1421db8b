/** The core: sequences, frames, nodes, windows, values, record and drivers. No game in it. */

export * from './aims.ts';
export { type Ask, type Bot, BotFault } from './asking.ts';
export { AtNode, type Draws, type MatchNode } from './at-node.ts';
export * from './choices.ts';
export { by, type Coded, type CodedPart, coded, given, type Kind, type Offers, offers, on, patternsOf, using } from './coded.ts';
export { copied, shape } from './copying.ts';
export * from './drivers.ts';
export { Faults, setupFaultsIn } from './faults.ts';
export {
  besideOrSame,
  type Deed,
  Deeds,
  type Done,
  formsOf,
  type Grammar,
  NAME_KINDS,
  type NameKind,
  type NameKindId,
  NUMBER,
  PLACE,
  readAs,
} from './forms.ts';
export * from './fraction.ts';
export * from './game.ts';
export * from './guide.ts';
export * from './lesson.ts';
export { Log } from './log.ts';
export { lookIn, type NamedLook } from './looks.ts';
export * from './match.ts';
export * from './moments.ts';
export { GENDERS, type NameGrammar, type Printed, type SideGrammar } from './names.ts';
export { nearest } from './nearest.ts';
export * from './notation.ts';
export * from './notation-edit.ts';
export * from './notation-form.ts';
export * from './odds.ts';
export { CLEAR, type Leanings, type Opponents, type Sight, STYLES, type Style } from './opponents.ts';
export * from './own.ts';
export { type OwnView, ownView } from './own-view.ts';
export * from './phrase.ts';
export type { Piece } from './piece.ts';
export * from './plain.ts';
export { argsByName, kindNamed, placesNamed } from './plain-names.ts';
export * from './puzzle.ts';
export * from './random.ts';
export * from './refuse.ts';
export { inOrder, Refused } from './refused.ts';
export * from './replay.ts';
export * from './rulebook.ts';
export * from './ruling.ts';
export { isSetupError, type RulingFailure, type RulingPlace, type Seen } from './ruling-failure.ts';
export * from './ruling-names.ts';
export { caseSince } from './ruling-written.ts';
export * from './run.ts';
export * from './sequence.ts';
export { tamed } from './tame.ts';
export { TOLD } from './told.ts';
export * from './types.ts';
export * from './values.ts';
export * from './view.ts';
export * from './window.ts';
