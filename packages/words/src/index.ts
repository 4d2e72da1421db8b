/** What sentences in French and English have in common, whichever game they are about; the words of each game have a door of their own. */
export type { ChoiceText, GameWords, PromptWords, RuleWords } from './common.ts';
export type { FileProblem } from './files.ts';
export { measureName } from './measures.ts';
export { levelLine, playerName } from './players.ts';
export { reasonLine } from './reasons.ts';
export { type FileWords, fileWordsFor } from './shared.ts';
export { LANGS, type Lang } from './types.ts';
export { type Part, typeset } from './typeset.ts';
