/** Actions asked for at a node that knows no such action: the paragraph that says when they can happen, and why not now. */
import { type Refusal, refuse } from '../../../core/index.ts';
import { END_PHASE, HAND, ROUNDS } from '../state.ts';
import type { Und } from '../table.ts';
import { activationSequence, powerSequence } from './frames.ts';
import { whyNoReaction } from './reacting.ts';
import { whyNotScored } from './settling.ts';
import { cardKey } from './telling.ts';

/** Actions of an activation, and what is done with a card of the hand in a power step. */
const OF_ACTIVATIONS = /^(?:guard|move|charge|attack|action|exchange):|^draw$/;
const OF_POWER_STEPS = /^(?:play|cast|upgrade):/;

/** The card of the table with this id, and its place in a hand; -1 for either. */
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

/**
 * Why an action of this name cannot happen now, for the seat that is asked something else. Null for a name that means nothing, and where
 * the question itself is about such actions.
 */
export function notNow(g: Und, id: string, seat: number): readonly Refusal[] | null {
  const why: Refusal[] = [];
  const top = g.state.stack[g.state.stack.length - 1].seq;
  const [, card] = /^(?:score|react|play|discard):([a-z]+:\d+)$/.exec(id) ?? [];
  const held = card === undefined ? null : inHand(g, seat, card);
  if (held !== null && held.def < 0) return null;
  if (held !== null && held.place < 0) refuse(why, 'wu:K1', 'not-in-hand', { card: { card: held.def } });
  else if (id.startsWith('score:') && held !== null)
    why.push(...whyNotScored(g, held.place, g.state.phase === END_PHASE ? 'wu:E1' : 'wu:G2'));
  else if (id.startsWith('react:')) why.push(...whyNoReaction(g, seat, id));
  else if (OF_ACTIVATIONS.test(id) && top !== activationSequence.id) refuse(why, 'wu:R2', 'only-in-activations');
  else if (id.startsWith('discard:')) refuse(why, 'wu:E1', 'discarded-in-end-phases');
  else if (g.state.phase === END_PHASE && isUpgrade(g, id)) whyNoUpgrade(g, why);
  else if (OF_POWER_STEPS.test(id) && top !== powerSequence.id) refuse(why, 'wu:P1', 'only-in-power-steps');
  else if (id.startsWith('start:')) refuse(why, 'wu:P4', 'not-at-the-start-now');
  return why.length > 0 ? why : null;
}
