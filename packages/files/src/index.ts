/** Reading and writing of match, replay, ruling, profile and wound table files: text in, values out, and one kind of error. */
export { FileFault } from './fault.ts';
export { confrontationFiles } from './games/confrontation/index.ts';
export { readProfiles, readWoundTable, writeProfiles, writeWoundTable } from './games/confrontation/own.ts';
export type { AnySetup, GameFiles } from './games/game.ts';
export { readBoard } from './games/gloomhaven/board.ts';
export { gloomhavenFiles } from './games/gloomhaven/index.ts';
export { readMonsterTurns, type TurnCaseWritten } from './games/gloomhaven/monster-turns.ts';
export { underworldsFiles } from './games/underworlds/index.ts';
export { wowFiles } from './games/wow/index.ts';
export { type MatchFile, readMatch, readMatchOrView } from './match.ts';
export { PLAYERS, type Player, writeMatch } from './match-written.ts';
export { nameFault } from './names.ts';
export { type ToldLine, writeOwnView } from './own-view.ts';
export { problemsOf, situationProblems, unplayable } from './problem.ts';
export { type AnyRuling, type RulingHead, readRuling, readRulingHead, writeRuling } from './ruling.ts';
export { type Change, readVaried } from './varied.ts';
export type { WrittenView } from './view-read.ts';
export { type Where, whereIn } from './where.ts';
