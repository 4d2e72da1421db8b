/** A figure in hand: where it would stand, what that may mean, and why it may not. The worker judges; nothing here knows a rule. */
import { NOBODY, type Option, type Refusal } from '@escarmouche/engine/core';
import { useEffect, useState } from 'react';
import type { Store } from '../../../app/store.ts';
import { carriedBy } from '../../../board/ground.ts';
import type { Pressed } from '../../../board/pressing.ts';
import type { Chooser } from '../../../board/useChoosing.ts';
import type { FreeHand } from '../../../board/usePointers.ts';
import type { WhyNot } from '../../../board/usePointing.ts';
import { NOWHERE } from '../../../table/args.ts';
import type { Verb } from '../../../table/contract.ts';
import type { Point } from '../../../table/drawing.ts';
import { ask } from '../../../worker/client.ts';
import type { Plane } from './board/plane.ts';
import { type Drop, dropped, meanings, movesFigures } from './dropping.ts';
import { figuresOf, type Scene } from './scene.ts';

export interface Hand extends FreeHand {
  /** The figure in hand, or just set down, by its number; `NOBODY` for none. */
  readonly lifted: number;
  /** Where it would stand: every move of the hand changes this, which whatever draws the figure follows, and nothing else is drawn anew. */
  readonly inHand: Store<Drop | null>;
  /** Why it may not stand there. */
  readonly refused: WhyNot | null;
  may(figure: number): boolean;
  onKey(key: string, shift: boolean): boolean;
  letGo(): boolean;
}

/** What stands against a deed, in one line: of several ways the one that least stands against, and of its reasons the first. */
export function refusal(
  does: readonly string[],
  answers: readonly (Option | readonly Refusal[])[],
  by: string,
  space: number,
): WhyNot | null {
  const barred = answers.flatMap((a, i) => ('id' in a || a.length === 0 ? [] : [{ does: does[i], reasons: a }]));
  const [least] = barred.toSorted((a, b) => a.reasons.length - b.reasons.length);
  if (least === undefined || barred.length < answers.length) return null;
  const first = { does: least.does, by, on: { figures: [], spaces: [] }, with: [], say: { key: '', args: {} } };
  const verb: Verb = { key: least.does, group: '', first, aimed: true, options: [], refused: [] };
  return { space, verb, reasons: least.reasons.slice(0, 1), covers: [] };
}

/** `loose` is the place of the board where the figure in hand is. */
export function useHand(
  scene: Scene,
  plane: Plane,
  chooser: Chooser & { readonly start: Point },
  inHand: Store<Drop | null>,
  lifted: number,
  setLifted: (figure: number) => void,
  loose: number,
): Hand {
  const { snapshot, table, walk, take } = scene;
  const { at, node, match } = snapshot;
  const figures = figuresOf(scene);
  const { held, holders } = chooser;
  const [refused, setRefused] = useState<WhyNot | null>(null);
  const setDrop = (drop: Drop | null): void => {
    inHand.set(drop);
    setLifted(drop?.fig ?? NOBODY);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node begins with empty hands
  useEffect(() => {
    setDrop(null);
    setRefused(null);
  }, [at, match, snapshot.moment, snapshot.lesson?.at]);

  const may = (figure: number): boolean => take !== null && movesFigures(node) && holders.includes(figure);
  const dropAt = (figure: number, p: Point): Drop => {
    const shift = plane.shift(figures[figure].level);
    return dropped(table, figures, node, figure, p.x - shift.x, p.y - shift.y);
  };
  const lift = (figure: number, p: Point): Drop | null => {
    if (!may(figure)) return null;
    const next = dropAt(figure, p);
    setRefused(null);
    setDrop(next);
    return next;
  };
  const clear = (): void => {
    setDrop(null);
    setRefused(null);
  };
  const setDown = (d: Drop, how: Pressed): void => {
    const done = meanings(table, figures, node, d);
    const does = done.map((x) => x.does);
    ask('meant', { walk, at, done }).then(
      (answers) => {
        const found = answers.flatMap((a) => ('id' in a ? [a] : []));
        if (found.length > 0) chooser.offer(loose, found, how);
        else setRefused(refusal(does, answers, table.keys[d.fig], loose));
      },
      () => clear(),
    );
  };

  const onKey = (key: string, shift: boolean): boolean => {
    const me = figures[held];
    const by = carriedBy(key, shift);
    const carried = inHand.get();
    if ((key === 'm' || key === 'M') && may(held)) {
      if (carried !== null) clear();
      else lift(held, me.place >= 0 ? plane.figures[held] : chooser.start);
    } else if (carried === null) return false;
    else if (by !== null) {
      const { x, y } = plane.shift(figures[carried.fig].level);
      lift(carried.fig, { x: carried.hand.x + x + by[0], y: carried.hand.y + y + by[1] });
    } else if (key !== 'Enter' && key !== ' ') return false;
    else if (chooser.prepared === null) setDown(carried, 'mouse');
    else chooser.choose(chooser.prepared);
    return true;
  };

  return {
    lifted,
    inHand,
    refused,
    may,
    onKey,
    carry(from, p) {
      if (from !== held) chooser.hold(from);
      lift(from, p);
    },
    drop(from, p) {
      const next = lift(from, p);
      if (next !== null) setDown(next, 'mouse');
    },
    cancel: clear,
    press(p, how) {
      // A place is asked for: it is taken. Else what would be done there is shown first, and one more press does it.
      const next = held < 0 ? null : lift(held, p);
      if (next !== null) setDown(next, figures[held].place < 0 ? how : 'touch');
    },
    hover(p) {
      if (chooser.pointer.get().space >= 0) chooser.point(NOWHERE);
      if (held >= 0 && figures[held].place < 0 && chooser.prepared === null) lift(held, p);
    },
    letGo() {
      if (lifted < 0 && refused === null) return false;
      clear();
      return true;
    },
  };
}
