/** The state of a scenario being played: plain numbers in fixed shapes, copied field by field. Everything printed is in the tables. */
import { copied, type Frame, NOBODY, type Seat, shape } from '../../core/index.ts';

// What stands where there is nothing to number; where no seat or figure is meant, that is `NOBODY`.
/** Off the map. */
export const NOWHERE = -1;
export const NO_CARD = -1;
export const NO_HALF = -1;
export const NO_TYPE = -1;
export const NO_LINE = -1;
export const NO_ELEMENT = -1;

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
  /** The player whose character or summon it is; `NOBODY` for the others. */
  seat: Seat;
  /** Which of the table's characters, monster types, summons or objectives. */
  type: number;
  /** Number of a monster's standee; of a summon, how many of its kind had come with it. */
  number: number;
  elite: number;
  /** Where it stands; `NOWHERE` off the map. */
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
  /** Places of the leading card and of the other; `NO_CARD` for none. */
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
  /** Ability cards still in its deck, as bits; the one of this round; `NO_CARD` for none. */
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

/** Strength of an element. */
export const INERT = 0;
export const WANING = 1;
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
  /** Figure whose turn it is; `NOBODY` for none. */
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

/** Whether a door is open, by its place among those of the map. */
export const isDoorOpen = ({ doors }: Pick<State, 'doors'>, door: number): boolean => ((doors >> door) & 1) === 1;

/** Whether a room has been revealed. */
export const isRoomRevealed = ({ rooms }: Pick<State, 'rooms'>, room: number): boolean => ((rooms >> room) & 1) === 1;

/** Figures of every copy have the one shape of this; so have cards, below. */
const FigureShape = shape<FigureState>(function (f) {
  this.kind = f.kind;
  this.seat = f.seat;
  this.type = f.type;
  this.number = f.number;
  this.elite = f.elite;
  this.hex = f.hex;
  this.hp = f.hp;
  this.most = f.most;
  this.conditions = f.conditions;
  this.fresh = f.fresh;
  this.shield = f.shield;
  this.retaliate = f.retaliate;
  this.far = f.far.slice();
  this.acted = f.acted;
  this.summoned = f.summoned;
  this.out = f.out;
});
/** An independent copy of a figure. */
export const copyFigure = (f: FigureState): FigureState => new FigureShape(f);

/** A figure as it comes: unhurt and under no condition; nobody's, off the map and before its turn unless told otherwise. V8 sees one shape for it and its copies. */
export function newFigure({
  kind,
  seat = NOBODY,
  type,
  number,
  hp,
  hex = NOWHERE,
  elite = 0,
  acted = 0,
  summoned = 0,
}: Pick<FigureState, 'kind' | 'type' | 'number' | 'hp'> &
  Partial<Pick<FigureState, 'seat' | 'hex' | 'elite' | 'acted' | 'summoned'>>): FigureState {
  return copyFigure({
    kind,
    seat,
    type,
    number,
    elite,
    hex,
    hp,
    most: hp,
    conditions: 0,
    fresh: 0,
    shield: 0,
    retaliate: 0,
    far: [],
    acted,
    summoned,
    out: 0,
  });
}
/** See `FigureShape`. */
const CardShape = shape<CardState>(function (c) {
  this.def = c.def;
  this.owner = c.owner;
  this.zone = c.zone;
  this.after = c.after;
  this.uses = c.uses;
  this.half = c.half;
  this.boosted = c.boosted;
});
const copyCard = (c: CardState): CardState => new CardShape(c);
const DeckShape = shape<DeckState>(function (d) {
  this.pile = d.pile.slice();
  this.spent = d.spent.slice();
  this.shuffle = d.shuffle;
});
const copyDeck = (d: DeckState): DeckState => new DeckShape(d);
const PlayerShape = shape<PlayerState>(function (p) {
  this.lead = p.lead;
  this.other = p.other;
  this.resting = p.resting;
  this.ready = p.ready;
  this.xp = p.xp;
  this.gold = p.gold;
  this.moved = p.moved;
  this.dealt = p.dealt;
});
const copyPlayer = (p: PlayerState): PlayerState => new PlayerShape(p);
const TypeShape = shape<TypeState>(function (t) {
  this.left = t.left;
  this.card = t.card;
  this.used = t.used;
});
const copyType = (t: TypeState): TypeState => new TypeShape(t);
const TileShape = shape<TileState>(function (t) {
  this.kind = t.kind;
  this.hex = t.hex;
  this.n = t.n;
  this.conditions = t.conditions;
});
const copyTile = (t: TileState): TileState => new TileShape(t);

/** Every state has the one shape of this. */
const Shape = shape<State>(function (s) {
  this.stack = s.stack;
  this.round = s.round;
  this.choosing = s.choosing;
  this.acting = s.acting;
  this.rooms = s.rooms;
  this.doors = s.doors;
  this.turn = s.turn;
  this.over = s.over;
  this.won = s.won;
  this.players = s.players;
  this.figures = s.figures;
  this.cards = s.cards;
  this.decks = s.decks;
  this.types = s.types;
  this.tiles = s.tiles;
  this.elements = s.elements;
  this.made = s.made;
  this.given = s.given;
});

/** An independent copy. `copyFrame` knows the fields of each sequence's frames. */
export function copyState(s: State, copyFrame: (f: Frame) => Frame): State {
  const copy = new Shape(s);
  copy.stack = copied(s.stack, copyFrame);
  copy.players = copied(s.players, copyPlayer);
  copy.figures = copied(s.figures, copyFigure);
  copy.cards = copied(s.cards, copyCard);
  copy.decks = copied(s.decks, copyDeck);
  copy.types = copied(s.types, copyType);
  copy.tiles = copied(s.tiles, copyTile);
  copy.elements = s.elements.slice();
  copy.given = s.given.slice();
  return copy;
}
