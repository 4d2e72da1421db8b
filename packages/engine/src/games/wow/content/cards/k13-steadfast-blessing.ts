import type { PrintedCard } from '../types.ts';

/** A buff against blades (301). */
export const STEADFAST_BLESSING: PrintedCard = {
  id: 'K13',
  names: { en: 'Steadfast Blessing', fr: 'Bénédiction de constance' },
  category: 'action',
  type: 'buff',
  ticks: 1,
  restriction: ['paladin', 'priest'],
  attach: { side: 'ally', range: { max: 2 } },
  ongoing: [{ kind: 'ongoing', modifiers: [{ stat: 'armor', n: 1, on: 'self' }] }],
  text: {
    en: 'Attach to an ally in range 2. It has armor +1. Ends when this card is readied.',
    fr: 'Attachez à un allié à portée 2. Il a +1 en armure. Prend fin quand cette carte est redressée.',
  },
};
