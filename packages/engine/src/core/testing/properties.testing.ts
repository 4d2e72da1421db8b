/**
 * The tests that every game must pass, over random games. A game calls `gameProperties` in a test of its own; one whose
 * games take long may spread the five parts over several files, which run beside one another. What every bot must do at
 * every game is `botProperties`, called where the bots are.
 */
import type { CoreState } from '../index.ts';
import { botProperties } from './bot-properties.testing.ts';
import { legalityProperties } from './legality-properties.testing.ts';
import { promiseProperties } from './promise-properties.testing.ts';
import { recordProperties } from './record-properties.testing.ts';
import { secrecyProperties } from './secrecy-properties.testing.ts';
import { stateProperties } from './state-properties.testing.ts';
import type { Suite } from './walking.testing.ts';

export { gamesWanted, type Promised, type Suite } from './walking.testing.ts';
export { botProperties, legalityProperties, promiseProperties, recordProperties, secrecyProperties, stateProperties };

/** Registers every property. */
export function gameProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>): void {
  stateProperties(suite);
  recordProperties(suite);
  legalityProperties(suite);
  secrecyProperties(suite);
}
