import { RULEBOOK } from '@escarmouche/engine/wow';
import { rulebookFrom } from '../../app/rulebook.ts';

/** The rulebook of World of Warcraft Miniatures. The paragraphs of the chapters held in full each have their ruling. */
export const rulebook = rulebookFrom(RULEBOOK, /\b(\d{3}(?:\.\d+[a-z]?)?)\b/);
