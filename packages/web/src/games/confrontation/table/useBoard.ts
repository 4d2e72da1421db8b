/** What a person does on the board, beside what every game's board can: the free table, the figure in hand, who is looked at. */
import { NOBODY } from '@escarmouche/engine/core';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../../app/store.ts';
import { freeGround, type Ground } from '../../../board/ground.ts';
import { boardPieces } from '../../../board/pieces.ts';
import type { Pressed } from '../../../board/pressing.ts';
import { type Chooser, useChoosing } from '../../../board/useChoosing.ts';
import { useLooked } from '../../../board/useLooked.ts';
import { figureAsked, NOWHERE } from '../../../table/args.ts';
import { type Plane, planeOf } from './board/plane.ts';
import { askedOf } from './concerns.ts';
import type { Drop } from './dropping.ts';
import { figuresOf, type Scene } from './scene.ts';
import { customsOf, listedOf, spotsIn } from './spots.ts';
import { stopsOf } from './stops.ts';
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

/** The board of the table as it stands: chosen on like any other, with a hand that may carry a figure anywhere. */
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

  const customs = useMemo(() => customsOf(options), [options]);
  const stops = useMemo(() => stopsOf({ table, figures, plane, spots, lifted, inHand }), [figures, plane, spots, inHand, lifted, table]);
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

  const verbs = useMemo(() => listedOf(chosen.verbs, held < 0 ? undefined : table.keys[held]), [chosen.verbs, held, table]);

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
