/** What commands that play have in common: a set-up as the command line wishes it, and how long players may think. */
import type { PlayerBudget } from '@escarmouche/engine';
import type { AnySetup } from '@escarmouche/files/open';
import type { AnyGame, SetupWishes } from '../games/game.ts';
import { setupWished } from '../games/wished.ts';
import { CliFault } from '../io.ts';
import type { Lang } from '../lang.ts';
import { setupFaults } from '../sentences.ts';

/** How long a player that searches may do so before each answer. */
export interface SearchWishes {
  /** Lines of play followed. */
  readonly lines?: number | undefined;
  /** Milliseconds instead. */
  readonly time?: number | undefined;
  /** Trees that grow apart, in as many threads as there are processors; one unless given. */
  readonly trees?: number | undefined;
}

/** The budget that is wished for; the usual one where none is. */
export function budgetOf({ lines, time, trees }: SearchWishes): PlayerBudget {
  return {
    ...(lines === undefined ? {} : { lines }),
    ...(time === undefined ? {} : { milliseconds: time }),
    ...(trees === undefined ? {} : { trees }),
  };
}

/** @throws CliFault where the set-up breaks a rule, or cannot be made of these wishes */
export function prepared(of: AnyGame, wishes: SetupWishes, lang: Lang): { setup: AnySetup; table: unknown } {
  try {
    const setup = setupWished(of, wishes, lang);
    return { setup, table: of.situations.game.tables(setup) };
  } catch (error) {
    const lines = setupFaults(lang, of, error);
    if (lines.length === 0) throw error;
    throw new CliFault(() => lines);
  }
}
