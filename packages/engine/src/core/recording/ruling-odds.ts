/** The exact odds a ruling expects: the whole distribution, every value that may come about. */
import { type Fraction, readFraction, sameNumber, showFraction } from '../running/fraction.ts';
import type { CoreState } from '../running/sequence.ts';
import type { Match } from './match.ts';
import { NoOdds, type OddsFound } from './odds.ts';
import { asWritten, phrase } from './phrase.ts';
import { type Fail, show } from './ruling-failure.ts';
import type { ExpectedOdds } from './ruling-file.ts';
import type { Situations } from './situations.ts';

/** Positions that a ruling may ask to be looked at: an attack has some hundreds, a file from anywhere could ask for millions. */
const MOST_POSITIONS = 20_000;

/** Compares the odds of a value with the odds that were written down. */
export function checkOdds<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  match: Match<U, T, S, V>,
  odds: ExpectedOdds,
  fail: Fail,
): void {
  let found: OddsFound;
  try {
    found = of.odds(match, { of: [odds.of], until: odds.until, policy: odds.policy, most: MOST_POSITIONS });
  } catch (error) {
    if (!(error instanceof NoOdds)) throw error;
    fail(phrase('wanted-odds', { of: odds.of }), error.why);
    return;
  }
  const got = new Map<string, Fraction>(found.of[0].map((o) => [show(o.value), o.odds]));
  const missing = new Map(got);
  for (const [value, written] of Object.entries(odds.is)) {
    const want = readFraction(String(written));
    const is = got.get(value);
    missing.delete(value);
    if (want !== null && (is === undefined ? want.num === 0n : sameNumber(want, is))) continue;
    fail(
      phrase('odds-of', { of: odds.of, value, odds: String(written) }),
      is === undefined ? phrase('never') : asWritten(showFraction(is)),
    );
  }
  if (missing.size > 0) {
    const values = [...missing].map(([value, p]) => `${value}: ${showFraction(p)}`).join(', ');
    fail(phrase('wanted-all-odds', { of: odds.of }), phrase('odds-missing', { values }));
  }
}
