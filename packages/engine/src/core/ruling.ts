/**
 * Rulings: a situation, a script, and what must follow. The runner is a driver like any other: it plays the script on the
 * real engine and compares. What a situation looks like and which values have names is each game's own.
 */
import { enumerate, type Fraction, TooManyOutcomes } from './enumerate.ts';
import type { Game, SetupError } from './game.ts';
import { Match, Refused } from './match.ts';
import { same } from './plain.ts';
import { citedBy } from './refuse.ts';
import type { CoreState } from './sequence.ts';
import type { GameEvent, RuleId } from './types.ts';

/** A text in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly fr: string;
}

/** An event that must have happened: its key, and any of its arguments or its rule. */
export interface ExpectedEvent {
  readonly event: string;
  readonly rule?: RuleId;
  /** Arguments as names: `{ figure: A, n: 3 }`. */
  readonly with?: Readonly<Record<string, unknown>>;
}

/** What must hold at this point of a script. */
export interface Expectation {
  /** Options that must be offered. */
  readonly offered?: readonly string[];
  /** Options that must not be offered. */
  readonly absent?: readonly string[];
  /** All options whose id begins so, and no others. */
  readonly exactly?: { readonly prefix: string; readonly ids: readonly string[] };
  /** Actions that must be refused, each by these rules (all of them among the reasons). */
  readonly refused?: Readonly<Record<string, RuleId | readonly RuleId[]>>;
  /** The node: who decides, by which rule, at which step; or what is rolled; or that the match is over. */
  readonly decision?: { readonly seat?: number; readonly rule?: RuleId; readonly step?: string };
  readonly chance?: { readonly seat?: number; readonly rule?: RuleId; readonly dice?: number; readonly step?: string };
  readonly over?: { readonly winner?: number };
  /** Events in this order since the last time events were expected, others between them allowed. */
  readonly events?: readonly (string | ExpectedEvent)[];
  /** Events that must not have happened since then. */
  readonly never?: readonly string[];
  /** Named values of the game. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Exact odds of a named value once the rule under way is over, as fractions: `{ of: 'X.health', is: { '7': '7/10' } }`. */
  readonly odds?: { readonly of: string; readonly is: Readonly<Record<string, string>> };
}

/** One step of a script. */
export type ScriptStep = { readonly take: string } | { readonly roll: readonly number[] | string } | { readonly expect: Expectation };

/** One situation with its script. */
export interface RulingCase<Situation = unknown> {
  readonly name: BothLanguages;
  readonly situation: Situation;
  readonly script: readonly ScriptStep[];
  /** The situation itself must be refused, by this rule. */
  readonly illegal?: RuleId;
}

/** A ruling file. */
export interface Ruling<Situation = unknown> {
  /** The catalogue entry it proves. */
  readonly ruling: RuleId;
  readonly title?: BothLanguages;
  /** What is our own reading in it, said to the reader. */
  readonly note?: BothLanguages;
  readonly cases: readonly RulingCase<Situation>[];
}

/** A difference between what must follow and what followed. */
export interface RulingFailure {
  /** `case 2, step 3`. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

/** What a game gives so that rulings can be played on it. */
export interface Situations<U, T, S extends CoreState, V, Situation> {
  readonly game: Game<U, T, S, V>;
  /** @throws SetupError for a situation that cannot be. */
  match(situation: Situation): Match<U, T, S, V>;
  /** A named value, as plain data; throws RangeError for a name the game does not know. */
  value(match: Match<U, T, S, V>, name: string): unknown;
  /** An event's arguments by name: figures, cards and spaces as files write them. */
  named(match: Match<U, T, S, V>, event: GameEvent): Readonly<Record<string, unknown>>;
}

function show(v: unknown): string {
  return typeof v === 'string' ? v : JSON.stringify(v);
}

function asFraction(text: string): string {
  const [n, d] = text.split('/');
  return d === undefined ? `${n}/1` : `${n}/${d}`;
}

/** Whether an error is a set-up that breaks a rule, from whichever copy of the engine it comes. */
export function isSetupError(e: unknown): e is SetupError {
  return e instanceof Error && e.name === 'SetupError';
}

/** Plays the cases of a ruling; an empty list means that everything followed. */
export function runRuling<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  ruling: Ruling<Situation>,
): RulingFailure[] {
  const failures: RulingFailure[] = [];
  ruling.cases.forEach((c, i) => {
    failures.push(...runCase(of, c, `case ${i + 1}`));
  });
  return failures;
}

function runCase<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  c: RulingCase<Situation>,
  at: string,
): RulingFailure[] {
  let match: Match<U, T, S, V>;
  try {
    match = of.match(c.situation);
  } catch (error) {
    if (!isSetupError(error)) throw error;
    if (c.illegal === error.rule) return [];
    return [
      {
        at,
        expected: c.illegal === undefined ? 'a legal situation' : `a refusal by ${c.illegal}`,
        got: `${error.rule}: ${error.message} (${error.at})`,
      },
    ];
  }
  if (c.illegal !== undefined) return [{ at, expected: `a refusal by ${c.illegal}`, got: 'a legal situation' }];
  const failures: RulingFailure[] = [];
  const seen = { events: 0 };
  for (let n = 0; n < c.script.length; n++) {
    const here = `${at}, step ${n + 1}`;
    const failed = playStep(of, match, c.script[n], here, seen);
    failures.push(...failed.failures);
    // A step that could not be played leaves nothing meaningful to check behind it.
    if (failed.stop) break;
  }
  return failures;
}

/** Plays one step on a match; for screens that step through a ruling too. */
export function playStep<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  s: ScriptStep,
  at: string,
  seen: { events: number },
): { failures: RulingFailure[]; stop: boolean } {
  if ('expect' in s) return { failures: check(of, match, s.expect, at, seen), stop: false };
  try {
    if ('take' in s) match.take(s.take);
    else if (typeof s.roll === 'string') match.fall(s.roll);
    else match.roll(s.roll);
    return { failures: [], stop: false };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const wanted = 'take' in s ? s.take : `roll ${show(s.roll)}`;
    const reasons = error.reasons.map((r) => `${r.rule} ${r.key}`).join(', ');
    return { failures: [{ at, expected: wanted, got: `refused by ${reasons} at ${nodeName(match)}` }], stop: true };
  }
}

function nodeName<U, T, S extends CoreState, V>(match: Match<U, T, S, V>): string {
  const node = match.node;
  if (node.kind === 'over') return 'the end';
  return `a ${node.kind} of seat ${node.seat + 1} (${node.step}, ${node.rule})`;
}

function check<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  e: Expectation,
  at: string,
  seen: { events: number },
): RulingFailure[] {
  const out: RulingFailure[] = [];
  const fail = (expected: string, got: string): void => {
    out.push({ at, expected, got });
  };
  const ids = match.options().map((o) => o.id);
  for (const id of e.offered ?? [])
    if (!ids.includes(id) && match.whyNot(id).length > 0)
      fail(
        `${id} offered`,
        `refused by ${match
          .whyNot(id)
          .map((r) => `${r.rule} ${r.key}`)
          .join(', ')} at ${nodeName(match)}`,
      );
  for (const id of e.absent ?? []) if (ids.includes(id) || match.whyNot(id).length === 0) fail(`${id} not offered`, 'offered');
  if (e.exactly !== undefined) {
    const { prefix } = e.exactly;
    const got = ids
      .filter((id) => id.startsWith(prefix))
      .map(inOrder)
      .sort();
    const want = e.exactly.ids.map(inOrder).sort();
    if (!same(got, want)) fail(`exactly ${want.join(' ')}`, got.join(' ') || 'none');
  }
  for (const [id, rules] of Object.entries(e.refused ?? {})) {
    const reasons = citedBy(match.whyNot(id));
    for (const rule of typeof rules === 'string' ? [rules] : rules)
      if (!reasons.includes(rule)) fail(`${id} refused by ${rule}`, reasons.length === 0 ? 'legal' : `refused by ${reasons.join(', ')}`);
  }
  checkNode(match, e, fail);
  checkEvents(of, match, e, seen, fail);
  for (const [name, want] of Object.entries(e.values ?? {})) {
    const got = of.value(match, name);
    if (!same(got, want)) fail(`${name} ${show(want)}`, show(got));
  }
  if (e.odds !== undefined) checkOdds(of, match, e.odds, fail);
  return out;
}

/** What an id joins by `+` may stand in any order. */
function inOrder(id: string): string {
  return id.replace(/[^:>+]+(?:\+[^:>+]+)+/g, (joined) => joined.split('+').sort().join('+'));
}

function checkNode<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  e: Expectation,
  fail: (expected: string, got: string) => void,
): void {
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
    if (!right) fail(`a ${kind} ${show(want)}`, `${nodeName(match)}${node.kind === 'chance' ? ` with ${node.dice?.dice ?? 0} dice` : ''}`);
  }
  if (e.over !== undefined && (node.kind !== 'over' || (e.over.winner !== undefined && node.result.winner + 1 !== e.over.winner)))
    fail(`the end ${show(e.over)}`, nodeName(match));
}

function checkEvents<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  e: Expectation,
  seen: { events: number },
  fail: (expected: string, got: string) => void,
): void {
  if (e.events === undefined && e.never === undefined) return;
  const fresh = match.events.slice(seen.events);
  seen.events = match.events.length;
  for (const key of e.never ?? []) if (fresh.some((x) => x.key === key)) fail(`no event ${key}`, 'it happened');
  let i = 0;
  for (const want of e.events ?? []) {
    const w: ExpectedEvent = typeof want === 'string' ? { event: want } : want;
    const fits = (x: GameEvent): boolean => {
      if (x.key !== w.event || (w.rule !== undefined && x.rule !== w.rule)) return false;
      const args = of.named(match, x);
      return Object.entries(w.with ?? {}).every(([k, v]) => same(args[k], v));
    };
    while (i < fresh.length && !fits(fresh[i])) i++;
    if (i === fresh.length) {
      fail(`event ${show(w)} in its place`, fresh.map((x) => x.key).join(' ') || 'no events');
      return;
    }
    i++;
  }
}

/** Outcomes that a ruling may ask to be enumerated: an attack has some hundreds, a file from anywhere could ask for millions. */
const MOST_OUTCOMES = 20_000;

function checkOdds<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  odds: { readonly of: string; readonly is: Readonly<Record<string, string>> },
  fail: (expected: string, got: string) => void,
): void {
  const depth = match.state.stack.length;
  let found: Map<string, Fraction>;
  try {
    found = enumerate(
      match.game as Game<unknown, T, S, unknown>,
      match.play,
      // Over once the rule that waits here has handed back to the one below its caller.
      (g) => g.state.stack.length < depth - 1,
      (g) => show(of.value(new Match(match.game, match.setup, { table: match.table, state: g.state, undo: false }), odds.of)),
      (_g, _seat, codes) => codes[0],
      MOST_OUTCOMES,
    );
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error;
    fail(`exact odds of ${odds.of}`, error.message);
    return;
  }
  const got = Object.fromEntries([...found].map(([k, f]) => [k, `${f.num}/${f.den}`]));
  for (const [value, want] of Object.entries(odds.is))
    if (got[value] !== asFraction(want)) fail(`${odds.of} ${value} with ${want}`, got[value] ?? 'never');
}
