/** What a person does on the board: what is aimed, what is pointed at, whose card is shown. The rules stay in the worker. */
import type { Option } from '@escarmouche/engine/core';
import type { Look, Thought } from '@escarmouche/engine/gloomhaven';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { verbsOf } from '../../../table/verbs.ts';
import type { Choosing, Sorting, Verb } from '../../contract.ts';
import { placesOf } from './concerns.ts';
import { figureAt, type Scene, stateOf, useGhAnswer } from './scene.ts';
import { sorting } from './sorting.ts';

/** The verb that is aimed on the board. */
type Mode = { readonly kind: 'verb'; readonly key: string } | null;

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
  /** A monster's turn that is being explained: what it went by. */
  readonly thought: Thought | null;
  /** The candidate of an explanation that is pointed at: a hex; -1. */
  readonly candidate: number;
  pick(mode: Mode): void;
  point(hex: number): void;
  inspect(figure: number): void;
  press(hex: number): void;
  explain(thought: Thought | null): void;
  pointCandidate(hex: number): void;
}

const NONE: readonly Option[] = [];

/** For each hex, the options that a click on it may mean. */
function clicksFor(scene: Scene, verbs: readonly Verb[]): Map<number, Option[]> {
  const clicks = new Map<number, Option[]>();
  const state = stateOf(scene);
  for (const v of verbs)
    for (const o of v.options) for (const hex of placesOf(o.say, state)) clicks.set(hex, [...(clicks.get(hex) ?? []), o]);
  return clicks;
}

export function useBoard(scene: Scene): BoardState {
  const { snapshot, take } = scene;
  const state = stateOf(scene);
  const [mode, setMode] = useState<Mode>(null);
  const [pointed, setPointed] = useState(-1);
  const [inspected, setInspected] = useState(-1);
  const [choices, setChoices] = useState<readonly Option[]>(NONE);
  const [shown, setShown] = useState<Option | null>(null);
  const [thought, setThought] = useState<Thought | null>(null);
  const [candidate, setCandidate] = useState(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node begins with a clean board
  useEffect(() => {
    setMode(null);
    setChoices(NONE);
    setShown(null);
    setThought(null);
    setCandidate(-1);
  }, [snapshot.at, snapshot.match, snapshot.moment]);

  const verbs = useMemo(() => verbsOf(sorting as Sorting, snapshot.options, snapshot.refused), [snapshot]);
  const verb = mode === null ? null : (verbs.find((v) => v.key === mode.key) ?? null);
  const clicks = useMemo(() => clicksFor(scene, verb === null ? verbs : [verb]), [scene, verbs, verb]);

  const from = state.figures[state.turn]?.hex ?? -1;
  const wish = from >= 0 && pointed >= 0 && from !== pointed ? { from, to: pointed } : pointed < 0 && scene.look ? scene.look : null;
  const look = useGhAnswer(scene, 'look', wish);

  const pick = useCallback((next: Mode) => {
    setMode(next);
    setChoices(NONE);
  }, []);
  const press = useCallback(
    (hex: number) => {
      const here = figureAt(state, hex);
      if (here >= 0) setInspected(here);
      const found = clicks.get(hex) ?? NONE;
      if (found.length === 1) take?.(found[0].id);
      else setChoices(found);
    },
    [state, clicks, take],
  );

  return {
    verbs,
    verb,
    choices,
    mode,
    pointed,
    inspected: inspected >= 0 ? inspected : state.turn,
    clicks,
    shown,
    look,
    thought,
    candidate,
    pick,
    point: setPointed,
    show: setShown,
    inspect: setInspected,
    press,
    explain: setThought,
    pointCandidate: setCandidate,
  };
}
