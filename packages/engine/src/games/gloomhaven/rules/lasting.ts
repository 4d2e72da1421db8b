/** gh:turn.5. Bonuses that stay in the active area: for a round, or for so many uses. */
import type { Half, LastingId } from '../content/types.ts';
import { ACTIVE, type CardState, DISCARD, NO_CARD } from '../state.ts';
import type { Gloom } from '../table.ts';
import { addRetaliate, addShield, gainXp } from './conditions.ts';
import { halfOf } from './halves.ts';

/** How often each may be used; those of a round have no end of their own. */
const USES: Partial<Readonly<Record<LastingId, number>>> = {
  'attack-action-plus-one': 1,
  'shield-next-six': 6,
  'lone-targets-plus-two': 4,
  'double-while-invisible': 1,
  'ignore-next-damage-round': 1,
  'ignore-next-two-damages': 2,
  'next-four-attacks-plus-one': 4,
};

/** The half by which an active card is active. */
const activeHalf = (g: Gloom, place: number): Half => halfOf(g, place, g.state.cards[place].half);

/** The place of an active card of a player with this bonus, the first from a place on; `NO_CARD` for none. */
export function activeOf(g: Gloom, seat: number, id: LastingId, from = 0): number {
  const { cards } = g.state;
  for (let place = from; place < cards.length; place++)
    if (cards[place].zone === ACTIVE && cards[place].owner === seat)
      for (const a of activeHalf(g, place).abilities) if (a.do === 'lasting' && a.of === id) return place;
  return NO_CARD;
}

/** The active half of every card of a player in the active area, with the card's place. */
export function activeHalves(g: Gloom, seat: number): { readonly place: number; readonly half: Half }[] {
  const { cards } = g.state;
  const out: { place: number; half: Half }[] = [];
  for (let place = 0; place < cards.length; place++)
    if (cards[place].owner === seat && cards[place].zone === ACTIVE) out.push({ place, half: activeHalf(g, place) });
  return out;
}

/** How often the bonus of an active card may be used in all; null where it has no end of its own. */
export function mostUses(g: Gloom, place: number): number | null {
  const lasting = activeHalf(g, place).abilities.find((a) => a.do === 'lasting');
  return (lasting?.do === 'lasting' ? USES[lasting.of] : undefined) ?? null;
}

/** Counts one use of an active card: experience where it gives any, and away with it after the last one. */
export function useUp(g: Gloom, place: number): void {
  const c = g.state.cards[place];
  const half = activeHalf(g, place);
  c.uses++;
  if (half.xpOn?.includes(c.uses) === true) gainXp(g, c.owner, half.xpOn.length === 1 ? (half.xp ?? 1) : 1);
  const most = mostUses(g, place);
  if (most !== null && c.uses >= most) endBonus(g, place);
}

/** Takes a card from the active area to where it counts already: what it gave to figures is gone. What it summoned is the caller's to see to. */
export function endBonus(g: Gloom, place: number): void {
  const c = g.state.cards[place];
  c.zone = c.after;
  c.uses = 0;
  c.boosted = 0;
  takeBack(g, place);
  g.log?.tell('gh:turn.5', 'bonus-ends', { card: { card: c.def } });
}

const countsAsDiscarded = (c: CardState): boolean => c.zone === DISCARD || (c.zone === ACTIVE && c.after === DISCARD);

/** Places of a player's cards that count as discarded: the discards themselves, and cards of the active area that will be (gh:turn.5). */
export function countingAsDiscarded(g: Gloom, seat: number): number[] {
  const { cards } = g.state;
  const out: number[] = [];
  for (let place = 0; place < cards.length; place++) if (cards[place].owner === seat && countsAsDiscarded(cards[place])) out.push(place);
  return out;
}

/** How many there are. */
export function countAsDiscarded(g: Gloom, seat: number): number {
  const { cards } = g.state;
  let n = 0;
  for (let place = 0; place < cards.length; place++) if (cards[place].owner === seat && countsAsDiscarded(cards[place])) n++;
  return n;
}

// What cards give stands in rows of numbers: the card's place, the figure, what it is, how much, how far it reaches.
const FIGURE = 1;
const WHAT = 2;
const FIELDS = 5;

/** What a card gives to a figure; and a figure that is there by it. */
const SHIELD = 0;
const RETALIATE = 1;
const SUMMONED = 2;

function record(g: Gloom, place: number, figure: number, what: number, n: number, range: number): void {
  g.state.given.push(place, figure, what, n, range);
}

/** A shield that a card gives: kept with the card where it stays in the active area. `half` is the one performed. */
export function giveShield(g: Gloom, place: number, half: Half, figure: number, n: number): void {
  if (half.stays !== undefined) record(g, place, figure, SHIELD, n, 0);
  addShield(g, figure, n, half.stays === 'persistent');
}

/** A retaliate that a card gives, likewise. */
export function giveRetaliate(g: Gloom, place: number, half: Half, figure: number, n: number, range = 1): void {
  if (half.stays !== undefined) record(g, place, figure, RETALIATE, n, range);
  addRetaliate(g, figure, n, range, half.stays === 'persistent');
}

/** Keeps in mind which card a summon is there by: the one goes with the other (gh:summon.1). */
export function noteSummoned(g: Gloom, place: number, figure: number): void {
  record(g, place, figure, SUMMONED, 0, 0);
}

/** Figures that a card has summoned and that are still there. */
export function summonedBy(g: Gloom, place: number): number[] {
  const { given } = g.state;
  const out: number[] = [];
  for (let at = 0; at < given.length; at += FIELDS) if (given[at] === place && given[at + WHAT] === SUMMONED) out.push(given[at + FIGURE]);
  return out;
}

/** Forgets a summon that has gone. The card that it was there by, once it has no other one; `NO_CARD` for none. */
export function forgetSummon(g: Gloom, figure: number): number {
  const { given } = g.state;
  for (let at = 0; at < given.length; at += FIELDS)
    if (given[at + FIGURE] === figure && given[at + WHAT] === SUMMONED) {
      const place = given[at];
      given.splice(at, FIELDS);
      return summonedBy(g, place).length === 0 ? place : NO_CARD;
    }
  return NO_CARD;
}

/** What a card of the active area gives to a figure. */
export interface Gift {
  readonly shield?: number;
  readonly retaliate?: number;
  readonly range?: number;
}

/** Keeps in mind what a card of the active area gives: it counts in the figure's numbers already. */
export function noteGiven(g: Gloom, place: number, figure: number, { shield, retaliate, range = 1 }: Gift): void {
  if (shield !== undefined) record(g, place, figure, SHIELD, shield, 0);
  if (retaliate !== undefined) record(g, place, figure, RETALIATE, retaliate, range);
}

/** What a card of the active area gives, figure by figure. */
export function givenBy(g: Gloom, place: number): (Gift & { readonly figure: number })[] {
  const { given } = g.state;
  const out: (Gift & { readonly figure: number })[] = [];
  for (let at = 0; at < given.length; at += FIELDS) {
    const [card, figure, what, n, range] = given.slice(at, at + FIELDS);
    if (card !== place || what === SUMMONED) continue;
    if (what === SHIELD) out.push({ figure, shield: n });
    else out.push(range > 1 ? { figure, retaliate: n, range } : { figure, retaliate: n });
  }
  return out;
}

/** Adds a gift to a figure's numbers of the round, or takes it away. */
function change(g: Gloom, at: number, sign: number): void {
  const [, figure, what, n, range] = g.state.given.slice(at, at + FIELDS);
  const f = g.state.figures[figure];
  if (what === SUMMONED) return;
  if (what === SHIELD) f.shield = Math.max(0, f.shield + sign * n);
  else if (range <= 1) f.retaliate = Math.max(0, f.retaliate + sign * n);
  else if (sign > 0) f.far.push(n, range);
  else
    for (let i = 0; i < f.far.length; i += 2)
      if (f.far[i] === n && f.far[i + 1] === range) {
        f.far.splice(i, 2);
        return;
      }
}

/** Takes back what a card gave: it is no longer active. */
export function takeBack(g: Gloom, place: number): void {
  const { given } = g.state;
  for (let at = given.length - FIELDS; at >= 0; at -= FIELDS) {
    if (given[at] !== place) continue;
    change(g, at, -1);
    given.splice(at, FIELDS);
  }
}

/** What lasted for a round ends, of every figure; what cards that stay give goes on (gh:round.6, gh:turn.5). */
export function endRoundBonuses(g: Gloom): void {
  for (const x of g.state.figures) {
    x.shield = 0;
    x.retaliate = 0;
    if (x.far.length > 0) x.far = [];
  }
  const { given, cards, figures } = g.state;
  if (given.length === 0) return;
  const kept: number[] = [];
  for (let at = 0; at < given.length; at += FIELDS)
    if (cards[given[at]].zone === ACTIVE && figures[given[at + FIGURE]].out === 0) kept.push(...given.slice(at, at + FIELDS));
  g.state.given = kept;
  for (let at = 0; at < kept.length; at += FIELDS) change(g, at, 1);
}
