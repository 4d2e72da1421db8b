import { readMonsterTurns } from './monster-turns.ts';

/** Files of Gloomhaven alone: cases of monsters' turns, and a board as links carry it. */
export const gloomhavenReads = { 'monster-turns': readMonsterTurns };
