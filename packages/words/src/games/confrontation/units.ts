import type { Units } from '../../units.ts';

/** What Confrontation counts. */
export const confrontationUnits: Units = {
  en: { points: 'points', health: 'points of army' },
  fr: { points: 'points', health: 'points d’armée' },
};
