import type { PrintedCard } from '../types.ts';

/** A push straight away from its author, along the farthest spaces there are (404.3b). */
export const SHOVE: PrintedCard = {
  id: 'K23',
  names: { en: 'Shove', fr: 'Bourrade' },
  category: 'action',
  type: 'none',
  ticks: 1,
  restriction: [],
  ability: {
    kind: 'payment',
    ticks: 1,
    target: { side: 'enemy', adjacent: true },
    effects: [{ do: 'move', n: 2, who: 'target', away: true }],
  },
  text: {
    en: 'Move an adjacent enemy 2 spaces away from this character.',
    fr: 'Éloignez de 2 cases de ce personnage un ennemi adjacent.',
  },
};
