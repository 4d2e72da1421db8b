/** What a person does on the board: who acts, what is pointed at, what is carried where. The rules stay in the worker. */
import type { Option, Refusal } from '@escarmouche/engine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { verbsOf } from '../../../table/verbs.ts';
import { ask } from '../../../worker/client.ts';
import type { Choosing, Sorting } from '../../contract.ts';
import { isServed } from './combat/asking.ts';
import { ASSAULTS, actorOf, askedOf, ONE_OF_SEVERAL, placeOf, targetOf } from './concerns.ts';
import { type Drop, dropped, meanings, movesFigures } from './dropping.ts';
import { figuresOf, type Scene } from './scene.ts';
import { sorting } from './sorting.ts';

/** A place offered for the figure that acts: what may be done by going there. */
export interface Ghost {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** The enemy touched there; -1. */
  readonly target: number;
  readonly options: readonly Option[];
}

/** Why a figure may not be set down where it was. */
export interface NotThere {
  readonly drop: Drop;
  readonly reasons: readonly Refusal[];
}

export interface BoardState extends Choosing {
  /** The figure whose places are offered; -1. */
  readonly actor: number;
  /** The figures that may act in this decision. */
  readonly actors: readonly number[];
  /** The figure whose numbers are shown; -1. */
  readonly inspected: number;
  /** The figure pointed at; -1. */
  readonly pointed: number;
  /** The option pointed at in the list. */
  readonly shown: Option | null;
  readonly ghosts: readonly Ghost[];
  /** The options that a press on a figure may mean. */
  readonly aims: ReadonlyMap<number, readonly Option[]>;
  /** The figure in hand, where it would stand. */
  readonly carried: Drop | null;
  readonly notThere: NotThere | null;
  act(figure: number): void;
  inspect(figure: number): void;
  point(figure: number): void;
  /** Takes one of several options, or shows them to choose from. */
  press(figure: number): void;
  go(ghost: Ghost): void;
  /** Carries a figure over a place; null puts it back. */
  carry(figure: number, at: readonly [number, number] | null): void;
  /** Sets the figure in hand down: the worker says whether it may stand there. */
  setDown(at?: readonly [number, number]): void;
  mayCarry(figure: number): boolean;
}

const NONE: readonly Option[] = [];

/** Places offered for a figure, options that share one together. */
function ghostsFor(options: readonly Option[], actor: number): readonly Ghost[] {
  const found = new Map<string, Ghost>();
  for (const o of options) {
    const at = placeOf(o.say);
    if (at === null || actorOf(o.say) !== actor) continue;
    const key = `${at[0]},${at[1]}`;
    const there = found.get(key);
    found.set(key, { key, x: at[0], y: at[1], target: targetOf(o.say), options: [...(there?.options ?? []), o] });
  }
  return [...found.values()];
}

/** The options that a press on each figure may mean: what is aimed at it, what names it. */
function aimsFor(options: readonly Option[], actor: number): ReadonlyMap<number, readonly Option[]> {
  const aims = new Map<number, Option[]>();
  const add = (i: number, o: Option): void => {
    aims.set(i, [...(aims.get(i) ?? []), o]);
  };
  for (const o of options) {
    const { key } = o.say;
    const target = targetOf(o.say);
    if (target >= 0) {
      // Of many places against one enemy the nearest stands for all.
      const same = (aims.get(target) ?? []).some((x) => ASSAULTS.has(key) && x.say.key === key);
      if ((actor < 0 || actorOf(o.say) === actor || !ASSAULTS.has(key)) && !same) add(target, o);
    } else if (key.startsWith('name')) add(actorOf(o.say), o);
    else if (key === 'choose-combat') for (const i of askedOf(o.say)) add(i, o);
  }
  return aims;
}

export function useBoard(scene: Scene): BoardState {
  const { snapshot, table, walk, take } = scene;
  const { at, node } = snapshot;
  const figures = figuresOf(scene);
  const [chosen, setChosen] = useState(-1);
  const [picked, setPicked] = useState<string | null>(null);
  const [inspected, setInspected] = useState(-1);
  const [pointed, setPointed] = useState(-1);
  const [choices, setChoices] = useState<readonly Option[]>(NONE);
  const [shown, setShown] = useState<Option | null>(null);
  const [prepared, setPrepared] = useState<Option | null>(null);
  const [carried, setCarried] = useState<Drop | null>(null);
  const [notThere, setNotThere] = useState<NotThere | null>(null);

  const actors = useMemo(() => (node.kind === 'over' ? [] : askedOf(node.prompt).filter((i) => i < figures.length)), [node, figures]);
  const actor = actors.includes(chosen) ? chosen : (actors[0] ?? -1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node begins with a clean board
  useEffect(() => {
    setPicked(null);
    setChoices(NONE);
    setShown(null);
    setPrepared(null);
    setCarried(null);
    setNotThere(null);
  }, [at, snapshot.match]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever acts is looked at, until the person looks at another
  useEffect(() => {
    if (actor >= 0) setInspected(actor);
  }, [at, snapshot.match, actor]);

  // One figure at a time: what another may do is listed once it is that one's turn.
  const acting = node.kind === 'decision' && ONE_OF_SEVERAL.has(node.prompt.key);
  const verbs = useMemo(() => {
    // What a form of its own serves is not listed a second time.
    const mine = (say: Option['say']): boolean => !isServed(say) && (!acting || actorOf(say) < 0 || actorOf(say) === actor);
    return verbsOf(
      sorting as Sorting,
      snapshot.options.filter((o) => mine(o.say)),
      snapshot.refused.filter((r) => mine(r.say)),
    );
  }, [snapshot, acting, actor]);
  const verb = picked === null ? null : (verbs.find((v) => v.key === picked) ?? null);
  const aimed = verb?.options ?? snapshot.options;
  const ghosts = useMemo(() => ghostsFor(aimed, actor), [aimed, actor]);
  const aims = useMemo(() => aimsFor(aimed, actor), [aimed, actor]);

  const pick = useCallback((next: { readonly kind: 'verb'; readonly key: string } | null) => {
    setPicked(next?.key ?? null);
    setChoices(NONE);
  }, []);

  const either = useCallback(
    (found: readonly Option[]) => {
      if (take === null || found.length === 0) setChoices(NONE);
      else if (found.length === 1) take(found[0].id);
      else setChoices(found);
    },
    [take],
  );

  const press = useCallback(
    (figure: number) => {
      setInspected(figure);
      if (actors.includes(figure) && actors.length > 1) setChosen(figure);
      else either(aims.get(figure) ?? NONE);
    },
    [actors, aims, either],
  );

  const mayCarry = useCallback((figure: number) => take !== null && movesFigures(node) && actors.includes(figure), [take, node, actors]);

  const carry = useCallback(
    (figure: number, to: readonly [number, number] | null) => {
      setNotThere(null);
      if (to === null) {
        setCarried(null);
        return;
      }
      setChosen(figure);
      setChoices(NONE);
      setCarried(dropped(table, figures, figure, to[0], to[1], node.kind === 'decision' && node.prompt.key !== 'ask-deploy'));
    },
    [table, figures, node],
  );

  const setDown = useCallback(
    (to?: readonly [number, number]) => {
      const fig = carried?.fig ?? actor;
      const snaps = node.kind === 'decision' && node.prompt.key !== 'ask-deploy';
      const drop = to === undefined ? carried : fig < 0 ? null : dropped(table, figures, fig, to[0], to[1], snaps);
      if (drop === null || take === null) return;
      const tried = meanings(table, figures, node, drop);
      Promise.all(tried.map((o) => ask('whyNot', { walk, at, id: o.id }))).then(
        (answers) => {
          const legal = tried.filter((_o, i) => answers[i].length === 0);
          setCarried(null);
          if (legal.length > 0) either(legal);
          else {
            const all = answers.flat();
            const once = all.filter((r, i) => all.findIndex((s) => s.rule === r.rule && s.key === r.key) === i);
            setNotThere(once.length === 0 ? null : { drop, reasons: once });
          }
        },
        () => setCarried(null),
      );
    },
    [carried, actor, node, table, figures, take, walk, at, either],
  );

  const go = useCallback((ghost: Ghost) => either(ghost.options), [either]);

  const letGo = useCallback((): boolean => {
    const held = picked !== null || choices.length > 0 || prepared !== null;
    setPicked(null);
    setChoices(NONE);
    setPrepared(null);
    return held;
  }, [picked, choices, prepared]);

  return {
    verbs,
    verb,
    choices,
    prepared,
    prepare: setPrepared,
    letGo,
    actor,
    actors,
    inspected,
    pointed,
    shown,
    ghosts: take === null ? [] : ghosts,
    aims,
    carried,
    notThere,
    pick,
    show: setShown,
    act: setChosen,
    inspect: setInspected,
    point: setPointed,
    press,
    go,
    carry,
    setDown,
    mayCarry,
  };
}
