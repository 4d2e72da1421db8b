/** Steelheart's Champions. */
import type { Fighter } from '../types.ts';
import { blow, NO_ABILITIES, side } from './making.ts';

const warband = 'steelhearts-champions';
const INSPIRES = {
  en: 'Inspired when a shield or a critical is rolled for this fighter as the target of an attack.',
  fr: "Devient Exalté quand un bouclier ou un critique est obtenu pour ce combattant, cible d'une attaque.",
} as const;

const BROADSWORD = blow('broadsword', { en: 'Broadsword', fr: 'Épée large' }, 1, 'hammer', 2, 3);
const GRANDHAMMER = blow('grandhammer', { en: 'Grandhammer', fr: 'Grand marteau' }, 1, 'hammer', 2, 3, {
  knockback: { n: 1, when: 'always' },
});
const SIGMARITE_HAMMER = blow('sigmarite-hammer', { en: 'Sigmarite Hammer', fr: 'Marteau de sigmarite' }, 1, 'hammer', 3, 2);

export const STEELHEARTS_CHAMPIONS: readonly Fighter[] = [
  {
    id: 'steelheart',
    names: { en: 'Severin Steelheart', fr: 'Severin Steelheart' },
    grammar: { gender: 'm', proper: true },
    warband,
    leader: true,
    kinds: [],
    uninspired: side(3, 'shield', 1, 4, BROADSWORD),
    inspired: side(
      3,
      'shield',
      2,
      4,
      BROADSWORD,
      blow('mighty-swing', { en: 'Mighty Swing', fr: 'Puissant Coup de Taille' }, 1, 'hammer', 2, 2, { allAdjacent: true }),
    ),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'angharad',
    names: { en: 'Angharad Brightshield', fr: 'Angharad Brightshield' },
    grammar: { gender: 'f', proper: true },
    warband,
    kinds: [],
    uninspired: side(3, 'shield', 1, 4, SIGMARITE_HAMMER),
    inspired: side(
      3,
      'shield',
      2,
      4,
      SIGMARITE_HAMMER,
      blow('furious-parry', { en: 'Furious Parry', fr: 'Furieuse Parade' }, 1, 'hammer', 2, 1),
    ),
    abilities: { uninspired: [], inspired: ['furious-parry'] },
    text: {
      en: `${INSPIRES.en} Inspired, she may answer an attack on her that has failed with Furious Parry.`,
      fr: `${INSPIRES.fr} Exaltée, elle peut répondre par Furieuse Parade à une attaque contre elle qui a échoué.`,
    },
  },
  {
    id: 'obryn',
    names: { en: 'Obryn the Bold', fr: 'Obryn le Hardi' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(3, 'shield', 1, 4, GRANDHAMMER),
    inspired: side(
      3,
      'shield',
      2,
      4,
      GRANDHAMMER,
      blow('overhead-strike', { en: 'Overhead Strike', fr: 'Coup par-dessus' }, 1, 'hammer', 2, 3, { cleave: 'always' }),
    ),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
];
