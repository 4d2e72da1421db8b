import { RULEBOOK } from '@escarmouche/engine/confrontation';
import { rulebookFrom } from '../../app/rulebook.ts';

/** The rulebook of Confrontation. The paragraphs of chapter 9, held in full, each have their ruling, and so have those of other sources that are played. */
export const rulebook = rulebookFrom(RULEBOOK, /\b((?:IX|VII|II)-[A-Z0-9]+(?:-\d+)*(?:\.[a-z]+\d*)?|F\d\.[a-z])\b/);
