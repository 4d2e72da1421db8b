/** What a game gives besides so that its named options can be measured: all of them, and how its positions are written as rulings. */
import type { Choice, CoreState, Match, RulingCase, Situations } from '@escarmouche/engine';

/** Some game: what belongs to it stays together. */
export interface ReadGame {
  readonly choices: readonly Choice[];
  readonly situations: Situations<unknown, unknown, CoreState, unknown, unknown>;
  /** The present position of a match as a case of a ruling. */
  caseOf(match: Match): RulingCase | null;
}

interface Written<U, T, S extends CoreState, V, X> {
  readonly choices: readonly Choice[];
  readonly situations: Situations<U, T, S, V, X>;
  caseOf(match: Match<U, T, S, V>): RulingCase<X> | null;
}

/** Its own types are forgotten here, once: whatever it is given from then on came from itself. */
export function readOf<U, T, S extends CoreState, V, X>(of: Written<U, T, S, V, X>): ReadGame {
  return of as unknown as ReadGame;
}
