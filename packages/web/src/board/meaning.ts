/** What presses on places mean, by what options say they do. */
import type { Option } from '@escarmouche/engine/core';
import type { Verb } from '../table/contract.ts';
import type { Snapshot } from '../worker/snapshot.ts';

/** What a game says of its pieces and places, by the numbers that its board knows them by. */
export interface Pieces {
  /** What options call each figure, by its number. */
  readonly figures: readonly string[];
  /** What options call each space. */
  readonly spaces: readonly string[];
  /** The space a figure stands on; `NOWHERE` for none. */
  standsOn(figure: number): number;
  /** The figures on a space, the one that holds it first. */
  figuresAt(space: number): readonly number[];
  /** The side of the figure, by its seat. */
  seatOf(figure: number): number;
  /** The figure that the question is about, which is held by itself; `NOBODY` where anybody may act. */
  readonly acting: number;
}

/** What a game may say otherwise. */
export interface Customs {
  /** Words of options (`does`) that cover all their spaces together: they are laid. */
  readonly areas?: readonly string[];
  /** The spaces that a press on means an option, where it is not the last space it names, or else its figures. */
  places?(option: Option, pieces: Pieces): readonly number[] | null;
  /** What is meant more often comes first; without it attacks before walks, as the layout of the list has them. */
  rank?(option: Option): number;
  /** Whether dice fall, or something is lost, behind the answers that this one leads to first: it is prepared as if it said so itself. */
  asksTwice?(option: Option): boolean;
  /** Words (`does`) that are asked about an empty space where nothing can be done; those offered on spaces unless given. */
  readonly walks?: readonly string[];
}

export interface Meaning {
  readonly pieces: Pieces;
  readonly customs: Customs;
  readonly verbs: readonly Verb[];
}

/**
 * The spaces that a press on means this option: all it covers where it is laid, the last one it names, else where its figures stand;
 * what is done without either, to oneself, is meant by pressing whoever does it.
 */
export function placesOf({ pieces, customs }: Meaning, o: Option): readonly number[] {
  const own = customs.places?.(o, pieces);
  if (own !== undefined && own !== null) return own;
  const spaces = o.on.spaces.map((name) => pieces.spaces.indexOf(name)).filter((s) => s >= 0);
  if (customs.areas?.includes(o.does)) return spaces;
  if (spaces.length > 0) return spaces.slice(-1);
  // The end of a turn has its button under the question, and is nothing that somebody is pressed for.
  const names = o.on.figures.length > 0 ? o.on.figures : o.by === undefined || o.ends === 'turn' ? [] : [o.by];
  return names.map((name) => pieces.standsOn(pieces.figures.indexOf(name))).filter((s) => s >= 0);
}

/** For each space, what a press on it may mean. */
export function meaningsOf(meaning: Meaning, options: readonly Option[]): ReadonlyMap<number, readonly Option[]> {
  const found = new Map<number, Option[]>();
  for (const o of options)
    for (const s of new Set(placesOf(meaning, o))) {
      const there = found.get(s);
      if (there === undefined) found.set(s, [o]);
      else there.push(o);
    }
  return found;
}

/** Where an option stands in a menu: as the game says, else as its verb stands in the list. */
export function rankOf({ customs, verbs }: Meaning, o: Option): number {
  return customs.rank?.(o) ?? verbs.findIndex((v) => v.options.includes(o));
}

/** Whether an option is about just these figures. */
export function isExactly(o: Option, names: readonly string[]): boolean {
  return o.on.figures.length === names.length && names.every((n) => o.on.figures.includes(n));
}

/**
 * Whether a press that means this option by its place or its card prepares it first, to be taken by another press, in every game alike:
 * what cannot be taken back alone (dice fall, cards are drawn, something hidden comes to light), what is lost for good, and what ends the
 * turn or activation. All else is done at once, and Undo takes it back. A game adds what it knows to lead there behind other answers.
 */
export function asksTwice({ customs }: Pick<Meaning, 'customs'>, o: Option): boolean {
  return (
    o.settles !== undefined || o.commits !== undefined || (o.ends !== undefined && o.ends !== 'step') || customs.asksTwice?.(o) === true
  );
}

/** What tells the question that a board stands at. */
type AskedAt = Pick<Snapshot, 'match' | 'at' | 'moment' | 'lesson'>;

/**
 * Whether a board still stands at the same question: at another one nothing is held or prepared. A step of a lesson that is only read stands at
 * the same node of the match as the step after it.
 */
export function isSameQuestion(a: AskedAt, b: AskedAt): boolean {
  return a.match === b.match && a.at === b.at && a.moment === b.moment && a.lesson?.at === b.lesson?.at;
}
