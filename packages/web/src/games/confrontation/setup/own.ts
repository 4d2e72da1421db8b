/** Profiles and a wound table of one's own, kept in this browser. What no longer keeps the rules is left out. */
import { checkProfile, checkWoundTable, type Profile, type WoundTable } from '@escarmouche/engine/confrontation';
import { readStored, writeStored } from '../../../app/storage.ts';
import { createStore, useStore } from '../../../app/store.ts';
import type { Own } from './content.ts';

const PROFILES = 'escarmouche.confrontation.profiles';
const WOUNDS = 'escarmouche.confrontation.wounds';

/** Whether a check finds nothing to say; what is no profile at all makes it fall over, which says enough. */
function holds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Profiles from a stored text. */
export function profilesFrom(text: string | null): readonly Profile[] {
  const list = parsed(text);
  if (!Array.isArray(list)) return [];
  return (list as Profile[]).filter(
    (p, i) =>
      holds(() => checkProfile(p, '')) &&
      typeof p.names?.en === 'string' &&
      typeof p.names.fr === 'string' &&
      list.findIndex((x) => x?.id === p.id) === i,
  );
}

/** A wound table from a stored text. */
export function woundsFrom(text: string | null): WoundTable | null {
  const table = parsed(text) as WoundTable | null;
  return table !== null && holds(() => checkWoundTable(table, '')) ? table : null;
}

let store: ReturnType<typeof createStore<Own>> | null = null;

/** What is one's own, read when it is first needed. */
function own() {
  store ??= createStore<Own>({ profiles: profilesFrom(readStored(PROFILES)), wounds: woundsFrom(readStored(WOUNDS)) });
  return store;
}

/** What is one's own, and a new rendering whenever it changes. */
export function useOwn(): Own {
  return useStore(own());
}

/** What is one's own at this moment. */
export function ownNow(): Own {
  return own().get();
}

/** Keeps profiles; one with the id of another takes its place. */
export function keepProfiles(fresh: readonly Profile[]): void {
  const ids = new Set(fresh.map((p) => p.id));
  setProfiles([...ownNow().profiles.filter((p) => !ids.has(p.id)), ...fresh]);
}

/** Forgets a profile. */
export function dropProfile(id: string): void {
  setProfiles(ownNow().profiles.filter((p) => p.id !== id));
}

function setProfiles(profiles: readonly Profile[]): void {
  own().set({ ...ownNow(), profiles });
  writeStored(PROFILES, JSON.stringify(profiles));
}

/** Plays with a wound table of one's own, or with the game's again. */
export function keepWounds(wounds: WoundTable | null): void {
  own().set({ ...ownNow(), wounds });
  writeStored(WOUNDS, JSON.stringify(wounds));
}
