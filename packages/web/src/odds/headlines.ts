/** What may come of an answer, as its button says it: one line for each figure at stake. */
import type { Outlook, Prospect, StakeKey } from '@escarmouche/engine/odds';
import type { Lang } from '../settings/store.ts';
import { number, percent } from './numbers.ts';
import type { OddsTexts } from './strings.ts';

/** A small button may cut the end off, so what decides a match stands before what can be read elsewhere. */
const RANK: Readonly<Record<StakeKey, number>> = { success: 0, won: 0, cast: 0, hit: 0, damage: 0, out: 1, wound: 2, wounded: 2 };
const OF_AMOUNTS = 3;
/** What cannot come is what a line can best do without. */
const OF_NEVER = 4;

/** `62 % success · 18 % out of action · 2.1 on average`, for each figure at stake. */
export function headlines(
  { prospects }: Pick<Outlook, 'prospects'>,
  lang: Lang,
  texts: OddsTexts,
): readonly { readonly figure: number; readonly parts: readonly string[] }[] {
  const figures = [...new Set(prospects.map((p) => p.figure))];
  const own = figures.filter((f) => f >= 0);
  // What is nobody's in particular is said with the only one there is, or else before all of them.
  return (own.length === 1 ? own : figures.sort((a, b) => Number(b < 0) - Number(a < 0))).map((figure) => {
    const here = prospects.filter((p) => p.figure === figure || (p.figure < 0 && own.length === 1));
    const chance = (key: StakeKey, p: number) => ({ rank: p === 0 ? OF_NEVER : RANK[key], text: texts.chance[key](percent(lang, p)) });
    const parts = here.map((p) =>
      p.as === 'chance' ? chance(p.key, p.mean) : { rank: OF_AMOUNTS, text: texts.amount[p.key]?.(number(lang, p.mean)) ?? '' },
    );
    // Where nothing else says how often it comes to anything, the amount does.
    const first = here.find((p) => p.as === 'amount');
    const any = first === undefined || here.some((p) => p.key === 'success' || p.key === 'hit') ? [] : [chance(first.key, ofAny(first))];
    return { figure, parts: [...any, ...parts].sort((a, b) => a.rank - b.rank).map(({ text }) => text) };
  });
}

/** How often an amount is not nought. */
function ofAny({ outcomes }: Prospect): number {
  return outcomes.reduce((sum, o) => sum + (o.n > 0 ? o.share : 0), 0);
}
