import type { Units } from '../../units.ts';

/** What Gloomhaven counts. */
export const gloomhavenUnits: Units = {
  en: { points: 'points', health: 'hit points', goals: ['more coins gathered', 'fewer coins gathered'] },
  fr: { points: 'points', health: 'points de vie', goals: ['plus de pièces ramassées', 'moins de pièces ramassées'] },
};
