/** The core: sequences, frames, nodes, windows, values, record and drivers. No game in it. */

export * from './recording/lesson.ts';
export { lookIn, type NamedLook } from './recording/looks.ts';
export * from './recording/match.ts';
export * from './recording/match-drivers.ts';
export * from './recording/moments.ts';
export * from './recording/named-values.ts';
export * from './recording/notation.ts';
export * from './recording/notation-choices.ts';
export * from './recording/notation-edit.ts';
export * from './recording/notation-form.ts';
export * from './recording/notation-laid.ts';
export * from './recording/odds.ts';
export * from './recording/own.ts';
export { type OwnView, ownView } from './recording/own-view.ts';
export * from './recording/phrase.ts';
export * from './recording/puzzle.ts';
export * from './recording/replay.ts';
export * from './recording/ruling.ts';
export {
  gameFault,
  gameFaults,
  isNoAnswer,
  isSetupError,
  isSlip,
  type RulingFailure,
  type RulingPlace,
  type Seen,
} from './recording/ruling-failure.ts';
export * from './recording/ruling-file.ts';
export * from './recording/ruling-names.ts';
export { caseSince } from './recording/ruling-written.ts';
export * from './recording/situations.ts';
export { TOLD } from './recording/told.ts';
export * from './running/aims.ts';
export { type ArgNames, argsNamed } from './running/args-named.ts';
export { type Ask, type Bot, BotFault } from './running/asking.ts';
export { AtNode, type Draws, type MatchNode } from './running/at-node.ts';
export * from './running/choices.ts';
export { by, type Coded, type CodedPart, coded, given, type Kind, type Offers, offers, on, patternsOf, using } from './running/coded.ts';
export { copied, shape } from './running/copying.ts';
export * from './running/drivers.ts';
export * from './running/facts.ts';
export { Faults, setupFaultsIn } from './running/faults.ts';
export {
  besideOrSame,
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
} from './running/forms.ts';
export * from './running/fraction.ts';
export * from './running/game.ts';
export * from './running/guide.ts';
export { Log } from './running/log.ts';
export { GENDERS, type NameGrammar, type Printed, type SideGrammar } from './running/names.ts';
export { nearest } from './running/nearest.ts';
export { CLEAR, type Leanings, type Opponents, type Sight, STYLES, type Style } from './running/opponents.ts';
export type { Piece } from './running/piece.ts';
export * from './running/plain.ts';
export { kindNamed, placesNamed } from './running/plain-names.ts';
export * from './running/random.ts';
export * from './running/refuse.ts';
export { inOrder, Refused } from './running/refused.ts';
export * from './running/rulebook.ts';
export * from './running/run.ts';
export * from './running/sequence.ts';
export { tamed } from './running/tame.ts';
export * from './running/types.ts';
export * from './running/values.ts';
export * from './running/view.ts';
export * from './running/window.ts';
