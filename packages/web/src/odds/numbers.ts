/** Numbers as they are told of odds and luck. */
import type { Outlook, Prospect, WhatIf } from '@escarmouche/engine/odds';
import { typeset } from '@escarmouche/words';
import type { Lang } from '../settings/store.ts';

/** A share in hundredths. What may happen is never told as certain, nor as impossible. */
export function percent(lang: Lang, p: number): string {
  const near = p > 0 && p < 0.01 ? 0.01 : p < 1 && p > 0.99 ? 0.99 : p;
  const sign = near === p ? '' : p < 0.5 ? '< ' : '> ';
  return sign + new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(near);
}

/** The same of a share that may have been sampled. Nearly nothing and nearly all say so already. */
export function sampled(lang: Lang, p: number, exact: boolean): string {
  const share = percent(lang, p);
  return exact || /^[<>]/.test(share) ? share : `≈ ${share}`;
}

/** Amounts and differences below this are told as nothing. */
export const FELT = 0.005;

/** To a tenth; what would be told as nothing so, and is something, by its first figure. */
const figures = (n: number): Intl.NumberFormatOptions =>
  Math.abs(n) >= FELT && Math.abs(n) < 0.05 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 };

/** A number with as many digits as it is worth. */
export const number = (lang: Lang, n: number): string => new Intl.NumberFormat(lang, figures(n)).format(n);

/** With its sign. */
export const signed = (lang: Lang, n: number): string =>
  typeset(lang, new Intl.NumberFormat(lang, { ...figures(n), signDisplay: 'exceptZero' }).format(n));

/** A difference of shares, in points of a hundred. */
export const points = (lang: Lang, p: number): string =>
  typeset(lang, new Intl.NumberFormat(lang, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(100 * p));

/** A difference of chances or of amounts. */
export const difference = (lang: Lang, as: 'chance' | 'amount', by: number): string =>
  as === 'chance' ? points(lang, by) : signed(lang, by);

/** The one number that tells best what a thing changes: the success or whatever comes first, or where that stays, what changes most. */
export function tells({ prospects }: Pick<Outlook, 'prospects'>, { change }: Pick<WhatIf, 'change'>): Prospect {
  const by = ({ key, figure }: Prospect): number => Math.abs(change.find((c) => c.key === key && c.figure === figure)?.by ?? 0);
  const first = prospects.find((p) => p.key === 'success' || p.key === 'hit') ?? prospects[0];
  return by(first) > FELT ? first : prospects.reduce((most, p) => (by(p) > by(most) ? p : most), first);
}
