/** Things of one's own, of every game, kept in this browser: one store, which another page of the app may change as well. */
import { faultsOfOwn, joined, type OwnContent, type OwnKind, type OwnThing, type OwnThings } from '@escarmouche/engine/core';
import { readStored, writeStored } from '../app/storage.ts';
import { createStore, type Store, useStore } from '../app/store.ts';

/** By game, then by kind. */
export type Kept = Readonly<Record<string, OwnThings>>;
/** What a game takes, whatever its set-ups are. */
export type Content = Pick<OwnContent<never, never>, 'kinds'>;

const KEY = 'escarmouche.own';

const isRecord = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null && !Array.isArray(v);

function isThing(v: unknown): v is OwnThing {
  return isRecord(v) && typeof v.id === 'string' && isRecord(v.names) && typeof v.names.en === 'string' && typeof v.names.fr === 'string';
}

/** What a stored text holds: whatever is no thing with a name is left out. */
export function keptFrom(text: string | null): Kept {
  let all: unknown = null;
  try {
    all = JSON.parse(text ?? 'null');
  } catch {
    // Nothing that can be read is nothing.
  }
  const things = (kinds: unknown): OwnThings =>
    Object.fromEntries(
      Object.entries(isRecord(kinds) ? kinds : {}).map(([kind, list]) => [
        kind,
        (Array.isArray(list) ? list : []).filter((v, i, list) => isThing(v) && list.findIndex((w) => isThing(w) && w.id === v.id) === i),
      ]),
    );
  return Object.fromEntries(Object.entries(isRecord(all) ? all : {}).map(([game, kinds]) => [game, things(kinds)]));
}

let store: Store<Kept> | null = null;
/** Whether what is kept found no room in the browser's store, and goes with the page. */
let unstored = false;
/** Whether the browser refuses to keep anything: what is made is gone with the page then. */
export const isUnstored = (): boolean => unstored;

/** What is kept, and whatever else there is whose ids it does not have. */
function withOthers(all: Kept, others: Kept): Kept {
  const kinds = (game: string): OwnThings => {
    const [ours, theirs] = [all[game] ?? {}, others[game] ?? {}];
    const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    return Object.fromEntries([...names].map((kind) => [kind, joined(theirs[kind], ours[kind] ?? [])]));
  };
  return Object.fromEntries([...new Set([...Object.keys(all), ...Object.keys(others)])].map((game) => [game, kinds(game)]));
}

function kept(): Store<Kept> {
  if (store !== null) return store;
  const first = createStore(keptFrom(readStored(KEY)));
  store = first;
  // Where there is no page, nothing else changes it.
  globalThis.addEventListener?.('storage', (e) => {
    // What found no room in the store is nowhere but here.
    if (e.key === KEY) first.set(unstored ? withOthers(keptFrom(e.newValue), first.get()) : keptFrom(e.newValue));
  });
  return first;
}

const NOTHING: OwnThings = {};

/** What is kept for a game, and a new rendering whenever it changes. */
export const useThings = (game: string): OwnThings => useStore(kept())[game] ?? NOTHING;

/** What is kept at this moment, for a game and for all. */
export const thingsNow = (game: string): OwnThings => kept().get()[game] ?? NOTHING;
/** Everything there is now, of every game. */
export const allNow = (): Kept => kept().get();

function put(game: string, kind: string, list: readonly OwnThing[]): boolean {
  const all = kept().get();
  const next = { ...all, [game]: { ...all[game], [kind]: list } };
  kept().set(next);
  unstored = !writeStored(KEY, JSON.stringify(next));
  return !unstored;
}

/** Keeps things; each takes the place of the one with its id, or of the one that was called otherwise (`instead`). @returns whether they are stored */
export function keepThings(game: string, kind: string, fresh: readonly OwnThing[], instead?: string): boolean {
  const list = [...(thingsNow(game)[kind] ?? [])];
  for (const thing of fresh) {
    const at = list.findIndex((t) => t.id === (instead ?? thing.id));
    list.splice(at < 0 ? list.length : at, at < 0 ? 0 : 1, thing);
  }
  return put(
    game,
    kind,
    list.filter((t, i) => list.findLastIndex((o) => o.id === t.id) === i),
  );
}

/** Throws a thing away. @returns what puts it back where it was */
export function dropThing(game: string, kind: string, id: string): () => void {
  const list = thingsNow(game)[kind] ?? [];
  const at = list.findIndex((t) => t.id === id);
  put(
    game,
    kind,
    list.filter((t) => t.id !== id),
  );
  return () => {
    const now = (thingsNow(game)[kind] ?? []).filter((t) => t.id !== id);
    put(game, kind, [...now.slice(0, at), list[at], ...now.slice(at)]);
  };
}

const found = new WeakMap<OwnThing, { readonly beside: OwnThings; readonly faults: ReturnType<typeof faultsOfOwn> }>();

/** What is wrong with a thing that is kept, beside others: looked at once as long as these are the same. */
export function faultsOfKept(of: OwnKind, thing: OwnThing, beside: OwnThings): ReturnType<typeof faultsOfOwn> {
  const known = found.get(thing);
  if (known !== undefined && (of.lists === undefined || known.beside === beside)) return known.faults;
  const faults = faultsOfOwn(of, thing, beside);
  found.set(thing, { beside, faults });
  return faults;
}

const fit = new WeakMap<Content['kinds'], { readonly things: OwnThings; readonly fitting: OwnThings }>();

/** Everything of a game that keeps every bound: what set-ups and the editor may take, and other things may name. */
export function fitThings(things: OwnThings, { kinds }: Content): OwnThings {
  const known = fit.get(kinds);
  // Games that keep nothing have the same nothing: it is fit for each in its own kinds.
  if (known?.things === things) return known.fitting;
  // A thing that names others is as good as they are: those that name nothing stand first.
  const all = Object.entries(kinds).sort(([, a], [, b]) => Number(a.lists !== undefined) - Number(b.lists !== undefined));
  const fitting: Record<string, readonly OwnThing[]> = {};
  for (const [kind, of] of all) fitting[kind] = (things[kind] ?? []).filter((thing) => faultsOfKept(of, thing, fitting).length === 0);
  fit.set(kinds, { things, fitting });
  return fitting;
}

/** Everything of a game that may be taken at this moment. */
export const fitNow = (game: string, content: Content): OwnThings => fitThings(thingsNow(game), content);

/** An id like this one that nothing has, short enough for any kind. */
export function freshId(like: string, taken: readonly OwnThing[]): string {
  const base = like.replace(/-\d+$/, '').slice(0, 25).replace(/-$/, '');
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!taken.some((t) => t.id === id)) return id;
  }
}
