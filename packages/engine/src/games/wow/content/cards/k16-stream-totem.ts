import type { PrintedCard } from '../types.ts';

/** A totem, set down in its owner's space or a neighbouring one. It heals at the moments when locations score (304). */
export const STREAM_TOTEM: PrintedCard = {
  id: 'K16',
  names: { en: 'Stream Totem', fr: 'Totem du ruisseau' },
  category: 'action',
  type: 'totem',
  ticks: 2,
  restriction: ['shaman'],
  totem: {
    names: { en: 'Stream Totem', fr: 'Totem du ruisseau' },
    grammar: { gender: 'm' },
    health: 3,
    armor: 0,
    resist: 0,
    abilities: [
      {
        kind: 'ongoing',
        trigger: { on: 'tick-end', ticks: [5, 10] },
        effects: [{ do: 'heal', n: 1, who: { each: { side: 'ally', range: { max: 1 } } } }],
      },
    ],
  },
  text: {
    en: 'Put the token in this space or an adjacent one (health 3, armor 0, resist 0). At the end of ticks 5 and 10, heal 1 from each ally in range 1 of it.',
    fr: 'Posez le pion sur cette case ou une case adjacente (santé 3, armure 0, résistance 0). À la fin des tics 5 et 10, soignez 1 à chaque allié à portée 1 de lui.',
  },
};
