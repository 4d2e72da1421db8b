/** The chapters of the designers' commentary: general answers, then those to the cards of each warband and to everybody's. */
import { WARBAND_NAMES } from '@escarmouche/engine/underworlds';
import type { Both } from '../../app/games.ts';

/** The chapters in the order of the rulebook, each with the numbers that belong to it: of a card, or named after what they are about. */
const CHAPTERS: readonly { readonly title: Both; readonly has: RegExp }[] = [
  { title: { en: 'General answers', fr: 'Réponses générales' }, has: /^g$/ },
  { title: WARBAND_NAMES['stormsires-cursebreakers'], has: /^(11-chaine-eclairs|13|14)$/ },
  { title: WARBAND_NAMES['thorns-of-the-briar-queen'], has: /^(thorns-of-the-briar-queen|35|47)$/ },
  { title: WARBAND_NAMES['zarbags-gitz'], has: /^zarbags-gitz$/ },
  { title: { en: 'Universal cards of Nightvault', fr: 'Cartes universelles de Nightvault' }, has: /^(317|340|389|432-mimique|499)$/ },
  { title: WARBAND_NAMES['garreks-reavers'], has: /^(garreks-reavers|11-pluie-de-sang|16|18|23)$/ },
  { title: WARBAND_NAMES['steelhearts-champions'], has: /^(steelhearts-champions|37|42|45|5[0-7])$/ },
  { title: WARBAND_NAMES['sepulchral-guard'], has: /^(sepulchral-guard|59|6\d|7\d)$/ },
  { title: WARBAND_NAMES['ironskulls-boyz'], has: /^(ironskulls-boyz|9\d|10\d)$/ },
  { title: WARBAND_NAMES['spiteclaws-swarm'], has: /^(spiteclaws-swarm|1[67]\d)$/ },
  { title: { en: 'Universal cards of Shadespire', fr: 'Cartes universelles de Shadespire' }, has: /./ },
];

/** The chapter of a paragraph's number, counted from 1. */
export function chapterOf(number: string): string {
  const card = number.replace(/\.\d+$/, '');
  return String(CHAPTERS.findIndex((c) => c.has.test(card)) + 1);
}

/** The names of the chapters. */
export const chapters: Readonly<Record<string, Both>> = Object.fromEntries(CHAPTERS.map((c, i) => [String(i + 1), c.title]));
