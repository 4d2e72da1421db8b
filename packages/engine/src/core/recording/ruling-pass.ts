/** `pass: { until: … }`: everybody who is asked does nothing, until the moment that is named comes. */

import type { CoreState } from '../running/sequence.ts';
import type { Match } from './match.ts';
import { phrase } from './phrase.ts';
import { type Fail, fitsNode, nodeName, show } from './ruling-failure.ts';
import type { PassUntil } from './ruling-file.ts';
import type { Situations } from './situations.ts';

/** Decisions passed at most: a whole match has fewer. */
const MOST_PASSED = 2000;

/**
 * Does nothing at each decision until the match stands where `until` says. Dice are never rolled on the way: what they show is for the
 * script to say. Returns whether the moment came; where it did not, `fail` is told why.
 */
export function passUntil<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  until: PassUntil,
  fail: Fail,
): boolean {
  const wanted = phrase('wanted-until', { what: show(until) });
  for (let passed = 0; ; passed++) {
    const before = match.events.length;
    if (arrived(match, until)) return true;
    if (match.nodeKind !== 'decision' || passed === MOST_PASSED) {
      fail(wanted, nodeName(match));
      return false;
    }
    const options = match.options();
    const idle = options.find((o) => of.idle.test(o.id)) ?? (options.length === 1 ? options[0] : undefined);
    if (idle === undefined) {
      fail(wanted, phrase('nothing-to-pass', { node: nodeName(match) }));
      return false;
    }
    match.take(idle.id);
    const { event } = until;
    if (event !== undefined && match.events.slice(before).some((e) => e.key === event)) return true;
  }
}

/** Whether the match stands where it was to come. */
function arrived<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, { decision, chance, over }: PassUntil): boolean {
  const { node } = match;
  if (over === true && node.kind === 'over') return true;
  if (decision !== undefined && fitsNode(node, 'decision', decision)) return true;
  return chance !== undefined && fitsNode(node, 'chance', chance);
}
