import { RULEBOOK } from '@escarmouche/engine/gloomhaven';
import { rulebookFrom } from '../../app/rulebook.ts';

/** The rulebook of Gloomhaven. Every entry of the page of the summary that we hold has its ruling. */
export const rulebook = rulebookFrom(RULEBOOK, /\b([a-z]+(?:-[a-z]+)*\.(?:\d{1,2}|[a-z]+))\b/);
