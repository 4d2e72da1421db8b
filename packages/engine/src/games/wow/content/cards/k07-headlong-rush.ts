import type { PrintedCard } from '../types.ts';

/** A longer run and a harder blow, decided before the first step. */
export const HEADLONG_RUSH: PrintedCard = {
  id: 'K07',
  names: { en: 'Headlong Rush', fr: 'Ruée tête baissée' },
  category: 'instant',
  type: 'none',
  ticks: 0,
  beforeMove: true,
  restriction: ['warrior'],
  ability: {
    kind: 'payment',
    ticks: 0,
    effects: [
      { do: 'modify', stat: 'move', n: 1, who: 'self', until: 'turn-end' },
      { do: 'modify', stat: 'power', n: 1, who: 'self', until: 'turn-end', next: 'main-attack' },
    ],
  },
  text: {
    en: 'Play before this character moves. It has move +1 this turn, and its next main attack this turn has +1 power.',
    fr: 'À jouer avant que ce personnage se déplace. Il a +1 en déplacement ce tour-ci, et sa prochaine attaque principale de ce tour a +1 en puissance.',
  },
};
