/** How a characteristic of a profile is to be read: as printed, ours in its place, a dash, or unknown. */
import type { Profile, Stat } from '@escarmouche/engine/confrontation';

export type Reading = { readonly as: 'printed' | 'doubtful' | 'ours'; readonly n: number } | { readonly as: 'dash' | 'unknown' };

/** Null in a profile says that the card has none of it; a number that we put in its place counts where none is printed. */
export function readingOf(profile: Profile, stat: Stat): Reading {
  const printed = profile.values[stat];
  if (printed === null) return { as: 'dash' };
  if (printed !== undefined) return { as: profile.doubtful?.includes(stat) === true ? 'doubtful' : 'printed', n: printed };
  const ours = profile.ours?.[stat];
  return ours === undefined ? { as: 'unknown' } : { as: 'ours', n: ours };
}

/** The characteristics worth showing: those every card has, and whatever else this one says or we say for it. */
export function shownStats(profile: Profile): readonly Stat[] {
  const always: readonly Stat[] = ['MOU', 'INI', 'ATT', 'FOR', 'DEF', 'RES', 'TIR'];
  const rest = (['COU', 'PEUR', 'DIS', 'POU', 'PUI', 'PA'] as const).filter((s) => {
    if (s === 'DIS' || s === 'PA') return true;
    // A card has courage or fear: the one is unknown only where the other is, too.
    if (s === 'COU') return profile.values.PEUR === undefined && profile.ours?.PEUR === undefined;
    return has(profile, s);
  });
  return [...always.slice(0, 1), ...(has(profile, 'FLY') ? (['FLY'] as const) : []), ...always.slice(1), ...rest];
}

function has(profile: Profile, stat: Stat): boolean {
  return profile.values[stat] !== undefined || profile.ours?.[stat] !== undefined;
}
