/**
 * Rulings: a situation, a script, and what must follow. The runner is a driver like any other: it plays the script on the
 * real engine and compares. What a situation looks like and which values have names is each game's own.
 */
import { Refused } from '../running/refused.ts';
import type { CoreState } from '../running/sequence.ts';
import type { Match } from './match.ts';
import { asWritten, phrase } from './phrase.ts';
import { check, ranOn } from './ruling-check.ts';
import {
  failed,
  gameFaults,
  isSetupError,
  namesNothing,
  type RulingFailure,
  type RulingPlace,
  type Seen,
  show,
  unanswered,
} from './ruling-failure.ts';
import type { Ruling, RulingCase, ScriptStep } from './ruling-file.ts';
import { passUntil } from './ruling-pass.ts';
import type { Situations } from './situations.ts';

/** Plays the cases of a ruling; an empty list means that everything followed. */
export function runRuling<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  ruling: Ruling<Situation>,
): RulingFailure[] {
  return ruling.cases.flatMap((c, i) => runCase(of, c, i + 1));
}

/**
 * Plays one case; `number` is what failures call it. `heard` is told of the failures of each step, and of the step, while the match stands
 * there, so that a reader can be told in words what was asked and why an answer was refused.
 */
export function runCase<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  c: RulingCase<Situation>,
  number: number,
  heard: (match: Match<U, T, S, V>, failures: readonly RulingFailure[], step: ScriptStep) => void = () => {},
): RulingFailure[] {
  const here = { case: number };
  const refusal = c.illegal === undefined ? phrase('legal-situation') : phrase('refusal-by', { rules: c.illegal });
  let match: Match<U, T, S, V>;
  try {
    match = of.match(c.situation);
  } catch (error) {
    if (!isSetupError(error)) throw error;
    const faults = gameFaults(error);
    // That there is no such card or figure is a slip of the file, and no proof of the rule that it is told by.
    if (faults.some((f) => f.rule === c.illegal) && !faults.some((f) => namesNothing(f.fault))) return [];
    return faults.map(({ fault, line, at = '', rule = '' }) =>
      failed(here, refusal, phrase('setup-refused', { rule, why: { fault, line }, at })),
    );
  }
  if (c.illegal !== undefined) return [failed(here, refusal, phrase('legal-situation'))];
  const failures: RulingFailure[] = [];
  const seen: Seen = { events: 0 };
  for (let n = 0; n < c.script.length; n++) {
    const played = playStep(of, match, c.script[n], { case: number, step: n + 1 }, seen);
    const note = failures.length === 0 && played.failures.length > 0 ? notAskedThere(of, c.situation, match, here) : null;
    if (note !== null) failures.push(note);
    failures.push(...played.failures);
    if (played.failures.length > 0) heard(match, played.failures, c.script[n]);
    // A step that could not be played leaves nothing meaningful to check behind it.
    if (played.stop) break;
  }
  return failures;
}

/**
 * Whoever meant to be asked where a situation stands must hear why nobody was: the note that goes before the first failure of its script;
 * null where the match has not left that moment.
 */
export function notAskedThere<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  situation: Situation,
  match: Match<U, T, S, V>,
  place: RulingPlace,
): RulingFailure | null {
  return match.at === 0 && of.ranPast?.(situation, match) === true ? ranOn(of, match, place) : null;
}

/** Plays one step on a match; for screens that step through a ruling too. */
export function playStep<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  s: ScriptStep,
  at: RulingPlace,
  seen: Seen,
): { failures: RulingFailure[]; stop: boolean } {
  if ('expect' in s) return { failures: check(of, match, s.expect, at, seen), stop: false };
  if ('pass' in s) {
    const failures: RulingFailure[] = [];
    const there = passUntil(of, match, s.pass.until, (expected, got) => void failures.push(failed(at, expected, got)));
    return { failures, stop: !there };
  }
  try {
    if ('take' in s) match.take(s.take);
    else if (typeof s.roll === 'string') match.fall(s.roll);
    else match.roll(s.roll);
    return { failures: [], stop: false };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const wanted = 'take' in s ? asWritten(s.take) : phrase('wanted-roll', { roll: show(s.roll) });
    return { failures: [failed(at, wanted, unanswered(match, error))], stop: true };
  }
}
