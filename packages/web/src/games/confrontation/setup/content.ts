/** Profiles and a wound table of one's own beside those of the game: what a set-up can be made of. */
import { NEEDED, PROFILES, type Profile, statOf, type WoundTable } from '@escarmouche/engine/confrontation';

/** What a person has brought. */
export interface Own {
  readonly profiles: readonly Profile[];
  /** In use instead of the game's. */
  readonly wounds: WoundTable | null;
}

export const NOTHING_OWN: Own = { profiles: [], wounds: null };

/** The profile of this id; one of one's own stands before the game's. */
export function profileOf(own: Own, id: string): Profile | undefined {
  return own.profiles.find((p) => p.id === id) ?? PROFILES.find((p) => p.id === id);
}

/** Every profile: the game's, army by army, then one's own. */
export function allProfiles(own: Own): readonly Profile[] {
  const mine = new Set(own.profiles.map((p) => p.id));
  return [...PROFILES.filter((p) => !mine.has(p.id)), ...own.profiles];
}

/** Whether a profile has all it needs to fight. */
export function canFight(profile: Profile): boolean {
  return NEEDED.every((stat) => statOf(profile, stat) !== null);
}

/** The strategic value; 0 where nobody knows it. */
export function priceOf(profile: Profile | undefined): number {
  return profile === undefined ? 0 : (statOf(profile, 'PA') ?? 0);
}

/** The part of one's own content that these profiles need, as a set-up carries it. */
export function contentFor(
  own: Own,
  used: readonly string[],
): { readonly profiles?: readonly Profile[]; readonly wounds?: WoundTable } | undefined {
  const profiles = own.profiles.filter((p) => used.includes(p.id));
  if (profiles.length === 0 && own.wounds === null) return undefined;
  return { ...(profiles.length === 0 ? {} : { profiles }), ...(own.wounds === null ? {} : { wounds: own.wounds }) };
}
