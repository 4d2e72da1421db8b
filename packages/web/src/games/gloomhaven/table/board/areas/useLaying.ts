/** The area that a person is laying: where the pattern lies now, and what stands for or against it there. */
import type { Option, Refusal } from '@escarmouche/engine/core';
import type { AreaNow } from '@escarmouche/engine/gloomhaven';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { figuresIn, spacesIn } from '../../../../../table/args.ts';
import { useAnswer } from '../../../../../table/scene.ts';
import { type Scene, stateOf } from '../../scene.ts';
import { broughtTo, type Ghost, ghostOf, layingId, mirroredOf, optionOn, spacesUnder, turnedBy } from './area.ts';

export interface Laying {
  readonly now: AreaNow;
  readonly ghost: Ghost;
  /** The hexes it covers, -1 for each cell off the map. */
  readonly spaces: readonly number[];
  /** The option that lays it so; null where that is not allowed. */
  readonly option: Option | null;
  /** The hex that arrow keys move it by; -1 for a pattern with a grey hex, which they turn. */
  readonly anchor: number;
  readonly caught: readonly number[];
  /** Why it may not lie so; empty while that is not known yet. */
  readonly reasons: readonly Refusal[];
  turn(sixths: number): void;
  mirror(): void;
  /** Brings it to a hex, held by one of its own hexes; -1 by its origin. */
  bring(hex: number, held: number): void;
  /** Lays it, where it may lie. */
  lay(): void;
}

/** The area being laid; null where none is asked for. */
export function useLaying(scene: Scene): Laying | null {
  const { snapshot, table, take, walk } = scene;
  const { map } = table;
  const now = take !== null && snapshot.moment === null ? snapshot.position.area : null;
  const from = now === null ? -1 : (stateOf(scene).figures[now.by]?.hex ?? -1);
  const first = useMemo(() => {
    const option = snapshot.options.find((o) => o.say.key === 'lay-area');
    return now === null || option === undefined ? null : ghostOf(map, now, from, spacesIn(option.say.args.spaces));
  }, [snapshot.options, now, from, map]);
  const [moved, setMoved] = useState<Ghost | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new area begins where the first option has it
  useEffect(() => setMoved(null), [snapshot.at, snapshot.match]);

  const ghost = moved ?? first;
  const spaces = useMemo(() => (now === null || ghost === null ? [] : spacesUnder(map, now, ghost)), [map, now, ghost]);
  const option = ghost === null ? null : optionOn(snapshot.options, spaces);
  const asked = useAnswer('whyNot', ghost === null || option !== null ? null : { walk, at: snapshot.at, id: layingId(map, spaces) });

  const change = useCallback(
    (next: (g: Ghost) => Ghost) => {
      if (now === null || ghost === null) return;
      const to = next(ghost);
      // Off the map as a whole it would be lost.
      if (spacesUnder(map, now, to).some((s) => s >= 0)) setMoved(to);
    },
    [map, now, ghost],
  );
  const turn = useCallback((sixths: number) => change((g) => turnedBy(g, sixths)), [change]);
  const mirror = useCallback(() => change(mirroredOf), [change]);
  const bring = useCallback(
    (hex: number, held: number) => change((g) => (now === null ? g : broughtTo(map, now, g, hex, held))),
    [change, map, now],
  );
  const lay = useCallback(() => {
    if (option !== null) take?.(option.id);
  }, [option, take]);

  if (now === null || ghost === null) return null;
  return {
    now,
    ghost,
    spaces,
    option,
    anchor: now.area.grey ? -1 : (spaces.find((s) => s >= 0) ?? -1),
    caught: figuresIn(option?.say.args.figures),
    reasons: option === null ? (asked ?? []) : [],
    turn,
    mirror,
    bring,
    lay,
  };
}
