/** The exact odds a ruling expects, every chance enumerated. */
import { enumerate, type Fraction, TooManyOutcomes } from './enumerate.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { asWritten, phrase } from './phrase.ts';
import type { Situations } from './ruling.ts';
import { type Fail, show } from './ruling-failure.ts';
import type { CoreState } from './sequence.ts';

function asFraction(text: string): string {
  const [n, d] = text.split('/');
  return d === undefined ? `${n}/1` : `${n}/${d}`;
}

/** Outcomes that a ruling may ask to be enumerated: an attack has some hundreds, a file from anywhere could ask for millions. */
const MOST_OUTCOMES = 20_000;

/** Compares the odds of a value with the odds that were written down. */
export function checkOdds<U, T, S extends CoreState, V, Situation>(
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
