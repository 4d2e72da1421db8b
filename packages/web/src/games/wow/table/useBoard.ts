/** What a person does on the board: which verb is picked, what is pointed at, what is selected. The rules stay in the worker. */
import type { Option, Refusal } from '@escarmouche/engine/core';
import type { AimedSpace, ReachedSpace, Sight } from '@escarmouche/engine/wow';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { figureIn, termIn } from '../../../table/args.ts';
import { useAnswer } from '../../../table/scene.ts';
import { verbsOf } from '../../../table/verbs.ts';
import type { Choosing, Sorting, Verb } from '../../contract.ts';
import { actorOf, cardIn, isDirect, spaceOf, spacesOf, targetsOf, withPicks } from './concerns.ts';
import { type Scene, useWowAnswer } from './scene.ts';
import { sorting } from './sorting.ts';

/** What the board is being used for beside deciding. */
export type Mode = { readonly kind: 'verb'; readonly key: string } | { readonly kind: 'look'; readonly figure: number } | null;

/** What stands against aiming where a person points. */
export interface WhyNot {
  readonly space: number;
  readonly figure: number;
  readonly reasons: readonly Refusal[];
}

export interface BoardState extends Choosing {
  readonly mode: Mode;
  /** The figure that acts in this decision; -1. */
  readonly actor: number;
  readonly pointed: number;
  /** The figure whose numbers are shown; -1. */
  readonly inspected: number;
  readonly picks: readonly number[];
  /** What a click on each space does. */
  readonly clicks: ReadonlyMap<number, readonly Option[]>;
  readonly reach: readonly ReachedSpace[] | null;
  readonly aims: readonly AimedSpace[] | null;
  readonly sight: Sight | null;
  readonly whyNot: WhyNot | null;
  /** The option pointed at in the list. */
  readonly shown: Option | null;
  /** The bar card that is being read; -1. */
  readonly card: number;
  pick(mode: Mode): void;
  point(space: number): void;
  openCard(card: number): void;
  inspect(figure: number): void;
  press(space: number): void;
}

const NONE: readonly Option[] = [];

/** The figures on a space, those that hold it first. */
export function figuresAt({ table, snapshot }: Pick<Scene, 'table' | 'snapshot'>, space: number): number[] {
  const { figures } = snapshot.position.view.state;
  return figures
    .flatMap((f, i) => (f.space === space ? [i] : []))
    .sort((a, b) => table.figures[figures[a].def].kind - table.figures[figures[b].def].kind);
}

function actorOfNode({ snapshot }: Scene): number {
  const { node } = snapshot;
  if (node.kind === 'over') return -1;
  return figureIn(node.prompt.args.figure);
}

/** The ability that is aimed: a figure's by its key, a bar card's by the card's number. */
function abilityIn({ say }: Verb): string | number {
  const key = termIn(say.args.ability);
  return say.key === 'card' && key === 'core' ? cardIn(say) : key;
}

/** For each space, the options that a click on it may mean. */
function clicksFor(scene: Scene, verbs: readonly Verb[], verb: Verb | null, picks: readonly number[]): Map<number, Option[]> {
  const clicks = new Map<number, Option[]>();
  const add = (space: number, o: Option): void => {
    if (space >= 0) clicks.set(space, [...(clicks.get(space) ?? []), o]);
  };
  const { figures } = scene.snapshot.position.view.state;
  for (const v of verb === null ? verbs.filter(isDirect) : [verb]) {
    for (const o of withPicks(v.options, picks)) {
      if (o.say.key === 'area') for (const s of spacesOf(o.say)) add(s, o);
      else add(spaceOf(o.say), o);
      for (const t of targetsOf(o.say)) add(figures[t]?.space ?? -1, o);
    }
  }
  return clicks;
}

export function useBoard(scene: Scene): BoardState {
  const { snapshot, walk, take } = scene;
  const { at } = snapshot;
  const [mode, setMode] = useState<Mode>(null);
  const [pointed, setPointed] = useState(-1);
  const [inspected, setInspected] = useState(-1);
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [choices, setChoices] = useState<readonly Option[]>(NONE);
  const [shown, setShown] = useState<Option | null>(null);
  const [prepared, setPrepared] = useState<Option | null>(null);
  const [card, setCard] = useState(-1);
  const actor = actorOfNode(scene);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node begins with a clean board
  useEffect(() => {
    setMode((m) => (m?.kind === 'look' ? m : null));
    setPicks([]);
    setChoices(NONE);
    setShown(null);
    setPrepared(null);
    if (actor >= 0) setInspected(actor);
  }, [at, snapshot.match, actor]);

  const verbs = useMemo(() => verbsOf(sorting as Sorting, snapshot.options, snapshot.refused), [snapshot]);
  const verb = mode?.kind === 'verb' ? (verbs.find((v) => v.key === mode.key) ?? null) : null;
  const clicks = useMemo(() => clicksFor(scene, verbs, verb, picks), [scene, verbs, verb, picks]);
  const given = mode === null && pointed < 0 ? scene.look : undefined;
  const moves = mode === null && given === undefined && verbs.some((v) => v.say.key === 'move' && v.options.length > 0);
  const figures = snapshot.position.view.state.figures;
  const onMap = actor >= 0 && (figures[actor]?.space ?? -1) >= 0;
  const reach = useWowAnswer(scene, 'reach', moves && onMap ? { figure: actor } : null);
  const from = mode?.kind === 'look' ? mode.figure : verb !== null ? actorOf(verb.say) : -1;
  const aims = useWowAnswer(scene, 'aims', verb?.aimed === true && onMap ? { figure: actorOf(verb.say), ability: abilityIn(verb) } : null);
  const looker = given?.figure ?? from;
  const seen = given?.to ?? pointed;
  const looks = looker >= 0 && seen >= 0 && (figures[looker]?.space ?? -1) >= 0 && figures[looker].space !== seen;
  const sight = useWowAnswer(scene, 'sight', looks ? { figure: looker, to: seen } : null);

  // Why a space cannot be aimed at: from the list where it is there, else asked by the name the option would have.
  const target = pointed < 0 ? -1 : (figuresAt(scene, pointed)[0] ?? -1);
  const walking = mode === null && target < 0 && onMap ? (verbs.find((v) => v.say.key === 'move') ?? null) : null;
  const tried = verb ?? walking;
  const aimless = tried !== null && pointed >= 0 && !clicks.has(pointed) ? tried : null;
  const listed = aimless?.refused.find((r) => (target >= 0 && targetsOf(r.say).includes(target)) || spaceOf(r.say) === pointed) ?? null;
  const template = aimless?.options.find((o) => spaceOf(o.say) >= 0) ?? null;
  const name =
    template === null || listed !== null
      ? null
      : template.id.replace(/>[^>]*$/, `>${scene.table.field.q[pointed]},${scene.table.field.r[pointed]}`);
  const asked = useAnswer('whyNot', name === null ? null : { walk, at, id: name });
  const reasons = listed?.reasons ?? asked ?? null;
  const whyNot = aimless === null || reasons === null || reasons.length === 0 ? null : { space: pointed, figure: target, reasons };

  const pick = useCallback((next: Mode) => {
    setMode(next);
    setPicks([]);
    setChoices(NONE);
  }, []);

  const press = useCallback(
    (space: number) => {
      const here = figuresAt(scene, space);
      if (here.length > 0) setInspected(here[0]);
      const found = clicks.get(space) ?? NONE;
      if (take === null || found.length === 0) {
        setChoices(NONE);
        return;
      }
      if (found.length === 1) {
        take(found[0].id);
        return;
      }
      // Several options end here. With more than one target they are picked one by one, the smallest choice first in the list.
      const picked = here.find((f) => found.some((o) => targetsOf(o.say).includes(f)));
      if (picked !== undefined && found.every((o) => targetsOf(o.say).length > 0)) {
        const next = picks.includes(picked) ? picks.filter((p) => p !== picked) : [...picks, picked];
        setPicks(next);
        setChoices(next.length === 0 ? NONE : withPicks(found, next));
      } else setChoices(found);
    },
    [scene, clicks, take, picks],
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
    mode,
    verb,
    actor,
    pointed,
    inspected,
    picks,
    clicks,
    reach,
    aims,
    sight,
    whyNot,
    choices,
    prepared,
    prepare: setPrepared,
    letGo,
    shown,
    card,
    pick,
    point: setPointed,
    show: setShown,
    inspect: setInspected,
    openCard: setCard,
    press,
  };
}
