/** Profiles and wound tables of one's own beside those of the game: what a set-up can be made of. */
import { NEEDED, PROFILES, type Profile, statOf, WOUND_TABLE, type WoundTable } from '@escarmouche/engine/confrontation';

/** What a person has brought. */
export interface Own {
  readonly profiles: readonly Profile[];
  readonly tables: readonly WoundTable[];
}

export const NOTHING_OWN: Own = { profiles: [], tables: [] };

/** The profile of this id; one of one's own stands before the game's. */
export function profileOf(own: Own, id: string): Profile | undefined {
  return own.profiles.find((p) => p.id === id) ?? PROFILES.find((p) => p.id === id);
}

/** The wound table of this id among one's own; else the game's. */
export function tableOf(own: Own, id: string): WoundTable {
  return own.tables.find((t) => t.id === id) ?? WOUND_TABLE;
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

/** The part of one's own content that these profiles need, and the wound table of this id, as a set-up carries it. */
export function contentFor(
  own: Own,
  used: readonly string[],
  table: string,
): { readonly profiles?: readonly Profile[]; readonly wounds?: WoundTable } | undefined {
  const profiles = own.profiles.filter((p) => used.includes(p.id));
  const wounds = tableOf(own, table);
  if (profiles.length === 0 && wounds === WOUND_TABLE) return undefined;
  return { ...(profiles.length === 0 ? {} : { profiles }), ...(wounds === WOUND_TABLE ? {} : { wounds }) };
}
