/** The state of a match: plain numbers in fixed shapes, copied by hand-written literals. Cards, maps and options are tables outside it. */
import type { Frame, Seat } from '../../core/index.ts';

/** A figure on or off the map: a character, a pet or a totem token. */
export interface Figure {
  /** Which card of the table's figures. */
  def: number;
  /** Seat it belongs to. */
  owner: Seat;
  /** Seat that controls it now (400). */
  seat: Seat;
  /** Space it stands on; -1 off the map. */
  space: number;
  health: number;
  /** Personal clock in absolute ticks (408.1c). Totems have none: 0. */
  clock: number;
  /** Bar card that brought it; -1 for characters. */
  card: number;
  /** Serial of the last turn in which it was attacked, took damage, or used its once-a-turn ability; 0 never. */
  attackedIn: number;
  hurtIn: number;
  usedIn: number;
  /** Ended for good: a pet or totem that left. */
  gone: number;
}

/** An Action Bar card. */
export interface BarCard {
  def: number;
  /** Figure whose bar it lies in. */
  bearer: number;
  /** 1 ready, 0 exhausted. */
  ready: number;
  /** 1 face up. */
  face: number;
  /** In force: attached, worn, in form, or its token in play. */
  active: number;
  /** Figure it is attached to, or its token's index; -1. */
  on: number;
  /** Absolute tick at which it was last exhausted. */
  usedAt: number;
}

/** Kinds of lasting effects, named as the effects that make them; `Lasting.kind` is the place in this list. */
export const LASTING = ['modify', 'root', 'rerolls', 'convert', 'shield'] as const;
export const MODIFY = 0;
export const ROOT = 1;
export const REROLLS = 2;
export const CONVERT = 3;
export const SHIELD = 4;

/** Durations as numbers, in the order of DURATIONS; nothing need look for the last, the end of the match. */
export const TURN_END = 0;
export const OWN_TURN_START = 1;
export const OWN_TURN_END = 2;
export const ROUND_END = 3;

/** An effect that lasts. */
export interface Lasting {
  kind: number;
  /** Figure it lies on. */
  on: number;
  /** For MODIFY: index into STATS. */
  stat: number;
  n: number;
  until: number;
  /** Serial of the turn in which it began: an 'own turn end' does not end in that same turn. */
  since: number;
  /** Only the next main attack, then spent. */
  next: number;
  /** Who made it, and by which effect of the table (for conversions and for naming it). */
  by: number;
  effect: number;
}

/** The whole match. */
export interface State {
  stack: Frame[];
  /** Main clock in absolute ticks, from 1. */
  main: number;
  /** Serial of the turn under way, from 1, and the highest given: a controlled turn lies inside another. */
  turn: number;
  serial: number;
  /** Seat that took the latest turn. */
  lastSeat: Seat;
  firstSeat: Seat;
  /** Victory points, and how many each party needs (its own honor). */
  points: number[];
  target: number[];
  /** 0 going on; 1 over. */
  over: number;
  winner: Seat;
  figures: Figure[];
  cards: BarCard[];
  lasting: Lasting[];
  /** Faction of each spawn point: index into the table's factions, -1 neutral. */
  spawn: number[];
}

/** Field by field, so that every copy has the one shape (as the copies below). */
export function copyFigure(f: Figure): Figure {
  return {
    def: f.def,
    owner: f.owner,
    seat: f.seat,
    space: f.space,
    health: f.health,
    clock: f.clock,
    card: f.card,
    attackedIn: f.attackedIn,
    hurtIn: f.hurtIn,
    usedIn: f.usedIn,
    gone: f.gone,
  };
}

export function copyCard(c: BarCard): BarCard {
  return { def: c.def, bearer: c.bearer, ready: c.ready, face: c.face, active: c.active, on: c.on, usedAt: c.usedAt };
}

export function copyLasting(l: Lasting): Lasting {
  return { kind: l.kind, on: l.on, stat: l.stat, n: l.n, until: l.until, since: l.since, next: l.next, by: l.by, effect: l.effect };
}

/** An independent copy. `copyFrame` knows the fields of each sequence's frames. */
export function copyState(s: State, copyFrame: (f: Frame) => Frame): State {
  const stack = new Array<Frame>(s.stack.length);
  for (let i = 0; i < stack.length; i++) stack[i] = copyFrame(s.stack[i]);
  const figures = new Array<Figure>(s.figures.length);
  for (let i = 0; i < figures.length; i++) figures[i] = copyFigure(s.figures[i]);
  const cards = new Array<BarCard>(s.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = copyCard(s.cards[i]);
  const lasting = new Array<Lasting>(s.lasting.length);
  for (let i = 0; i < lasting.length; i++) lasting[i] = copyLasting(s.lasting[i]);
  return {
    stack,
    main: s.main,
    turn: s.turn,
    serial: s.serial,
    lastSeat: s.lastSeat,
    firstSeat: s.firstSeat,
    points: [s.points[0], s.points[1]],
    target: [s.target[0], s.target[1]],
    over: s.over,
    winner: s.winner,
    figures,
    cards,
    lasting,
    spawn: s.spawn.slice(),
  };
}
