/**
 * Choosing on the board, for every game: what a press on a place means, whose options count, what is prepared, what one would be asked
 * next. It goes by what options say they do, by whom, on whom and where, never by their ids, and knows no rules: why something cannot be
 * done the worker says.
 */
import type { Barred, Done, Option, Refusal } from '@escarmouche/engine/core';
import { useCallback, useMemo, useState } from 'react';
import type { Choosing, Scene, Sorting, Verb } from '../table/contract.ts';
import { useAnswer } from '../table/scene.ts';
import { verbsOf } from '../table/verbs.ts';
import type { Ground } from './ground.ts';
import { type Layings, layingsOf, mirroredAt, movedTo, turnedTo } from './laying.ts';
import { asksTwice, type Customs, isExactly, isSameQuestion, type Meaning, meaningsOf, type Pieces, placesOf, rankOf } from './meaning.ts';

/** How a person presses: a mouse has shown before what a press would do, a finger has not. */
export type Pressed = 'mouse' | 'touch' | 'key';

/** Why nothing can be done at a place. */
export interface WhyNot {
  readonly space: number;
  /** What was meant: its verb, for its name. */
  readonly verb: Verb | null;
  readonly reasons: readonly Refusal[];
  /** What a pattern would cover there; empty where none is laid. */
  readonly covers: readonly number[];
}

/** A pattern being laid on the board. */
export interface Laid {
  readonly option: Option;
  readonly spaces: readonly number[];
  turn(by: 1 | -1): void;
  mirror(): void;
}

/** What is being chosen on a board. */
export interface Chooser extends Choosing {
  readonly pieces: Pieces;
  /** The figure whose options alone count; -1 for none. `holders` are those that have any. */
  readonly held: number;
  readonly holders: readonly number[];
  /** The space pointed at; -1 for none. */
  readonly pointed: number;
  /** Escape has put away what is shown of it. */
  readonly away: boolean;
  /** It was pointed at since the question came: nobody asked why nothing can be done where a pointer only rests. */
  readonly aimed: boolean;
  /** Figures picked one after another for an option that names several. */
  readonly picks: readonly number[];
  /** For each space, what a press on it may mean. */
  readonly clicks: ReadonlyMap<number, readonly Option[]>;
  /** What the board shows as if it were done: pointed at in the list or in the menu, prepared, or the one thing a press here would do. */
  readonly shown: Option | null;
  /** A menu at a space, where a press may mean several things. */
  readonly menu: { readonly space: number; readonly options: readonly Option[] } | null;
  /** Where what is prepared stands on the board; -1 where it concerns no place. */
  readonly place: number;
  /** Pressed where nothing could be done: the reason stays until something else is pointed at or pressed. */
  readonly whyNot: WhyNot | null;
  readonly laid: Laid | null;
  /** Whether a press on the space means anything. */
  answers(space: number): boolean;
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
const NOBODY: readonly number[] = [];

/** What has been begun at a node. */
interface Begun {
  readonly held: number;
  readonly verb: string | null;
  readonly picks: readonly number[];
  readonly menu: Chooser['menu'];
  readonly choices: readonly Option[];
  readonly prepared: Option | null;
  /** Where what is prepared was pressed; -1 for none. */
  readonly place: number;
  /** Which way a pattern is turned. */
  readonly turn: number;
}
const NOTHING: Begun = { held: -1, verb: null, picks: NOBODY, menu: null, choices: NONE, prepared: null, place: -1, turn: 0 };

export function useChoosing(scene: Scene, pieces: Pieces, ground: Ground, customs: Customs = {}): Chooser {
  const { snapshot, walk, take, game } = scene;
  const { at } = snapshot;
  const sorting = game.sorting as Sorting;
  const [begun, setBegun] = useState<Begun>(NOTHING);
  const [pointed, setPointed] = useState(-1);
  const [aimed, setAimed] = useState(false);
  const [away, setAway] = useState(-1);
  const [listed, setListed] = useState<Option | null>(null);
  // A new node begins with a clean board, before anything of it is drawn: what was prepared for the question before is none of this one's.
  const [question, setQuestion] = useState(snapshot);
  if (!isSameQuestion(question, snapshot)) {
    setQuestion(snapshot);
    setBegun(NOTHING);
    setListed(null);
    setAimed(false);
  }
  const point = useCallback((space: number, rests = false) => {
    setPointed(space);
    setAway((of) => (of === space ? of : -1));
    if (!rests) setAimed(true);
  }, []);
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
  const byItself = holders.includes(pieces.acting) ? pieces.acting : holders.length === 1 ? holders[0] : -1;
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
  const lying = layings === null ? null : turnedTo(layings, pointed, begun.turn, 1, ground);
  const laidOption = prepared !== null && layings?.all.some((l) => l.option === prepared) ? prepared : (lying?.option ?? null);

  const here = pointed < 0 ? NONE : (clicks.get(pointed) ?? NONE);
  const only = laidOption ?? (here.length === 1 ? here[0] : null);
  const shown = listed ?? prepared ?? (begun.menu === null && takenUp(pointed) < 0 ? only : null);

  /** The figure that a press here takes up; -1 where it does what it means at once, as where all that the figure could do is meant here. */
  function takenUp(space: number): number {
    const own = pieces.figuresAt(space).find((f) => holders.includes(f)) ?? -1;
    if (own < 0 || own === held || (held >= 0 && clicks.has(space))) return -1;
    const goes = options.some((o) => o.by === pieces.figures[own] && placesOf(meaning, o).some((s) => s !== space));
    return goes || !clicks.has(space) ? own : -1;
  }

  // Why nothing can be done where one points: as listed where it is, else asked.
  const aimless = aimed && pointed >= 0 && take !== null && here.length === 0 && takenUp(pointed) < 0;
  const tried = !aimless
    ? null
    : layings !== null
      ? triedLaying(meaning, layings, pointed, begun.turn, ground)
      : triedAt(meaning, snapshot.refused, counted, verb, held, pointed);
  const asked = useAnswer('whyNot', scene.snapshot.match, tried?.done === undefined ? null : { walk, at, id: tried.done });
  const reasons = (tried?.reasons ?? asked ?? []).filter((r) => r.key !== 'no-such-option');
  const whyNot =
    tried !== null && reasons.length > 0 ? { space: pointed, verb: tried.verb, reasons, covers: tried.covers ?? NOBODY } : null;

  const choose = useCallback((o: Option) => take?.(o.id), [take]);
  /** One thing is meant: it is done, or prepared where more hangs on it or nobody has seen it yet. */
  const mean = (o: Option, how: Pressed, place: number): void => {
    if (how === 'touch' || asksTwice(meaning, o)) go({ menu: null, choices: NONE, prepared: o, place });
    else choose(o);
  };

  const press = (space: number, how: Pressed): void => {
    point(space);
    if (take === null || space < 0) return;
    const found = clicks.get(space) ?? NONE;
    if (
      prepared !== null &&
      (found.some((o) => o.id === prepared.id) || laidOption === prepared || begun.place === space) &&
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
    setListed(null);
    setAway(pointed);
    // One thing at a time: what was prepared or asked first, then whoever is picked, the verb and the figure held.
    if (was.menu !== null || was.prepared !== null || was.choices.length > 0)
      go({ menu: null, prepared: null, choices: NONE, picks: NOBODY });
    else if (was.verb !== null) go({ verb: null, picks: NOBODY });
    else if (was.held >= 0) go({ held: -1 });
    else return false;
    return true;
  }, [begun, go, pointed]);

  const lie = (to: { readonly turn: number } | null): void => {
    if (to !== null) go({ turn: to.turn, prepared: null });
  };
  const laid: Laid | null =
    laidOption === null
      ? null
      : {
          option: laidOption,
          spaces: placesOf(meaning, laidOption),
          turn: (by) => lie(lying === null || layings === null ? null : turnedTo(layings, pointed, lying.turn + by, by, ground)),
          mirror: () => lie(lying === null || layings === null ? null : mirroredAt(layings, lying, pointed, ground)),
        };

  return {
    verbs,
    verb,
    pieces,
    held,
    holders,
    pointed,
    away: away >= 0 && away === pointed,
    aimed,
    picks: begun.picks,
    clicks,
    shown,
    menu: begun.menu,
    choices: begun.choices,
    prepared,
    place: prepared === null ? -1 : begun.place,
    whyNot,
    laid,
    answers: (space) => clicks.has(space) || takenUp(space) >= 0,
    point,
    hold: (figure) => setBegun({ ...NOTHING, held: figure }),
    press,
    offer,
    choose,
    mayDrag,
    drag,
    prepare: (prepared) => go({ prepared, menu: null, place: prepared === null ? -1 : (placesOf(meaning, prepared)[0] ?? -1) }),
    letGo,
    pick: (mode) => setBegun((b) => ({ ...NOTHING, held: b.held, verb: mode === null ? null : mode.key })),
    show: setListed,
  };
}

/** What is asked about a place where nothing can be done. */
interface Tried {
  readonly verb: Verb | null;
  /** As they are listed. */
  readonly reasons?: readonly Refusal[];
  /** To be asked of the worker. */
  readonly done?: Done;
  readonly covers?: readonly number[];
}

/** The pattern that may not lie there, as it would. */
function triedLaying({ pieces, verbs }: Meaning, layings: Layings, space: number, turn: number, ground: Ground): Tried | null {
  const { option } = layings.all[0];
  const covers = movedTo(layings, space, turn, ground);
  if (covers.length === 0) return null;
  // What lies beyond the board is a dash in its name.
  const spaces = covers.map((s) => pieces.spaces[s] ?? '-');
  return {
    verb: verbs.find((v) => v.options.includes(option)) ?? null,
    done: { does: option.does, ...(option.by === undefined ? {} : { by: option.by }), on: { figures: [], spaces }, with: option.with },
    covers: covers.filter((s) => s >= 0),
  };
}

/** A reason that is listed, or something to ask the worker. */
function triedAt(
  { pieces, customs, verbs }: Meaning,
  refused: readonly Barred[],
  counted: readonly Option[],
  verb: Verb | null,
  held: number,
  space: number,
): Tried | null {
  const by = held < 0 ? undefined : pieces.figures[held];
  const names = pieces.figuresAt(space).map((f) => pieces.figures[f]);
  const name = pieces.spaces[space];
  const mine = (verb?.refused ?? refused).filter((r) => by === undefined || r.by === undefined || r.by === by);
  const about = mine.filter((r) => r.on.figures.some((n) => names.includes(n)) || (names.length === 0 && r.on.spaces.at(-1) === name));
  // Of several attacks that cannot be made, the one that least stands against.
  const least = about.toSorted((a, b) => a.reasons.length - b.reasons.length)[0];
  if (least !== undefined) return { verb: verbs.find((v) => v.refused.includes(least)) ?? null, reasons: least.reasons };
  // Nobody stands there, or it was never listed: what is done elsewhere is asked about here.
  const like = counted.find((o) =>
    names.length > 0
      ? o.on.figures.length > 0 && o.on.spaces.length === 0
      : o.on.spaces.length > 0 && (customs.walks?.includes(o.does) ?? !(customs.areas ?? []).includes(o.does)),
  );
  // Nobody is held: whose way there would it be?
  if (like === undefined || (held < 0 && like.by !== undefined)) return null;
  return {
    verb: verbs.find((v) => v.options.includes(like)) ?? null,
    done: {
      does: like.does,
      ...(like.by === undefined ? {} : { by: like.by }),
      on: names.length > 0 ? { figures: names.slice(0, 1) } : { figures: like.on.figures, spaces: [name] },
      with: like.with,
    },
  };
}
