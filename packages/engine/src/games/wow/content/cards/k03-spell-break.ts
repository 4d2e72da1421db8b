import type { PrintedCard } from '../types.ts';

/** Answers anything an enemy plays in range, save a physical attack; reacts included. */
export const SPELL_BREAK: PrintedCard = {
  id: 'K03',
  names: { en: 'Spell Break', fr: 'Brise-sort' },
  category: 'react',
  type: 'none',
  ticks: 1,
  restriction: ['mage'],
  ability: {
    kind: 'react',
    ticks: 1,
    to: { on: 'played', except: 'physical-attack', range: { max: 3 } },
    effects: [{ do: 'cancel' }],
  },
  text: {
    en: 'Play only when an enemy in range 3 plays an ability other than a physical attack. Cancel that ability.',
    fr: "À jouer seulement quand un ennemi à portée 3 joue une capacité autre qu'une attaque physique. Annulez cette capacité.",
  },
};
