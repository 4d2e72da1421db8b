import type { Units } from '../../units.ts';

/** What World of Warcraft Miniatures counts. */
export const wowUnits: Units = {
  en: {
    points: 'victory points',
    health: 'health',
    goals: ['nearer to the spaces that bring points', 'farther from the spaces that bring points'],
  },
  fr: {
    points: 'points de victoire',
    health: 'points de vie',
    goals: ['plus près des cases qui rapportent des points', 'plus loin des cases qui rapportent des points'],
  },
};
