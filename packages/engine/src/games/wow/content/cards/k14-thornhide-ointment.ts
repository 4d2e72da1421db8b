import type { PrintedCard } from '../types.ts';

/** A buff anyone may carry, for oneself or a neighbour: adjacent, so neither range nor sight is asked. */
export const THORNHIDE_OINTMENT: PrintedCard = {
  id: 'K14',
  names: { en: 'Thornhide Ointment', fr: 'Onguent de cuir-ronce' },
  category: 'action',
  type: 'buff',
  ticks: 1,
  restriction: [],
  attach: { side: 'ally', adjacent: true },
  ongoing: [{ kind: 'ongoing', modifiers: [{ stat: 'resist', n: 1, on: 'self' }] }],
  text: {
    en: 'Attach to this character or an adjacent ally. It has resist +1. Ends when this card is readied.',
    fr: 'Attachez à ce personnage ou à un allié adjacent. Il a +1 en résistance. Prend fin quand cette carte est redressée.',
  },
};
