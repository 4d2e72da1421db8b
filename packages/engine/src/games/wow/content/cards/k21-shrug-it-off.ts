import type { PrintedCard } from '../types.ts';

/** Answers the window that an enemy's tick-up opens (408.1b). */
export const SHRUG_IT_OFF: PrintedCard = {
  id: 'K21',
  names: { en: 'Shrug It Off', fr: "Haussement d'épaules" },
  category: 'react',
  type: 'none',
  ticks: 0,
  restriction: [],
  ability: { kind: 'react', ticks: 0, to: { on: 'ticked-up' }, effects: [{ do: 'tick-down', n: 1, who: 'self' }] },
  text: {
    en: 'Play only when an enemy ticks this character up. Tick this character down 1.',
    fr: "À jouer seulement quand un ennemi augmente l'horloge de ce personnage. Diminuez-la de 1.",
  },
};
