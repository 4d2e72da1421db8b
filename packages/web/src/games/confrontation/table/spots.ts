/** The places that options of a free table offer, and what a press on them, or on figures, may mean. */
import type { Option } from '@escarmouche/engine/core';
import type { Customs } from '../../../board/meaning.ts';
import type { Verb } from '../../../table/contract.ts';
import type { Point } from '../../../table/drawing.ts';
import { isServed } from './combat/asking.ts';
import { askedOf, placeOf } from './concerns.ts';

/** A place that options offer. */
export interface Spot extends Point {
  readonly name: string;
  readonly figure: number;
}

/** Places offered, each once. */
export function spotsIn(options: readonly Option[], names: readonly string[]): readonly Spot[] {
  const found = new Map<string, Spot>();
  for (const o of options) {
    const [name] = o.on.spaces;
    const at = placeOf(o.say);
    if (name !== undefined && at !== null && o.by !== undefined && !found.has(name))
      found.set(name, { name, x: at[0], y: at[1], figure: names.indexOf(o.by) });
  }
  return [...found.values()];
}

/** Of many places against one enemy the first, which is the nearest, stands for all where the enemy is pressed. */
function nearestOf(options: readonly Option[]): ReadonlySet<string> {
  const found = new Map<string, string>();
  for (const o of options) {
    const key = `${o.does} ${o.by} ${o.on.figures.join()}`;
    if (o.on.figures.length > 0 && !found.has(key)) found.set(key, o.id);
  }
  return new Set(found.values());
}

/** What a press means in this game, where that is not the last place that an option names, or its figures. */
export function customsOf(options: readonly Option[]): Customs {
  const nearest = nearestOf(options);
  return {
    places(o, { figures: names, spaces, standsOn }) {
      // Pictures of separations stand in a form of their own.
      if (o.does === 'separate') return [];
      // A combat is pressed by whoever fights in it, a card by the figures it stands for.
      if (o.does === 'combat' || o.does === 'card') return askedOf(o.say).flatMap((i) => (standsOn(i) < 0 ? [] : [i]));
      if (o.on.figures.length === 0 || o.on.spaces.length === 0) return null;
      const enemy = nearest.has(o.id) ? o.on.figures.map((name) => standsOn(names.indexOf(name))) : [];
      return [spaces.indexOf(o.on.spaces[0]), ...enemy];
    },
  };
}

/** The verbs as they are listed: without what a form of its own serves, and of several figures one at a time, the one called `by`. */
export function listedOf(verbs: readonly Verb[], by: string | undefined): readonly Verb[] {
  const mine = (o: Pick<Option, 'by' | 'does'>): boolean => !isServed(o) && (by === undefined || o.by === undefined || o.by === by);
  return verbs
    .map((v) => ({ ...v, options: v.options.filter(mine), refused: v.refused.filter(mine) }))
    .filter((v) => v.options.length + v.refused.length > 0);
}
