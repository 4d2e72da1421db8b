/** Broken files by the thousand, of monster turns. */
import { survives } from '../../fuzz.testing.ts';
import { readMonsterTurns } from './monster-turns.ts';
import { TURNS, TURNS_TEXT } from './samples.testing.ts';

survives('readMonsterTurns', readMonsterTurns, TURNS_TEXT, TURNS);
