/** I1, G2. What is checked at the end of each action, reaction and gambit: inspiration, and objectives scored at once. */

import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  offers,
  type Refusal,
  type RefusedOption,
  type RuleId,
  refuse,
  type Say,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { ROUNDS } from '../lengths.ts';
import { DEED_SCORE, END_PHASE, HAND, OBJECTIVES, SCORED } from '../state.ts';
import { inPlay } from './board.ts';
import { ofCard } from './cited.ts';
import { deedsDone, note } from './deeds.ts';
import { type AttackFrame, attackSequence, drawSequence, OVER, type SettleFrame, settleSequence } from './frames.ts';
import { holdsObjective, liesOpen } from './hands.ts';
import { takeOut } from './harm.ts';
import { cardArg, cardKey } from './keys.ts';
import { cardOf } from './naming.ts';
import { PLACES } from './packing.ts';
import { endOf, firstOf, placesOf } from './places.ts';
import { nextSeat } from './reacting.ts';
import { woundsOf } from './values.ts';

/** The option that scores nothing, behind the places of all cards. */
const NOTHING = PLACES - 1;
export const SCORE_NOTHING = coded<Und, SettleFrame>('nothing', { say: 'score-nothing', first: NOTHING });

export const settleSteps = define(settleSequence, [
  step('wounds', 'wu:g.21', (g: Und): Flow => {
    const { cards, fighters } = g.state;
    for (let i = 0; i < cards.length; i++) if (cards[i].fresh !== 0) cards[i].fresh = 0;
    // g.21: whoever cannot bear its wounds any more is out of action, and nobody did it. One is the least that anybody bears.
    for (let i = 0; i < fighters.length; i++) {
      const { wounds } = fighters[i];
      if (wounds > 0 && inPlay(g, i) && wounds >= woundsOf(g, i)) takeOut(g, i, { excess: wounds });
    }
    return NEXT;
  }),
  step('inspiration', 'wu:I1', (g: Und): Flow => {
    inspireAll(g);
    return NEXT;
  }),
  asking('first to score', 0),
  asking('second to score', 1),
  step('checked', 'wu:G2', (g: Und): Flow => {
    g.state.check++;
    return END;
  }),
]);

/** Checks what is to be checked at the end of an action, a reaction or a gambit. */
export function settle(g: Und): void {
  call(g, settleSequence, { unread: 0 });
}

/** Is an attack under way? Then nobody is Inspired (steelhearts-champions.1). */
function inAttack(g: Und): boolean {
  const { stack } = g.state;
  for (let i = 0; i < stack.length; i++) if (stack[i].seq === attackSequence.id && (stack[i].d as AttackFrame).ended < OVER) return true;
  return false;
}

/** Turns over the cards of those who meet their condition. */
export function inspire(g: Und, fighter: number): void {
  const f = g.state.fighters[fighter];
  if (f.inspired === 1 || f.barred === 1) return;
  f.inspired = 1;
  g.log?.tell(g.table.fighters[fighter].inspires.rule, 'inspired', { figure: { figure: fighter } });
}

/** Inspires everybody whose condition holds, unless an attack is under way. */
function inspireAll(g: Und): void {
  if (inAttack(g)) return;
  const { fighters } = g.state;
  for (let i = 0; i < fighters.length; i++)
    if (fighters[i].inspired === 0 && inPlay(g, i) && g.table.fighters[i].inspires.holds(g, i)) inspire(g, i);
}

/** Objectives of a hand that may be scored now. */
function scorable(g: Und, seat: number): number[] {
  const out: number[] = [];
  const { cards } = g.state;
  const end = endOf(g, seat, OBJECTIVES);
  for (let place = firstOf(g, seat, OBJECTIVES); place < end; place++) {
    if (cards[place].zone !== HAND || cards[place].fresh !== 0) continue;
    const { face, does } = g.table.cards[cards[place].def];
    if (face.scoring === 'immediate' && does.scores?.(g, seat) === true) out.push(place);
  }
  return out;
}

/** What is scored at once looks at what has just happened, or at the phase so far (g.33). */
const AT_ITS_INSTANT = ['wu:g.33'] as const;

/** Why an objective of a hand is not scored at a moment that stands on this paragraph: E1 in an end phase. */
export function whyNotScored(g: Und, place: number, rule: RuleId): Refusal[] {
  const c = g.state.cards[place];
  const { face, does } = g.table.cards[c.def];
  const args = { card: { card: c.def } };
  const why: Refusal[] = [];
  const ending = g.state.phase === END_PHASE;
  if (face.scoring === 'immediate' && ending) refuse(why, 'wu:G2', 'scored-at-once', args, [rule]);
  if (face.scoring === 'end-phase' && !ending) refuse(why, 'wu:E1', 'scored-in-end-phases', args, [rule]);
  if (face.scoring === 'third-end-phase' && (!ending || g.state.round < ROUNDS)) refuse(why, 'wu:E2', 'scored-in-the-third', args, [rule]);
  if (c.fresh === 1) refuse(why, 'wu:g.33', 'came-for-a-score', args, [rule]);
  if (why.length === 0 && does.scores?.(g, c.owner) !== true)
    refuse(why, rule, 'condition-not-met', args, [...(ofCard(g, c.def) ?? []), ...(face.scoring === 'immediate' ? AT_ITS_INSTANT : [])]);
  if (why.length === 0) refuse(why, 'wu:G2', 'no-scoring-now', args, [rule]);
  return why;
}

/** The objectives of a hand that are not scored now, each with its reasons; `scored` are those that are. */
export function refusedObjectives(g: Und, seat: number, scored: readonly number[], rule: RuleId): RefusedOption[] {
  return placesOf(g, seat, OBJECTIVES, HAND).flatMap((place) => {
    if (scored.includes(place)) return [];
    const say: Say = { key: 'score', args: { card: cardArg(g, place) } };
    return [{ id: `score:${cardKey(g, place)}`, say, reasons: whyNotScored(g, place, rule) }];
  });
}

/** No set of deeds is empty. */
const NOT_ASKED = 0;

/** Judged by public facts alone: whether a seat has an objective card in hand, and one of those it may be could be scored now. */
function mightScore(g: Und, seat: number): boolean {
  const all = g.table.immediate[seat];
  const now = deedsDone(g, true);
  let inRound = NOT_ASKED;
  // Mostly no condition holds, and then no cards need to be looked through.
  for (let i = 0; i < all.length; i++) {
    const { def, justAfter, after } = all[i];
    if ((justAfter & now) === 0) continue;
    if (inRound === NOT_ASKED) inRound = deedsDone(g, false);
    if ((after & inRound) === 0) continue;
    if (g.table.cards[def].does.scores?.(g, seat) !== true) continue;
    if (!holdsObjective(g, seat)) return false;
    if (!liesOpen(g, seat, def)) return true;
  }
  return false;
}

/** Scores an objective: shown, its glory gained. */
export function score(g: Und, place: number): void {
  const c = g.state.cards[place];
  const { face } = g.table.cards[c.def];
  c.zone = SCORED;
  g.state.players[c.owner].glory += face.glory ?? 0;
  note(g, { what: DEED_SCORE, seat: c.owner, card: c.def, n: g.state.phase });
  g.log?.reveal('wu:G2', 'scores', { seat: { seat: c.owner }, card: cardArg(g, place), n: face.glory ?? 0 });
  // Glory Inspires some, in an end phase as well, where no action follows.
  inspireAll(g);
}

/** One player's chance to show an objective; what holds must be shown. */
function asking(name: string, order: number) {
  const seatOf = (g: Und): number => (order === 0 ? nextSeat(g) : 1 - nextSeat(g));
  return decide<Und, SettleFrame>(name, 'wu:G2', {
    when: (g) => mightScore(g, seatOf(g)),
    seat: seatOf,
    options(g, _f, out) {
      const all = scorable(g, seatOf(g));
      if (all.length === 0) out.push(NOTHING);
      for (const place of all) out.push(place);
    },
    take(g, _f, code): Flow {
      if (code === NOTHING) return NEXT;
      score(g, code);
      call(g, drawSequence, { seat: seatOf(g), pile: OBJECTIVES, n: 1, fresh: 1 });
      return STAY;
    },
    ...offers(
      SCORE_NOTHING,
      coded<Und, SettleFrame>('score:{card}', { say: 'score', parts: { card: using(cardOf(seatOf), { size: NOTHING }) } }),
    ),
    quiet: NOTHING,
    refused: (g) => refusedObjectives(g, seatOf(g), scorable(g, seatOf(g)), 'wu:G2'),
    prompt: () => ({ key: 'ask-score-now', args: {} }),
  });
}
