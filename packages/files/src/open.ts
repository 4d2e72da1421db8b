/**
 * What of `@escarmouche/files` needs no list of games: for whoever loads a game once it is known that a file is of it. `openRuling` and
 * `openMatch` tell which, by what `@escarmouche/files/called` says of each; its files have a door of their own, `@escarmouche/files/GAME`.
 */
export { FileFault } from './fault.ts';
export type { AnySetup, Called, GameFiles } from './games/game.ts';
export { plainContent, plainFiles } from './games/plain.ts';
export type { MatchFile } from './match-read.ts';
export { type Player, writeMatch } from './match-written.ts';
export { nameFault } from './names.ts';
export { type AnyRuling, type OfMatch, type OpenMatch, type OpenRuling, openMatch, openRuling } from './opened.ts';
export { type Change, openVaried } from './opened-varied.ts';
export { situationProblems, unplayable } from './problem.ts';
export { combinations, type Range, rangeIn, situationsIn } from './ranges.ts';
export type { WrittenView } from './view-read.ts';
