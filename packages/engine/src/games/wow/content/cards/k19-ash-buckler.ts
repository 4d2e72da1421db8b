import type { PrintedCard } from '../types.ts';

/** A small shield of ash wood for the free hand (302). */
export const ASH_BUCKLER: PrintedCard = {
  id: 'K19',
  names: { en: 'Ash Buckler', fr: 'Rondache de frêne' },
  category: 'action',
  type: 'equipment',
  ticks: 0,
  restriction: ['warrior', 'rogue'],
  equipment: { slots: ['off-hand'], honor: 1 },
  ongoing: [{ kind: 'ongoing', modifiers: [{ stat: 'armor', n: 1, on: 'self' }] }],
  text: {
    en: 'Off-hand (1). Honor +1. This character has armor +1.',
    fr: 'Main gauche (1). Honneur +1. Ce personnage a +1 en armure.',
  },
};
