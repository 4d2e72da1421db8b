/** Options and refusals by verb, sorted as the game says. */
import type { Barred, Option, Refusal, Say } from '@escarmouche/engine/core';
import type { Sorting, Verb } from '../games/contract.ts';

/** Everything that may or may not be done, by verb, in the order of the groups. */
export function verbsOf(sorting: Sorting, options: readonly Option[], refused: readonly Barred[]): readonly Verb[] {
  const order = sorting.layout.flatMap((part) => part.groups);
  const acts = sorting.layout.filter((part) => part.look === 'act').flatMap((part) => part.groups);
  const found = new Map<string, { say: Say; options: Option[]; refused: Barred[] }>();
  const slot = (say: Say) => {
    const key = sorting.verb(say);
    const there = found.get(key) ?? { say, options: [], refused: [] };
    found.set(key, there);
    return there;
  };
  for (const o of options) slot(o.say).options.push(o);
  for (const r of refused) slot(r.say).refused.push(r);
  return [...found.entries()]
    .map(([key, v]): Verb => {
      const group = sorting.group(v.say);
      const aimed = acts.includes(group) && [...v.options, ...v.refused].some((o) => sorting.aims(o.say));
      return { key, group, say: v.say, aimed, options: v.options, refused: v.refused };
    })
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** The reasons that stand against every way of using a verb: it is barred as such, wherever it is aimed. */
export function barred(verb: Verb): readonly Refusal[] {
  const [first, ...rest] = verb.refused;
  if (first === undefined || verb.options.length > 0) return [];
  return first.reasons.filter(
    (a) =>
      a.key !== 'no-legal-target' && rest.every((r) => r.reasons.some((b) => a.rule === b.rule && JSON.stringify(a) === JSON.stringify(b))),
  );
}

/** Reasons once, with everything they stand against. */
interface Why {
  readonly key: string;
  readonly what: readonly Barred[];
}

/** Refusals by their reasons. */
export function byReasons(refused: readonly Barred[]): Why[] {
  const found = new Map<string, Barred[]>();
  for (const r of refused) {
    const key = JSON.stringify(r.reasons);
    found.set(key, [...(found.get(key) ?? []), r]);
  }
  return [...found.entries()].map(([key, what]) => ({ key, what }));
}
