/** A match as one seat sees it, told in words and names: what screens draw. Nobody outside reads a state for it. */
import type { Match, Piece, Seat } from '../../core/index.ts';
import { PERSISTENCES, type Persistence } from './content/types.ts';
import type { Table } from './defs.ts';
import type { ShownDice } from './rules/dice.ts';
import { attackUnderWay, diceUnderWay, type FighterValues, type ShownAttack, valuesOf } from './rules/shown.ts';
import type { Setup } from './setup.ts';
import { ACTION_PHASE, type CardState, END_PHASE, IN_PLAY, NO_CARD, NOWHERE, type State } from './state.ts';
import type { View } from './view.ts';

/** What names are made from, and by which the tables know the battlefield: for `fieldOf` and the words package. */
export type NamedState = Pick<State, 'field'>;

/** The tokens of a fighter. */
const TOKEN_SIGNS = ['charge', 'move', 'guard'] as const;

/** A fighter. Its signs are its tokens; its numbers are known once the battlefield is laid. */
export interface ShownFighter extends Piece<FighterValues | null> {
  readonly inspired: boolean;
  readonly out: boolean;
  /** Its upgrades, by their numbers in the table. */
  readonly upgrades: readonly number[];
}

/** A card's place: in a deck, a hand, a discard pile, seen or unseen, in play, or scored. */
export interface ShownCard {
  /** Which of the table's cards; `NO_CARD` where the seat does not know. */
  readonly def: number;
  readonly owner: Seat;
  readonly pile: 'objectives' | 'power';
  readonly lies: 'deck' | 'hand' | 'discard' | 'aside' | 'play' | 'scored';
  /** The fighter it is on; `NOBODY` for none. */
  readonly on: number;
}

/** What a card leaves in force: on whom, where, until when. */
export interface ShownLasting {
  readonly def: number;
  readonly seat: Seat;
  readonly until: Persistence;
  readonly fighter: number;
  readonly hex: number;
  readonly used: boolean;
}

/** A player: all glory and what of it is unspent, activations used this round. */
export interface ShownPlayer {
  readonly glory: number;
  readonly unspent: number;
  readonly activations: number;
}

/** A position as a seat sees it. */
export interface Shown {
  readonly fighters: readonly ShownFighter[];
  readonly cards: readonly ShownCard[];
  readonly players: readonly ShownPlayer[];
  readonly round: number;
  readonly phase: 'setting-up' | 'action' | 'end';
  /** Whose activation it is, or was last, and whether one is under way; who had the first of the round. */
  readonly active: Seat;
  readonly acting: boolean;
  readonly first: Seat;
  /** Objective tokens on the battlefield; face 0 is face down. */
  readonly objectives: readonly { readonly hex: number; readonly face: number }[];
  readonly lasting: readonly ShownLasting[];
  /** The attack under way. */
  readonly attack: ShownAttack | null;
  /** The dice of the roll under way. */
  readonly dice: ShownDice | null;
  readonly named: NamedState;
}

/** Where cards lie, and the decks they belong to, in the order of the state's numbers. */
const LIES = ['deck', 'hand', 'discard', 'aside', 'play', 'scored'] as const;
const PILES = ['objectives', 'power'] as const;

const shownCard = ({ def, owner, pile, zone, on }: CardState): ShownCard => ({ def, owner, pile: PILES[pile], lies: LIES[zone], on });

/** What a seat sees of a match. */
export function shownTo(match: Match<Setup, Table, State, View>, seat: Seat): Shown {
  const { play, table } = match;
  const { state } = match.view(seat);
  const { field, cards, phase } = state;
  return {
    fighters: state.fighters.map((f, i): ShownFighter => {
      const { key, fighter } = table.fighters[i];
      const values = field < 0 ? null : valuesOf(play, i);
      const most = values?.wounds.total ?? fighter.uninspired.wounds;
      const has = { charge: f.chargeToken, move: f.moveToken, guard: f.guardToken };
      return {
        id: key,
        side: f.seat,
        place: f.out === 1 ? NOWHERE : f.hex,
        left: most - f.wounds,
        most,
        signs: TOKEN_SIGNS.filter((sign) => has[sign] > 0),
        values,
        inspired: f.inspired === 1,
        out: f.out === 1,
        upgrades: cards.flatMap((c) => (c.zone === IN_PLAY && c.on === i && c.def >= 0 ? [c.def] : [])),
      };
    }),
    cards: cards.map(shownCard),
    players: state.players.map((p) => ({ glory: p.glory, unspent: p.glory - p.spent, activations: p.activations })),
    round: state.round,
    phase: phase === ACTION_PHASE ? 'action' : phase === END_PHASE ? 'end' : 'setting-up',
    active: state.active,
    acting: state.acting === 1,
    first: state.first,
    objectives: state.tokens.filter((t) => t.hex >= 0).map(({ hex, face }) => ({ hex, face })),
    lasting: state.lasting.flatMap((l) => {
      const def = cards[l.card]?.def ?? NO_CARD;
      return def < 0 ? [] : [{ def, seat: l.seat, until: PERSISTENCES[l.until], fighter: l.fighter, hex: l.hex, used: l.used === 1 }];
    }),
    attack: attackUnderWay(play),
    dice: diceUnderWay(play),
    named: { field },
  };
}
