import type { PrintedCard } from '../types.ts';

/** Lends an ally, or its own bearer, the second use of a card. */
export const BORROWED_HOUR: PrintedCard = {
  id: 'K27',
  names: { en: 'Borrowed Hour', fr: 'Heure empruntée' },
  category: 'action',
  type: 'none',
  ticks: 3,
  restriction: ['mage', 'priest'],
  ability: {
    kind: 'payment',
    ticks: 3,
    target: { side: 'ally', range: { max: 3 } },
    effects: [{ do: 'ready', card: 'other', who: 'target' }],
  },
  text: {
    en: 'Target ally in range 3: ready one of its exhausted Action Bar cards other than Borrowed Hour.',
    fr: "Allié ciblé à portée 3 : redressez une de ses cartes Barre d'Action épuisées, sauf Heure empruntée.",
  },
};
