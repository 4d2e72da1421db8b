import type { PrintedCard } from '../types.ts';

/** The strongest healing of the pool. */
export const MENDING_LIGHT: PrintedCard = {
  id: 'K08',
  names: { en: 'Mending Light', fr: 'Lumière réparatrice' },
  category: 'action',
  type: 'none',
  ticks: 2,
  restriction: ['priest'],
  ability: { kind: 'payment', ticks: 2, target: { side: 'ally', range: { max: 3 } }, effects: [{ do: 'heal', n: 3, who: 'target' }] },
  text: {
    en: 'Heal 3 from an ally in range 3.',
    fr: 'Soignez 3 à un allié à portée 3.',
  },
};
