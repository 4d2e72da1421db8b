/** Actions asked for at a node that knows no such action: the paragraph that says when they can happen, and why not now. */

import { type Refusal, refuse } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { ROUNDS } from '../lengths.ts';
import { END_PHASE, HAND } from '../state.ts';
import { ofUse } from './cited.ts';
import { activationSequence, powerSequence, type UseFrame, useSequence } from './frames.ts';
import { cardKey } from './keys.ts';
import { whyNoReaction } from './no-reaction.ts';
import { whyNotScored } from './settling.ts';
import { ruleOf } from './using.ts';

/** Actions of an activation, and what is done with a card of the hand in a power step. */
const OF_ACTIVATIONS = /^(?:guard|move|charge|attack|action|exchange):|^draw$/;
const OF_POWER_STEPS = /^(?:play|cast|upgrade):/;

/** What says when something is asked that has one moment alone. */
const DRIVEN: Refusal = { rule: 'wu:A8', key: 'driven-by-attacks', args: {}, also: ['wu:g.18', 'wu:g.24'] };
const ROLLED_AGAIN: Refusal = { rule: 'wu:A3', key: 'rolled-again-at-once', args: {}, also: ['wu:g.04'] };
const MORE_DICE: Refusal = { rule: 'wu:A1', key: 'dice-before-rolls', args: {} };
const WHO_IS_FIRST: Refusal = { rule: 'wu:R1', key: 'first-by-roll-off', args: {} };
/** These refusals, by the first word of what is asked for. */
const MOMENTS: Readonly<Record<string, Refusal>> = {
  drive: DRIVEN,
  leave: DRIVEN,
  again: ROLLED_AGAIN,
  keep: ROLLED_AGAIN,
  next: { rule: 'wu:A11', key: 'next-of-several', args: {} },
  'more-dice': MORE_DICE,
  'no-more-dice': MORE_DICE,
  choose: { rule: 'wu:R8', key: 'chosen-for-cards', args: {} },
  none: { rule: 'wu:g.28', key: 'granted-by-cards', args: {} },
  nothing: { rule: 'wu:G2', key: 'scored-when-asked', args: {} },
  done: { rule: 'wu:E1', key: 'done-in-end-phases', args: {} },
  first: WHO_IS_FIRST,
  second: WHO_IS_FIRST,
  board: { rule: 'wu:S2', key: 'only-in-set-up', args: {} },
  join: { rule: 'wu:S2', key: 'only-in-set-up', args: {} },
  objective: { rule: 'wu:S4', key: 'only-in-set-up', args: {} },
  replace: { rule: 'wu:S6', key: 'only-in-set-up', args: {} },
  deploy: { rule: 'wu:S7', key: 'only-in-set-up', args: {} },
};

/** The card of the table with this id, and its place in a hand; `NO_CARD` where there is none. */
function inHand(g: Und, seat: number, id: string): { readonly def: number; readonly place: number } {
  const def = g.table.cards.findIndex((c) => c.face.id === id);
  const place = g.state.cards.findIndex((c, at) => c.owner === seat && c.zone === HAND && cardKey(g, at) === id);
  return { def, place };
}

/** Whether what is asked for is that an upgrade be given. */
function isUpgrade(g: Und, id: string): boolean {
  const [, card] = /^(?:upgrade:[a-z0-9-]+\/|play:)([a-z]+:\d+)$/.exec(id) ?? [];
  return g.table.cards.some((c) => c.face.id === card && c.face.kind === 'upgrade');
}

/** End phases have their own place for upgrades, after the objectives (E1); the third one has none (E2). */
function whyNoUpgrade(g: Und, why: Refusal[]): void {
  if (g.state.round >= ROUNDS) refuse(why, 'wu:E2', 'no-upgrades-in-the-third');
  else refuse(why, 'wu:E1', 'upgrades-after-objectives');
}

/** Why what a hand holds is not used now, by the seat that is asked something else. */
function whyNotFromHand(g: Und, id: string, seat: number, why: Refusal[]): void {
  const top = g.state.stack[g.state.stack.length - 1].seq;
  const [, card] = /^(?:(?:score|react|play|discard):|(?:cast|upgrade):[a-z0-9-]+\/)([a-z]+:\d+)$/.exec(id) ?? [];
  const held = card === undefined ? null : inHand(g, seat, card);
  if (held !== null && held.def < 0) return;
  if (held !== null && held.place < 0) refuse(why, 'wu:K1', 'not-in-hand', { card: { card: held.def } });
  else if (id.startsWith('score:') && held !== null)
    why.push(...whyNotScored(g, held.place, g.state.phase === END_PHASE ? 'wu:E1' : 'wu:G2'));
  else if (id.startsWith('react:')) why.push(...whyNoReaction(g, seat, id));
  else if (OF_ACTIVATIONS.test(id) && top !== activationSequence.id) refuse(why, 'wu:R2', 'only-in-activations');
  else if (id.startsWith('discard:')) refuse(why, 'wu:E1', 'discarded-in-end-phases');
  else if (g.state.phase === END_PHASE && isUpgrade(g, id)) whyNoUpgrade(g, why);
  else if (OF_POWER_STEPS.test(id) && top !== powerSequence.id) refuse(why, 'wu:P1', 'only-in-power-steps');
  else if (id.startsWith('start:')) refuse(why, 'wu:P4', 'not-at-the-start-now');
}

/**
 * Why an action of this name cannot happen now, for the seat that is asked something else; `NOBODY` where dice or cards are to fall. Null for a name
 * that means nothing, and where the question itself is about such actions (`asked`).
 */
export function notNow(g: Und, id: string, seat: number, asked: boolean): readonly Refusal[] | null {
  const why: Refusal[] = [];
  const verb = id.split(':')[0];
  const { seq, d } = g.state.stack[g.state.stack.length - 1];
  if (seat >= 0) whyNotFromHand(g, id, seat, why);
  // Names come from outside: `constructor` is no moment.
  if (!asked && Object.hasOwn(MOMENTS, verb)) why.push(MOMENTS[verb]);
  else if (asked && verb === 'choose' && seq === useSequence.id)
    refuse(why, ruleOf(g, d as UseFrame), 'cannot-be-chosen', null, ofUse(g, d as UseFrame));
  return why.length > 0 ? why : null;
}
