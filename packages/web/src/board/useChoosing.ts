/**
 * Choosing on the board, for every game: what a press on a place means, whose options count, what is prepared, what one would be asked
 * next. It goes by what options say they do, by whom, on whom and where, never by their ids, and knows no rules: why something cannot be
 * done the worker says.
 */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { useCallback, useMemo } from 'react';
import type { Store } from '../app/store.ts';
import { NOWHERE } from '../table/args.ts';
import type { Choosing, Scene } from '../table/contract.ts';
import type { Ground } from './ground.ts';
import { type Lying, laidThere, layingsOf, mirroredAt, turnedTo } from './laying.ts';
import { type Customs, type Pieces, placesOf } from './meaning.ts';
import type { Pointer } from './pointer.ts';
import { isCarriable, type Pressed, pressing, takenUp } from './pressing.ts';
import { type Tried, triedAt, triedLaying } from './tried.ts';
import { NO_PICKS, NONE, NOT_BEGUN, type OpenMenu, useBegun } from './useBegun.ts';
import { useCounted } from './useCounted.ts';

/** A pattern being laid on the board. */
export interface Laid {
  readonly option: Option;
  readonly spaces: readonly number[];
}

/** What is being chosen on a board. What is pointed at is none of it: that changes with every move of a pointer (`usePointing.ts`). */
export interface Chooser extends Choosing {
  readonly pieces: Pieces;
  /** The figure whose options alone count; `NOBODY` for none. `holders` are those that have any. */
  readonly held: number;
  readonly holders: readonly number[];
  /** Figures picked one after another for an option that names several. */
  readonly picks: readonly number[];
  /** For each space, what a press on it may mean. */
  readonly clicks: ReadonlyMap<number, readonly Option[]>;
  readonly menu: OpenMenu | null;
  /** Where what is prepared stands on the board; `NOWHERE` where it concerns no place. */
  readonly place: number;
  /** What is pointed at, since this question came. */
  readonly pointer: Store<Pointer>;
  /** Whether a press on the space means anything. */
  answers(space: number): boolean;
  /** What is prepared, or the one thing that a press on the space would do; null where it would do nothing, or ask which. */
  meantAt(space: number): Option | null;
  /** What is tried where one points at a space at which nothing can be done; null where something can, or nothing would be tried. */
  triedAt(space: number): Tried | null;
  /** The pattern as it lies where one points at the space; null where none is laid. */
  laidAt(space: number): Laid | null;
  /** Turns the pattern that is laid, or lays its mirror image; false where none is. */
  turn(by: 1 | -1): boolean;
  mirror(): boolean;
  /** `rests`: the board moved under a pointer that did not. */
  point(space: number, rests?: boolean): void;
  hold(figure: number): void;
  press(space: number, how: Pressed): void;
  /** Does what may be meant at a space, or asks which: for places that the list of options does not hold. */
  offer(space: number, options: readonly Option[], how: Pressed): void;
  /** Takes an option, as from the menu. */
  choose(option: Option): void;
  /** Whether a press on the space can carry a figure away. */
  mayDrag(space: number): boolean;
  /** A figure is dragged from one space to another: what that means is asked or done. */
  drag(from: number, to: number): void;
}

/** What is chosen on a board of these pieces, by presses, keys and the list; `customs` holds what a game does otherwise. */
export function useChoosing(scene: Scene, pieces: Pieces, ground: Ground, customs: Customs = {}): Chooser {
  const { snapshot, take } = scene;
  const beginning = useBegun(snapshot);
  const { begun, pointer, begin, go, point, show } = beginning;
  const { prepared, turn } = begun;
  const here = useCounted(scene, pieces, customs, begun);
  const { verbs, verb, meaning, holders, held, counted, clicks } = here;

  // A pattern lies where one points, turned as one likes.
  const layings = useMemo(() => layingsOf(meaning, counted, ground), [meaning, counted, ground]);
  const there = laidThere(layings, turn, prepared, ground);
  const choose = useCallback((o: Option) => take?.(o.id), [take]);
  const { press, offer, drag } = pressing({ ...beginning, counted: here, there, mayTake: take !== null, choose });

  const letGo = useCallback((): boolean => {
    const was = begun;
    pointer.set({ ...pointer.get(), listed: null, away: true });
    // One thing at a time: what was prepared or asked first, then whoever is picked, the verb and the figure held.
    if (was.menu !== null || was.prepared !== null || was.choices.length > 0)
      go({ menu: null, prepared: null, choices: NONE, picks: NO_PICKS });
    else if (was.verb !== null) go({ verb: null, picks: NO_PICKS });
    else if (was.held >= 0) go({ held: NOBODY });
    else return false;
    return true;
  }, [begun, go, pointer]);

  /** Lays the pattern under the pointer otherwise: `next` says how, null where it cannot be. */
  const lie = (next: (lying: Lying, space: number) => Lying | null): boolean => {
    const { space } = pointer.get();
    const lying = there.lyingAt(space);
    const to = lying === null ? null : next(lying, space);
    if (to !== null) go({ turn: to.turn, prepared: null });
    return there.layingAt(space) !== null;
  };

  return {
    verbs,
    verb,
    pieces,
    held,
    holders,
    picks: begun.picks,
    clicks,
    menu: begun.menu,
    choices: begun.choices,
    prepared,
    place: prepared === null ? NOWHERE : begun.place,
    pointer,
    answers: (space) => clicks.has(space) || takenUp(here, space) >= 0,
    meantAt(space) {
      if (prepared !== null) return prepared;
      if (begun.menu !== null || takenUp(here, space) >= 0) return null;
      const found = space < 0 ? NONE : (clicks.get(space) ?? NONE);
      return there.layingAt(space) ?? (found.length === 1 ? found[0] : null);
    },
    triedAt(space) {
      if (take === null || space < 0 || clicks.has(space) || takenUp(here, space) >= 0) return null;
      return layings === null
        ? triedAt(meaning, snapshot.refused, counted, verb, held, space)
        : triedLaying(meaning, layings, space, turn, ground);
    },
    laidAt(space) {
      const option = there.layingAt(space);
      return option === null ? null : { option, spaces: placesOf(meaning, option) };
    },
    turn: (by) => lie((lying, space) => layings && turnedTo(layings, space, lying.turn + by, by, ground)),
    mirror: () => lie((lying, space) => layings && mirroredAt(layings, lying, space, ground)),
    point,
    hold: (figure) => begin({ ...NOT_BEGUN, held: figure }),
    press,
    offer,
    choose,
    mayDrag: (space) => take !== null && isCarriable(here, space),
    drag,
    prepare: (option) => go({ prepared: option, menu: null, place: option === null ? NOWHERE : (placesOf(meaning, option)[0] ?? NOWHERE) }),
    letGo,
    pick: (mode) => begin((b) => ({ ...NOT_BEGUN, held: b.held, verb: mode === null ? null : mode.key })),
    show,
  };
}
