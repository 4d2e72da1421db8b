/** gh:rest.*. Short and long rests: a card is lost, the others come back. */
import {
  type Coded,
  call,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  REPEAT,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import { ACTIVE, DISCARD, HAND, NO_CARD } from '../state.ts';
import type { Gloom } from '../table.ts';
import { isTake, TAKE, takeCode, takenIn } from './card-codes.ts';
import { characterOf, heal } from './conditions.ts';
import { cardCost, healthCost } from './costs.ts';
import { evenly } from './evenly.ts';
import { type RestFrame, restSequence } from './frames.ts';
import { cardsIn, harm, leaveActive, lose, losing } from './harm.ts';
import { cardKey } from './keys.ts';
import { countingAsDiscarded } from './lasting.ts';
import { cardOf } from './naming.ts';
import { whyNotLostByRest } from './refusing-cards.ts';

/** Hit points that a long rest gives back. */
const HEALS = 2;

const ACCEPT = 0;
const AGAIN = 1;
export const TAKES = takes<RestFrame>((_g, f) => f.seat);
const LOSE = coded<Gloom, RestFrame>('lose:{card}', {
  say: 'lose-one',
  parts: {
    card: using(
      cardOf<RestFrame>((_g, f) => f.seat),
      { size: TAKE },
    ),
  },
});
const drawn = (g: Gloom, f: RestFrame) => ({ card: { card: g.state.cards[f.card].def } });
export const ACCEPTS = coded<Gloom, RestFrame>('accept', { say: 'accept-loss', first: ACCEPT, more: drawn });
export const ANOTHER = coded<Gloom, RestFrame>('another', { say: 'another-card', first: AGAIN, more: drawn });

export const restSteps = define(restSequence, [
  decide('which card is lost', 'gh:rest.2', {
    when: (g: Gloom, f: RestFrame) => f.long === 1 && countingAsDiscarded(g, f.seat).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      for (const place of countingAsDiscarded(g, f.seat)) out.push(place);
      for (const place of activeDiscards(g, f.seat)) out.push(takeCode(place));
    },
    take(g, f, code): Flow {
      if (isTake(code)) {
        leaveActive(g, takenIn(code));
        return STAY;
      }
      recover(g, f, code);
      return NEXT;
    },
    understand: (g, f, id) => whyNotLostByRest(g, f.seat, id),
    ...offers(LOSE, TAKES),
    settles: (_g, _f, code) => (isTake(code) ? [] : losing(1)),
    cost: (g, _f, code) => [isTake(code) ? cardCost(g, takenIn(code), 'discarded') : cardCost(g, code, 'lost')],
    by: (g, f) => characterOf(g, f.seat),
    prompt: () => ({ key: 'ask-lose', args: {} }),
  }),
  step('long rest', 'gh:rest.2', (g: Gloom, f: RestFrame): Flow => {
    if (f.long === 0) return NEXT;
    const figure = characterOf(g, f.seat);
    if (figure >= 0) heal(g, figure, HEALS, 'gh:rest.2');
    return END;
  }),
  chance('which card is drawn', 'gh:rest.1', {
    outcomes(g: Gloom, f: RestFrame) {
      if (f.card >= 0) return null;
      const places = cardsIn(g, f.seat, DISCARD);
      // A rest always loses a card: where its player has given up all others for the damage, it is the one drawn first.
      if (places.length > 1 && places.includes(f.barred)) places.splice(places.indexOf(f.barred), 1);
      return places.length === 0 ? null : evenly(places);
    },
    take(_g, f, code): Flow {
      f.card = code;
      return NEXT;
    },
    id: (g, _f, code) => cardKey(g, code),
    say: (g, _f, code) => ({ key: 'draw-card', args: { card: { card: g.state.cards[code].def } } }),
    seat: (_g, f) => f.seat,
    dice: () => null,
    fromFaces: (g, f) => cardsIn(g, f.seat, DISCARD)[0],
    prompt: () => ({ key: 'ask-rest-card', args: {} }),
  }),
  decide('keep it or another', 'gh:rest.1', {
    when: (g: Gloom, f: RestFrame) => f.card >= 0 && f.barred < 0 && cardsIn(g, f.seat, DISCARD).length > 1,
    seat: (_g, f) => f.seat,
    options(_g, _f, out) {
      out.push(ACCEPT, AGAIN);
    },
    take(g, f, code): Flow {
      if (code === ACCEPT) return NEXT;
      // Once for each rest, for one damage.
      f.barred = f.card;
      g.log?.tell('gh:rest.1', 'keeps-card', { seat: { seat: f.seat }, card: { card: g.state.cards[f.card].def } });
      f.card = NO_CARD;
      harm(g, characterOf(g, f.seat), 1, NOBODY);
      return REPEAT;
    },
    ...offers(ACCEPTS, ANOTHER),
    settles: (_g, _f, code) => (code === ACCEPT ? losing(1) : []),
    cost: (g, f, code) => (code === ACCEPT ? [cardCost(g, f.card, 'lost')] : healthCost(1, g.state.figures[characterOf(g, f.seat)].hp)),
    quiet: ACCEPT,
    by: (g, f) => characterOf(g, f.seat),
    prompt: (g, f) => ({ key: 'ask-short-rest', args: { card: { card: g.state.cards[f.card].def } } }),
  }),
  step('short rest', 'gh:rest.1', (g: Gloom, f: RestFrame): Flow => {
    if (f.card >= 0 && g.state.cards[f.card].zone === DISCARD) recover(g, f, f.card);
    return END;
  }),
]);

/** Begins a rest at the end of a round. */
export function shortRest(g: Gloom, seat: number): void {
  call(g, restSequence, { seat, long: 0, card: NO_CARD, barred: NO_CARD });
}

/** Begins the rest that takes the place of a turn. */
export function longRest(g: Gloom, seat: number): void {
  call(g, restSequence, { seat, long: 1, card: NO_CARD, barred: NO_CARD });
}

/** Cards of the active area that count as discarded: a rest may bring them back as well (gh:turn.5). */
export function activeDiscards(g: Gloom, seat: number): number[] {
  return countingAsDiscarded(g, seat).filter((place) => g.state.cards[place].zone === ACTIVE);
}

/** Loses one discarded card and takes the others back. */
function recover(g: Gloom, f: RestFrame, lost: number): void {
  lose(g, lost);
  for (const place of cardsIn(g, f.seat, DISCARD)) g.state.cards[place].zone = HAND;
  g.log?.tell(f.long === 1 ? 'gh:rest.2' : 'gh:rest.1', 'rests', { seat: { seat: f.seat }, card: { card: g.state.cards[lost].def } });
}

/** A card of the active area that is put among the discards. */
export function takes<F>(seat: (g: Gloom, f: F) => number): Coded<Gloom, F> {
  return coded<Gloom, F>('take:{card}', { say: 'take-active', parts: { card: using(cardOf(seat)) }, first: TAKE });
}
