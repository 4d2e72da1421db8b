/** What a person does on the board: what is aimed, what is pointed at, whose card is shown. The rules stay in the worker. */
import type { Option, Refusal } from '@escarmouche/engine/core';
import type { Aim, Leg, Look, Thought } from '@escarmouche/engine/gloomhaven';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAnswer } from '../../../table/scene.ts';
import { verbsOf } from '../../../table/verbs.ts';
import type { Choosing, Sorting, Verb } from '../../contract.ts';
import { type Laying, useLaying } from './board/areas/useLaying.ts';
import { isShown } from './board/geometry.ts';
import { idOn, placesOf, targetOf } from './concerns.ts';
import { figureAt, type Scene, stateOf, useGhAnswer } from './scene.ts';
import { sorting } from './sorting.ts';
import { useWhyBoard } from './why/BoardWhy.tsx';
import { fateOn, type WhyBoard } from './why/rows.ts';

/** The verb that is aimed on the board. */
type Mode = { readonly kind: 'verb'; readonly key: string } | null;

/** What stands against doing something where a person points. */
export interface WhyNot {
  readonly hex: number;
  readonly reasons: readonly Refusal[];
}

export interface BoardState extends Choosing {
  readonly mode: Mode;
  readonly pointed: number;
  /** The figure whose card is shown; -1. */
  readonly inspected: number;
  /** What a click on each hex does. */
  readonly clicks: ReadonlyMap<number, readonly Option[]>;
  /** The option pointed at in the list. */
  readonly shown: Option | null;
  /** A look that is drawn: the one pointed at, else the one a ruling is about. */
  readonly look: Look | null;
  /** Where the move under way can go next, and how far the attack under way reaches; null where neither is. */
  readonly legs: readonly Leg[] | null;
  readonly aims: readonly Aim[] | null;
  /** Why nothing can be done where one points. */
  readonly whyNot: WhyNot | null;
  /** The area being laid. */
  readonly laying: Laying | null;
  /** A monster's turn that is being explained: what it went by. */
  readonly thought: Thought | null;
  /** Its candidates, once the worker has told them. */
  readonly explained: WhyBoard | null;
  /** The candidate of an explanation that is pointed at, on the board or in the list: a hex; -1. */
  readonly candidate: number;
  pick(mode: Mode): void;
  point(hex: number): void;
  inspect(figure: number): void;
  press(hex: number): void;
  explain(thought: Thought | null): void;
  pointCandidate(hex: number): void;
}

const NONE: readonly Option[] = [];
const NOTHING = {} as const;

/** For each hex, the options that a click on it may mean. */
function clicksFor(scene: Scene, verbs: readonly Verb[]): Map<number, Option[]> {
  const clicks = new Map<number, Option[]>();
  const state = stateOf(scene);
  for (const v of verbs)
    for (const o of v.options) for (const hex of placesOf(o.say, state)) clicks.set(hex, [...(clicks.get(hex) ?? []), o]);
  return clicks;
}

export function useBoard(scene: Scene): BoardState {
  const { snapshot, take, walk, table } = scene;
  const { at } = snapshot;
  const state = stateOf(scene);
  const [mode, setMode] = useState<Mode>(null);
  const [pointed, setPointed] = useState(-1);
  const [inspected, setInspected] = useState(-1);
  const [choices, setChoices] = useState<readonly Option[]>(NONE);
  const [shown, setShown] = useState<Option | null>(null);
  const [prepared, setPrepared] = useState<Option | null>(null);
  const [thought, setThought] = useState<Thought | null>(null);
  const [candidate, setCandidate] = useState(-1);
  const laying = useLaying(scene);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node begins with a clean board
  useEffect(() => {
    setMode(null);
    setChoices(NONE);
    setShown(null);
    setPrepared(null);
    setThought(null);
    setCandidate(-1);
  }, [snapshot.at, snapshot.match, snapshot.moment]);

  const explained = useWhyBoard(scene, thought);

  const verbs = useMemo(() => verbsOf(sorting as Sorting, snapshot.options, snapshot.refused), [snapshot]);
  const verb = mode === null ? null : (verbs.find((v) => v.key === mode.key) ?? null);
  const clicks = useMemo(() => clicksFor(scene, verb === null ? verbs : [verb]), [scene, verbs, verb]);

  const asks = (key: string): boolean => snapshot.options.some((o) => o.say.key === key);
  const legs = useGhAnswer(scene, 'legs', asks('move') ? NOTHING : null);
  const aims = useGhAnswer(scene, 'aims', asks('target') || laying !== null ? NOTHING : null);

  // One looks from whoever acts; where nobody does, from whoever is inspected.
  const from = state.figures[state.turn >= 0 ? state.turn : inspected]?.hex ?? -1;
  const end = pointed >= 0 ? pointed : shown === null ? -1 : (state.figures[targetOf(shown.say)]?.hex ?? -1);
  const sees = from >= 0 && end >= 0 && from !== end && isShown(table.map, state.rooms, end);
  const wish = sees ? { from, to: end } : pointed < 0 && scene.look ? scene.look : null;
  const look = useGhAnswer(scene, 'look', wish);

  // Why nothing can be done where one points: from the list where it is there, else asked by the name the option would have.
  const aimless = pointed >= 0 && take !== null && laying === null && !clicks.has(pointed);
  const target = aimless ? figureAt(state, pointed) : -1;
  const listed = target < 0 ? undefined : snapshot.refused.find((r) => targetOf(r.say) === target);
  const id = aimless && listed === undefined ? idOn(snapshot.options, table, state, pointed) : null;
  const asked = useAnswer('whyNot', id === null ? null : { walk, at, id });
  // Where the rules have nothing to say of what was never an option, neither has the board.
  const reasons = (listed?.reasons ?? asked ?? []).filter((r) => r.key !== 'no-such-option');
  const whyNot = aimless && reasons.length > 0 ? { hex: pointed, reasons } : null;

  const pick = useCallback((next: Mode) => {
    setMode(next);
    setChoices(NONE);
  }, []);
  const press = useCallback(
    (hex: number) => {
      if (laying !== null) {
        if (laying.spaces.includes(hex)) laying.lay();
        else laying.bring(hex, -1);
        return;
      }
      const here = figureAt(state, hex);
      if (here >= 0) setInspected(here);
      const found = clicks.get(hex) ?? NONE;
      if (found.length === 1) take?.(found[0].id);
      else setChoices(found);
    },
    [state, clicks, take, laying],
  );

  const letGo = useCallback((): boolean => {
    const held = mode !== null || choices.length > 0 || prepared !== null;
    setMode(null);
    setChoices(NONE);
    setPrepared(null);
    return held;
  }, [mode, choices, prepared]);

  return {
    verbs,
    verb,
    choices,
    prepared,
    prepare: setPrepared,
    letGo,
    mode,
    pointed,
    inspected: inspected >= 0 ? inspected : state.turn,
    clicks,
    shown,
    look,
    legs,
    aims,
    whyNot,
    laying,
    thought,
    explained,
    candidate: explained !== null && fateOn(explained, pointed) !== undefined ? pointed : candidate,
    pick,
    point: setPointed,
    show: setShown,
    inspect: setInspected,
    press,
    explain: setThought,
    pointCandidate: setCandidate,
  };
}
