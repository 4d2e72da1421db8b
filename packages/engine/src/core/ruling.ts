/**
 * Rulings: a situation, a script, and what must follow. The runner is a driver like any other: it plays the script on the
 * real engine and compares. What a situation looks like and which values have names is each game's own.
 */
import { enumerate, type Fraction, TooManyOutcomes } from './enumerate.ts';
import type { Game, SetupError, Unplayable } from './game.ts';
import { Match, Refused } from './match.ts';
import { asWritten, type Difference, type GameFault, type Phrase, phrase } from './phrase.ts';
import { same } from './plain.ts';
import { citedBy } from './refuse.ts';
import type { CoreState } from './sequence.ts';
import { told } from './told.ts';
import type { GameEvent, Refusal, RuleId } from './types.ts';

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

/** What a ruling answers to its question. */
export const ANSWERS = ['yes', 'no', 'depends'] as const;

export type Answer = (typeof ANSWERS)[number];

/** A ruling file. */
export interface Ruling<Situation = unknown> {
  /** The catalogue entry it proves. */
  readonly ruling: RuleId;
  readonly title?: BothLanguages;
  /** The question it settles, put to the reader before the paragraph and the board say it. */
  readonly question?: BothLanguages;
  /** What is right, where the question takes a yes or a no. */
  readonly answer?: Answer;
  /** What is our own reading in it, said to the reader. */
  readonly note?: BothLanguages;
  readonly cases: readonly RulingCase<Situation>[];
}

/** A difference between what must follow and what followed: in English, and as pieces for the word lists. */
export interface RulingFailure {
  /** `case 2, step 3`. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
  readonly say: Difference;
}

/** A place in a ruling, counted from 1. */
export interface RulingPlace {
  readonly case?: number;
  readonly step?: number;
}

/** What a game gives so that rulings can be played on it. */
export interface Situations<U, T, S extends CoreState, V, Situation> {
  readonly game: Game<U, T, S, V>;
  /** @throws SetupError for a situation that cannot be. */
  match(situation: Situation): Match<U, T, S, V>;
  /** A named value, as plain data. @throws Unplayable for a name the game does not know. */
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

function placed({ case: c, step: s }: RulingPlace): Phrase {
  if (c === undefined) return phrase('step', { step: s ?? 0 });
  return s === undefined ? phrase('case', { case: c }) : phrase('case-step', { case: c, step: s });
}

function failed(place: RulingPlace, expected: Phrase, got: Phrase): RulingFailure {
  const at = placed(place);
  return { at: told(at), expected: told(expected), got: told(got), say: { at, expected, got } };
}

/** What an error of a set-up or of a name in a file has to say; undefined for any other error. */
export function gameFault(e: unknown): GameFault | undefined {
  if (!(e instanceof Error)) return undefined;
  if (isSetupError(e)) return { fault: e.say, line: e.message, at: e.at, rule: e.rule };
  return isUnplayable(e) ? { fault: e.say, line: e.message } : undefined;
}

/** Whether an error is a set-up that breaks a rule, from whichever copy of the engine it comes. */
export function isSetupError(e: unknown): e is SetupError {
  return e instanceof Error && e.name === 'SetupError';
}

/** Whether an error is a name or a number in a file that the game has no use for, likewise. */
function isUnplayable(e: Error): e is Unplayable {
  return e.name === 'Unplayable' && 'say' in e;
}

/** Plays the cases of a ruling; an empty list means that everything followed. */
export function runRuling<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  ruling: Ruling<Situation>,
): RulingFailure[] {
  return ruling.cases.flatMap((c, i) => runCase(of, c, i + 1));
}

/** Plays one case; `number` is what failures call it. */
export function runCase<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  c: RulingCase<Situation>,
  number: number,
): RulingFailure[] {
  const here = { case: number };
  const refusal = c.illegal === undefined ? phrase('legal-situation') : phrase('refusal-by', { rules: c.illegal });
  let match: Match<U, T, S, V>;
  try {
    match = of.match(c.situation);
  } catch (error) {
    if (!isSetupError(error)) throw error;
    if (c.illegal === error.rule) return [];
    const why: GameFault = { fault: error.say, line: error.message };
    return [failed(here, refusal, phrase('setup-refused', { rule: error.rule, why, at: error.at }))];
  }
  if (c.illegal !== undefined) return [failed(here, refusal, phrase('legal-situation'))];
  const failures: RulingFailure[] = [];
  const seen = { events: 0 };
  for (let n = 0; n < c.script.length; n++) {
    const played = playStep(of, match, c.script[n], { case: number, step: n + 1 }, seen);
    failures.push(...played.failures);
    // A step that could not be played leaves nothing meaningful to check behind it.
    if (played.stop) break;
  }
  return failures;
}

/** Plays one step on a match; for screens that step through a ruling too. */
export function playStep<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  s: ScriptStep,
  at: RulingPlace,
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
    const wanted = 'take' in s ? asWritten(s.take) : phrase('wanted-roll', { roll: show(s.roll) });
    return { failures: [failed(at, wanted, refusedAt(match, error.reasons))], stop: true };
  }
}

function nodeName<U, T, S extends CoreState, V>(match: Match<U, T, S, V>): Phrase {
  const node = match.node;
  if (node.kind === 'over') return phrase('the-end');
  return phrase(node.kind === 'decision' ? 'decision-of' : 'chance-of', { seat: node.seat + 1, step: node.step, rule: node.rule });
}

function refusedAt<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, reasons: readonly Refusal[]): Phrase {
  return phrase('refused-at', { rules: citedBy(reasons), node: nodeName(match) });
}

type Fail = (expected: Phrase, got: Phrase) => void;

function check<U, T, S extends CoreState, V, Situation>(
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
  for (const [name, want] of Object.entries(e.values ?? {})) {
    const got = of.value(match, name);
    if (!same(got, want)) fail(asWritten(`${name} ${show(want)}`), asWritten(show(got)));
  }
  if (e.odds !== undefined) checkOdds(of, match, e.odds, fail);
  return out;
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
    const w: ExpectedEvent = typeof want === 'string' ? { event: want } : want;
    const fits = (x: GameEvent): boolean => {
      if (x.key !== w.event || (w.rule !== undefined && x.rule !== w.rule)) return false;
      const args = of.named(match, x);
      return Object.entries(w.with ?? {}).every(([k, v]) => same(args[k], v));
    };
    while (i < fresh.length && !fits(fresh[i])) i++;
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

/** Outcomes that a ruling may ask to be enumerated: an attack has some hundreds, a file from anywhere could ask for millions. */
const MOST_OUTCOMES = 20_000;

function checkOdds<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  odds: { readonly of: string; readonly is: Readonly<Record<string, string>> },
  fail: Fail,
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
    fail(phrase('wanted-odds', { of: odds.of }), phrase('too-many-outcomes', { most: MOST_OUTCOMES }));
    return;
  }
  const got = Object.fromEntries([...found].map(([k, f]) => [k, `${f.num}/${f.den}`]));
  for (const [value, want] of Object.entries(odds.is))
    if (got[value] !== asFraction(want))
      fail(phrase('odds-of', { of: odds.of, value, odds: want }), got[value] === undefined ? phrase('never') : asWritten(got[value]));
}
