/** What must hold at a point of a ruling's script, compared with what holds. */

import { same } from '../running/plain.ts';
import { citedBy } from '../running/refuse.ts';
import { inOrder } from '../running/refused.ts';
import type { CoreState } from '../running/sequence.ts';
import type { GameEvent, RuleId } from '../running/types.ts';
import type { Match } from './match.ts';
import { still, watchAnswer } from './moments.ts';
import { asWritten, type Phrase, phrase } from './phrase.ts';
import {
  type Fail,
  failed,
  fitsNode,
  nodeName,
  type RulingFailure,
  type RulingPlace,
  refusedAt,
  type Seen,
  show,
  wordOf,
} from './ruling-failure.ts';
import type { Expectation, ExpectedEvent, ExpectedOdds } from './ruling-file.ts';
import { checkOdds } from './ruling-odds.ts';
import type { Situations } from './situations.ts';
import { agrees } from './written-otherwise.ts';

/** Everything an expectation says, checked; what did not hold. `seen` counts the events looked at so far. */
export function check<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  e: Expectation,
  at: RulingPlace,
  seen: Seen,
): RulingFailure[] {
  const out: RulingFailure[] = [];
  const fail: Fail = (expected, got, events) => {
    out.push(failed(at, expected, got, events));
  };
  const ids = match.options().map((o) => o.id);
  for (const id of e.offered ?? [])
    if (!ids.includes(id) && match.whyNot(id).length > 0) fail(phrase('wanted-offered', { id }), refusedAt(match, match.whyNot(id)));
  for (const id of e.absent ?? [])
    if (ids.includes(id) || match.whyNot(id).length === 0) fail(phrase('wanted-absent', { id }), phrase('offered'));
  if (e.exactly !== undefined) {
    const { prefix } = e.exactly;
    const got = ids
      .filter((id) => id.startsWith(prefix))
      .map(inOrder)
      .sort();
    const want = e.exactly.ids.map(inOrder).sort();
    if (!same(got, want)) fail(phrase('wanted-exactly', { ids: want.join(' ') }), joined(got, phrase('none')));
  }
  for (const [id, rules] of Object.entries(e.refused ?? {})) {
    const reasons = reasonsAgainst(match, id);
    for (const rule of typeof rules === 'string' ? [rules] : rules)
      if (!reasons.includes(rule)) fail(phrase('wanted-refused', { id, rule }), otherwise(match, id, reasons));
  }
  checkNode(match, e, fail);
  checkEvents(of, match, e, seen, fail);
  const position = e.when === undefined ? match : momentOf(of, match, e.when, fail);
  // What was never told has no values either.
  if (position !== null) checkValues(of, position, e, fail);
  for (const odds of oddsIn(e)) checkOdds(of, match, odds, fail);
  return out;
}

function checkValues<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  e: Expectation,
  fail: Fail,
): void {
  for (const [name, want] of Object.entries(e.values ?? {})) {
    const got = of.value(match, name);
    if (!agrees(got, want)) fail(asWritten(`${name} ${show(want)}`), asWritten(show(got)));
  }
}

/** The position in which the latest answer told this, the first time; null, and told so, where it did not. */
function momentOf<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  when: string | ExpectedEvent,
  fail: Fail,
): Match<U, T, S, V> | null {
  const wanted = asEvent(when);
  const heard: ExpectedEvent[] = [];
  const found: Match<U, T, S, V>[] = [];
  watchAnswer(match, match.at - 1, (again, event) => {
    heard.push({ event: event.key, rule: event.rule, with: of.named(again, event) });
    if (found.length === 0 && fits(of, again, event, wanted)) found.push(still(again));
  });
  if (found.length === 0) {
    const last = heard.slice(-MOST_EVENTS);
    fail(phrase('wanted-moment', { event: written(wanted) }), joined(last.map(written), phrase('no-events'), '; '), last);
  }
  return found[0] ?? null;
}

function asEvent(e: string | ExpectedEvent): ExpectedEvent {
  return typeof e === 'string' ? { event: e } : e;
}

/** Whether an event is the one expected. */
function fits<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  e: GameEvent,
  wanted: ExpectedEvent,
): boolean {
  if (e.key !== wanted.event || (wanted.rule !== undefined && e.rule !== wanted.rule)) return false;
  if (wanted.with === undefined) return true;
  const args = of.named(match, e);
  return Object.entries(wanted.with).every(([k, v]) => agrees(args[k], v));
}

/** One question about odds, or several. */
function oddsIn({ odds }: Expectation): readonly ExpectedOdds[] {
  return odds === undefined ? [] : 'is' in odds ? [odds] : odds;
}

/** Refusals that cite no rule about the action itself: it is another question, or nobody is called so. */
const NO_REASON = ['no-decision', 'no-such-figure', 'no-such-ability'];

/**
 * The paragraphs that refuse an action. Where something else is asked at the moment, the paragraph of that question does not count; where
 * actions of this kind are asked for and this one is not among them, it does. Where a name is nobody's, no paragraph refuses it.
 */
function reasonsAgainst<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, id: string): RuleId[] {
  const word = wordOf(id);
  const asked = [...match.options(), ...match.refused()].some((o) => wordOf(o.id) === word);
  return citedBy(match.whyNot(id).filter((r) => !NO_REASON.includes(r.key) && (r.key !== 'no-such-option' || asked)));
}

/** What became of an action that was to be refused by another paragraph. */
function otherwise<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, id: string, reasons: readonly RuleId[]): Phrase {
  if (reasons.length > 0) return phrase('refused-by', { rules: reasons });
  return match.whyNot(id).length === 0 ? phrase('legal') : phrase('no-answer-to', { node: nodeName(match) });
}

function joined(items: readonly string[], none: Phrase, by = ' '): Phrase {
  return items.length === 0 ? none : asWritten(items.join(by));
}

function checkNode<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, e: Expectation, fail: Fail): void {
  const node = match.node;
  for (const kind of ['decision', 'chance'] as const) {
    const want = e[kind];
    if (want === undefined) continue;
    if (fitsNode(node, kind, want)) continue;
    const here = nodeName(match);
    fail(
      phrase(kind === 'decision' ? 'wanted-decision' : 'wanted-chance', { what: show(want) }),
      node.kind === 'chance' ? phrase('chance-with-dice', { node: here, n: node.dice?.dice ?? 0 }) : here,
    );
  }
  if (e.over !== undefined && (node.kind !== 'over' || (e.over.winner !== undefined && node.result.winner + 1 !== e.over.winner)))
    fail(phrase('wanted-end', { what: show(e.over) }), nodeName(match));
}

/** That nobody was asked at the moment a situation names, and what the rules did from there on by themselves. */
export function ranOn<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  at: RulingPlace,
): RulingFailure {
  const events = match.events.slice(-MOST_EVENTS).map((x) => ({ event: x.key, rule: x.rule, with: of.named(match, x) }));
  const what = events.map(written).join('; ');
  return failed(at, phrase('wanted-as-written'), phrase('ran-on', { events: what, node: nodeName(match) }), events);
}

/** Events that a failure tells at most: the last ones. */
const MOST_EVENTS = 40;

/** An event as files write it: `damaged { figure: X, n: 2 }`. */
function written({ event, rule, with: args }: ExpectedEvent): string {
  const inside = Object.entries(args ?? {}).map(([k, v]) => `${k}: ${show(v)}`);
  return `${event}${rule === undefined ? '' : ` (${rule})`}${inside.length === 0 ? '' : ` { ${inside.join(', ')} }`}`;
}

function checkEvents<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  e: Expectation,
  seen: Seen,
  fail: Fail,
): void {
  if (e.events === undefined && e.never === undefined) return;
  const fresh = match.events.slice(seen.events);
  const unseen = match.events.slice(Math.max(seen.events, seen.looked ?? 0));
  // What must not have happened is only looked for: whoever expects events next finds all of them still.
  seen.looked = match.events.length;
  if (e.events !== undefined) seen.events = match.events.length;
  const told = (x: GameEvent): ExpectedEvent => ({ event: x.key, rule: x.rule, with: of.named(match, x) });
  for (const w of (e.never ?? []).map(asEvent)) {
    const there = unseen.find((x) => fits(of, match, x, w));
    if (there !== undefined) fail(phrase('wanted-no-event', { event: written(w) }), asWritten(written(told(there))), [told(there)]);
  }
  let i = 0;
  for (const w of (e.events ?? []).map(asEvent)) {
    while (i < fresh.length && !fits(of, match, fresh[i], w)) i++;
    if (i === fresh.length) {
      const last = fresh.slice(-MOST_EVENTS).map(told);
      fail(phrase('wanted-event', { event: written(w) }), joined(last.map(written), phrase('no-events'), '; '), last);
      return;
    }
    i++;
  }
}
