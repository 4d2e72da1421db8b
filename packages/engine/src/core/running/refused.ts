/** Answers that the rules refuse, and how the names of answers are compared. */
import type { Refusal } from './types.ts';

/** An answer the rules do not take: each reason cites its rule. The match is untouched. */
export class Refused extends Error {
  readonly reasons: readonly Refusal[];
  readonly id: string;
  constructor(id: string, reasons: readonly Refusal[]) {
    super(`${id}: refused by ${reasons.map((r) => `${r.rule} (${r.key})`).join(', ')}`);
    this.name = 'Refused';
    this.id = id;
    this.reasons = reasons;
  }
}

/** The reasons without repetitions. */
export function distinct(reasons: readonly Refusal[]): Refusal[] {
  const seen = new Set<string>();
  return reasons.filter((r) => {
    const key = JSON.stringify([r.rule, r.key, r.args]);
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

/** An id with everything that it joins by `+` in one order: people join in any. Behind its first word, `>` alone parts lists: names may hold a colon. */
export function inOrder(id: string): string {
  if (!id.includes('+')) return id;
  const named = id.indexOf(':') + 1;
  const lists = id.slice(named).split('>');
  return id.slice(0, named) + lists.map((list) => list.split('+').sort().join('+')).join('>');
}
