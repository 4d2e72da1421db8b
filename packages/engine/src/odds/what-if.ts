/**
 * What each thing of a position adds to the odds of an answer, and what they would be if something were otherwise: the position is changed,
 * never a formula, and the rules are asked again.
 */
import type { CoreState, Deed, Match, Option } from '../core/index.ts';
import { foresee } from './foresee.ts';
import type { OddsOfGame, Switch } from './odds-of-game.ts';
import type { Means, Outlook, Prospect } from './outlook.ts';
import { isSame } from './stakes.ts';

/** What comes of an answer where one thing is otherwise. */
export interface WhatIf extends Pick<Switch<never, never>, 'what' | 'rule' | 'figure' | 'source' | 'now'> {
  /** Null where the answer could not be given then, or nothing hung on it any more. */
  readonly outlook: Outlook | null;
  /** How much each stake of the outlook as it is would grow. */
  readonly change: readonly (Pick<Prospect, 'key' | 'figure'> & { readonly by: number })[];
}

/** An answer as it stands, and with one thing after another otherwise. */
export interface WhatIfs {
  readonly now: Outlook;
  readonly ifs: readonly WhatIf[];
}

/** Every switch of an answer, each by itself; null where nothing can be foreseen of it as it stands. */
export function whatIf<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  option: Option & Deed,
  means: Means<T, S> = {},
): WhatIfs | null {
  const all = oneByOne(match, of, option, means);
  for (;;) {
    const next = all.next();
    if (next.done === true) return next.value;
  }
}

/** The same, for whoever does something else in between: yields how the answer stands as it is, and then each switch. */
export function* oneByOne<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  option: Option & Deed,
  means: Means<T, S> = {},
): Generator<Outlook | WhatIf, WhatIfs | null, void> {
  const now = foresee(match, of, option, means);
  if (now === null) return null;
  yield now;
  const ifs: WhatIf[] = [];
  for (const { flip, onTable, now: so, ...said } of of.switches?.(match, option) ?? []) {
    const outlook = foresee(match, of, option, { ...means, change: (g) => flip?.(g), ...(onTable === undefined ? {} : { onTable }) });
    const then = (p: Prospect): number => outlook?.prospects.find((x) => isSame(x, p))?.mean ?? p.mean;
    const change = outlook === null ? [] : now.prospects.map((p) => ({ key: p.key, figure: p.figure, by: then(p) - p.mean }));
    const one: WhatIf = { ...said, now: so, outlook, change };
    ifs.push(one);
    yield one;
  }
  return { now, ifs };
}
