/** gh:damage.*. Damage, what negates it, death and exhaustion. */
import {
  call,
  caller,
  coded,
  decide,
  define,
  END,
  type Flow,
  fieldsOf,
  NEXT,
  offers,
  type Settled,
  step,
  using,
} from '../../../core/index.ts';
import { ACTIVE, CHARACTER, GONE, HAND, LOST, MONSTER, NO_CARD, NOWHERE, SUMMON, TILE_COIN } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { inPlay } from './board.ts';
import { isPair, LOSS, lossCode, oneIn, PAIR, PAIR_STEP, pairCode, SUFFER, secondIn } from './card-codes.ts';
import { cardCost, healthCost } from './costs.ts';
import { type HarmFrame, harmSequence, strikeSequence } from './frames.ts';
import { activeOf, countingAsDiscarded, endBonus, forgetSummon, summonedBy, takeBack, useUp } from './lasting.ts';
import { cardOf, twoCards } from './naming.ts';

export const SUFFERS = coded<Gloom, HarmFrame>('suffer', { say: 'suffer', first: SUFFER, more: (_g, f) => ({ n: f.n }) });
const whose = (g: Gloom, f: HarmFrame): number => g.state.figures[f.on].seat;
const LOSE_ONE = coded<Gloom, HarmFrame>('lose:{card}', {
  say: 'lose-one',
  parts: { card: using(cardOf(whose), { size: PAIR - LOSS }) },
  first: LOSS,
});
export const LOSE_TWO = coded<Gloom, HarmFrame>('lose:{cards}', {
  say: (g, _f, code) => ({
    key: lostBy(code).some((place) => g.state.cards[place].zone === ACTIVE) ? 'lose-two-active' : 'lose-two',
    args: {
      card: { card: g.state.cards[oneIn(code)].def },
      other: { card: g.state.cards[secondIn(code)].def },
    },
  }),
  parts: { cards: using(twoCards(whose, PAIR_STEP)) },
  first: PAIR,
});

export const harmSteps = define(harmSequence, [
  step('ignored', 'gh:damage.1', (g: Gloom, f: HarmFrame): Flow => {
    if (!inPlay(g, f.on)) return END;
    const { seat, kind } = g.state.figures[f.on];
    if (kind !== CHARACTER) return NEXT;
    for (const id of ['ignore-next-damage-round', 'ignore-next-two-damages'] as const) {
      const place = activeOf(g, seat, id);
      if (place < 0) continue;
      g.log?.tell('gh:damage.1', 'ignored', { figure: { figure: f.on }, n: f.n, card: { card: g.state.cards[place].def } });
      useUp(g, place);
      return END;
    }
    return NEXT;
  }),
  decide('negate it', 'gh:damage.1', {
    when: (g: Gloom, f: HarmFrame) => g.state.figures[f.on].kind === CHARACTER,
    seat: (g, f) => g.state.figures[f.on].seat,
    options(g, f, out) {
      const { seat } = g.state.figures[f.on];
      const { cards } = g.state;
      out.push(SUFFER);
      for (let place = 0; place < cards.length; place++)
        if (cards[place].owner === seat && cards[place].zone === HAND) out.push(lossCode(place));
      // By their printed order: what a pair is called does not depend on how a hand was put together.
      const discards = byPrintedOrder(g, countingAsDiscarded(g, seat));
      for (let i = 0; i < discards.length; i++) for (let k = i + 1; k < discards.length; k++) out.push(pairCode(discards[i], discards[k]));
    },
    take(g, f, code): Flow {
      if (code === SUFFER) return NEXT;
      const lost = lostBy(code);
      for (const place of lost) {
        g.log?.tell('gh:damage.1', 'loses-card', { figure: { figure: f.on }, card: { card: g.state.cards[place].def } });
        lose(g, place);
      }
      g.log?.tell('gh:damage.1', 'negated', { figure: { figure: f.on }, n: lost.length });
      return END;
    },
    ...offers(SUFFERS, LOSE_ONE, LOSE_TWO),
    settles: (g, f, code) =>
      code !== SUFFER
        ? losing(isPair(code) ? 2 : 1)
        : g.state.figures[f.on].hp > f.n
          ? []
          : [{ kind: 'kills', say: { key: 'settles-exhausted', args: { figure: { figure: f.on } } } }],
    cost: (g, f, code) =>
      code === SUFFER ? healthCost(f.n, g.state.figures[f.on].hp) : lostBy(code).map((place) => cardCost(g, place, 'lost')),
    quiet: SUFFER,
    by: (_g, f) => f.on,
    prompt: (_g, f) => ({ key: 'ask-negate', args: { figure: { figure: f.on }, n: f.n } }),
  }),
  step('suffered', 'gh:pipeline.5', (g: Gloom, f: HarmFrame): Flow => {
    const x = g.state.figures[f.on];
    // What is more than it had hurts nobody: no figure has fewer than none. Whether it was dealt all the same is an option.
    const dealt = chose(g, 'damage-beyond-death', 'counts') ? f.n : Math.min(f.n, x.hp);
    x.hp = Math.max(0, x.hp - f.n);
    g.log?.tell('gh:pipeline.5', 'suffers', { figure: { figure: f.on }, n: f.n });
    const strike = fieldsOf(caller(g), strikeSequence);
    if (strike !== null) strike.dealt += f.n;
    if (f.by >= 0 && g.state.turn === f.by && g.state.figures[f.by].kind === CHARACTER)
      g.state.players[g.state.figures[f.by].seat].dealt += dealt;
    if (x.hp <= 0) remove(g, f.on);
    return END;
  }),
]);

/** Damage that an attack deals. */
export const BY_ATTACK = 1;

/** Deals damage from one source, be it an attack (`BY_ATTACK`) or anything else. */
export function harm(g: Gloom, on: number, n: number, by: number, attack = 0): void {
  if (n > 0 && inPlay(g, on)) call(g, harmSequence, { on, n, by, attack });
}

/** Places of a player's cards in a zone. */
export function cardsIn(g: Gloom, seat: number, zone: number): number[] {
  const { cards } = g.state;
  const out: number[] = [];
  for (let place = 0; place < cards.length; place++) if (cards[place].owner === seat && cards[place].zone === zone) out.push(place);
  return out;
}

/** Sorts places of cards by the printed order of the cards: mostly they lie so already, and a handful is put in order quickest one by one. */
function byPrintedOrder(g: Gloom, places: number[]): number[] {
  const { cards } = g.state;
  for (let i = 1; i < places.length; i++) {
    const place = places[i];
    let at = i;
    for (; at > 0 && cards[places[at - 1]].def > cards[place].def; at--) places[at] = places[at - 1];
    places[at] = place;
  }
  return places;
}

/** That so many cards are lost: no rest brings back what is lost (gh:rest.1, gh:rest.2). */
export function losing(n: 1 | 2): readonly Settled[] {
  return [{ kind: 'loses', say: { key: n === 1 ? 'settles-lost' : 'settles-lost-two', args: {} } }];
}

/** Takes a card from the active area to where it counts already: its bonus ends, and what it summoned goes (gh:turn.5, gh:summon.1). */
export function leaveActive(g: Gloom, place: number): void {
  const there = summonedBy(g, place);
  endBonus(g, place);
  for (const figure of there) remove(g, figure);
}

/** Loses a card, wherever it is: a bonus of it ends. */
export function lose(g: Gloom, place: number): void {
  const c = g.state.cards[place];
  if (c.zone === ACTIVE) leaveActive(g, place);
  c.zone = LOST;
}

/** Puts a figure out of the scenario. A monster drops a money token unless it was summoned (gh:damage.3). */
export function remove(g: Gloom, figure: number): void {
  const f = g.state.figures[figure];
  g.log?.tell(f.kind === CHARACTER ? 'gh:damage.2' : 'gh:damage.3', f.kind === CHARACTER ? 'exhausted' : 'killed', {
    figure: { figure },
    space: { space: f.hex },
  });
  if (f.kind === MONSTER && f.summoned === 0) g.state.tiles.push({ kind: TILE_COIN, hex: f.hex, n: 1, conditions: 0 });
  f.out = 1;
  f.hex = NOWHERE;
  // A summon's card leaves the active area with it (gh:summon.1).
  const place = f.kind === SUMMON ? forgetSummon(g, figure) : NO_CARD;
  if (place >= 0 && g.state.cards[place].zone === ACTIVE) endBonus(g, place);
  if (f.kind !== CHARACTER) return;
  for (const [place, c] of g.state.cards.entries()) {
    if (c.owner !== f.seat || c.zone === GONE) continue;
    c.zone = LOST;
    // Nothing of it counts any more, for its friends neither.
    c.uses = 0;
    takeBack(g, place);
  }
  // Its summons go with it (gh:summon.1).
  g.state.figures.forEach((s, i) => {
    if (s.kind === SUMMON && s.seat === f.seat && s.out === 0) remove(g, i);
  });
}

/** The cards that an answer loses. */
const lostBy = (code: number): number[] => (isPair(code) ? [oneIn(code), secondIn(code)] : [oneIn(code)]);
