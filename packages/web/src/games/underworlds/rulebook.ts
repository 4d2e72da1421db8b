import { RULEBOOK } from '@escarmouche/engine/underworlds';
import { rulebookFrom } from '../../app/rulebook.ts';

/** The rulebook of Underworlds. Every answer of the designers' commentary, which we hold in full, has its ruling, and so have the rules beside it. */
export const rulebook = rulebookFrom(RULEBOOK, /\b((?:g|\d{1,3}(?:-[a-z]+)*|[a-z]+(?:-[a-z]+)+)\.\d{1,2}|[ADEGIKMPRSX]\d{1,2})\b/);
