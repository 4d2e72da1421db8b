/** What must hold at a point of a ruling's script, compared with what holds. */
import type { Match } from './match.ts';
import { still, watchAnswer } from './moments.ts';
import { asWritten, type Phrase, phrase } from './phrase.ts';
import { same } from './plain.ts';
import { citedBy } from './refuse.ts';
import type { Expectation, ExpectedEvent, Situations } from './ruling.ts';
import { type Fail, failed, nodeName, type RulingFailure, type RulingPlace, refusedAt, show } from './ruling-failure.ts';
import { checkOdds } from './ruling-odds.ts';
import type { CoreState } from './sequence.ts';
import type { GameEvent } from './types.ts';

/** Everything an expectation says, checked; what did not hold. `seen` counts the events looked at so far. */
export function check<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  e: Expectation,
  at: RulingPlace,
  seen: { events: number },
): RulingFailure[] {
  const out: RulingFailure[] = [];
  const fail: Fail = (expected, got) => {
    out.push(failed(at, expected, got));
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
    const reasons = citedBy(match.whyNot(id));
    for (const rule of typeof rules === 'string' ? [rules] : rules)
      if (!reasons.includes(rule))
        fail(phrase('wanted-refused', { id, rule }), reasons.length === 0 ? phrase('legal') : phrase('refused-by', { rules: reasons }));
  }
  checkNode(match, e, fail);
  checkEvents(of, match, e, seen, fail);
  const position = e.when === undefined ? match : momentOf(of, match, e.when, fail);
  // What was never told has no values either.
  if (position !== null) checkValues(of, position, e, fail);
  if (e.odds !== undefined) checkOdds(of, match, e.odds, fail);
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
    if (!same(got, want)) fail(asWritten(`${name} ${show(want)}`), asWritten(show(got)));
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
  const heard: string[] = [];
  const found: Match<U, T, S, V>[] = [];
  watchAnswer(match, match.at - 1, (again, event) => {
    heard.push(event.key);
    if (found.length === 0 && fits(of, again, event, wanted)) found.push(still(again));
  });
  if (found.length === 0) fail(phrase('wanted-moment', { event: show(wanted) }), joined(heard, phrase('no-events')));
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
  const args = of.named(match, e);
  return Object.entries(wanted.with ?? {}).every(([k, v]) => same(args[k], v));
}

function joined(items: readonly string[], none: Phrase): Phrase {
  return items.length === 0 ? none : asWritten(items.join(' '));
}

/** What an id joins by `+` may stand in any order. */
function inOrder(id: string): string {
  return id.replace(/[^:>+]+(?:\+[^:>+]+)+/g, (joined) => joined.split('+').sort().join('+'));
}

function checkNode<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, e: Expectation, fail: Fail): void {
  const node = match.node;
  for (const kind of ['decision', 'chance'] as const) {
    const want = e[kind];
    if (want === undefined) continue;
    const right =
      node.kind === kind &&
      (want.seat === undefined || node.seat + 1 === want.seat) &&
      (want.rule === undefined || node.rule === want.rule) &&
      (want.step === undefined || node.step === want.step) &&
      (!('dice' in want) || want.dice === undefined || (node.kind === 'chance' && node.dice?.dice === want.dice));
    if (right) continue;
    const here = nodeName(match);
    fail(
      phrase(kind === 'decision' ? 'wanted-decision' : 'wanted-chance', { what: show(want) }),
      node.kind === 'chance' ? phrase('chance-with-dice', { node: here, n: node.dice?.dice ?? 0 }) : here,
    );
  }
  if (e.over !== undefined && (node.kind !== 'over' || (e.over.winner !== undefined && node.result.winner + 1 !== e.over.winner)))
    fail(phrase('wanted-end', { what: show(e.over) }), nodeName(match));
}

function checkEvents<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  e: Expectation,
  seen: { events: number },
  fail: Fail,
): void {
  if (e.events === undefined && e.never === undefined) return;
  const fresh = match.events.slice(seen.events);
  seen.events = match.events.length;
  for (const key of e.never ?? [])
    if (fresh.some((x) => x.key === key)) fail(phrase('wanted-no-event', { event: key }), phrase('happened'));
  let i = 0;
  for (const want of e.events ?? []) {
    const w = asEvent(want);
    while (i < fresh.length && !fits(of, match, fresh[i], w)) i++;
    if (i === fresh.length) {
      fail(
        phrase('wanted-event', { event: show(w) }),
        joined(
          fresh.map((x) => x.key),
          phrase('no-events'),
        ),
      );
      return;
    }
    i++;
  }
}
