/** P1, G3. The power step, and giving upgrades. */

import {
  allowed,
  by,
  type Coded,
  type Cost,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  REPEAT,
  type Reasons,
  type Refusal,
  type RefusedOption,
  refuse,
  step,
  using,
} from '../../../core/index.ts';
import { NO_GIVEN_ATTACKS } from '../behaviour.ts';
import type { Und } from '../defs.ts';
import { ACTION_PHASE, NO_ABILITY } from '../state.ts';
import { inPlay, survivors, traitsOf } from './board.ts';
import { ofCard, ofTrait } from './cited.ts';
import { playCost, upgradeCost } from './costs.ts';
import { type PowerFrame, powerSequence, type UseFrame, useOfOwn } from './frames.ts';
import { powerHand } from './hands.ts';
import { cardArg, cardKey } from './keys.ts';
import { cardOf, FIGHTER } from './naming.ts';
import { BEARERS, bearerIn, cardWith, isAmong, PLACES, placeIn } from './packing.ts';
import { holdsPower } from './places.ts';
import { play } from './playing.ts';
import { open } from './reacting.ts';
import { barredByCards, couldUse, NO_TIME } from './usable.ts';
import { putOn } from './wearing.ts';

/** The option that does nothing, behind all that something can be done with. */
const PASS_POWER = 65_535;

/** What may be done with cards in a power step. */
export const HAND_CARDS = cardOffers<PowerFrame>((_g, f) => f.seat);

export const powerSteps = define(powerSequence, [
  step('whose', 'wu:P1', (g: Und, f: PowerFrame): Flow => {
    while (f.passes < 2) {
      if (holdsPower(g, f.seat)) return NEXT;
      f.seat = 1 - f.seat;
      f.passes++;
    }
    return END;
  }),
  decide('play a card', 'wu:P1', {
    seat: (_g: Und, f: PowerFrame) => f.seat,
    options(g, f, out) {
      out.push(PASS_POWER);
      const hand = powerHand(g, f.seat);
      for (let i = 0; i < hand.length; i++) cardOptions(g, hand[i], true, out);
    },
    take(g, f, code): Flow {
      f.seat = 1 - f.seat;
      if (code === PASS_POWER) {
        f.passes++;
        return REPEAT;
      }
      f.passes = 0;
      useCard(g, code);
      return REPEAT;
    },
    ...offers(coded<Und, PowerFrame>('pass', { say: 'pass', first: PASS_POWER }), ...HAND_CARDS),
    cites: (g, _f, code) =>
      code === PASS_POWER || bearerIn(code) < 0
        ? 'wu:P1'
        : g.table.cards[g.state.cards[placeIn(code)].def].face.kind === 'upgrade'
          ? 'wu:G3'
          : 'wu:M5',
    cost: (g, _f, code) => (code === PASS_POWER ? [] : cardOptionCost(g, code)),
    // Over once both pass in a row; whoever holds no card is not asked.
    span: 'step',
    ends: (g, f, code) => code === PASS_POWER && (f.passes === 1 || !holdsPower(g, 1 - f.seat)),
    sort: (code) => (code === PASS_POWER ? 0 : bearerIn(code) < 0 ? 1 : 2),
    quiet: PASS_POWER,
    refused: (g, f) => refusedCards(g, f.seat, true),
    understand: (g, f, id) => understandCard(g, f.seat, id),
    prompt: () => ({ key: 'ask-power', args: {} }),
  }),
]);

/** Glory that is not spent yet. */
export function unspent(g: Und, seat: number): number {
  return g.state.players[seat].glory - g.state.players[seat].spent;
}

/** May this card be put on this fighter (K2, g.11)? */
function mayBear(g: Und, place: number, fighter: number, why: Reasons = null): boolean {
  if (unspent(g, g.state.cards[place].owner) < 1 && refuse(why, 'wu:G3', 'no-glory')) return false;
  return couldBear(g, place, fighter, why);
}

/** The same, whatever glory there is. */
export function couldBear(g: Und, place: number, fighter: number, why: Reasons = null): boolean {
  const { owner, def } = g.state.cards[place];
  const card = g.table.cards[def];
  const f = g.state.fighters[fighter];
  if (f.seat !== owner && refuse(why, 'wu:g.11', 'no-friend', why && { figure: { figure: fighter } })) return false;
  if (!inPlay(g, fighter) && refuse(why, 'wu:K2', 'not-in-play', why && { figure: { figure: fighter } })) return false;
  if (
    card.attack >= 0 &&
    (traitsOf(g, fighter) & NO_GIVEN_ATTACKS) !== 0 &&
    refuse(why, 'wu:K2', 'no-attacks-for-it', why && { figure: { figure: fighter } }, why && ofTrait(g, fighter, NO_GIVEN_ATTACKS))
  )
    return false;
  if (!isAmong(card.bearers, fighter) && refuse(why, 'wu:K2', 'not-for-it', why && { figure: { figure: fighter } })) return false;
  return allowed(why);
}

/** Gives an upgrade. */
function equip(g: Und, place: number, fighter: number): void {
  const c = g.state.cards[place];
  putOn(g, place, fighter);
  g.state.players[c.owner].spent++;
  g.log?.reveal('wu:G3', 'upgrades', { seat: { seat: c.owner }, card: cardArg(g, place), figure: { figure: fighter } });
}

/** A gambit about to be used from a hand. */
function useFrom(g: Und, place: number, fighter: number): UseFrame {
  const c = g.state.cards[place];
  return useOfOwn(place, c.def, NO_ABILITY, c.owner, fighter);
}

/** May this gambit be played, by this wizard where it is a spell? */
function mayPlay(g: Und, place: number, fighter: number, why: Reasons = null): boolean {
  const { face, does } = g.table.cards[g.state.cards[place].def];
  if (barredByCards(g) && refuse(why, 'wu:P1', 'no-cards-now', null, NO_TIME)) return false;
  if (face.reaction === true) {
    // Its conditions ask about the trigger it answers, and nothing has triggered it.
    refuse(why, 'wu:X1', 'only-a-reaction', null, why && ofCard(g, g.state.cards[place].def));
    return false;
  }
  if (face.kind === 'spell') {
    const wizard = fighter >= 0 && inPlay(g, fighter) && g.table.fighters[fighter].fighter.wizard !== undefined;
    if (!wizard && refuse(why, 'wu:M5', 'no-wizard')) return false;
    // It may be attempted even where there is nobody for it to choose (13.1).
    if (does.use?.may === undefined) return allowed(why);
  }
  if (does.use === undefined) return allowed(why);
  return couldUse(g, does.use, useFrom(g, place, fighter), why);
}

/** What a seat may do with one card of its hand. */
export function cardOptions(g: Und, place: number, gambits: boolean, out: number[]): void {
  const { owner, def } = g.state.cards[place];
  const { face } = g.table.cards[def];
  if (face.kind === 'upgrade') {
    if (unspent(g, owner) < 1 || barredByCards(g)) return;
    const { fighters } = g.state;
    for (let f = 0; f < fighters.length; f++) if (mayBear(g, place, f)) out.push(cardWith(place, f));
  } else if (!gambits || barredByCards(g)) return;
  else if (face.kind === 'spell') {
    const { fighters } = g.state;
    for (let f = 0; f < fighters.length; f++) if (fighters[f].seat === owner && mayPlay(g, place, f)) out.push(cardWith(place, f));
  } else if (mayPlay(g, place, NOBODY)) out.push(cardWith(place, NOBODY));
}

/** What may be done with cards of a hand, by numbers from `first` on. */
export function cardOffers<F>(seat: (g: Und, f: F) => number, first = 0): Coded<Und, F>[] {
  const card = using(cardOf(seat), { size: PLACES, unit: 1 });
  const figure = by<Und, F>(FIGHTER, { size: BEARERS, unit: PLACES });
  const gives = (g: Und, code: number): boolean => g.table.cards[g.state.cards[placeIn(code - first)].def]?.face.kind === 'upgrade';
  return [
    coded('play:{card}', { say: 'play', parts: { card }, first }),
    coded('cast:{figure}/{card}', {
      say: 'cast-spell',
      parts: { figure, card },
      first: first + PLACES,
      when: (g, _f, code) => !gives(g, code),
    }),
    coded('upgrade:{figure}/{card}', {
      say: 'upgrade',
      parts: { figure, card },
      first: first + PLACES,
      when: (g, _f, code) => gives(g, code),
    }),
  ];
}

/** What it costs to do this with a card. */
export function cardOptionCost(g: Und, code: number): readonly Cost[] {
  const place = placeIn(code);
  return g.table.cards[g.state.cards[place].def].face.kind === 'upgrade' ? upgradeCost(g, place) : [playCost(g, place)];
}

/** Carries out what is done with a card. */
export function useCard(g: Und, code: number): void {
  const place = placeIn(code);
  const { owner, def } = g.state.cards[place];
  if (g.table.cards[def].face.kind === 'upgrade') {
    equip(g, place, bearerIn(code));
    if (g.state.phase === ACTION_PHASE) open(g, 'after-upgrade', { fighter: bearerIn(code), upgrade: place });
    return;
  }
  play(g, place, owner, bearerIn(code));
}

/** Why a card is not put on a fighter, or not cast by it. */
export function understandCard(g: Und, seat: number, id: string): Refusal[] | null {
  const [, kind, who, card] = /^(upgrade|cast):([a-z0-9-]+)\/([a-z0-9:-]+)$/.exec(id) ?? [];
  const fighter = g.table.fighters.findIndex((f) => f.key === who);
  const place = powerHand(g, seat).find((p) => cardKey(g, p) === card);
  if (fighter < 0 || place === undefined) return null;
  const why: Refusal[] = [];
  if (barredByCards(g)) refuse(why, 'wu:P1', 'no-cards-now', null, NO_TIME);
  if (kind === 'upgrade') mayBear(g, place, fighter, why);
  else mayPlay(g, place, fighter, why);
  return why.length > 0 ? why : null;
}

/** Cards of a hand that cannot be played now, and why. */
export function refusedCards(g: Und, seat: number, gambits: boolean): RefusedOption[] {
  const out: RefusedOption[] = [];
  for (const place of powerHand(g, seat)) {
    const some: number[] = [];
    cardOptions(g, place, gambits, some);
    if (some.length > 0) continue;
    const { face } = g.table.cards[g.state.cards[place].def];
    const reasons: Refusal[] = [];
    if (face.kind === 'upgrade') {
      if (barredByCards(g)) refuse(reasons, 'wu:P1', 'no-cards-now', null, NO_TIME);
      if (unspent(g, seat) < 1) refuse(reasons, 'wu:G3', 'no-glory');
      if (!survivors(g, seat).some((f) => isAmong(g.table.cards[g.state.cards[place].def].bearers, f)))
        refuse(reasons, 'wu:K2', 'nobody-for-it');
    } else if (!gambits) refuse(reasons, 'wu:E1', 'no-gambits-now');
    else mayPlay(g, place, face.kind === 'spell' ? (survivors(g, seat)[0] ?? NOBODY) : NOBODY, reasons);
    if (reasons.length > 0) out.push({ id: `play:${face.id}`, say: { key: 'play', args: { card: cardArg(g, place) } }, reasons });
  }
  return out;
}
