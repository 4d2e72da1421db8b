import type { PrintedCard } from '../types.ts';

/** Turns a blade or an arrow aside, from oneself or from a neighbour. */
export const WARDING_OATH: PrintedCard = {
  id: 'K02',
  names: { en: 'Warding Oath', fr: 'Serment protecteur' },
  category: 'react',
  type: 'none',
  ticks: 1,
  restriction: ['paladin'],
  ability: {
    kind: 'react',
    ticks: 1,
    to: { on: 'targeted', nature: 'physical', whom: [{ side: 'self' }, { side: 'ally', adjacent: true, other: true }] },
    effects: [{ do: 'cancel' }],
  },
  text: {
    en: 'Play only when a physical attack targets this character or an adjacent ally. Cancel that attack.',
    fr: 'À jouer seulement quand une attaque physique cible ce personnage ou un allié adjacent. Annulez cette attaque.',
  },
};
