/** What just happened, as marks: the way somebody went, an arrow from doer to target, what was gained or lost. */
import type { GameEvent } from '@escarmouche/engine/core';
import { figureIn } from '../table/args.ts';
import type { Mark, Marks, Place } from './mark.ts';

/** Something that happened, read from the log by the game. */
export type Happened =
  /** Somebody went this way. */
  | { readonly kind: 'way'; readonly over: readonly Place[]; readonly side?: number }
  /** Somebody did something to somebody. */
  | { readonly kind: 'at'; readonly from: Place; readonly to: Place; readonly side?: number }
  /** Somebody was taken off there. */
  | { readonly kind: 'fell'; readonly at: Place }
  /** So much was gained, or lost where it is less than nothing. */
  | { readonly kind: 'change'; readonly at: Place; readonly n: number };

/** What happened, as marks under and over the pieces. */
export function marksOf(happened: readonly Happened[]): Marks {
  const sided = (side: number | undefined): { side?: number } => (side === undefined ? {} : { side });
  const under = happened.flatMap((h): Mark[] => {
    if (h.kind === 'way') return [{ kind: 'way', tone: 'deed', over: h.over, ...sided(h.side) }];
    return h.kind === 'at' ? [{ kind: 'arrow', tone: 'deed', from: h.from, to: h.to, ...sided(h.side) }] : [];
  });
  const over = happened.flatMap((h): Mark[] => {
    if (h.kind === 'fell') return [{ kind: 'cross', tone: 'faint', at: h.at, middle: true }];
    return h.kind !== 'change' || h.n === 0
      ? []
      : [{ kind: 'label', tone: h.n < 0 ? 'loss' : 'gain', at: h.at, text: h.n < 0 ? `−${-h.n}` : `+${h.n}` }];
  });
  return { under, over };
}

/** What figures gained and lost over these events, where they stand: `sign` has 1 for the keys of gains, -1 for those of losses. */
export function changed(
  events: readonly GameEvent[],
  sign: Readonly<Record<string, 1 | -1>>,
  placeOf: (figure: number) => number,
): readonly Happened[] {
  const change = new Map<number, number>();
  for (const { key, args } of events) {
    const figure = figureIn(args.figure);
    if (key in sign) change.set(figure, (change.get(figure) ?? 0) + sign[key] * Number(args.n));
  }
  return [...change].flatMap(([figure, n]): Happened[] => (placeOf(figure) < 0 ? [] : [{ kind: 'change', at: placeOf(figure), n }]));
}
