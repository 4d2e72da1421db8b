/** A match as one seat sees it, told in words and names: what screens draw. Nobody outside reads a state for it. */
import { type Match, NOBODY, type Piece, type Seat } from '../../core/index.ts';
import { type FigureValues, valuesOf } from './inspect.ts';
import { dial, roundOf } from './rules/clocks.ts';
import { figureKey } from './rules/keys.ts';
import type { Setup } from './setup.ts';
import { type BarCard, type Figure, NO_TOKEN, NOWHERE, ROOT, type State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** What names are made from: for the words package, and nobody else. */
export interface NamedState {
  readonly figures: readonly Pick<Figure, 'def' | 'owner' | 'card'>[];
  readonly cards: readonly Pick<BarCard, 'def' | 'bearer'>[];
}

/** A figure. Its signs: `boon`, `bane` and `gear`, one for each thing in force on it. */
export interface ShownFigure extends Piece<FigureValues> {
  readonly kind: 'character' | 'pet' | 'totem';
  /** Its card, by its place among the figures of the table. */
  readonly def: number;
  /** The seat it belongs to, whoever controls it (400). */
  readonly owner: Seat;
  /** Its personal clock (408): the number it shows, and how many ticks it is ahead of the main clock; null for whoever has none. */
  readonly clock: { readonly dial: number; readonly ahead: number } | null;
  /** Bar cards in force on it: attached to it, or worn by it. */
  readonly wears: readonly number[];
}

/** An Action Bar card. */
export interface ShownCard {
  /** Which of the table's cards; `NO_CARD` where the seat does not know. */
  readonly def: number;
  /** The figure in whose bar it lies, and the seats that own and control that one. */
  readonly bearer: number;
  readonly owner: Seat;
  readonly side: Seat;
  readonly up: boolean;
  readonly ready: boolean;
  readonly active: boolean;
  /** The figure it is attached to; `NOBODY` for none. */
  readonly on: number;
}

/** A position as a seat sees it. */
export interface Shown {
  readonly figures: readonly ShownFigure[];
  readonly cards: readonly ShownCard[];
  readonly points: readonly number[];
  readonly target: readonly number[];
  readonly round: number;
  /** What the main clock shows, from 1 to 10. */
  readonly dial: number;
  /** The spawn points: who enters there, and for which faction it is marked; a neutral one has neither. */
  readonly spawns: readonly { readonly space: number; readonly side: Seat; readonly faction: string | null }[];
  readonly named: NamedState;
}

/** Kinds of figures in the order of the table's numbers. */
const KINDS = ['character', 'pet', 'totem'] as const;

/** On whom a bar card lies that is in force: what was put on before the match lies on its bearer, and says nothing of it; `NOBODY` for none. */
const liesOn = (c: BarCard): number => (c.active === 1 && c.on === NOBODY ? c.bearer : c.on);

/** The bar cards in force on a figure that did not bring a figure themselves. */
function wornBy({ cards }: State, table: Table, figure: number): number[] {
  return cards.flatMap((c, i) =>
    c.active === 1 && liesOn(c) === figure && c.def >= 0 && table.cards[c.def].token === NO_TOKEN ? [i] : [],
  );
}

/** What a bar card in force on a figure is to it, by its type; others are nothing of the kind. */
const IN_FORCE: Readonly<Record<string, string>> = { buff: 'boon', form: 'boon', debuff: 'bane', equipment: 'gear' };

/** What helps a figure, hinders it or is worn by it. */
function signsOf(state: State, table: Table, figure: number): string[] {
  const signs: string[] = [];
  for (const l of state.lasting) {
    if (l.on !== figure) continue;
    if (l.n > 0) signs.push('boon');
    if (l.n < 0 || l.kind === ROOT) signs.push('bane');
  }
  for (const c of wornBy(state, table, figure)) {
    const sign = IN_FORCE[table.cards[state.cards[c].def].card.type];
    if (sign !== undefined) signs.push(sign);
  }
  return signs;
}

/** What a seat sees of a match. */
export function shownTo(match: Match<Setup, Table, State, View>, seat: Seat): Shown {
  const { play, table } = match;
  const { state } = match.view(seat);
  const { main, points, target } = state;
  return {
    figures: state.figures.map((f, i): ShownFigure => {
      const kind = KINDS[table.figures[f.def].kind];
      return {
        id: figureKey(play, i),
        kind,
        def: f.def,
        side: f.seat,
        owner: f.owner,
        place: f.gone === 1 ? NOWHERE : f.space,
        left: f.health,
        most: table.figures[f.def].health,
        clock: f.gone === 1 || f.clock <= 0 ? null : { dial: dial(f.clock), ahead: f.clock - main },
        signs: signsOf(state, table, i),
        wears: wornBy(state, table, i),
        values: valuesOf(play, i),
      };
    }),
    cards: state.cards.map(
      (c): ShownCard => ({
        def: c.def,
        bearer: c.bearer,
        owner: state.figures[c.bearer].owner,
        side: state.figures[c.bearer].seat,
        up: c.face === 1,
        ready: c.ready === 1,
        active: c.active === 1,
        on: liesOn(c),
      }),
    ),
    points: points.slice(),
    target: target.slice(),
    round: roundOf(main),
    dial: dial(main),
    spawns: table.spawn.map(({ space }, i) => {
      const faction = state.spawn[i];
      return { space, side: table.seatFaction.indexOf(faction), faction: table.factions[faction] ?? null };
    }),
    named: {
      figures: state.figures.map(({ def, owner, card }) => ({ def, owner, card })),
      cards: state.cards.map(({ def, bearer }) => ({ def, bearer })),
    },
  };
}
