import type { PrintedCard } from '../types.ts';

/** Worn from the set-up on or never; both hands are full, and the party must score one point more (302). */
export const NOTCHED_GREATBLADE: PrintedCard = {
  id: 'K18',
  names: { en: 'Notched Greatblade', fr: 'Grande lame ébréchée' },
  category: 'action',
  type: 'equipment',
  ticks: 0,
  restriction: ['warrior'],
  equipment: { slots: ['main-hand', 'off-hand'], honor: 1 },
  ongoing: [{ kind: 'ongoing', modifiers: [{ stat: 'power', n: 1, on: 'self', main: true }] }],
  text: {
    en: "Two-handed weapon. Honor +1. This character's main attack has +1 power.",
    fr: "Arme à deux mains. Honneur +1. L'attaque principale de ce personnage a +1 en puissance.",
  },
};
