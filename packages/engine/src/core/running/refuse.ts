/**
 * One legality, two readings of it: the engine asks whether an action is legal and stops at the first rule that forbids
 * it; a player asks why not and wants every rule. The same checks serve both.
 */
import type { Arg, Refusal, RuleId } from './types.ts';

/** Collects refusals, or null where only yes or no is wanted. */
export type Reasons = Refusal[] | null;

const NO_ARGS: Readonly<Record<string, Arg>> = Object.freeze({});

/**
 * Notes that a rule forbids. Returns true where the check may stop at once, that is where nobody collects reasons:
 * `if (tooFar && refuse(why, 'wow:405.2', 'too-far', why && { n })) return false`. The arguments are built only for a list: a
 * function that builds them would cost every check something, for what it captures is allocated as soon as the check begins.
 */
export function refuse(
  why: Reasons,
  rule: RuleId,
  key: string,
  args: Readonly<Record<string, Arg>> | null = null,
  also: readonly RuleId[] | null = null,
): boolean {
  if (why === null) return true;
  why.push(also === null ? { rule, key, args: args ?? NO_ARGS } : { rule, key, args: args ?? NO_ARGS, also });
  return false;
}

/** Every paragraph that a list of refusals cites. */
export function citedBy(reasons: readonly Refusal[]): RuleId[] {
  return [...new Set(reasons.flatMap((r) => [r.rule, ...(r.also ?? [])]))];
}

/** Ends a check: legal where nothing was collected. */
export function allowed(why: Reasons): boolean {
  return why === null || why.length === 0;
}
