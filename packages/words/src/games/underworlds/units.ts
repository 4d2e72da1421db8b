import type { Units } from '../../units.ts';

/** What Underworlds counts. */
export const underworldsUnits: Units = {
  en: { points: 'glory', health: 'wounds' },
  fr: { points: 'gloire', health: 'blessures' },
};
