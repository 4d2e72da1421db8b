/** What a person does on the board: whose options are listed, what is aimed, what is pointed at. The rules stay in the worker. */
import type { Option, Refusal } from '@escarmouche/engine/core';
import type { AimedHex, Battlefield, Look, ReachedHex } from '@escarmouche/engine/underworlds';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAnswer } from '../../../table/scene.ts';
import { verbsOf } from '../../../table/verbs.ts';
import type { Choosing, Sorting, Verb } from '../../contract.ts';
import { actorOf, chosenLast, hexOf, placeOf, targetOf } from './concerns.ts';
import { fieldIn, fighterAt, type Scene, stateOf, useWuAnswer } from './scene.ts';
import { attackIn, isOfFighter, sorting } from './sorting.ts';

/** The verb that is aimed on the board. */
type Mode = { readonly kind: 'verb'; readonly key: string } | null;

/** What stands against what a person points at. */
export interface WhyNot {
  readonly hex: number;
  readonly reasons: readonly Refusal[];
}

/** A window that is open over the table: a card to read, how one is asked about reactions, or a pile of a seat. */
export type Opened =
  | { readonly card: number }
  | { readonly policy: true }
  | { readonly pile: 'scored' | 'discard'; readonly seat: number }
  | null;

export interface BoardState extends Choosing {
  readonly field: Battlefield | null;
  readonly mode: Mode;
  /** Fighters with options of their own, and the one whose are listed; -1. */
  readonly actors: readonly number[];
  readonly selected: number;
  readonly pointed: number;
  /** The fighter whose card is shown; -1. */
  readonly inspected: number;
  /** What a click on each hex does. */
  readonly clicks: ReadonlyMap<number, readonly Option[]>;
  /** The fighter that is pushed where only a direction is asked; -1. */
  readonly pushed: number;
  /** Where the fighter selected could go, and how. */
  readonly reach: readonly ReachedHex[] | null;
  readonly aims: readonly AimedHex[] | null;
  readonly look: Look | null;
  readonly whyNot: WhyNot | null;
  /** The option pointed at in the list. */
  readonly shown: Option | null;
  readonly opened: Opened;
  pick(mode: Mode): void;
  select(fighter: number): void;
  point(hex: number): void;
  inspect(fighter: number): void;
  press(hex: number): void;
  open(what: Opened): void;
}

const NONE: readonly Option[] = [];

/** For each hex, the options that a click on it may mean. */
function clicksFor(scene: Scene, field: Battlefield | null, verbs: readonly Verb[], pushed: number): Map<number, Option[]> {
  const clicks = new Map<number, Option[]>();
  if (field === null) return clicks;
  const state = stateOf(scene);
  for (const v of verbs) {
    for (const o of v.options) {
      const hex = placeOf(o.say, state, field, pushed);
      if (hex >= 0) clicks.set(hex, [...(clicks.get(hex) ?? []), o]);
    }
  }
  return clicks;
}

/** The id that an option would have on another hex: `move:garrek>C4`, `objective:C4`. */
function idOn(verb: Verb, name: string): string | null {
  const template = verb.options.find((o) => hexOf(o.say) >= 0)?.id;
  if (template === undefined) return null;
  return template.includes('>') ? template.replace(/>[^>]*$/, `>${name}`) : template.replace(/:.*$/, `:${name}`);
}

export function useBoard(scene: Scene): BoardState {
  const { snapshot, walk, take } = scene;
  const { at } = snapshot;
  const state = stateOf(scene);
  const field = fieldIn(scene);
  const [mode, setMode] = useState<Mode>(null);
  const [wanted, setWanted] = useState(-1);
  const [pointed, setPointed] = useState(-1);
  const [inspected, setInspected] = useState(-1);
  const [choices, setChoices] = useState<readonly Option[]>(NONE);
  const [shown, setShown] = useState<Option | null>(null);
  const [prepared, setPrepared] = useState<Option | null>(null);
  const [opened, setOpened] = useState<Opened>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node begins with a clean board
  useEffect(() => {
    setMode(null);
    setChoices(NONE);
    setShown(null);
    setPrepared(null);
  }, [at, snapshot.match]);

  const all = useMemo(() => verbsOf(sorting as Sorting, snapshot.options, snapshot.refused), [snapshot]);
  const actors = useMemo(() => {
    const own = all.filter((v) => isOfFighter(v) && v.options.length > 0);
    return [...new Set(own.map((v) => actorOf(v.say)))].sort((a, b) => a - b);
  }, [all]);
  const refusedOnly = all.some((v) => isOfFighter(v) && actorOf(v.say) === wanted);
  const deploying = all.some((v) => v.group === 'deploy');
  const selected = actors.includes(wanted) || refusedOnly ? wanted : actors.length === 1 || deploying ? (actors[0] ?? -1) : -1;
  const verbs = useMemo(() => all.filter((v) => !isOfFighter(v) || actorOf(v.say) === selected), [all, selected]);
  const pushed = useMemo(() => chosenLast(scene.events), [scene.events]);
  const verb = mode === null ? null : (verbs.find((v) => v.key === mode.key) ?? null);
  const clicks = useMemo(() => clicksFor(scene, field, verb === null ? verbs : [verb], pushed), [scene, field, verbs, verb, pushed]);

  const from = selected >= 0 ? (state.fighters[selected]?.hex ?? -1) : -1;
  const goes = verbs.some((v) => (v.group === 'move' || v.group === 'charge') && v.options.length > 0);
  const reach = useWuAnswer(scene, 'reach', goes && from >= 0 ? { fighter: selected } : null);
  const attack = verb === null ? undefined : attackIn(scene, verb.say)?.attack;
  const aims = useWuAnswer(scene, 'aims', attack !== undefined && from >= 0 ? { hex: from, range: attack.range } : null);
  const target = fighterAt(state, pointed);
  const foe = target >= 0 && selected >= 0 && state.fighters[target].seat !== state.fighters[selected].seat;
  const shot = shown === null ? -1 : targetOf(shown.say);
  const seen = shot >= 0 && attackIn(scene, shown?.say ?? { key: '', args: {} }) !== undefined ? (state.fighters[shot]?.hex ?? -1) : -1;
  const to = foe || (attack !== undefined && pointed >= 0) ? pointed : seen;
  const wish = from >= 0 && to >= 0 && from !== to ? { from, to } : pointed < 0 && scene.look !== undefined ? scene.look : null;
  const look = useWuAnswer(scene, 'look', wish);

  // Why nothing can be done where one points: from the list where it is there, else asked by the name the option would have.
  const tried =
    verb ?? (foe ? undefined : verbs.find((v) => ['move', 'objective', 'hex', 'deploy'].includes(v.group) && v.options.length > 0));
  const refusing = verb === null ? verbs.filter((v) => v.group === 'attack') : [verb];
  const aimless = pointed >= 0 && !clicks.has(pointed);
  const listed = aimless && target >= 0 ? refusing.flatMap((v) => v.refused).find((r) => targetOf(r.say) === target) : undefined;
  const name = aimless && listed === undefined && tried && field !== null && target < 0 ? idOn(tried, field.names[pointed]) : null;
  const asked = useAnswer('whyNot', name === null ? null : { walk, at, id: name });
  // Where the rules have nothing to say of what was never an option, neither has the board.
  const reasons = (listed?.reasons ?? asked ?? []).filter((r) => r.key !== 'no-such-option');
  const whyNot = aimless && reasons.length > 0 ? { hex: pointed, reasons } : null;

  const pick = useCallback((next: Mode) => {
    setMode(next);
    setChoices(NONE);
  }, []);
  const select = useCallback((fighter: number) => {
    setWanted(fighter);
    setMode(null);
    setChoices(NONE);
    if (fighter >= 0) setInspected(fighter);
  }, []);

  const press = useCallback(
    (hex: number) => {
      const here = fighterAt(state, hex);
      if (here >= 0) setInspected(here);
      const found = clicks.get(hex) ?? NONE;
      if (found.length === 0) {
        setChoices(NONE);
        if (here >= 0 && all.some((v) => isOfFighter(v) && actorOf(v.say) === here)) select(here === selected ? -1 : here);
        return;
      }
      // Dice fall at once when an attack is made: a press on an enemy asks first, unless the attack was picked before.
      const fights = verb === null && found.some((o) => attackIn(scene, o.say) !== undefined);
      // So does a way that would be the fighter's last: what is settled for good is said on a button first.
      if (found.length === 1 && !fights && found[0].settles === undefined) take?.(found[0].id);
      else setChoices(found);
    },
    [scene, state, clicks, take, all, selected, select, verb],
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
    field,
    mode,
    actors,
    selected,
    pointed,
    inspected: inspected >= 0 ? inspected : selected,
    pushed,
    clicks,
    reach,
    aims,
    look,
    whyNot,
    shown,
    opened,
    pick,
    select,
    point: setPointed,
    show: setShown,
    inspect: setInspected,
    press,
    open: setOpened,
  };
}
