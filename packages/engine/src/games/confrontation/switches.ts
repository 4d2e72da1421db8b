/** What could be otherwise in a blow or a combat: how either fares, what effects do to him, how his dice lie. */
import { type Deed, type Match, NOBODY } from '../../core/index.ts';
import type { Switch } from '../../odds/index.ts';
import { attackUnderWay } from './rules/attack.ts';
import type { Setup } from './setup.ts';
import { type Figure, LIGHT, type State, UNHURT } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

export const CONFRONTATION_SWITCHES = ['stunned', 'charged', 'wounded', 'effect', 'die-to-defence', 'die-to-attack'] as const;

type What = (typeof CONFRONTATION_SWITCHES)[number];
type ConfSwitch = Switch<Table, State> & { readonly what: What };

/** A thing that a figure is or is not: its rule, whether it is so, and how it is made otherwise. */
function of(what: What, rule: string, figure: number, now: boolean, flip: (f: Figure) => void): ConfSwitch {
  return { what, rule, figure, now, flip: ({ state }) => flip(state.figures[figure]) };
}

/** Stunned, charged, with a wound, under an effect of a card. */
function condition(state: State, figure: number): ConfSwitch[] {
  const f = state.figures[figure];
  const { stunned, charged, wound, mods } = f;
  return [
    of('stunned', 'conf:IX-F-1.a', figure, stunned === 1, (x) => {
      x.stunned = stunned === 1 ? 0 : 1;
    }),
    of('charged', 'conf:F3.a', figure, charged !== 0, (x) => {
      x.charged = charged === 0 ? 1 : 0;
    }),
    of('wounded', 'conf:IX-F-2.a', figure, wound !== UNHURT, (x) => {
      x.wound = wound === UNHURT ? LIGHT : UNHURT;
    }),
    ...(mods.some((n) => n !== 0)
      ? [
          of('effect', 'conf:F9.d', figure, true, (x) => {
            x.mods.fill(0);
          }),
        ]
      : []),
  ];
}

/** One of the dice that are left was placed on the other side (IX-C-3.b). */
function dice(state: State, figure: number): ConfSwitch[] {
  const { attack, defence, sustained } = state.figures[figure];
  const shifted = (by: 1 | -1) => (x: Figure) => {
    x.attack -= by;
    x.placedAttack -= by;
    x.defence += by;
    x.placedDefence += by;
  };
  return [
    ...(attack > 0 ? [of('die-to-defence', 'conf:IX-C-3.b', figure, false, shifted(1))] : []),
    // A die of a sustained defence stays where it is.
    ...(defence > 0 && sustained === 0 ? [of('die-to-attack', 'conf:IX-C-3.b', figure, false, shifted(-1))] : []),
  ];
}

/** Everything of the kind in a blow under way, or one that is weighed, or a combat whose dice are placed. */
export function switchesOf(match: Match<Setup, Table, State, View>, { does, by, on }: Deed): readonly ConfSwitch[] {
  const { state, table } = match;
  const named = (name: string | undefined): number => (name === undefined ? NOBODY : table.keys.indexOf(name));
  if (does === 'dice') {
    const { combat } = state.figures[named(by)];
    return state.figures.flatMap((f, i) => (f.placed === 1 && f.combat === combat ? condition(state, i) : []));
  }
  const under = attackUnderWay(match.play);
  const blow = does === 'attack' && on.figures.length === 1;
  const pair = [under?.by ?? (blow ? named(by) : NOBODY), under?.on ?? (blow ? named(on.figures[0]) : NOBODY)].filter((i) => i !== NOBODY);
  // Of whoever strikes, the dice of this blow are spent already: only those of the one who is struck count.
  return [...pair.flatMap((i) => condition(state, i)), ...(pair.length === 2 ? dice(state, pair[1]) : [])];
}
