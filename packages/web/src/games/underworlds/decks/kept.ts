/** Decks of one's own, kept in this browser. What can no longer be read is kept as well, as it stands, until it is thrown away. */
import { type DeckSetup, WARBANDS, type WarbandId } from '@escarmouche/engine/underworlds';
import { createKept, type Kept as Stored } from '../../../app/kept.ts';
import { useStore } from '../../../app/store.ts';

/** A deck by its name. */
export interface OwnDeck extends DeckSetup {
  readonly id: string;
  readonly name: string;
  readonly warband: WarbandId;
}

/** Everything kept: decks, and texts of decks that no longer are any. */
export interface Kept {
  readonly decks: readonly OwnDeck[];
  readonly broken: readonly string[];
}

const KEY = 'escarmouche.underworlds.decks';

/** A name as long as a line may be. */
export const LONGEST_NAME = 60;

const isIds = (v: unknown): boolean => Array.isArray(v) && v.every((id) => typeof id === 'string');

function isDeck(v: unknown): v is OwnDeck {
  const d = v as OwnDeck | null;
  return (
    typeof d === 'object' &&
    d !== null &&
    typeof d.id === 'string' &&
    d.id !== '' &&
    typeof d.name === 'string' &&
    WARBANDS.includes(d.warband) &&
    isIds(d.objectives) &&
    isIds(d.power)
  );
}

function brokenText(v: unknown): string {
  const text = (v as { broken?: unknown } | null)?.broken;
  return typeof text === 'string' ? text : JSON.stringify(v);
}

/** What a stored text holds. Two decks never have the same id: the later one counts as broken. */
export function keptFrom(text: string | null): Kept {
  if (text === null) return { decks: [], broken: [] };
  let all: unknown;
  try {
    all = JSON.parse(text);
  } catch {
    return { decks: [], broken: [text] };
  }
  if (!Array.isArray(all)) return { decks: [], broken: [text] };
  const fine = all.filter((v, i) => isDeck(v) && all.findIndex((w) => isDeck(w) && w.id === v.id) === i);
  return {
    decks: fine.map(({ id, name, warband, objectives, power }: OwnDeck) => ({ id, name, warband, objectives, power })),
    broken: all.filter((v) => !fine.includes(v)).map(brokenText),
  };
}

/** The text under which everything is stored. */
export function keptText({ decks, broken }: Kept): string {
  return JSON.stringify([...decks, ...broken.map((text) => ({ broken: text }))]);
}

let store: Stored<Kept> | null = null;

/** What is kept, read when it is first needed. */
function kept(): Stored<Kept> {
  store ??= createKept(KEY, keptFrom, keptText);
  return store;
}

/** What is kept, and a new rendering whenever it changes. */
export function useKept(): Kept {
  return useStore(kept());
}

/** The decks of one's own at this moment. */
export function decksNow(): readonly OwnDeck[] {
  return kept().get().decks;
}

/** Keeps a deck, in the place of the one with its id or at the end. */
export function keepDeck(deck: OwnDeck): void {
  kept().change(({ decks, broken }) => {
    const known = decks.some((d) => d.id === deck.id);
    return { decks: known ? decks.map((d) => (d.id === deck.id ? deck : d)) : [...decks, deck], broken };
  });
}

/** Throws a deck away. */
export function dropDeck(id: string): void {
  kept().change(({ decks, broken }) => ({ decks: decks.filter((d) => d.id !== id), broken }));
}

/** Throws away a text that no longer is a deck. */
export function dropBroken(text: string): void {
  kept().change(({ decks, broken }) => ({ decks, broken: broken.filter((b) => b !== text) }));
}

/** An id that no deck has yet. */
export function freshId(decks: readonly OwnDeck[]): string {
  for (let n = decks.length + 1; ; n++) if (!decks.some((d) => d.id === `own-${n}`)) return `own-${n}`;
}

/** The name wanted, told apart by a number from the decks of the warband that are called so already. */
export function freeName(wanted: string, warband: WarbandId, decks: readonly OwnDeck[]): string {
  const base = wanted.trim().slice(0, LONGEST_NAME - 4);
  const taken = new Set(decks.filter((d) => d.warband === warband).map((d) => d.name));
  if (!taken.has(base)) return base;
  for (let n = 2; ; n++) if (!taken.has(`${base} ${n}`)) return `${base} ${n}`;
}
