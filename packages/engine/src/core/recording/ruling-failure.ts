/** How a ruling tells that something else followed: in English, and as pieces for the word lists. */

import type { MatchNode } from '../running/at-node.ts';
import type { SetupError, Unplayable } from '../running/game.ts';
import { nearest } from '../running/nearest.ts';
import { citedBy } from '../running/refuse.ts';
import type { Refused } from '../running/refused.ts';
import type { CoreState } from '../running/sequence.ts';
import type { Refusal, RuleId } from '../running/types.ts';
import type { Match } from './match.ts';
import { type Difference, type GameFault, type Phrase, phrase } from './phrase.ts';
import { told } from './told.ts';

/** A difference between what must follow and what followed: in English, and as pieces for the word lists. */
export interface RulingFailure {
  /** `case 2, step 3`. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
  readonly say: Difference;
  /** What happened instead, where events were expected or were not to be: those since events were last expected. */
  readonly events?: readonly { readonly event: string; readonly rule?: RuleId; readonly with?: Readonly<Record<string, unknown>> }[];
}

/** A place in a ruling, counted from 1. */
export interface RulingPlace {
  readonly case?: number;
  readonly step?: number;
}

/** How far a script has looked at events: expected ones are behind it for good, others only where none may have happened. */
export interface Seen {
  events: number;
  looked?: number;
}

/** Tells a difference at the place under way. */
export type Fail = (expected: Phrase, got: Phrase, events?: RulingFailure['events']) => void;

/** A value as files write it. */
export function show(v: unknown): string {
  return typeof v === 'string' ? v : JSON.stringify(v);
}

function placed({ case: c, step: s }: RulingPlace): Phrase {
  if (c === undefined) return phrase('step', { step: s ?? 0 });
  return s === undefined ? phrase('case', { case: c }) : phrase('case-step', { case: c, step: s });
}

/** A difference at a place. */
export function failed(place: RulingPlace, expected: Phrase, got: Phrase, events?: RulingFailure['events']): RulingFailure {
  const at = placed(place);
  const failure = { at: told(at), expected: told(expected), got: told(got), say: { at, expected, got } };
  return events === undefined ? failure : { ...failure, events };
}

/** The node a match stands at, as failures tell it. */
export function nodeName<U, T, S extends CoreState, V>(match: Match<U, T, S, V>): Phrase {
  const node = match.node;
  if (node.kind === 'over') return phrase('the-end');
  return phrase(node.kind === 'decision' ? 'decision-of' : 'chance-of', { seat: node.seat + 1, step: node.step, rule: node.rule });
}

/** What was refused instead, and where. */
export function refusedAt<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, reasons: readonly Refusal[]): Phrase {
  return phrase('refused-at', { rules: citedBy(reasons), node: nodeName(match) });
}

/** Whether an error is a set-up that breaks a rule, from whichever copy of the engine it comes. */
export function isSetupError(e: unknown): e is SetupError {
  return e instanceof Error && e.name === 'SetupError';
}

/** Whether a refused set-up says only that what it names is not there: a figure, a card. A space off the map is worth a refusal. */
export function namesNothing({ key }: { readonly key: string }): boolean {
  return /^(?:no-such|unknown)-/.test(key) && key !== 'no-such-space' && key !== 'no-such-hex';
}

/** What is said of a node: whose it is, by which rule, at which step, and of a chance how many dice fall. */
export interface NodeWanted {
  readonly seat?: number;
  readonly rule?: RuleId;
  readonly step?: string;
  readonly dice?: number;
}

/** Whether a node is of that kind and everything said of it is so. */
export function fitsNode(node: MatchNode, kind: 'decision' | 'chance', want: NodeWanted): boolean {
  return (
    node.kind === kind &&
    (want.seat === undefined || node.seat + 1 === want.seat) &&
    (want.rule === undefined || node.rule === want.rule) &&
    (want.step === undefined || node.step === want.step) &&
    (want.dice === undefined || (node.kind === 'chance' && node.dice?.dice === want.dice))
  );
}

/** Refusals that say no more than that nobody asks for such an answer here. */
const NO_ANSWER = ['no-such-option', 'no-decision', 'no-such-outcome', 'nothing-to-roll', 'wrong-dice'];

/** Whether a refusal says no more than that nobody asks for such an answer here. */
export function isNoAnswer({ key }: { readonly key: string }): boolean {
  return NO_ANSWER.includes(key);
}

/** Answers that are told one by one at most; of more options only their words. */
const FEW = 12;

/** The word of an option: `move` of `move:A>1,0`. */
export function wordOf(id: string): string {
  const end = id.indexOf(':');
  return end < 0 ? id : id.slice(0, end);
}

/** What a refused answer met: the rules against it, and where it is no answer to what is asked, what would be one. */
export function unanswered<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, { id, reasons }: Refused): Phrase {
  const what = refusedAt(match, reasons);
  const node = match.node;
  const ids = node.kind === 'chance' ? match.outcomes().map((o) => o.id) : match.options().map((o) => o.id);
  if (ids.length === 0) return what;
  // What is refused among others of its kind needs no list; what answers another question does.
  if (!reasons.some(isNoAnswer) && [...ids, ...match.refused().map((o) => o.id)].some((x) => wordOf(x) === wordOf(id))) return what;
  const near = nearest(id, ids);
  const words = [...new Set(ids.map((x) => (x.includes(':') ? `${wordOf(x)}:…` : x)))];
  const among = ids.length <= FEW ? ids : words;
  const some = among.slice(0, FEW + 8);
  const faces =
    node.kind === 'chance' && node.dice !== null
      ? [`[${Array.from({ length: node.dice.dice }, () => `1-${node.dice?.sides}`).join(', ')}]`]
      : [];
  const understood = phrase('understood-here', { what, among: [...faces, ...some, ...(some.length < among.length ? ['…'] : [])] });
  return near === undefined ? understood : phrase('meant-here', { what: understood, near });
}

/** What an error of a set-up or of a name in a file has to say; undefined for any other error. */
export function gameFault(e: unknown): GameFault | undefined {
  if (!(e instanceof Error)) return undefined;
  if (isSetupError(e)) return { fault: e.say, line: e.message, at: e.at, rule: e.rule };
  return isUnplayable(e) ? { fault: e.say, line: e.message, ...(e.at ? { at: e.at } : {}) } : undefined;
}

/** The same of everything that is wrong with that set-up; none for any other error. */
export function gameFaults(e: unknown): readonly GameFault[] {
  const first = gameFault(e);
  return first === undefined ? [] : [first, ...besides(e).flatMap((f) => gameFault(f) ?? [])];
}

/**
 * Whether what keeps a situation from being laid is a slip of its file: a name that nobody has, or something no game has a use for. A
 * situation that can be read but breaks a rule is no slip.
 */
export function isSlip(e: unknown): boolean {
  return !isSetupError(e) || gameFaults(e).some((f) => namesNothing(f.fault));
}

/** What else an error says is wrong with the same set-up, from whichever copy of the engine it comes. */
function besides(e: unknown): readonly unknown[] {
  const of = typeof e === 'object' && e !== null && 'besides' in e ? e.besides : undefined;
  return Array.isArray(of) ? of : [];
}

/** Whether an error is a name or a number in a file that the game has no use for, likewise. */
function isUnplayable(e: Error): e is Unplayable {
  return e.name === 'Unplayable' && 'say' in e;
}
