/** The chapters of the designers' commentary: general answers, then those to the cards of each warband and to everybody's. */
import { WARBAND_NAMES } from '@escarmouche/engine/underworlds';
import type { Both } from '../../app/rulebook.ts';
import type { BookSource } from '../../rulings/book.ts';

/** A chapter with the numbers that belong to it: of a card, or named after what they are about. */
const about = (title: Both, numbers: RegExp): BookSource['chapters'][number] => ({
  title: { en: `Answers: ${title.en}`, fr: `Réponses\u00a0: ${title.fr}` },
  has: (number) => numbers.test(number.replace(/\.\d+$/, '')),
});

/** In the order of the rulebook. */
export const commentary: BookSource['chapters'] = [
  about({ en: 'General answers', fr: 'Réponses générales' }, /^g$/),
  about(WARBAND_NAMES['stormsires-cursebreakers'], /^(11-chaine-eclairs|13|14)$/),
  about(WARBAND_NAMES['thorns-of-the-briar-queen'], /^(thorns-of-the-briar-queen|35|47)$/),
  about(WARBAND_NAMES['zarbags-gitz'], /^zarbags-gitz$/),
  about({ en: 'Universal cards of Nightvault', fr: 'Cartes universelles de Nightvault' }, /^(317|340|389|432-mimique|499)$/),
  about(WARBAND_NAMES['garreks-reavers'], /^(garreks-reavers|11-pluie-de-sang|16|18|23)$/),
  about(WARBAND_NAMES['steelhearts-champions'], /^(steelhearts-champions|37|42|45|5[0-7])$/),
  about(WARBAND_NAMES['sepulchral-guard'], /^(sepulchral-guard|59|6\d|7\d)$/),
  about(WARBAND_NAMES['ironskulls-boyz'], /^(ironskulls-boyz|9\d|10\d)$/),
  about(WARBAND_NAMES['spiteclaws-swarm'], /^(spiteclaws-swarm|1[67]\d)$/),
  about({ en: 'Universal cards of Shadespire', fr: 'Cartes universelles de Shadespire' }, /./),
];
