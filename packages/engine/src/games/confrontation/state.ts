/** The state of a match: plain numbers in fixed shapes, copied field by field. Profiles and options are tables outside it. */
import { copied, type Frame, type Seat, shape } from '../../core/index.ts';

/** What stands where there is nothing to number; where no seat or fighter is meant, that is `NOBODY`. */
export const NO_SIDE = -1;
export const NO_COMBAT = -1;
export const NO_CARD = -1;
/** Whose speaking turn it is where none has begun. */
export const NO_TURN = -1;
/** What a fighter has of a skill that it has not; one without a value counts 0. */
export const LACKS = -1;

/** Wound levels (F2.d): they replace one another. */
export const UNHURT = 0;
export const LIGHT = 1;
export const SERIOUS = 2;
export const CRITICAL = 3;
export const KILLED = 4;

/** A Fierce figure that was killed and still stands; and by the first of the figures, the others following it. */
export const FELLED = 1;
export const FELLED_BY = 2;

/** How far a figure's activation is (F4.d): done, or a step taken that leaves more to do (F5.f, F5.g). */
export const ACTED = 1;
export const CHANGED_LEVEL = 2;
export const MAY_LEAVE = 3;

/** How a figure came to blows this round. */
export const HAS_CHARGED = 1;
export const HAS_ENGAGED = 2;

/** A figure on the table, or removed from it. */
export interface Figure {
  /** Which of the table's fighters. */
  def: number;
  seat: Seat;
  /** Side it fights for: 0 or 1. */
  side: number;
  /** Centre of its base in millimetres, to the hundredth; a flyer's is that of its ground marker (IX-B-1.d). */
  x: number;
  y: number;
  /** How its base is turned, in degrees. */
  angle: number;
  /** Altitude: 0, 1 or 2. */
  level: number;
  /** 1 on the table; 0 not yet placed, or removed. */
  placed: number;
  /** 0 to 4: unhurt, light, serious, critical, killed. */
  wound: number;
  stunned: number;
  /** What a charge takes from its INI, ATT and DEF until the round ends (F3.a). */
  charged: number;
  /** `HAS_CHARGED` after a charge this round, `HAS_ENGAGED` after it engaged by walking; 0 neither. */
  assaulted: number;
  /** 1 while a dive's bonus lasts (IX-B-2.c). */
  dive: number;
  /** 0 until killed but still standing (Fierce); then who did it, counted from `FELLED_BY`, or `FELLED` where nobody knows. */
  fierce: number;
  /** 1 once War fury was declared this round. */
  fury: number;
  /** Counters of Huge that are left. */
  counters: number;
  routed: number;
  /** The PEUR value it has withstood and need not fear again (F8.a). */
  braved: number;
  /** Pursuits made this round. */
  pursuits: number;
  /** Modifiers by effects of cards until the round ends: INI, ATT, FOR, DEF. */
  mods: number[];
  /** Effects of its card that are used up, as bits. */
  used: number;
  /** The combat it is in: place in `combats`; `NO_COMBAT` for none (IX-A-2.d). */
  combat: number;
  /** Dice of the present combat: not yet placed, in attack, in defence. */
  unplaced: number;
  attack: number;
  defence: number;
  /** What was placed, whatever is left of it: sustained defence asks for it (IX-E-5.a). */
  placedAttack: number;
  placedDefence: number;
  /** 1 once all its dice are placed. */
  ready: number;
  /** 1 from a sustained defence to the end of the combat. */
  sustained: number;
  /** `ACTED` once it has acted in this round's activation, `CHANGED_LEVEL` and `MAY_LEAVE` on the way there; 0 not yet. */
  acted: number;
}

/** What has become of a combat. */
export const WAITS = 0;
export const FOUGHT = 1;
export const RECUT = 2;

/** One combat of the phase: the figures that fight in it, and whether it has been fought to its end. */
export interface Combat {
  /** Figures, as bits. */
  members: number;
  /** `WAITS`, `FOUGHT`, or `RECUT` where a new separation has taken it up before it was fought (IX-G.c). */
  done: number;
  /** 1 where pursuit made it: it is settled within this speaking turn (IX-C-1.e). */
  now: number;
}

/** What one player holds: the cards of his pile in their order, the first on top, and those in reserve. */
export interface Hand {
  pile: number[];
  reserve: number[];
}

/** Where a round stands. */
export const DEPLOYMENT = 0;
export const ACTIVATION = 1;
export const COMBAT = 2;
export const RALLY = 3;
export const MAINTENANCE = 4;
export const PHASES = ['deployment', 'activation', 'combat', 'rally', 'maintenance'] as const;

/** The whole match. */
export interface State {
  stack: Frame[];
  round: number;
  phase: number;
  /** 0 going on; 1 over. */
  over: number;
  winner: Seat;
  figures: Figure[];
  /** For each figure, whom its base touches, as bits. */
  contact: number[];
  combats: Combat[];
  /** Seats by this round's Tactics roll, best first; empty before it. */
  tactics: number[];
  /** Seats by the Authority roll, best first (IX-C-1.c). */
  authority: number[];
  /** Whose speaking turn it is: place in `authority`; `NO_TURN` before the first. */
  speaking: number;
  hands: Hand[];
}

/**
 * Field by field, so that every copy has the one shape. A literal, unlike the other copies: with so many fields, two of them fractions, a
 * constructor's figures were measured to make combats a fifth slower, and a figure holds nothing that an old one could keep alive but its `mods`.
 */
export function copyFigure(f: Figure): Figure {
  return {
    def: f.def,
    seat: f.seat,
    side: f.side,
    x: f.x,
    y: f.y,
    angle: f.angle,
    level: f.level,
    placed: f.placed,
    wound: f.wound,
    stunned: f.stunned,
    charged: f.charged,
    assaulted: f.assaulted,
    dive: f.dive,
    fierce: f.fierce,
    fury: f.fury,
    counters: f.counters,
    routed: f.routed,
    braved: f.braved,
    pursuits: f.pursuits,
    mods: f.mods.slice(),
    used: f.used,
    combat: f.combat,
    unplaced: f.unplaced,
    attack: f.attack,
    defence: f.defence,
    placedAttack: f.placedAttack,
    placedDefence: f.placedDefence,
    ready: f.ready,
    sustained: f.sustained,
    acted: f.acted,
  };
}

const CombatShape = shape<Combat>(function (c) {
  this.members = c.members;
  this.done = c.done;
  this.now = c.now;
});
const copyCombat = (c: Combat): Combat => new CombatShape(c);
const HandShape = shape<Hand>(function (h) {
  this.pile = h.pile.slice();
  this.reserve = h.reserve.slice();
});
const copyHand = (h: Hand): Hand => new HandShape(h);

/** Every state has the one shape of this. */
const Shape = shape<State>(function (s) {
  this.stack = s.stack;
  this.round = s.round;
  this.phase = s.phase;
  this.over = s.over;
  this.winner = s.winner;
  this.figures = s.figures;
  this.contact = s.contact;
  this.combats = s.combats;
  this.tactics = s.tactics;
  this.authority = s.authority;
  this.speaking = s.speaking;
  this.hands = s.hands;
});

/** An independent copy. `copyFrame` knows the fields of each sequence's frames. */
export function copyState(s: State, copyFrame: (f: Frame) => Frame): State {
  const copy = new Shape(s);
  copy.stack = copied(s.stack, copyFrame);
  copy.figures = copied(s.figures, copyFigure);
  copy.contact = s.contact.slice();
  copy.combats = copied(s.combats, copyCombat);
  copy.tactics = s.tactics.slice();
  copy.authority = s.authority.slice();
  copy.hands = copied(s.hands, copyHand);
  return copy;
}
