import type { PrintedCard } from '../types.ts';

/** Eight dice and nothing else. */
export const FIRE_LANCE: PrintedCard = {
  id: 'K10',
  names: { en: 'Fire Lance', fr: 'Lance de feu' },
  category: 'action',
  type: 'none',
  ticks: 3,
  restriction: ['mage'],
  ability: { kind: 'attack', ticks: 3, nature: 'magic', type: 'fire', power: 8, range: { max: 3 } },
  text: {
    en: 'Attack: magic fire, power 8, range 3.',
    fr: 'Attaque : magique, feu, puissance 8, portée 3.',
  },
};
