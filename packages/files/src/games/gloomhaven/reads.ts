import { readMonsterTurns } from './monster-turns.ts';

/** Files of Gloomhaven alone: cases of monsters’ turns. */
export const gloomhavenReads = { 'monster-turns': readMonsterTurns };
