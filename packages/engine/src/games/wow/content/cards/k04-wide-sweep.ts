import type { PrintedCard } from '../types.ts';

/** Several enemies, one roll (601.1a). */
export const WIDE_SWEEP: PrintedCard = {
  id: 'K04',
  names: { en: 'Wide Sweep', fr: 'Grand moulinet' },
  category: 'action',
  type: 'none',
  ticks: 3,
  restriction: ['warrior'],
  ability: { kind: 'attack', ticks: 3, nature: 'physical', type: 'melee', power: 4, range: { max: 1 }, targets: 3 },
  text: {
    en: 'Attack: physical melee, power 4, range 1, up to three targets.',
    fr: "Attaque : physique, mêlée, puissance 4, portée 1, jusqu'à trois cibles.",
  },
};
