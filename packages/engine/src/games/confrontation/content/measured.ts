/**
 * How ready-made forces of one strength fared against each other, in skirmishes between players who follow 20 lines, seats exchanged with the same dice
 * (docs/balance.md; `npx escarmouche lab examples/even-forces.yaml` plays those of a thousand again).
 */
import { FORCES } from './forces.ts';

/** What two forces came to. */
export interface Meeting {
  readonly forces: readonly [string, string];
  readonly games: number;
  /** Skirmishes that the first one won; a drawn one is half of one. */
  readonly won: number;
}

const of = (one: string, other: string, won: number, games: number): Meeting => ({ forces: [one, other], games, won });

export const MEETINGS: readonly Meeting[] = [
  of('lion-household', 'lion-lance', 81, 140),
  of('lion-household', 'griffin-tribunal', 472, 1000),
  of('lion-household', 'dwarves-steam', 591, 1000),
  of('lion-household', 'behemoth-stones', 499, 1000),
  of('lion-lance', 'griffin-tribunal', 528, 1000),
  of('lion-lance', 'dwarves-steam', 79, 140),
  of('lion-lance', 'behemoth-stones', 89, 140),
  of('lion-watch', 'griffin-inquest', 56, 140),
  of('lion-watch', 'scorpion-dawn', 465.5, 1000),
  of('lion-watch', 'dwarves-wall', 64, 140),
  of('lion-watch', 'dwarves-savage', 504, 1000),
  of('lion-watch', 'orcs-trail', 66, 140),
  of('lion-watch', 'wolfen-pack', 77, 140),
  of('griffin-tribunal', 'dwarves-steam', 505, 1000),
  of('griffin-tribunal', 'behemoth-stones', 54, 140),
  of('griffin-inquest', 'scorpion-dawn', 84, 140),
  of('griffin-inquest', 'dwarves-wall', 478, 1000),
  of('griffin-inquest', 'dwarves-savage', 82.5, 140),
  of('griffin-inquest', 'orcs-trail', 80, 140),
  of('griffin-inquest', 'wolfen-pack', 95, 140),
  of('scorpion-sanath', 'scorpion-vats', 68, 140),
  of('scorpion-sanath', 'orcs-spirits', 45, 140),
  of('scorpion-sanath', 'goblins-school', 549, 1000),
  of('scorpion-sanath', 'goblins-street', 556, 1000),
  of('scorpion-sanath', 'training-line', 64, 140),
  of('scorpion-sanath', 'training-mixed', 409, 1000),
  of('scorpion-dawn', 'dwarves-wall', 60, 140),
  of('scorpion-dawn', 'dwarves-savage', 79, 140),
  of('scorpion-dawn', 'orcs-trail', 72, 140),
  of('scorpion-dawn', 'wolfen-pack', 485, 1000),
  of('scorpion-vats', 'orcs-spirits', 457, 1000),
  of('scorpion-vats', 'goblins-school', 80, 140),
  of('scorpion-vats', 'goblins-street', 561.5, 1000),
  of('scorpion-vats', 'training-line', 65.5, 140),
  of('scorpion-vats', 'training-mixed', 293, 678),
  of('dwarves-wall', 'dwarves-savage', 75.5, 140),
  of('dwarves-wall', 'orcs-trail', 77, 140),
  of('dwarves-wall', 'wolfen-pack', 94, 140),
  of('dwarves-savage', 'orcs-trail', 476.5, 1000),
  of('dwarves-savage', 'wolfen-pack', 439, 1000),
  of('dwarves-steam', 'behemoth-stones', 520, 1000),
  of('orcs-trail', 'wolfen-pack', 91, 140),
  of('orcs-spirits', 'goblins-school', 78, 140),
  of('orcs-spirits', 'goblins-street', 81, 140),
  of('orcs-spirits', 'training-line', 478.5, 1000),
  of('orcs-spirits', 'training-mixed', 480, 1000),
  of('goblins-school', 'goblins-street', 508, 1000),
  of('goblins-school', 'training-line', 51.5, 140),
  of('goblins-school', 'training-mixed', 48, 140),
  of('goblins-street', 'training-line', 53.5, 140),
  of('goblins-street', 'training-mixed', 52, 140),
  of('training-line', 'training-mixed', 85, 140),
];

/** What was measured of two forces, the first one's share first; null where they never met. */
export function meetingOf(one: string, other: string): Meeting | null {
  for (const met of MEETINGS) {
    const [a, b] = met.forces;
    if (a === one && b === other) return met;
    if (a === other && b === one) return of(one, other, met.games - met.won, met.games);
  }
  return null;
}

/** Between these shares two forces are called even, where so many skirmishes at least tell so. */
const EVEN = [0.45, 0.55] as const;
const TOLD_BY = 500;

/** What a measure tells: that two forces are even, that they are not, or neither yet. */
export type Evenness = 'even' | 'uneven' | 'open';

/** What a measure tells. Fewer skirmishes than that tell at most that two forces are not even: where a half lies outside of the interval of 95 %. */
export function evennessOf({ won, games }: Meeting): Evenness {
  const share = won / games;
  if (games >= TOLD_BY) return share >= EVEN[0] && share <= EVEN[1] ? 'even' : 'uneven';
  return Math.abs(share - 0.5) > 0.98 / Math.sqrt(games) ? 'uneven' : 'open';
}

/** Ids of the forces that are even against this one, as measured, the most even first. */
export function evenAgainst(id: string): string[] {
  const met = FORCES.flatMap((f) => {
    const meeting = meetingOf(id, f.id);
    return meeting !== null && evennessOf(meeting) === 'even' ? [{ id: f.id, off: Math.abs(meeting.won / meeting.games - 0.5) }] : [];
  });
  return met.sort((a, b) => a.off - b.off).map((m) => m.id);
}
