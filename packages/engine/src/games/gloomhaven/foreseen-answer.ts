/** Answers that a player who knows what to do might give: what players that look ahead suppose of themselves and of each other. */
import { goalsOf } from './goals.ts';
import { likelyAnswer } from './likely.ts';
import { roundSequence, type TurnFrame, turnSequence } from './rules/frames.ts';
import { cardsIn } from './rules/harm.ts';
import { HAND } from './state.ts';
import type { Gloom } from './table.ts';
import { pairAt, reachOf } from './worth.ts';

/** Of so many answers by chance the action that does most is not taken. */
const WHIM = 4;
/** Pairs of cards that are looked at before one is taken. */
const PAIRS = 4;
/** Cards in hand under which a short rest is wanted. */
const FEW = 2;

/** What an action does where its figure stands: strikes whoever is in reach, and comes nearer where nobody is. */
function use(g: Gloom, code: number, steps: number, fight: boolean): number {
  const card = g.state.cards[code >> 2];
  // Nothing at all.
  if (card === undefined) return Number.NEGATIVE_INFINITY;
  const { face } = g.table.cards[card.def];
  const bottom = ((code >> 1) & 1) === 1;
  const basic = (code & 1) === 1;
  const plain = { move: bottom ? 2 : 0, hits: bottom ? 0 : 2, range: 1, lost: false };
  const { move, hits, range, lost } = basic ? plain : reachOf(bottom ? face.bottom : face.top);
  const strikes = fight && hits > 0 && steps <= range + move ? 3 * hits : 0;
  const nears = steps > 1 ? 2 * Math.min(move, steps - 1) : 0;
  return strikes + nears + (basic ? 0 : 1) - (lost ? 2 : 0);
}

/** One of these codes. */
export function foreseenAnswer(g: Gloom, codes: readonly number[], pick: (n: number) => number): number {
  const { seq, d } = g.state.stack[g.state.stack.length - 1];
  if (seq === turnSequence.id) {
    if (pick(WHIM) === 0) return codes[1 + pick(codes.length - 1)];
    const { figure } = d as TurnFrame;
    const { fight, near } = goalsOf(g);
    const steps = near(g.state.figures[figure].hex);
    let best = codes[1];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 1; i < codes.length; i++) {
      const does = use(g, codes[i], steps, fight);
      if (does <= most) continue;
      most = does;
      best = codes[i];
    }
    return best;
  }
  if (seq === roundSequence.id) {
    if (g.state.choosing === 1) return likelyPair(g, codes, pick);
    const seat = g.state.players.findIndex((_p, s) => cardsIn(g, s, HAND).length < FEW);
    return seat >= 0 && codes.length > 1 ? codes[1] : codes[0];
  }
  return likelyAnswer(g, codes, pick);
}

/** Of a few pairs of cards by chance the one that promises most. */
function likelyPair(g: Gloom, codes: readonly number[], pick: (n: number) => number): number {
  const { near } = goalsOf(g);
  let best = codes[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < PAIRS; n++) {
    const code = codes[pick(codes.length)];
    const [lead, other] = [g.state.cards[code >> 8], g.state.cards[code & 255]];
    // A rest is no pair.
    if (lead === undefined || other === undefined || lead === other) continue;
    const figure = g.state.figures.find((f) => f.seat === lead.owner && f.hex >= 0);
    if (figure === undefined) continue;
    const [a, b] = [g.table.cards[lead.def].face, g.table.cards[other.def].face];
    const steps = near(figure.hex);
    const promise = Math.max(pairAt(a.top, b.bottom, steps), pairAt(b.top, a.bottom, steps));
    if (promise <= most) continue;
    most = promise;
    best = code;
  }
  return best;
}
