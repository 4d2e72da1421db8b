/** What a game gives besides so that its named options can be measured: all of them, and how its positions are written as rulings. */
import type { Choice, CoreState, Match, RulingCase, Situations } from '@escarmouche/engine';
import * as confrontation from '@escarmouche/engine/confrontation';
import * as gloomhaven from '@escarmouche/engine/gloomhaven';
import * as underworlds from '@escarmouche/engine/underworlds';
import * as wow from '@escarmouche/engine/wow';

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
function any<U, T, S extends CoreState, V, X>(of: Written<U, T, S, V, X>): ReadGame {
  return of as unknown as ReadGame;
}

const READ: Readonly<Record<string, ReadGame>> = {
  wow: any({ choices: wow.CHOICES, situations: wow.wowSituations, caseOf: wow.caseOf }),
  confrontation: any({ choices: confrontation.CHOICES, situations: confrontation.confrontationSituations, caseOf: confrontation.caseOf }),
  underworlds: any({ choices: underworlds.CHOICES, situations: underworlds.underworldsSituations, caseOf: underworlds.caseOf }),
  gloomhaven: any({ choices: gloomhaven.CHOICES, situations: gloomhaven.gloomhavenSituations, caseOf: gloomhaven.caseOf }),
};

/** A game by its id. @throws RangeError for one that has no options */
export function readGame(id: string): ReadGame {
  const found = READ[id];
  if (found === undefined) throw new RangeError(`no game ${id}`);
  return found;
}
