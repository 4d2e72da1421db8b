/**
 * Choosing on the board, for every game: what a press on a place means, whose options count, what is prepared, what one would be asked
 * next. It goes by what options say they do, by whom, on whom and where, never by their ids, and knows no rules: why something cannot be
 * done the worker says.
 */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { useCallback, useMemo, useState } from 'react';
import { createStore, type Store } from '../app/store.ts';
import { NOWHERE } from '../table/args.ts';
import type { Choosing, Scene, Sorting } from '../table/contract.ts';
import { verbsOf } from '../table/verbs.ts';
import type { Ground } from './ground.ts';
import { type Lying, layingsOf, mirroredAt, turnedTo } from './laying.ts';
import { asksTwice, type Customs, isExactly, isSameQuestion, type Meaning, meaningsOf, type Pieces, placesOf, rankOf } from './meaning.ts';
import { POINTS_NOWHERE, type Pointer } from './pointer.ts';
import { type Tried, triedAt, triedLaying } from './tried.ts';

/** How a person presses: a mouse has shown before what a press would do, a finger has not. */
export type Pressed = 'mouse' | 'touch' | 'key';

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
  /** A menu at a space, where a press may mean several things. */
  readonly menu: { readonly space: number; readonly options: readonly Option[] } | null;
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

const NONE: readonly Option[] = [];
/** A menu has no more lines than there are keys for. */
const MOST = 9;
const NO_PICKS: readonly number[] = [];

/** What has been begun at a node. */
interface Begun {
  readonly held: number;
  readonly verb: string | null;
  readonly picks: readonly number[];
  readonly menu: Chooser['menu'];
  readonly choices: readonly Option[];
  readonly prepared: Option | null;
  /** Where what is prepared was pressed; `NOWHERE` for none. */
  readonly place: number;
  /** Which way a pattern is turned. */
  readonly turn: number;
}
const NOTHING: Begun = { held: NOBODY, verb: null, picks: NO_PICKS, menu: null, choices: NONE, prepared: null, place: NOWHERE, turn: 0 };

export function useChoosing(scene: Scene, pieces: Pieces, ground: Ground, customs: Customs = {}): Chooser {
  const { snapshot, take, game } = scene;
  const sorting = game.sorting as Sorting;
  const [begun, setBegun] = useState<Begun>(NOTHING);
  // A new node begins with a clean board, before anything of it is drawn: what was prepared for the question before is none of this one's.
  // The pointer stays where it was, but nothing has been pointed at yet.
  const [asked, setAsked] = useState(() => ({ snapshot, pointer: createStore(POINTS_NOWHERE) }));
  if (!isSameQuestion(asked.snapshot, snapshot)) {
    setAsked({ snapshot, pointer: createStore({ ...asked.pointer.get(), aimed: false, listed: null }) });
    setBegun(NOTHING);
  }
  const { pointer } = asked;
  const point = useCallback(
    (space: number, rests = false) => {
      const was = pointer.get();
      const away = was.away && was.space === space;
      const aimed = was.aimed || !rests;
      if (space !== was.space || away !== was.away || aimed !== was.aimed) pointer.set({ ...was, space, away, aimed });
    },
    [pointer],
  );
  const show = useCallback(
    (listed: Option | null) => {
      if (pointer.get().listed !== listed) pointer.set({ ...pointer.get(), listed });
    },
    [pointer],
  );
  const go = useCallback((change: Partial<Begun>) => setBegun((b) => ({ ...b, ...change })), []);

  const options = take === null ? NONE : snapshot.options;
  const { prepared } = begun;
  const verbs = useMemo(() => verbsOf(sorting, snapshot.options, snapshot.refused), [sorting, snapshot.options, snapshot.refused]);
  const verb = begun.verb === null ? null : (verbs.find((v) => v.key === begun.verb) ?? null);
  const meaning = useMemo((): Meaning => ({ pieces, customs, verbs }), [pieces, customs, verbs]);

  const holders = useMemo(() => {
    const names = new Set(options.flatMap((o) => (o.by === undefined ? [] : [o.by])));
    return pieces.figures.flatMap((name, i) => (names.has(name) ? [i] : []));
  }, [options, pieces]);
  const byItself = holders.includes(pieces.acting) ? pieces.acting : holders.length === 1 ? holders[0] : NOBODY;
  const held = holders.includes(begun.held) ? begun.held : byItself;

  /** The options that count now: of the verb picked, of the figure held, with everybody picked already. */
  const counted = useMemo(() => {
    const by = held < 0 ? undefined : pieces.figures[held];
    const named = begun.picks.map((p) => pieces.figures[p]);
    return (verb?.options ?? options).filter(
      (o) => (by === undefined || o.by === undefined || o.by === by) && named.every((n) => o.on.figures.includes(n)),
    );
  }, [verb, options, held, begun.picks, pieces]);
  const clicks = useMemo(() => meaningsOf(meaning, take === null ? NONE : counted), [meaning, counted, take]);

  // A pattern lies where one points, turned as one likes.
  const layings = useMemo(() => layingsOf(meaning, counted, ground), [meaning, counted, ground]);
  const lyingAt = (space: number): Lying | null => (layings === null ? null : turnedTo(layings, space, begun.turn, 1, ground));
  const layingAt = (space: number): Option | null =>
    prepared !== null && layings?.all.some((l) => l.option === prepared) ? prepared : (lyingAt(space)?.option ?? null);

  /** The figure that a press here takes up; `NOBODY` where it does what it means at once, as where all that the figure could do is meant here. */
  function takenUp(space: number): number {
    const own = pieces.figuresAt(space).find((f) => holders.includes(f)) ?? NOBODY;
    if (own < 0 || own === held || (held >= 0 && clicks.has(space))) return NOBODY;
    const goes = options.some((o) => o.by === pieces.figures[own] && placesOf(meaning, o).some((s) => s !== space));
    return goes || !clicks.has(space) ? own : NOBODY;
  }

  const choose = useCallback((o: Option) => take?.(o.id), [take]);
  /** One thing is meant: it is done, or prepared where more hangs on it or nobody has seen it yet. */
  const mean = (o: Option, how: Pressed, place: number): void => {
    if (how === 'touch' || asksTwice(meaning, o)) go({ menu: null, choices: NONE, prepared: o, place });
    else choose(o);
  };

  const press = (space: number, how: Pressed): void => {
    const before = pointer.get().space;
    const lying = lyingAt(before);
    point(space);
    if (take === null || space < 0) return;
    const found = clicks.get(space) ?? NONE;
    if (
      prepared !== null &&
      (found.some((o) => o.id === prepared.id) || layingAt(before) === prepared || begun.place === space) &&
      begun.menu === null
    ) {
      choose(prepared);
      return;
    }
    if (lying?.covers.includes(space)) {
      mean(lying.option, how, space);
      return;
    }
    const own = takenUp(space);
    if (own >= 0) {
      setBegun({ ...NOTHING, held: own });
      return;
    }
    if (found.length === 0) {
      go({ menu: null, choices: NONE, prepared: null });
      return;
    }
    // Options that name several figures, more of them than keys 1 to 9 choose from: the figures are picked one after another.
    const figure = pieces.figuresAt(space).find((f) => found.some((o) => o.on.figures.includes(pieces.figures[f])));
    if (figure !== undefined && (found.length > MOST || begun.picks.length > 0) && found.some((o) => o.on.figures.length > 1)) {
      pickAlso(figure);
      return;
    }
    offer(space, found, how);
  };

  const offer = (space: number, found: readonly Option[], how: Pressed): void => {
    point(space);
    if (found.length === 1) mean(found[0], how, space);
    else if (found.length > 1) openMenu(space, found);
  };

  const openMenu = (space: number, found: readonly Option[]): void => {
    const sorted = [...found].sort((a, b) => rankOf(meaning, a) - rankOf(meaning, b));
    go({ menu: { space, options: sorted }, choices: sorted, prepared: null });
  };

  const pickAlso = (figure: number): void => {
    const picks = begun.picks.includes(figure) ? begun.picks.filter((p) => p !== figure) : [...begun.picks, figure];
    const names = picks.map((p) => pieces.figures[p]);
    const of = begun.picks.includes(figure) ? (verb?.options ?? options) : counted;
    const left = of.filter((o) => names.every((n) => o.on.figures.includes(n)));
    const exact = left.filter((o) => isExactly(o, names));
    setBegun((b) => ({
      ...b,
      picks,
      choices: picks.length === 0 ? NONE : [...exact, ...left.filter((o) => !exact.includes(o))],
      prepared: exact.length === 1 ? exact[0] : null,
      place: pieces.standsOn(figure),
      menu: exact.length > 1 ? { space: pieces.standsOn(figure), options: exact } : null,
    }));
  };

  const mayDrag = (space: number): boolean =>
    take !== null &&
    pieces
      .figuresAt(space)
      .some((f) => holders.includes(f) && counted.some((o) => o.by === pieces.figures[f] && placesOf(meaning, o).some((s) => s !== space)));

  const drag = (from: number, to: number): void => {
    const figure = pieces.figuresAt(from).find((f) => holders.includes(f));
    if (figure === undefined) return;
    point(to);
    if (figure !== held) setBegun({ ...NOTHING, held: figure });
    const by = pieces.figures[figure];
    const found = (verb?.options ?? options).filter((o) => o.by === by && placesOf(meaning, o).includes(to));
    offer(to, found, 'mouse');
  };

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
    const lying = lyingAt(space);
    const to = lying === null ? null : next(lying, space);
    if (to !== null) go({ turn: to.turn, prepared: null });
    return layingAt(space) !== null;
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
    answers: (space) => clicks.has(space) || takenUp(space) >= 0,
    meantAt(space) {
      if (prepared !== null) return prepared;
      if (begun.menu !== null || takenUp(space) >= 0) return null;
      const here = space < 0 ? NONE : (clicks.get(space) ?? NONE);
      return layingAt(space) ?? (here.length === 1 ? here[0] : null);
    },
    triedAt(space) {
      if (take === null || space < 0 || clicks.has(space) || takenUp(space) >= 0) return null;
      return layings === null
        ? triedAt(meaning, snapshot.refused, counted, verb, held, space)
        : triedLaying(meaning, layings, space, begun.turn, ground);
    },
    laidAt(space) {
      const option = layingAt(space);
      return option === null ? null : { option, spaces: placesOf(meaning, option) };
    },
    turn: (by) => lie((lying, space) => layings && turnedTo(layings, space, lying.turn + by, by, ground)),
    mirror: () => lie((lying, space) => layings && mirroredAt(layings, lying, space, ground)),
    point,
    hold: (figure) => setBegun({ ...NOTHING, held: figure }),
    press,
    offer,
    choose,
    mayDrag,
    drag,
    prepare: (prepared) => go({ prepared, menu: null, place: prepared === null ? NOWHERE : (placesOf(meaning, prepared)[0] ?? NOWHERE) }),
    letGo,
    pick: (mode) => setBegun((b) => ({ ...NOTHING, held: b.held, verb: mode === null ? null : mode.key })),
    show,
  };
}
