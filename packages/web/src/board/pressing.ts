/** What a press or a drag comes to, by what counts there: it is done, prepared, or asked about; or somebody is taken up or picked. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import type { LaidThere } from './laying.ts';
import { asksTwice, isExactly, placesOf, rankOf } from './meaning.ts';
import { type Beginning, type Begun, NONE, NOT_BEGUN } from './useBegun.ts';
import type { Counted } from './useCounted.ts';

/** How a person presses: a mouse has shown before what a press would do, a finger has not. */
export type Pressed = 'mouse' | 'touch' | 'key';

/** A menu has no more lines than there are keys for. */
const MOST = 9;

/** The figure that a press here takes up; `NOBODY` where it does what it means at once, as where all that the figure could do is meant here. */
export function takenUp({ options, meaning, holders, held, clicks }: Counted, space: number): number {
  const { pieces } = meaning;
  const own = pieces.figuresAt(space).find((f) => holders.includes(f)) ?? NOBODY;
  if (own < 0 || own === held || (held >= 0 && clicks.has(space))) return NOBODY;
  const goes = options.some((o) => o.by === pieces.figures[own] && placesOf(meaning, o).some((s) => s !== space));
  return goes || !clicks.has(space) ? own : NOBODY;
}

/** Whether somebody stands there who can be carried to another place. */
export function isCarriable({ meaning, holders, counted }: Counted, space: number): boolean {
  const { pieces } = meaning;
  const goesAway = (o: Option, name: string): boolean => o.by === name && placesOf(meaning, o).some((s) => s !== space);
  return pieces.figuresAt(space).some((f) => holders.includes(f) && counted.some((o) => goesAway(o, pieces.figures[f])));
}

/** One more figure picked, or one less, for an option that names several: what is left to choose from, and what is meant if just these are. */
export function pickedAlso(
  { options, verb, meaning: { pieces }, counted }: Counted,
  before: readonly number[],
  figure: number,
): Pick<Begun, 'picks' | 'choices' | 'prepared' | 'place' | 'menu'> {
  const isLess = before.includes(figure);
  const picks = isLess ? before.filter((p) => p !== figure) : [...before, figure];
  const names = picks.map((p) => pieces.figures[p]);
  const left = (isLess ? (verb?.options ?? options) : counted).filter((o) => names.every((n) => o.on.figures.includes(n)));
  const exact = left.filter((o) => isExactly(o, names));
  const place = pieces.standsOn(figure);
  return {
    picks,
    choices: picks.length === 0 ? NONE : [...exact, ...left.filter((o) => !exact.includes(o))],
    prepared: exact.length === 1 ? exact[0] : null,
    place,
    menu: exact.length > 1 ? { space: place, options: exact } : null,
  };
}

/** A board under somebody's hands. */
interface Hands extends Omit<Beginning, 'show'> {
  readonly counted: Counted;
  /** How a pattern lies at each space. */
  readonly there: LaidThere;
  /** Whether the person may answer. */
  readonly mayTake: boolean;
  choose(option: Option): void;
}

/** What presses and drags do. */
interface Pressing {
  press(space: number, how: Pressed): void;
  offer(space: number, options: readonly Option[], how: Pressed): void;
  drag(from: number, to: number): void;
}

/** Presses and drags on a board as it stands. */
export function pressing({ begun, pointer, begin, go, point, counted, there, mayTake, choose }: Hands): Pressing {
  const { options, verb, meaning, holders, held, clicks } = counted;
  const { pieces } = meaning;
  const { prepared } = begun;

  /** One thing is meant: it is done, or prepared where more hangs on it or nobody has seen it yet. */
  const mean = (o: Option, how: Pressed, place: number): void => {
    if (how === 'touch' || asksTwice(meaning, o)) go({ menu: null, choices: NONE, prepared: o, place });
    else choose(o);
  };

  const offer = (space: number, found: readonly Option[], how: Pressed): void => {
    point(space);
    if (found.length === 1) mean(found[0], how, space);
    else if (found.length > 1) {
      const sorted = [...found].sort((a, b) => rankOf(meaning, a) - rankOf(meaning, b));
      go({ menu: { space, options: sorted }, choices: sorted, prepared: null });
    }
  };

  /** Whether a press takes what is prepared: where it is meant, under its pattern, or once more in the same place. */
  const confirms = (space: number, before: number, found: readonly Option[]): boolean =>
    prepared !== null &&
    (found.some((o) => o.id === prepared.id) || there.layingAt(before) === prepared || begun.place === space) &&
    begun.menu === null;

  /** Whom a press picks, where options name several figures and there are more of them than keys 1 to 9 choose from; undefined where nobody. */
  const picked = (space: number, found: readonly Option[]): number | undefined => {
    if ((found.length <= MOST && begun.picks.length === 0) || !found.some((o) => o.on.figures.length > 1)) return undefined;
    return pieces.figuresAt(space).find((f) => found.some((o) => o.on.figures.includes(pieces.figures[f])));
  };

  const press = (space: number, how: Pressed): void => {
    const before = pointer.get().space;
    const lying = there.lyingAt(before);
    point(space);
    if (!mayTake || space < 0) return;
    const found = clicks.get(space) ?? NONE;
    if (prepared !== null && confirms(space, before, found)) {
      choose(prepared);
      return;
    }
    if (lying?.covers.includes(space)) {
      mean(lying.option, how, space);
      return;
    }
    const own = takenUp(counted, space);
    if (own >= 0) {
      begin({ ...NOT_BEGUN, held: own });
      return;
    }
    if (found.length === 0) {
      go({ menu: null, choices: NONE, prepared: null });
      return;
    }
    const figure = picked(space, found);
    if (figure === undefined) offer(space, found, how);
    else go(pickedAlso(counted, begun.picks, figure));
  };

  const drag = (from: number, to: number): void => {
    const figure = pieces.figuresAt(from).find((f) => holders.includes(f));
    if (figure === undefined) return;
    point(to);
    if (figure !== held) begin({ ...NOT_BEGUN, held: figure });
    const by = pieces.figures[figure];
    const found = (verb?.options ?? options).filter((o) => o.by === by && placesOf(meaning, o).includes(to));
    offer(to, found, 'mouse');
  };

  return { press, offer, drag };
}
