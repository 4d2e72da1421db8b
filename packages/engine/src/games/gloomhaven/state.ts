/** The state of a scenario being played: plain numbers in fixed shapes, copied by hand-written literals. Everything printed is in the tables. */
import type { Frame, Seat } from '../../core/index.ts';

/** Kinds of figures. */
export const CHARACTER = 0;
export const MONSTER = 1;
export const SUMMON = 2;
/** An obstacle with hit points: only damage harms it (gh:attack.06 to .09). */
export const OBJECTIVE = 3;

/** Conditions as bits, in the order of `CONDITIONS`. */
export const POISON = 1;
export const WOUND = 2;
export const IMMOBILIZE = 4;
export const DISARM = 8;
export const STUN = 16;
export const MUDDLE = 32;
export const INVISIBLE = 64;
export const STRENGTHEN = 128;

/** A figure, on the map or gone. */
export interface FigureState {
  kind: number;
  /** The player whose character or summon it is; -1 for the others. */
  seat: Seat;
  /** Which of the table's characters, monster types, summons or objectives. */
  type: number;
  /** Number of a monster's standee; of a summon, how many of its kind had come with it. */
  number: number;
  elite: number;
  /** -1 off the map. */
  hex: number;
  hp: number;
  most: number;
  /** Conditions as bits, and those among them that came in its own present turn: they outlast its end. */
  conditions: number;
  fresh: number;
  /** What abilities of this round add. */
  shield: number;
  retaliate: number;
  /** Retaliate of this round that reaches beyond the hexes beside it: its value and its range, one pair after the other. */
  far: number[];
  /** 1 where it has had its turn this round, or gets none. */
  acted: number;
  /** 1 where it was summoned: it drops no money. */
  summoned: number;
  /** 1 dead, exhausted or destroyed. */
  out: number;
}

/** Where an ability card is. Cards chosen for the round are hidden until all are revealed. */
export const HAND = 0;
export const CHOSEN = 1;
export const DISCARD = 2;
export const LOST = 3;
/** In the active area: it counts as discarded or lost there (see `after`). */
export const ACTIVE = 4;
/** Lost for good. */
export const GONE = 5;

/** One ability card of a player. */
export interface CardState {
  def: number;
  owner: Seat;
  zone: number;
  /** Where it goes when it leaves the active area, and how often its bonus has been used. */
  after: number;
  uses: number;
  /** Half whose bonus is active: 0 top, 1 bottom. 1 where an element was used up for it. */
  half: number;
  boosted: number;
}

/** A deck of attack modifier cards: how many of each kind lie in the pile and among the discards. It has no order: each draw is a chance. */
export interface DeckState {
  pile: number[];
  spent: number[];
  /** 1 where it is shuffled at the end of the round. */
  shuffle: number;
}

/** A player. */
export interface PlayerState {
  /** Places of the leading card and of the other; -1. */
  lead: number;
  other: number;
  /** 1 where a long rest was announced; 1 where everything for this round has been chosen. */
  resting: number;
  ready: number;
  xp: number;
  gold: number;
  /** Hexes moved, and damage dealt, so far in the present turn. */
  moved: number;
  dealt: number;
}

/** A monster type in play. */
export interface TypeState {
  /** Ability cards still in its deck, as bits; the one of this round, -1. */
  left: number;
  card: number;
  /** Lines of that card for which an element was used up this round, as bits: all figures of the type have the benefit. */
  used: number;
}

/** Kinds of tiles and tokens. */
export const TILE_OBSTACLE = 0;
export const TILE_TRAP = 1;
export const TILE_HAZARD = 2;
export const TILE_DIFFICULT = 3;
export const TILE_COIN = 4;
export const TILE_CHEST = 5;

/** An overlay tile or a token on a hex. */
export interface TileState {
  kind: number;
  hex: number;
  /** Damage of a trap, number of a chest; the piece that an obstacle of several hexes is, 0 where it stands alone. */
  n: number;
  /** Conditions of a trap, as bits. */
  conditions: number;
}

/** Strength of an element: 1 is waning. */
export const INERT = 0;
export const STRONG = 2;

/** A whole scenario being played. */
export interface State {
  stack: Frame[];
  round: number;
  /** 1 while cards are chosen; 1 while turns are taken. */
  choosing: number;
  acting: number;
  /** Rooms revealed and doors opened, as bits. */
  rooms: number;
  doors: number;
  /** Figure whose turn it is; -1. */
  turn: number;
  over: number;
  won: number;
  players: PlayerState[];
  figures: FigureState[];
  cards: CardState[];
  /** One for each player and one for the monsters. */
  decks: DeckState[];
  types: TypeState[];
  tiles: TileState[];
  /** Strength of each element, and those made in the present turn, as bits. */
  elements: number[];
  made: number;
  /** What cards of the active area give: the card's place, the figure, 0 for shield, 1 for retaliate, 2 for a figure they summoned, its value, its range; five after five. */
  given: number[];
}

const copyFigure = (f: FigureState): FigureState => ({
  kind: f.kind,
  seat: f.seat,
  type: f.type,
  number: f.number,
  elite: f.elite,
  hex: f.hex,
  hp: f.hp,
  most: f.most,
  conditions: f.conditions,
  fresh: f.fresh,
  shield: f.shield,
  retaliate: f.retaliate,
  far: f.far.slice(),
  acted: f.acted,
  summoned: f.summoned,
  out: f.out,
});
const copyCard = (c: CardState): CardState => ({
  def: c.def,
  owner: c.owner,
  zone: c.zone,
  after: c.after,
  uses: c.uses,
  half: c.half,
  boosted: c.boosted,
});
const copyDeck = (d: DeckState): DeckState => ({ pile: d.pile.slice(), spent: d.spent.slice(), shuffle: d.shuffle });
const copyPlayer = (p: PlayerState): PlayerState => ({
  lead: p.lead,
  other: p.other,
  resting: p.resting,
  ready: p.ready,
  xp: p.xp,
  gold: p.gold,
  moved: p.moved,
  dealt: p.dealt,
});
const copyType = (t: TypeState): TypeState => ({ left: t.left, card: t.card, used: t.used });
const copyTile = (t: TileState): TileState => ({ kind: t.kind, hex: t.hex, n: t.n, conditions: t.conditions });

/** The items of a list, each copied; a plain loop, since states are copied all the time. */
function copied<X>(list: readonly X[], copy: (x: X) => X): X[] {
  const out = new Array<X>(list.length);
  for (let i = 0; i < out.length; i++) out[i] = copy(list[i]);
  return out;
}

/** An independent copy. `copyFrame` knows the fields of each sequence's frames. */
export function copyState(s: State, copyFrame: (f: Frame) => Frame): State {
  return {
    stack: copied(s.stack, copyFrame),
    round: s.round,
    choosing: s.choosing,
    acting: s.acting,
    rooms: s.rooms,
    doors: s.doors,
    turn: s.turn,
    over: s.over,
    won: s.won,
    players: copied(s.players, copyPlayer),
    figures: copied(s.figures, copyFigure),
    cards: copied(s.cards, copyCard),
    decks: copied(s.decks, copyDeck),
    types: copied(s.types, copyType),
    tiles: copied(s.tiles, copyTile),
    elements: s.elements.slice(),
    made: s.made,
    given: s.given.slice(),
  };
}
