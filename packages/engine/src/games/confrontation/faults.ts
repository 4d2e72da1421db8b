/** Faults of set-ups and situations. */
import { type RuleId, SetupError } from '../../core/index.ts';

/** What is wrong where, and the rule it breaks; `key` finds the sentence, `what` stands in it. */
export function wrong(at: string, rule: RuleId, key: string, what: string): SetupError {
  return new SetupError(at, rule, { key, args: { what } }, `${key}: ${what}`);
}
