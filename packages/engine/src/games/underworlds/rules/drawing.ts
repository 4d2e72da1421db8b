/** R7. Drawing cards: one chance for each, of everything still in the deck. */
import { call, chance, define, END, type Flow, type OutcomeTable, outcomesOf, STAY, step } from '../../../core/index.ts';
import { ASIDE, DECK, HAND, OBJECTIVES } from '../state.ts';
import type { Und } from '../table.ts';
import { placesOf } from './board.ts';
import { type DrawFrame, drawSequence } from './frames.ts';
import { cardArg, cardKey, tell, tellCard } from './telling.ts';

/** Draws cards; no more than the deck holds. */
export function draw(g: Und, seat: number, pile: number, n: number, fresh = 0): void {
  if (n > 0) call(g, drawSequence, { seat, pile, n, fresh });
}

/** Discards a card that nobody has seen. */
export function discard(g: Und, place: number): void {
  const c = g.state.cards[place];
  c.zone = ASIDE;
  if (g.log === null) return;
  tell(g, 'wu:R7', 'discards', { seat: { seat: c.owner }, what: { term: c.pile === OBJECTIVES ? 'objective' : 'power-card' } });
  tellCard(g, 'wu:R7', 'discards-card', { card: cardArg(g, place) }, c.owner);
}

const tables = new Map<string, OutcomeTable>();

/** Each of these places as likely. */
function among(places: readonly number[]): OutcomeTable {
  const key = places.join();
  let table = tables.get(key);
  if (table === undefined) {
    table = outcomesOf(
      places,
      places.map(() => 1),
    );
    if (tables.size < 4096) tables.set(key, table);
  }
  return table;
}

define(drawSequence, [
  chance('draw a card', 'wu:R7', {
    outcomes(g: Und, f: DrawFrame) {
      if (f.n === 0) return null;
      const deck = placesOf(g, f.seat, f.pile, DECK);
      return deck.length === 0 ? null : among(deck);
    },
    take(g, f, code): Flow {
      const { cards } = g.state;
      // The card goes to the deck's first place: which place it lay in must tell nobody which card it is.
      const first = placesOf(g, f.seat, f.pile, DECK)[0];
      const { def } = cards[code];
      cards[code].def = cards[first].def;
      cards[first].def = def;
      cards[first].zone = HAND;
      cards[first].fresh = f.fresh;
      f.n--;
      if (g.log !== null) {
        tell(g, 'wu:R7', 'draws', { seat: { seat: f.seat }, what: { term: f.pile === OBJECTIVES ? 'objective' : 'power-card' } });
        tellCard(g, 'wu:R7', 'draws-card', { card: cardArg(g, first) }, f.seat);
      }
      return STAY;
    },
    id: (g, _f, code) => cardKey(g, code),
    seat: (_g, f) => f.seat,
    dice: () => null,
    fromFaces: (g, f) => placesOf(g, f.seat, f.pile, DECK)[0],
    prompt: (_g, f) => ({ key: f.pile === OBJECTIVES ? 'ask-draw-objective' : 'ask-draw-power', args: { n: f.n } }),
  }),
  step('drawn', 'wu:R7', (): Flow => END),
]);
