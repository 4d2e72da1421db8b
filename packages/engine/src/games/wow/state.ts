/** The state of a match: plain numbers in fixed shapes, copied field by field. Cards, maps and options are tables outside it. */
import { copied, type Frame, type Seat, shape } from '../../core/index.ts';

// What stands where there is nothing to number; where no seat or figure is meant, that is `NOBODY`.

/** No space: off the map, or none aimed at. */
export const NOWHERE = -1;
/** No bar card: what stands in a character's own box, and characters themselves, come from none. */
export const NO_CARD = -1;
/** A card that brings no token. */
export const NO_TOKEN = -1;
/** The nature of what is no attack. */
export const NO_ATTACK = -1;
/** No effect of the table. */
export const NO_EFFECT = -1;
/** No die is being rolled again. */
export const NO_DIE = -1;
/** The faction of a spawn point that serves every side. */
export const NEUTRAL = -1;

/** A figure on or off the map: a character, a pet or a totem token. */
export interface Figure {
  /** Which card of the table's figures. */
  def: number;
  /** Seat it belongs to. */
  owner: Seat;
  /** Seat that controls it now (400). */
  seat: Seat;
  /** Space it stands on; `NOWHERE` off the map. */
  space: number;
  health: number;
  /** Personal clock in absolute ticks (408.1c). Totems have none: 0. */
  clock: number;
  /** Bar card that brought it; `NO_CARD` for characters. */
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
  /** Figure it is attached to, or its token's index; `NOBODY` for none. */
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
  /** Faction of each spawn point: index into the table's factions, or `NEUTRAL`. */
  spawn: number[];
}

/**
 * Whether what happened in the turn of this serial happened in the turn under way: in it, or in one that lies inside it (400.3), which has
 * a higher number.
 */
export function inThisTurn({ turn }: State, serial: number): boolean {
  return turn > 0 && serial >= turn;
}

/** Figures of every copy have the one shape of this; so have cards, below. */
const FigureShape = shape<Figure>(function (f) {
  this.def = f.def;
  this.owner = f.owner;
  this.seat = f.seat;
  this.space = f.space;
  this.health = f.health;
  this.clock = f.clock;
  this.card = f.card;
  this.attackedIn = f.attackedIn;
  this.hurtIn = f.hurtIn;
  this.usedIn = f.usedIn;
  this.gone = f.gone;
});
/** A figure of a copied state. */
export const copyFigure = (f: Figure): Figure => new FigureShape(f);

/** See `FigureShape`. */
const BarCardShape = shape<BarCard>(function (c) {
  this.def = c.def;
  this.bearer = c.bearer;
  this.ready = c.ready;
  this.face = c.face;
  this.active = c.active;
  this.on = c.on;
  this.usedAt = c.usedAt;
});
/** A bar card of it. */
export const copyCard = (c: BarCard): BarCard => new BarCardShape(c);

const LastingShape = shape<Lasting>(function (l) {
  this.kind = l.kind;
  this.on = l.on;
  this.stat = l.stat;
  this.n = l.n;
  this.until = l.until;
  this.since = l.since;
  this.next = l.next;
  this.by = l.by;
  this.effect = l.effect;
});
/** An effect of it that lasts. */
export const copyLasting = (l: Lasting): Lasting => new LastingShape(l);

/** Every state has the one shape of this. */
const Shape = shape<State>(function (s) {
  this.stack = s.stack;
  this.main = s.main;
  this.turn = s.turn;
  this.serial = s.serial;
  this.lastSeat = s.lastSeat;
  this.firstSeat = s.firstSeat;
  this.points = s.points;
  this.target = s.target;
  this.over = s.over;
  this.winner = s.winner;
  this.figures = s.figures;
  this.cards = s.cards;
  this.lasting = s.lasting;
  this.spawn = s.spawn;
});

/** An independent copy. `copyFrame` knows the fields of each sequence's frames. */
export function copyState(s: State, copyFrame: (f: Frame) => Frame): State {
  const copy = new Shape(s);
  copy.stack = copied(s.stack, copyFrame);
  copy.points = s.points.slice();
  copy.target = s.target.slice();
  copy.figures = copied(s.figures, copyFigure);
  copy.cards = copied(s.cards, copyCard);
  copy.lasting = copied(s.lasting, copyLasting);
  copy.spawn = s.spawn.slice();
  return copy;
}
