/** Reading and writing of match, replay, ruling, profile and wound table files: text in, values out, and one kind of error. */
export { type BlockWritten, type ExperimentRead, type ExperimentWritten, MEETINGS, readExperiment } from './experiment.ts';
export { FileFault } from './fault.ts';
export type { AnySetup, GameFiles } from './games/game.ts';
export { welcome } from './games/index.ts';
export * from './games/list.ts';
export { plainFiles } from './games/plain.ts';
export { READS } from './games/reads.ts';
export { readLesson } from './lesson.ts';
export { type MatchFile, readMatch, readMatchOrView } from './match.ts';
export { PLAYERS, type Player, writeMatch } from './match-written.ts';
export { nameFault } from './names.ts';
export { type ToldLine, writeOwnView } from './own-view.ts';
export { problemsOf, situationProblems, unplayable } from './problem.ts';
export { combinations, type Range, rangeIn, situationsIn } from './ranges.ts';
export { type AnyRuling, type RulingHead, readRuling, readRulingHead, writeRuling } from './ruling.ts';
export { type Change, readVaried } from './varied.ts';
export type { WrittenView } from './view-read.ts';
export { type Where, whereIn } from './where.ts';
