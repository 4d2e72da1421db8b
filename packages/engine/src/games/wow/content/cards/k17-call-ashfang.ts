import type { PrintedCard } from '../types.ts';

/** A pet: a figure with its own health, clock and bite, and no Action Bar (305). */
export const CALL_ASHFANG: PrintedCard = {
  id: 'K17',
  names: { en: 'Call Ashfang', fr: 'Appel de Croc-de-Cendre' },
  category: 'action',
  type: 'pet',
  ticks: 3,
  restriction: ['hunter'],
  pet: {
    names: { en: 'Ashfang', fr: 'Croc-de-Cendre' },
    grammar: { gender: 'm', proper: true },
    health: 4,
    armor: 1,
    resist: 1,
    main: { kind: 'attack', ticks: 2, nature: 'physical', type: 'melee', power: 3, range: { max: 1 } },
  },
  text: {
    en: 'Summon Ashfang (health 4, armor 1, resist 1). Main attack, 2 ticks: physical melee, power 3, range 1.',
    fr: 'Invoquez Croc-de-Cendre (santé 4, armure 1, résistance 1). Attaque principale, 2 tics : physique, mêlée, puissance 3, portée 1.',
  },
};
