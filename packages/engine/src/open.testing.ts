/** Every shared property at once, for a game without secrets (`openGame`). What is hidden alone is left out: nothing is. */
import { greedyBot, levelBot, randomBot, searchBot } from './bots/index.ts';
import type { CoreState, Match, RulingCase, Situations } from './core/index.ts';
import { consequenceProperties } from './core/testing/consequence-properties.testing.ts';
import { notationProperties } from './core/testing/notation-properties.testing.ts';
import { botProperties, legalityProperties, recordProperties, stateProperties } from './core/testing/properties.testing.ts';
import { vocabularyProperties } from './core/testing/vocabulary-properties.testing.ts';
import { gamesWanted, type Suite } from './core/testing/walking.testing.ts';
import type { OddsOfGame } from './odds/index.ts';
import { foreseeProperties } from './odds/testing/foresee-properties.testing.ts';
import { oddsProperties } from './odds/testing/odds-properties.testing.ts';
import type { OpenView } from './open.ts';

/** What the tests need of such a game besides what it gives everybody. */
interface OpenSuite<U, T, S extends CoreState, X> extends Pick<Suite<U, T, S, OpenView<S>>, 'setups' | 'broken' | 'without'> {
  readonly situations: Situations<U, T, S, OpenView<S>, X>;
  readonly odds: OddsOfGame<U, T, S, OpenView<S>>;
  readonly spaces: readonly string[];
  caseOf(match: Match<U, T, S, OpenView<S>>): RulingCase<X> | null;
}

/** Registers the tests. */
export function openProperties<U, T, S extends CoreState, X>({ situations, odds, spaces, caseOf, ...own }: OpenSuite<U, T, S, X>): void {
  const { game, vocabulary } = situations;
  const rules = (id: string): boolean => vocabulary.rules.includes(id);
  const suite = { game, rules, swapHidden: (state: S) => state, hidden: () => 0, games: gamesWanted(60), ...own };
  stateProperties(suite);
  recordProperties(suite);
  legalityProperties(suite);
  oddsProperties(suite, odds);
  foreseeProperties(suite, odds);
  vocabularyProperties(suite, situations);
  notationProperties(suite, situations, caseOf);
  const figures = (match: Match<U, T, S, OpenView<S>>): readonly string[] => vocabulary.kinds.figure?.names?.(match) ?? [];
  consequenceProperties(suite, { figures, isSpace: (_m, id) => spaces.includes(id) });
  botProperties(suite, [
    { bot: randomBot, games: 20, decisions: 2_000 },
    { bot: greedyBot(game, 1), games: 6, decisions: 200 },
    { bot: searchBot(game, { lines: 8 }, { kept: 4, glances: 1 }), games: 2, decisions: 60 },
    { bot: levelBot('level-1', game), games: 4, decisions: 100 },
  ]);
}
