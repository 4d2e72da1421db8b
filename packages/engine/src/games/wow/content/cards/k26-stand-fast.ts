import type { PrintedCard } from '../types.ts';

/** Plant one's feet: guarded until one's next turn begins. */
export const STAND_FAST: PrintedCard = {
  id: 'K26',
  names: { en: 'Stand Fast', fr: 'Tenir bon' },
  category: 'instant',
  type: 'none',
  ticks: 0,
  restriction: [],
  ability: {
    kind: 'payment',
    ticks: 0,
    effects: [
      { do: 'root', who: 'self', until: 'turn-end' },
      { do: 'modify', stat: 'armor', n: 1, who: 'self', until: 'own-turn-start' },
      { do: 'modify', stat: 'resist', n: 1, who: 'self', until: 'own-turn-start' },
    ],
  },
  text: {
    en: 'This character may not move this turn. It has armor +1 and resist +1 until its next turn begins.',
    fr: "Ce personnage ne peut se déplacer ce tour-ci. Il a +1 en armure et +1 en résistance jusqu'au début de son prochain tour.",
  },
};
