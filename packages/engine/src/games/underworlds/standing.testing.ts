/** Positions for tests: fighters where they are wanted, cards in hand, an activation about to begin. */

import { frameOf, Match } from '../../core/index.ts';
import { CARDS, type WarbandId } from './content/index.ts';
import type { Table, Und } from './defs.ts';
import { hexNamed } from './field.ts';
import { underworlds } from './game.ts';
import { matchSequence, roundSequence } from './rules/frames.ts';
import { wornAmong } from './rules/wearing.ts';
import type { Setup } from './setup.ts';
import { ACTION_PHASE, HAND, IN_PLAY, type State } from './state.ts';
import { fieldCode, fieldOf, givenField } from './table.ts';
import type { View } from './view.ts';

/** What a test wants of one side. */
export interface Side {
  readonly warband: WarbandId;
  /** Hex of each fighter in play, by its id; the others are out of action. */
  readonly at: Readonly<Record<string, string>>;
  /** Cards in hand, and upgrades on fighters by the fighter's id. */
  readonly hand?: readonly string[];
  readonly on?: Readonly<Record<string, readonly string[]>>;
}

export type Standing = Match<Setup, Table, State, View>;

/** A match in its first round, the first side's activation to come; `g` is what rules are asked with. */
export function standing(first: Side, second: Side, change: (g: Und) => void = () => {}): { match: Standing; g: Und } {
  const seat = (s: Side) => {
    const cards = [...(s.hand ?? []), ...Object.values(s.on ?? {}).flat()];
    const isObjective = (id: string): boolean => CARDS.some((c) => c.id === id && c.kind === 'objective');
    return { warband: s.warband, deck: { objectives: cards.filter(isObjective), power: cards.filter((id) => !isObjective(id)) } };
  };
  const setup: Setup = {
    seats: [seat(first), seat(second)],
    field: { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 0 },
    anyDeck: true,
  };
  const table = underworlds.tables(setup);
  const state = underworlds.begin(table);
  state.field = givenField(table);
  state.round = 1;
  state.phase = ACTION_PHASE;
  state.active = 1;
  const g: Und = { table, state, log: null };
  for (const [i, side] of [first, second].entries()) {
    table.fighters.forEach((f, k) => {
      if (f.seat !== i) return;
      const name = side.at[f.fighter.id];
      const x = state.fighters[k];
      if (name === undefined) x.out = 1;
      else x.hex = hexNamed(fieldOf(g), name);
    });
    for (const c of state.cards) {
      if (c.owner !== i) continue;
      const { id } = table.cards[c.def].face;
      c.zone = HAND;
      for (const [who, ids] of Object.entries(side.on ?? {})) {
        if (!ids.includes(id)) continue;
        c.zone = IN_PLAY;
        c.on = table.fighters.findIndex((f) => f.seat === i && f.fighter.id === who);
      }
    }
  }
  state.worn = wornAmong(state.cards);
  change(g);
  // The match has laid its field and stands at the activations of its first round.
  state.stack = [frameOf(matchSequence, { rounds: 1 }, 1), frameOf(roundSequence, { winner: 0 }, 3)];
  const match = new Match(underworlds, setup, { table, state });
  return { match, g: match.play };
}

/** Takes options and lets chances fall, in this order: an option's id, or the faces of dice (1 to 6). */
export function run(match: Standing, ...what: readonly (string | readonly number[])[]): void {
  for (const x of what) {
    if (typeof x === 'string') match.take(x);
    else match.roll(x);
  }
}

/** A fighter's state by its name. */
export function fighter(g: Und, key: string): State['fighters'][number] {
  return g.state.fighters[g.table.fighters.findIndex((f) => f.key === key)];
}

/** The options of the decision a match stands at. */
export function offered(match: Standing): string[] {
  return match.options().map((o) => o.id);
}

/** Like `run`; whoever is asked something else in between passes. */
export function along(match: Standing, ...what: readonly (string | readonly number[])[]): void {
  for (const x of what) {
    while (match.nodeKind === 'decision' && (typeof x !== 'string' || !offered(match).includes(x)) && offered(match).includes('pass'))
      match.take('pass');
    run(match, x);
  }
}

/** Lays two boards of a kind instead, for `change`: hexes keep their names. */
export function onBoards(g: Und, id: string): void {
  const i = g.table.boards.indexOf(id);
  g.state.field = fieldCode(g.table, [i, i], g.state.field % g.table.joins.length);
}

/** The name of the hex a fighter stands on. */
export function whereIs(g: Und, key: string): string {
  return fieldOf(g).names[fighter(g, key).hex];
}
