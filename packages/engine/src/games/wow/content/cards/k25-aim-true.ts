import type { PrintedCard } from '../types.ts';

/** Up to two dice in all, each once. */
export const AIM_TRUE: PrintedCard = {
  id: 'K25',
  names: { en: 'Aim True', fr: 'Viser juste' },
  category: 'instant',
  type: 'none',
  ticks: 0,
  restriction: [],
  ability: { kind: 'payment', ticks: 0, effects: [{ do: 'rerolls', n: 2, who: 'self', until: 'turn-end' }] },
  text: {
    en: "Reroll up to 2 dice of this character's next attack this turn, each of them once.",
    fr: "Relancez jusqu'à 2 dés de la prochaine attaque de ce personnage ce tour-ci, chacun une fois.",
  },
};
