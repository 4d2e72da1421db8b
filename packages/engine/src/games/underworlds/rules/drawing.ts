/** R7. Drawing cards: one chance for each, of everything still in the deck. */
import {
  call,
  chance,
  define,
  END,
  type Flow,
  type OutcomeTable,
  outcomesOf,
  type Refusal,
  refuse,
  STAY,
  step,
} from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { ASIDE, DECK, HAND, OBJECTIVES } from '../state.ts';
import { type DrawFrame, drawSequence } from './frames.ts';
import { cardArg, cardKey } from './keys.ts';
import { stretchOf } from './packing.ts';
import { countIn, endOf, firstIn, isAnyIn, placesOf } from './places.ts';

export const drawSteps = define(drawSequence, [
  chance('draw a card', 'wu:R7', {
    outcomes(g: Und, f: DrawFrame) {
      if (f.n === 0) return null;
      const n = countIn(g, f.seat, f.pile, DECK);
      return n === 0 ? null : among(g, f, n);
    },
    take(g, f, code): Flow {
      const { cards } = g.state;
      // The card goes to the deck's first place: which place it lay in must tell nobody which card it is.
      const first = firstIn(g, f.seat, f.pile, DECK);
      const { def } = cards[code];
      cards[code].def = cards[first].def;
      cards[first].def = def;
      cards[first].zone = HAND;
      cards[first].fresh = f.fresh;
      f.n--;
      g.log?.tell('wu:R7', 'draws', { seat: { seat: f.seat }, what: { term: f.pile === OBJECTIVES ? 'objective' : 'power-card' } });
      g.log?.revealTo(f.seat, 'wu:R7', 'draws-card', { card: cardArg(g, first) });
      return STAY;
    },
    id: (g, _f, code) => cardKey(g, code),
    say: (g, _f, code) => ({ key: 'draw-card', args: { card: cardArg(g, code) } }),
    secret: true,
    seat: (_g, f) => f.seat,
    dice: () => null,
    fromFaces: (g, f) => firstIn(g, f.seat, f.pile, DECK),
    prompt: (_g, f) => ({ key: f.pile === OBJECTIVES ? 'ask-draw-objective' : 'ask-draw-power', args: { n: f.n } }),
  }),
  step('drawn', 'wu:R7', (): Flow => END),
]);

/** Draws cards; no more than the deck holds. */
export function draw(g: Und, seat: number, pile: number, n: number, fresh = 0): void {
  if (n > 0) call(g, drawSequence, { seat, pile, n, fresh });
}

/** Discards a card that nobody has seen. */
export function discard(g: Und, place: number): void {
  const c = g.state.cards[place];
  c.zone = ASIDE;
  g.log?.tell('wu:R7', 'discards', { seat: { seat: c.owner }, what: { term: c.pile === OBJECTIVES ? 'objective' : 'power-card' } });
  g.log?.revealTo(c.owner, 'wu:R7', 'discards-card', { card: cardArg(g, place) });
}

/** The cards of a deck that lie side by side, by `stretchOf`. */
const tables = new Map<number, OutcomeTable>();

/** Each of the `n` cards left in a deck as likely. They lie in places side by side, wherever all were drawn from its first. */
function among(g: Und, { seat, pile }: DrawFrame, n: number): OutcomeTable {
  const first = firstIn(g, seat, pile, DECK);
  if (endOf(g, seat, pile) - first !== n) return evenly(placesOf(g, seat, pile, DECK));
  const stretch = stretchOf(first, n);
  let table = tables.get(stretch);
  if (table === undefined) {
    table = evenly(placesOf(g, seat, pile, DECK));
    tables.set(stretch, table);
  }
  return table;
}

function evenly(places: readonly number[]): OutcomeTable {
  return outcomesOf(
    places,
    places.map(() => 1),
  );
}

/** Why no power card is drawn (R7). */
export const NOTHING_TO_DRAW: readonly Refusal[] = [{ rule: 'wu:R7', key: 'power-deck-empty', args: {} }];

/** Why a seat does not exchange the objective of this name for the next of its deck (R7). */
export function whyNoExchange(g: Und, seat: number, card: string): Refusal[] {
  const why: Refusal[] = [];
  const def = g.table.cards.findIndex((c) => c.face.id === card);
  if (def < 0) return why;
  const args = { card: { card: def } };
  if (g.table.cards[def].face.kind !== 'objective') refuse(why, 'wu:R7', 'no-objective', args);
  else if (!placesOf(g, seat, OBJECTIVES, HAND).some((place) => cardKey(g, place) === card)) refuse(why, 'wu:K1', 'not-in-hand', args);
  if (!isAnyIn(g, seat, OBJECTIVES, DECK)) refuse(why, 'wu:R7', 'objective-deck-empty');
  return why;
}
