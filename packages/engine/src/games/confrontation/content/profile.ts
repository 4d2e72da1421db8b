/** Reading a profile. */
import type { Profile, Stat } from './types.ts';

/** A characteristic of a profile: as printed, else ours in its place, else null; a printed dash is null too. */
export function statOf(profile: Profile, stat: Stat): number | null {
  const printed = profile.values[stat];
  return printed === undefined ? (profile.ours?.[stat] ?? null) : printed;
}
