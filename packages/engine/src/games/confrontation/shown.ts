/** A match as one seat sees it, told in words and names: what screens draw. Nobody outside reads a state for it. */
import type { Match, Piece, Seat } from '../../core/index.ts';
import { STATS } from './content/types.ts';
import { type FighterValues, type FightsNow, fightsOf, valuesOf } from './inspect.ts';
import { figureKey, figuresIn } from './rules/keys.ts';
import { counterMargin } from './rules/values.ts';
import type { Setup } from './setup.ts';
import { ACTED, ACTIVATION, type Figure, KILLED, PHASES, RECUT, type State, WAITS } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** In place of the place of a figure, which is its own number: it is not on the table. */
const OFF_TABLE = -1;

/** Dice on one half of a card: those left, of those that were placed. */
export interface Heap {
  readonly left: number;
  readonly of: number;
}

/** The dice of a fighter in its combat. */
export interface Heaps {
  readonly unplaced: number;
  /** All of them are placed. */
  readonly ready: boolean;
  readonly attack: Heap;
  readonly defence: Heap;
  readonly sustained: boolean;
}

/** What befalls a figure beyond its wound, worst last. */
export const CONDITIONS = ['stunned', 'charged', 'dive', 'routed', 'fierce'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** A figure. On a free table there are no spaces: its place is its own number, -1 off the table. Its signs are its conditions. */
export interface ShownFigure extends Piece<FighterValues> {
  /** Its profile, by its place among the fighters of the table. */
  readonly def: number;
  /** The side it fights for: 0 or 1; its `side` is the seat that plays it. */
  readonly team: number;
  /** Centre of its base in millimetres, how that is turned in degrees, and its altitude. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly level: number;
  /** 0 to 4: unhurt, light, serious, critical, killed. */
  readonly wound: number;
  /** It has acted in the activation phase that is going on. */
  readonly spent: boolean;
  /** Effects of its card that are used up, by their places. */
  readonly used: readonly number[];
  /** The combat it is in, by its place; `NO_COMBAT` for none. */
  readonly combat: number;
  /** Where its dice lie; null where it has none. */
  readonly heaps: Heaps | null;
  /** By how much its counter-attack must beat an attack. */
  readonly counterMargin: number;
  readonly signs: readonly Condition[];
}

/** A combat of the phase: who is in it, whether it is over, and whether pursuit made it, so that it is settled at once. */
export interface ShownCombat {
  readonly members: readonly number[];
  readonly done: boolean;
  /** Taken up in a new separation before it was fought (IX-G.c): `done` as well, for nobody fights it any more. */
  readonly recut: boolean;
  readonly atOnce: boolean;
}

/** A position as a seat sees it. */
export interface Shown {
  readonly figures: readonly ShownFigure[];
  readonly combats: readonly ShownCombat[];
  readonly fights: FightsNow;
  readonly round: number;
  readonly phase: (typeof PHASES)[number];
  /** Seats by the Authority roll, best first, and the place in it of the one who speaks. */
  readonly authority: readonly Seat[];
  readonly speaking: number;
  /** How many cards each seat has still in its pile and in its reserve; which they are is not shown. */
  readonly cards: readonly { readonly pile: number; readonly reserve: number }[];
  /** The strategic value each seat began with, and what is left of it, off the table before it is deployed as on it. */
  readonly strength: readonly { readonly begun: number; readonly left: number }[];
}

const STRATEGIC = STATS.indexOf('PA');

/** The strategic value of each seat as it began, and as much of it as is left. */
export function strengthOf(table: Table, figures: readonly Figure[]): { begun: number; left: number }[] {
  const value = (def: number): number => table.fighters[def].values[STRATEGIC] ?? 0;
  return table.sideOf.map((_side, seat) => ({
    begun: table.defs.reduce((n, def, i) => (table.seatOf[i] === seat ? n + value(def) : n), 0),
    left: figures.reduce((n, f) => (f.seat === seat && f.wound !== KILLED ? n + value(f.def) : n), 0),
  }));
}

/** Where the dice of a fighter lie; null where it has none. */
export function heapsOf(
  f: Pick<Figure, 'ready' | 'unplaced' | 'attack' | 'defence' | 'fury' | 'placedAttack' | 'placedDefence' | 'sustained'>,
): Heaps | null {
  if (f.ready === 0 && f.unplaced === 0 && f.attack === 0 && f.defence === 0) return null;
  // War fury lays one die more than was placed; it needs most of them in attack.
  const furious = f.fury === 1 && f.placedAttack > f.placedDefence ? 1 : 0;
  return {
    unplaced: f.unplaced,
    ready: f.ready === 1,
    attack: { left: f.attack, of: Math.max(f.attack, f.placedAttack + furious) },
    defence: { left: f.defence, of: Math.max(f.defence, f.placedDefence) },
    sustained: f.sustained === 1,
  };
}

function conditionsOf(f: Figure): readonly Condition[] {
  const has = { stunned: f.stunned === 1, charged: f.charged > 0, dive: f.dive === 1, routed: f.routed === 1, fierce: f.fierce > 0 };
  return CONDITIONS.filter((c) => has[c]);
}

/** What a seat sees of a match. */
export function shownTo(match: Match<Setup, Table, State, View>, seat: Seat): Shown {
  const { play, table } = match;
  const { state } = match.view(seat);
  const { figures, hands } = state;
  return {
    figures: figures.map(
      (f, i): ShownFigure => ({
        id: figureKey(play, i),
        def: f.def,
        side: f.seat,
        team: f.side,
        place: f.placed === 1 ? i : OFF_TABLE,
        x: f.x,
        y: f.y,
        angle: f.angle,
        level: f.level,
        left: KILLED - f.wound,
        most: KILLED,
        wound: f.wound,
        spent: state.phase === ACTIVATION && f.acted === ACTED,
        used: figuresIn(f.used),
        combat: f.combat,
        heaps: heapsOf(f),
        counterMargin: counterMargin(table.fighters[f.def]),
        signs: conditionsOf(f),
        values: valuesOf(play, i),
      }),
    ),
    combats: state.combats.map((c) => ({
      members: figuresIn(c.members),
      done: c.done !== WAITS,
      recut: c.done === RECUT,
      atOnce: c.now === 1,
    })),
    fights: fightsOf(play),
    round: state.round,
    phase: PHASES[state.phase],
    authority: state.authority.slice(),
    speaking: state.speaking,
    cards: hands.map(({ pile, reserve }) => ({ pile: pile.length, reserve: reserve.length })),
    strength: strengthOf(table, figures),
  };
}
