import type { PrintedCard } from '../types.ts';

/** Magic from the outset, the shot slips past whatever answers physical attacks (600.1c). */
export const RUNED_ARROW: PrintedCard = {
  id: 'K01',
  names: { en: 'Runed Arrow', fr: 'Flèche runique' },
  category: 'instant',
  type: 'none',
  ticks: 0,
  restriction: ['hunter'],
  ability: {
    kind: 'payment',
    ticks: 0,
    effects: [
      {
        do: 'convert',
        who: 'self',
        from: { nature: 'physical', type: 'ranged' },
        to: { nature: 'magic', type: 'arcane' },
        crit: [{ effects: [{ do: 'ready', card: 'this', who: 'self' }] }],
        until: 'turn-end',
      },
    ],
  },
  text: {
    en: "This character's next physical ranged attack this turn is magic arcane instead and gains: Crit: ready Runed Arrow.",
    fr: 'La prochaine attaque physique à distance de ce personnage ce tour-ci devient magique (arcane) et gagne : Critique : redressez Flèche runique.',
  },
};
