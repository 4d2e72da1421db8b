/** A scenario as one seat sees it, told in words and names: what screens draw. Nobody outside reads a state for it. */
import type { Match, Piece, Seat } from '../../core/index.ts';
import { CONDITIONS, type ConditionId, ELEMENTS, type ElementId } from './content/types.ts';
import { gloomhaven } from './game.ts';
import { thoughtNow } from './looking.ts';
import { type NamedState, namedIn } from './named.ts';
import { figureKey } from './rules/keys.ts';
import type { Thought } from './rules/thinking.ts';
import type { Setup } from './setup.ts';
import {
  activeCards,
  decksOf,
  type FigureValues,
  halfUnderWay,
  type ShownActive,
  type ShownDeck,
  type ShownHalf,
  type ShownType,
  type Track,
  trackOf,
  typesOf,
  valuesOf,
} from './showing.ts';
import { NO_CARD, NOWHERE, type State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Kinds of figures, in the order of the state's numbers. */
const KINDS = ['character', 'monster', 'summon', 'objective'] as const;

/** A figure; its signs are its conditions, its side `NOBODY` for monsters and objectives. */
export interface ShownFigure extends Piece<FigureValues> {
  readonly kind: (typeof KINDS)[number];
  /** Which of the table's characters, monster types or summons it is, and its number among them. */
  readonly type: number;
  readonly number: number;
  readonly elite: boolean;
  readonly out: boolean;
  /** It has had its turn this round, or gets none. */
  readonly acted: boolean;
  readonly signs: readonly ConditionId[];
}

/** Kinds of tiles and tokens, and where cards lie, in the order of the state's numbers. */
const TILES = ['obstacle', 'trap', 'hazard', 'difficult', 'coin', 'chest'] as const;
const LIES = ['hand', 'chosen', 'discard', 'lost', 'active', 'gone'] as const;

/** An overlay tile or a token on a hex. */
export interface ShownTile {
  readonly kind: (typeof TILES)[number];
  readonly hex: number;
  /** Damage of a trap, number of a chest, worth of coins; the piece that an obstacle of several hexes is, 0 where it stands alone. */
  readonly n: number;
  /** What a trap brings. */
  readonly conditions: readonly ConditionId[];
}

/** An ability card; `def` is `NO_CARD` where the seat does not know which. */
export interface ShownCard {
  readonly def: number;
  readonly owner: Seat;
  readonly lies: (typeof LIES)[number];
}

/** A player: what was earned, the card that leads this round (`NO_CARD` where none is shown), and whether what was chosen is still hidden. */
export interface ShownPlayer {
  readonly xp: number;
  readonly gold: number;
  readonly lead: number;
  readonly hides: boolean;
}

/** A position as a seat sees it. */
export interface Shown {
  readonly figures: readonly ShownFigure[];
  readonly tiles: readonly ShownTile[];
  readonly cards: readonly ShownCard[];
  readonly players: readonly ShownPlayer[];
  readonly round: number;
  /** Cards are being chosen. */
  readonly choosing: boolean;
  /** The figure whose turn it is; `NOBODY` for none. */
  readonly turn: number;
  /** Rooms revealed and doors opened, by their places in the map. */
  readonly rooms: readonly number[];
  readonly doors: readonly number[];
  /** The six elements: 0 inert, 1 waning, 2 strong. */
  readonly elements: readonly { readonly of: ElementId; readonly strength: number }[];
  /** What the monster or summon goes by for which the players are asked; null where none is. */
  readonly thought: Thought | null;
  /** Who acts when. */
  readonly track: Track;
  /** The monster types in play. */
  readonly types: readonly ShownType[];
  /** Modifier decks: the players', then the monsters'. */
  readonly decks: readonly ShownDeck[];
  /** The active area of each seat. */
  readonly active: readonly (readonly ShownActive[])[];
  /** The half of a card being performed; null where none is. */
  readonly half: ShownHalf | null;
  /** What names are made from: for the words package, and nobody else. */
  readonly named: NamedState;
}

const placeIn = (bits: number, i: number): number[] => (((bits >> i) & 1) === 1 ? [i] : []);
const conditionsIn = (bits: number): ConditionId[] => CONDITIONS.filter((_c, i) => ((bits >> i) & 1) === 1);

/** What a seat sees of a scenario. Where one person plays all, or hands lie open, nothing is hidden from anybody (see `Setup`). */
export function shownTo(match: Match<Setup, Table, State, View>, seat: Seat): Shown {
  const { table, play } = match;
  const state = table.setup.solo === true ? gloomhaven.copy(match.state) : match.view(seat).state;
  // Where cards are concerned nothing is read but what the seat sees.
  const seen = { table, state, log: null };
  return {
    figures: state.figures.map(
      (f, i): ShownFigure => ({
        id: figureKey(seen, i),
        kind: KINDS[f.kind],
        type: f.type,
        number: f.number,
        side: f.seat,
        place: f.out === 1 ? NOWHERE : f.hex,
        left: f.hp,
        most: f.most,
        elite: f.elite === 1,
        out: f.out === 1,
        acted: f.acted === 1,
        signs: conditionsIn(f.conditions),
        values: valuesOf(seen, i),
      }),
    ),
    tiles: state.tiles
      .filter((t) => t.hex >= 0)
      .map(({ kind, hex, n, conditions }): ShownTile => ({ kind: TILES[kind], hex, n, conditions: conditionsIn(conditions) })),
    cards: state.cards.map(({ def, owner, zone }): ShownCard => ({ def, owner, lies: LIES[zone] })),
    players: state.players.map((p) => ({
      xp: p.xp,
      gold: p.gold,
      lead: state.cards[p.lead]?.def ?? NO_CARD,
      hides: state.choosing === 1 && p.ready === 1 && p.lead < 0 && p.resting === 0,
    })),
    round: state.round,
    choosing: state.choosing === 1,
    turn: state.turn,
    rooms: table.scenario.rooms.flatMap((_room, i) => placeIn(state.rooms, i)),
    doors: table.map.doors.flatMap((_door, i) => placeIn(state.doors, i)),
    elements: ELEMENTS.map((of, i) => ({ of, strength: state.elements[i] })),
    // A picture on the way asks nobody.
    thought: match.nodeKind === 'over' ? null : thoughtNow(play),
    track: trackOf(seen),
    types: typesOf(seen),
    decks: decksOf(seen),
    active: state.players.map((_p, of) => activeCards(seen, of)),
    half: halfUnderWay(seen),
    named: namedIn(state),
  };
}
