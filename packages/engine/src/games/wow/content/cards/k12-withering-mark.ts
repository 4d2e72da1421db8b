import type { PrintedCard } from '../types.ts';

/** The pool's debuff: it lies on an enemy until the card is readied (301). */
export const WITHERING_MARK: PrintedCard = {
  id: 'K12',
  names: { en: 'Withering Mark', fr: 'Marque flétrissante' },
  category: 'action',
  type: 'debuff',
  ticks: 1,
  restriction: ['warlock'],
  attach: { side: 'enemy', range: { max: 3 } },
  ongoing: [{ kind: 'ongoing', modifiers: [{ stat: 'armor', n: -1, on: 'self' }] }],
  text: {
    en: 'Attach to an enemy in range 3. It has armor -1. Ends when this card is readied.',
    fr: 'Attachez à un ennemi à portée 3. Il a -1 en armure. Prend fin quand cette carte est redressée.',
  },
};
