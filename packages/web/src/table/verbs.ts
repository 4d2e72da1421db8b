/** Options and refusals by verb, sorted as the game says. */
import type { Barred, Option, Refusal } from '@escarmouche/engine/core';
import type { SaidDeed, Sorting, Verb } from './contract.ts';
import { isAimed } from './sorting.ts';

/** Everything that may or may not be done, by verb, in the order of the groups. */
export function verbsOf(sorting: Sorting, options: readonly Option[], refused: readonly Barred[]): readonly Verb[] {
  const order = sorting.layout.flatMap((part) => part.groups);
  const acts = sorting.layout.filter((part) => part.look === 'act').flatMap((part) => part.groups);
  const found = new Map<string, { first: SaidDeed; options: Option[]; refused: Barred[] }>();
  const slot = (first: SaidDeed) => {
    const key = sorting.verb(first);
    const there = found.get(key) ?? { first, options: [], refused: [] };
    found.set(key, there);
    return there;
  };
  for (const o of options) slot(o).options.push(o);
  for (const r of refused) slot(r).refused.push(r);
  return [...found.entries()]
    .map(([key, v]): Verb => {
      const group = sorting.group(v.first);
      const aimed = acts.includes(group) && [...v.options, ...v.refused].some(isAimed);
      return { key, group, first: v.first, aimed, options: v.options, refused: v.refused };
    })
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** One reason, with everything it stands against: verbs by name, and at whom or where. */
interface Dead {
  readonly key: string;
  readonly reasons: readonly Refusal[];
  readonly what: readonly { readonly name: string; readonly targets: readonly string[] }[];
}

/** Everything that cannot be done, each thing said once, by its reasons; `count` things altogether. */
export function dead(
  verbs: readonly Verb[],
  name: (v: Verb) => string,
  target: (o: SaidDeed) => string | null,
): { readonly lines: readonly Dead[]; readonly count: number } {
  const found = new Map<string, { reasons: readonly Refusal[]; what: Map<string, Set<string>> }>();
  for (const v of verbs)
    for (const r of v.refused) {
      const key = JSON.stringify(r.reasons);
      const line = found.get(key) ?? { reasons: r.reasons, what: new Map<string, Set<string>>() };
      found.set(key, line);
      const called = name(v);
      const targets = line.what.get(called) ?? new Set<string>();
      line.what.set(called, targets);
      const at = target(r);
      if (at !== null) targets.add(at);
    }
  const lines = [...found].map(([key, { reasons, what }]) => ({
    key,
    reasons,
    what: [...what].map(([called, targets]) => ({ name: called, targets: [...targets] })),
  }));
  return { lines, count: lines.reduce((n, l) => n + l.what.reduce((m, w) => m + Math.max(1, w.targets.length), 0), 0) };
}
