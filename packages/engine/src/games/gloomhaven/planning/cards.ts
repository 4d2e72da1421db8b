/** Cards thought through: which two to play where one stands, and what to give for a blow. */

import { goalsOf } from '../goals.ts';
import { isPair, LONG, leadIn, oneIn, otherIn, SUFFER } from '../rules/card-codes.ts';
import type { HarmFrame } from '../rules/frames.ts';
import { BASIC_N } from '../rules/lines.ts';
import { CHARACTER, DISCARD, HAND } from '../state.ts';
import type { Gloom } from '../table.ts';
import { type Blow, besides, deedsOf, LITTLE, LOW, look, NEVER, PLAIN_BLOW, SECOND, standing, struckFrom, waysFor } from './deeds.ts';
import { roundsLeft } from './stamina.ts';

/** Points of movement that are told apart. */
const POINTS = 9;
/** A number of initiative: low ones where monsters are near, high ones where they are still to come. Measured as in `deeds.ts`, so are those below. */
const QUICK = 0.2;
const SLOW = 0.02;
const NEAR = 5;
/** A round that the cards last less, a point of life, and a card's use among those that are missed least. */
const ROUND = 8;
const LIFE = 2.9;
const USE = 0.01;
/** The part of its blow by which a card is missed that would be lost with it. */
const ONCE = 0.5;

/** What the blow of each card comes to at the best within so many points: one row a card, then no blow at all and the plain one. */
let within = new Float64Array(0);
const filled: number[] = [];

function fill(g: Gloom, figure: number, row: number, blow: Blow | null, ways: Readonly<Int32Array>, near: (hex: number) => number): void {
  const { hex, hp } = g.state.figures[figure];
  const from = row * POINTS;
  within.fill(NEVER, from, from + POINTS);
  for (let to = 0; to < ways.length; to++) {
    const points = to === hex ? 0 : ways[to];
    if (points >= POINTS) continue;
    const worth = struckFrom(g, to, blow) + standing(g, to, hp, near(to));
    if (worth > within[from + points]) within[from + points] = worth;
  }
  for (let k = 1; k < POINTS; k++) within[from + k] = Math.max(within[from + k], within[from + k - 1]);
}

/** What each pair of cards promises from where its player stands: the top of one after the bottom of the other, each also as the plain action. A rest promises least. */
export function promisePairs(g: Gloom, codes: readonly number[], out: Float64Array): boolean {
  const { cards, figures } = g.state;
  const last = codes[codes.length - 1];
  if (last === LONG) return false;
  const seat = cards[leadIn(last)].owner;
  const figure = figures.findIndex((f) => f.kind === CHARACTER && f.seat === seat && f.out === 0);
  const x = figures[figure];
  const missing = x.most - x.hp;
  look(g);
  const { near } = goalsOf(g);
  const ways = waysFor(g, figure);
  const [none, plain] = [cards.length, cards.length + 1];
  if (within.length !== (plain + 1) * POINTS) within = new Float64Array((plain + 1) * POINTS);
  fill(g, figure, none, null, ways, near);
  fill(g, figure, plain, PLAIN_BLOW, ways, near);
  filled.length = 0;
  const at = (row: number, move: number): number => within[row * POINTS + Math.min(move, POINTS - 1)];
  const tops = (a: number, b: number): number => {
    const top = deedsOf(g.table.cards[cards[a].def].face.top);
    const bottom = deedsOf(g.table.cards[cards[b].def].face.bottom);
    const row = top.blow === null ? none : a;
    const [more, less] = [besides(top, missing), besides(bottom, missing)];
    const struck = bottom.blow === null ? 0 : SECOND * struckFrom(g, x.hex, bottom.blow);
    return Math.max(
      at(row, top.move + bottom.move) + more + less + struck,
      at(plain, bottom.move) + less,
      at(row, top.move + BASIC_N) + more,
    );
  };
  const isNear = near(x.hex) <= NEAR;
  for (let i = 0; i < codes.length; i++) {
    if (codes[i] === LONG) {
      out[i] = NEVER;
      continue;
    }
    const [lead, other] = [leadIn(codes[i]), otherIn(codes[i])];
    if (!filled.includes(lead)) {
      filled.push(lead);
      fill(g, figure, lead, deedsOf(g.table.cards[cards[lead].def].face.top).blow, ways, near);
    }
    if (!filled.includes(other)) {
      filled.push(other);
      fill(g, figure, other, deedsOf(g.table.cards[cards[other].def].face.top).blow, ways, near);
    }
    const { initiative } = g.table.cards[cards[lead].def].face;
    out[i] = Math.max(tops(lead, other), tops(other, lead), at(plain, BASIC_N)) + (isNear ? -initiative * QUICK : initiative * SLOW);
  }
  return true;
}

/** What each answer to a blow costs: life, or the rounds that the cards would still have lasted. */
export function promiseLosses(g: Gloom, f: HarmFrame, codes: readonly number[], out: Float64Array): void {
  const x = g.state.figures[f.on];
  let [hand, discards] = [0, 0];
  for (const c of g.state.cards) {
    if (c.owner !== x.seat) continue;
    if (c.zone === HAND) hand++;
    else if (c.zone === DISCARD) discards++;
  }
  const rounds = roundsLeft(hand, discards);
  const one = (rounds - roundsLeft(hand - 1, discards)) * ROUND;
  const two = (rounds - roundsLeft(hand, discards - 2)) * ROUND;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i];
    if (code === SUFFER) out[i] = -f.n * LIFE + (x.hp <= f.n ? NEVER : -Math.max(0, LITTLE + 1 - (x.hp - f.n)) * LOW);
    else if (isPair(code)) out[i] = -two;
    else {
      const { top, bottom } = g.table.cards[g.state.cards[oneIn(code)].def].face;
      const { blow, lost } = deedsOf(top);
      // Of the hand the card that is missed least.
      out[i] = -one - ((blow === null ? 0 : blow.n * blow.many * (lost ? ONCE : 1)) + deedsOf(bottom).move) * USE;
    }
  }
}
