/** What a player may care for, beside winning: things that can be counted at any position, and told in words. */
import type { CoreState, Play } from './sequence.ts';
import type { Seat } from './types.ts';

/**
 * Something that is counted for a seat; more of it is better, so that what the other side has counts from nought downwards. `key` names its
 * words: `points` one's own, `denied` the other side's, `own` health of one's own figures, `harm` that of the enemy's, `near` how close one's own stand to
 * what they fight, `goals` what is held or reached, `cards` what is left to play with.
 */
export interface Aim<T = unknown, S extends CoreState = CoreState> {
  readonly key: AimKey;
  /** A difference in it that a player at the table would speak of. */
  readonly step: number;
  of(g: Play<T, S>, seat: Seat): number;
}

export const AIM_KEYS = ['points', 'denied', 'own', 'harm', 'near', 'goals', 'cards'] as const;
export type AimKey = (typeof AIM_KEYS)[number];
