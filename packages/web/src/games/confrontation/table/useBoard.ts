/** What a person does on the board, beside what every game's board can: the free table, the figure in hand, who is looked at. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { outerRadius } from '@escarmouche/engine/space';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../app/store.ts';
import { freeGround, type Ground, type Stop } from '../../../board/ground.ts';
import type { Customs } from '../../../board/meaning.ts';
import { boardPieces } from '../../../board/pieces.ts';
import type { Pressed } from '../../../board/pressing.ts';
import { type Chooser, useChoosing } from '../../../board/useChoosing.ts';
import { useLooked } from '../../../board/useLooked.ts';
import { figureAsked, NOWHERE } from '../../../table/args.ts';
import type { Point } from '../../../table/drawing.ts';
import { baseOf, outline } from './board/geometry.ts';
import { type Plane, planeOf } from './board/plane.ts';
import { isServed } from './combat/asking.ts';
import { askedOf, placeOf } from './concerns.ts';
import type { Drop } from './dropping.ts';
import { figuresOf, type Scene } from './scene.ts';
import { type Hand, useHand } from './useHand.ts';

/** Half of an ordinary base, in millimetres. */
const ORDINARY = 15;

export interface BoardState extends Chooser {
  readonly plane: Plane;
  readonly ground: Ground;
  readonly hand: Hand;
  /** The figures that the question is about. */
  readonly actors: readonly number[];
  /** The figure whose numbers are shown; `NOBODY` for none. */
  readonly inspected: number;
  /** The place of the board where the figure in hand is. */
  readonly loose: number;
  inspect(figure: number): void;
}

/** A place that options offer. */
interface Spot extends Point {
  readonly name: string;
  readonly figure: number;
}

/** Places offered, each once. */
function spotsIn(options: readonly Option[], names: readonly string[]): readonly Spot[] {
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

/** The place of the figure in hand, which moves with it: whoever asks is told where that is now. */
function looseStop(inHand: Store<Drop | null>, at: (p: Point) => Stop): Stop {
  const now = (): Stop => at(inHand.get() ?? { x: 0, y: 0 });
  return {
    ...now(),
    get x() {
      return now().x;
    },
    get y() {
      return now().y;
    },
    outline: (grown) => now().outline(grown),
  };
}

export function useBoard(scene: Scene): BoardState {
  const { snapshot, table, take } = scene;
  const { at, node, match, options } = snapshot;
  const figures = figuresOf(scene);
  const [inHand] = useState(() => createStore<Drop | null>(null));
  const [lifted, setLifted] = useState(NOBODY);
  const plane = usePlane(scene);
  const spots = useMemo(() => spotsIn(options, table.keys), [options, table]);
  const loose = figures.length + spots.length;
  const acting = figureAsked(node);

  const pieces = useMemo(
    () => boardPieces(figures, [...figures.map(() => ''), ...spots.map((s) => s.name), ''], acting),
    [figures, spots, acting],
  );

  const customs = useMemo((): Customs => {
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
  }, [options]);

  const stops = useMemo((): readonly Stop[] => {
    const stop = (figure: number, p: Point, own: boolean): Stop => {
      const f = figures[figure];
      const base = baseOf(table, f);
      return { x: p.x, y: p.y, edge: outerRadius(base), outline: (grown) => outline(base, p, f.angle, own ? grown : Math.min(0, grown)) };
    };
    const shifted = ({ x, y }: Point, figure: number): Point => {
      const by = plane.shift(figures[figure].level);
      return { x: x + by.x, y: y + by.y };
    };
    return [
      ...plane.figures.map((f, i) => stop(i, f, true)),
      ...spots.map((s) => stop(s.figure, shifted(s, s.figure), false)),
      ...(lifted < 0 ? [] : [looseStop(inHand, (p) => stop(lifted, shifted(p, lifted), true))]),
    ];
  }, [figures, plane, spots, inHand, lifted, table]);
  const whole = useMemo(() => freeGround(stops, plane.box, ORDINARY), [stops, plane]);
  const chosen = useChoosing(scene, pieces, whole, customs);

  // Places are shown of one figure at a time.
  const { held, holders } = chosen;
  const clicks = useMemo(
    () => (held >= 0 || holders.length < 2 ? chosen.clicks : new Map([...chosen.clicks].filter(([s]) => s < figures.length))),
    [chosen.clicks, held, holders, figures],
  );
  const first = spots.find((s) => s.figure === held);
  const hand = useHand(
    scene,
    plane,
    { ...chosen, clicks, start: first ?? { x: table.wide / 2, y: table.deep / 2 } },
    inHand,
    lifted,
    setLifted,
    loose,
  );
  const pointsThere = useSyncExternalStore(chosen.pointer.subscribe, () => chosen.pointer.get().space === loose);
  const asksThere =
    lifted >= 0 && (chosen.menu?.space === loose || hand.refused?.space === loose || (chosen.prepared !== null && pointsThere));
  const ground = useMemo(() => {
    // Figures lie over places: whoever pursues without going anywhere is still pressed himself.
    const standing = figures.flatMap((f, i) => (f.place >= 0 ? [i] : []));
    const open = [...clicks.keys()].filter((s) => s >= figures.length && s < loose);
    return freeGround(stops, plane.box, ORDINARY, [...open, ...standing, ...(asksThere ? [loose] : [])]);
  }, [stops, plane, figures, clicks, loose, asksThere]);

  // Places are counted anew at each node: what was pointed at is there no more, unless it is a figure.
  const { pointer, point } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each node
  useEffect(() => {
    if (pointer.get().space >= figures.length) point(NOWHERE);
  }, [at, match, snapshot.moment]);

  const actors = node.kind === 'over' ? [] : askedOf(node.prompt).filter((i) => i < figures.length);
  const looked = held >= 0 ? held : (actors[0] ?? NOBODY);
  const [inspected, inspect] = useLooked(`${match}/${at}`, looked);

  // What a form of its own serves is not listed a second time, and of several figures one at a time.
  const verbs = useMemo(() => {
    const mine = (o: Pick<Option, 'by' | 'does'>): boolean => !isServed(o) && (held < 0 || o.by === undefined || o.by === table.keys[held]);
    return chosen.verbs
      .map((v) => ({ ...v, options: v.options.filter(mine), refused: v.refused.filter(mine) }))
      .filter((v) => v.options.length + v.refused.length > 0);
  }, [chosen.verbs, held, table]);

  const press = (space: number, how: Pressed): void => {
    if (space < figures.length) inspect(space);
    if (space !== loose) hand.letGo();
    chosen.press(space, how);
  };
  const letGo = useCallback((): boolean => {
    const had = hand.letGo();
    return chosen.letGo() || had;
  }, [hand, chosen.letGo]);

  return {
    ...chosen,
    clicks,
    verbs,
    verb: chosen.verb === null ? null : (verbs.find((v) => v.key === chosen.verb?.key) ?? null),
    mayDrag: (space) => take !== null && hand.may(space),
    press,
    letGo,
    plane,
    ground,
    hand,
    actors,
    inspected,
    loose,
    inspect,
  };
}

/** The drawing keeps its frame as long as nothing of it changes: whoever looks closer stays where he is. */
function usePlane(scene: Scene): Plane {
  const { table } = scene;
  const figures = figuresOf(scene);
  const [box, setBox] = useState<Plane['box'] | null>(null);
  const plane = useMemo(() => planeOf(table, figures), [table, figures]);
  const same = box !== null && JSON.stringify(box) === JSON.stringify(plane.box);
  useEffect(() => {
    if (!same) setBox(plane.box);
  }, [same, plane]);
  return useMemo(() => (same && box !== null ? { ...plane, box } : plane), [plane, box, same]);
}
