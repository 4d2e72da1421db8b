/** The state of a match: plain numbers in fixed shapes, copied field by field. Cards, boards and options are tables outside it. */
import { copied, type Frame, type Seat, shape } from '../../core/index.ts';

// What stands where there is nothing to number; where no seat or fighter is meant, that is `NOBODY`.
/** Off the battlefield. */
export const NOWHERE = -1;
/** No card: an ability is used, or nobody sees which it is. */
export const NO_CARD = -1;
export const NO_ABILITY = -1;
export const NO_ATTACK = -1;
export const NO_TOKEN = -1;
/** Nothing among the cards and effects that stay in force. */
export const NOT_LASTING = -1;
/** No board is chosen, no battlefield laid yet. */
export const NO_BOARD = -1;
/** A choice of a use that was left out. */
export const LEFT_OUT = -1;
/** A trigger carries nothing there. */
export const NO_FACT = -1;

/** What a fighter has done this phase, as bits: kept when it goes out of action, unlike its tokens (g.14, 62.1). */
export const MOVED = 1;
export const CHARGED = 2;
export const ATTACKED = 4;
export const GUARDED = 8;
export const CARD_ACTION = 16;
export const SUCCEEDED = 32;
export const EMPOWERED = 64;

/** A fighter, on the battlefield or out of action; the table's fighters are in the same order. */
export interface FighterState {
  seat: Seat;
  /** Hex it stands on; `NOWHERE` off the battlefield. */
  hex: number;
  wounds: number;
  inspired: number;
  /** 1 where nothing can Inspire it any more. */
  barred: number;
  /** 1 once what Inspires it has come about; it turns its card over at the next check (I1). */
  merit: number;
  /** Tokens. */
  moveToken: number;
  chargeToken: number;
  guardToken: number;
  /** 1 out of action. */
  out: number;
  /** What it did this phase, as bits. */
  did: number;
  /** 1 where it cannot be activated again this phase for another reason than a Charge token. */
  spent: number;
}

/** Where a card is. */
export const DECK = 0;
export const HAND = 1;
/** Discarded after it was seen, and discarded unseen. */
export const DISCARD = 2;
export const ASIDE = 3;
export const IN_PLAY = 4;
export const SCORED = 5;

/** The two decks of a player. */
export const OBJECTIVES = 0;
export const POWER = 1;

/**
 * One place for a card. Which card it is, is hidden while it lies in a deck, a hand or aside. A deck has no order: each draw
 * takes one of its cards by chance, and puts it into the first of the deck's places, so that places tell nothing either.
 */
export interface CardState {
  /** Which of the table's cards; `NO_CARD` where a view does not show it. */
  def: number;
  owner: Seat;
  /** Deck it belongs to. */
  pile: number;
  zone: number;
  /** Fighter it is on; `NOBODY` for none. */
  on: number;
  /** 1 where it came to hand in answer to a score: it waits for the next check (g.33). */
  fresh: number;
}

/** Does everybody know which card lies here? */
export function isOpen(c: CardState): boolean {
  return c.zone === DISCARD || c.zone === IN_PLAY || c.zone === SCORED;
}

/** An objective token. */
export interface TokenState {
  /** Where it lies; `NOWHERE` once removed. */
  hex: number;
  /** Number on its face, 1 to 5; `FACE_DOWN` before it is turned up. */
  face: number;
}
export const FACE_DOWN = 0;

/** A card in force beyond its playing, or what an ability leaves behind. */
export interface Lasting {
  /** Place of the card; `NO_CARD` for what an ability leaves behind. */
  card: number;
  /** That ability, by its place in the table; `NO_ABILITY` for a card. */
  ability: number;
  seat: Seat;
  /** Place in PERSISTENCES. */
  until: number;
  /** Number of the activation it serves; 0 any. */
  activation: number;
  fighter: number;
  hex: number;
  /** 1 once its one use is gone. */
  used: number;
}

/** Kinds of deeds. */
export const DEED_MOVE = 0;
export const DEED_CHARGE = 1;
export const DEED_ATTACK = 2;
export const DEED_GUARD = 3;
export const DEED_DAMAGE = 4;
export const DEED_OUT = 5;
export const DEED_PLAY = 6;
export const DEED_SCORE = 7;
export const DEED_ACTION = 8;
export const DEED_DISPLACED = 9;
/** A fighter passed through an enemy in a Move action; a reaction was made. */
export const DEED_THROUGH = 10;
export const DEED_REACTION = 11;
/** A spell was cast; a warband held an objective (`n`) when the round began; an attack was supported by `n` friends. */
export const DEED_CAST = 12;
export const DEED_HELD = 13;
export const DEED_SUPPORTED = 14;
/** A fighter came back; it was commanded to move; an attack was rolled with `n` supporters more than its target had. */
export const DEED_RETURN = 15;
export const DEED_COMMAND = 16;
export const DEED_OUTNUMBERED = 17;

/** Bits of a deed's `how`. */
export const IN_CHARGE = 1;
export const BY_REACTION = 2;
export const BY_ATTACK = 4;
export const BY_SPELL = 8;
export const SUCCESSFUL = 16;
export const BY_PLOY = 32;
/** Of an attack's damage: it falls on somebody who is not the target. */
export const ON_BYSTANDER = 64;

/** Something that happened in this round, for what looks back (g.33). */
export interface Deed {
  what: number;
  /** Warband it is credited to; `NOBODY` for none. */
  seat: Seat;
  /** Fighter it is credited to; `NOBODY` for none. */
  by: number;
  /** Fighter it was done to; `NOBODY` for none. */
  on: number;
  n: number;
  hex: number;
  card: number;
  how: number;
  /** Of one that went out of action: the upgrades it had, and its enemies next to it. */
  upgrades: number;
  beside: number;
  /** The check (settle) it came before: a card about an instant sees those of the present one only. */
  check: number;
}

/** One player. */
export interface Player {
  /** Glory, spent and unspent together, and how much of it is spent. */
  glory: number;
  spent: number;
  /** Activations used this round. */
  activations: number;
  /** 1 where the next activation passes by. */
  skip: number;
}

/** Phases of a round. */
export const SETTING_UP = 0;
export const ACTION_PHASE = 1;
export const END_PHASE = 2;

/** The whole match. */
export interface State {
  stack: Frame[];
  /** The battlefield, packed: see `fieldOf`; `NO_BOARD` before it is laid. */
  field: number;
  round: number;
  phase: number;
  /** Activations begun in the whole match, and 1 while one is under way: what lasts for "the next" counts them. */
  activation: number;
  acting: number;
  /** Seat whose activation it is, or was last. */
  active: Seat;
  /** Seat that had the first activation of the round. */
  first: Seat;
  /** Checks made so far (I1, G2). */
  check: number;
  over: number;
  winner: Seat;
  players: Player[];
  fighters: FighterState[];
  cards: CardState[];
  /** Places of the cards that lie on fighters, ascending. */
  worn: number[];
  tokens: TokenState[];
  lasting: Lasting[];
  deeds: Deed[];
}

/** Fighters of every copy have the one shape of this; so have cards, below. */
const FighterShape = shape<FighterState>(function (f) {
  this.seat = f.seat;
  this.hex = f.hex;
  this.wounds = f.wounds;
  this.inspired = f.inspired;
  this.barred = f.barred;
  this.merit = f.merit;
  this.moveToken = f.moveToken;
  this.chargeToken = f.chargeToken;
  this.guardToken = f.guardToken;
  this.out = f.out;
  this.did = f.did;
  this.spent = f.spent;
});
const copyFighter = (f: FighterState): FighterState => new FighterShape(f);

const PlayerShape = shape<Player>(function (p) {
  this.glory = p.glory;
  this.spent = p.spent;
  this.activations = p.activations;
  this.skip = p.skip;
});
const copyPlayer = (p: Player): Player => new PlayerShape(p);

/** See `FighterShape`. */
const CardShape = shape<CardState>(function (c) {
  this.def = c.def;
  this.owner = c.owner;
  this.pile = c.pile;
  this.zone = c.zone;
  this.on = c.on;
  this.fresh = c.fresh;
});
const copyCard = (c: CardState): CardState => new CardShape(c);
const TokenShape = shape<TokenState>(function (t) {
  this.hex = t.hex;
  this.face = t.face;
});
const copyToken = (t: TokenState): TokenState => new TokenShape(t);
const LastingShape = shape<Lasting>(function (l) {
  this.card = l.card;
  this.ability = l.ability;
  this.seat = l.seat;
  this.until = l.until;
  this.activation = l.activation;
  this.fighter = l.fighter;
  this.hex = l.hex;
  this.used = l.used;
});
const copyLasting = (l: Lasting): Lasting => new LastingShape(l);
const DeedShape = shape<Deed>(function (d) {
  this.what = d.what;
  this.seat = d.seat;
  this.by = d.by;
  this.on = d.on;
  this.n = d.n;
  this.hex = d.hex;
  this.card = d.card;
  this.how = d.how;
  this.upgrades = d.upgrades;
  this.beside = d.beside;
  this.check = d.check;
});
const copyDeed = (d: Deed): Deed => new DeedShape(d);

/** Every state has the one shape of this. */
const Shape = shape<State>(function (s) {
  this.stack = s.stack;
  this.field = s.field;
  this.round = s.round;
  this.phase = s.phase;
  this.activation = s.activation;
  this.acting = s.acting;
  this.active = s.active;
  this.first = s.first;
  this.check = s.check;
  this.over = s.over;
  this.winner = s.winner;
  this.players = s.players;
  this.fighters = s.fighters;
  this.cards = s.cards;
  this.worn = s.worn;
  this.tokens = s.tokens;
  this.lasting = s.lasting;
  this.deeds = s.deeds;
});

/** An independent copy. `copyFrame` knows the fields of each sequence's frames. */
export function copyState(s: State, copyFrame: (f: Frame) => Frame): State {
  const copy = new Shape(s);
  copy.stack = copied(s.stack, copyFrame);
  copy.players = copied(s.players, copyPlayer);
  copy.fighters = copied(s.fighters, copyFighter);
  copy.cards = copied(s.cards, copyCard);
  copy.worn = s.worn.slice();
  copy.tokens = copied(s.tokens, copyToken);
  copy.lasting = copied(s.lasting, copyLasting);
  copy.deeds = copied(s.deeds, copyDeed);
  return copy;
}
