import type { PrintedCard } from '../types.ts';

/** Spends two ticks to cost an enemy two. */
export const SOUL_TAX: PrintedCard = {
  id: 'K24',
  names: { en: 'Soul Tax', fr: "Dîme d'âme" },
  category: 'action',
  type: 'none',
  ticks: 2,
  restriction: ['warlock'],
  ability: { kind: 'payment', ticks: 2, target: { side: 'enemy', range: { max: 3 } }, effects: [{ do: 'tick-up', n: 2, who: 'target' }] },
  text: {
    en: 'Target enemy in range 3: tick it up 2.',
    fr: 'Ennemi ciblé à portée 3 : augmentez son horloge de 2.',
  },
};
