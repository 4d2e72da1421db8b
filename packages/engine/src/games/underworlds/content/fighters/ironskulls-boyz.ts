/** Ironskull's Boyz. */
import type { Fighter } from '../types.ts';
import { blow, NO_ABILITIES, side } from './making.ts';

const warband = 'ironskulls-boyz';
const INSPIRES = {
  en: 'Inspired when this fighter has suffered damage.',
  fr: 'Devient Exalté quand ce combattant a subi des dégâts.',
} as const;

const BOSS_CHOPPAS = { en: 'Boss Choppas', fr: 'Kikoups de Boss' };
const BIG_CHOPPA = { en: 'Big Choppa', fr: 'Gros Kikoup' };
const SMASHAS = { en: 'Smashas', fr: 'Kass-krânes' };
const CHOPPAS = { en: 'Choppas', fr: 'Kikoups' };

export const IRONSKULLS_BOYZ: readonly Fighter[] = [
  {
    id: 'gurzag',
    names: { en: 'Gurzag Ironskull', fr: 'Gurzag Ironskull' },
    grammar: { gender: 'm', proper: true },
    warband,
    leader: true,
    kinds: [],
    uninspired: side(3, 'shield', 1, 5, blow('boss-choppas', BOSS_CHOPPAS, 1, 'hammer', 2, 3)),
    inspired: side(3, 'shield', 1, 5, blow('boss-choppas', BOSS_CHOPPAS, 1, 'hammer', 2, 3, { reroll: 1 })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'bonekutta',
    names: { en: 'Bonekutta', fr: 'Bonekutta' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(3, 'shield', 1, 4, blow('big-choppa', BIG_CHOPPA, 1, 'hammer', 2, 2)),
    inspired: side(3, 'shield', 1, 4, blow('big-choppa', BIG_CHOPPA, 1, 'hammer', 2, 3)),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'basha',
    names: { en: 'Basha', fr: 'Basha' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(3, 'shield', 1, 4, blow('smashas', SMASHAS, 1, 'swords', 2, 1, { knockback: { n: 1, when: 'critical-hit' } })),
    inspired: side(3, 'shield', 1, 4, blow('smashas', SMASHAS, 1, 'swords', 3, 2, { knockback: { n: 1, when: 'critical-hit' } })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'hakka',
    names: { en: 'Hakka', fr: 'Hakka' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(3, 'shield', 1, 4, blow('choppas', CHOPPAS, 1, 'swords', 2, 1, { cleave: 'critical-rolled' })),
    inspired: side(3, 'shield', 1, 4, blow('choppas', CHOPPAS, 1, 'swords', 3, 2, { cleave: 'critical-rolled' })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
];
