/** Why an answer is thought good or bad, in both languages: what it brings more or less than the other answers to the same question. */
import type { Reason } from '@escarmouche/engine/bots';
import { UNITS } from './games/units.ts';
import type { Lang } from './types.ts';
import { typeset } from './typeset.ts';
import { USUAL_UNITS } from './units.ts';

type Line = (more: boolean, n: string, unit: { readonly points: string; readonly health: string }) => string;

const LINES: Readonly<Record<Lang, Readonly<Record<Exclude<Reason['key'], 'goals'>, Line>>>> = {
  en: {
    points: (more, n, { points }) => `${points} scored: ${n} ${more ? 'more' : 'less'}`,
    denied: (more, n, { points }) => `${points} for the other side: ${n} ${more ? 'less' : 'more'}`,
    own: (more, n, { health }) => `${health} lost: ${n} ${more ? 'less' : 'more'}`,
    harm: (more, n, { health }) => `${health} taken from the enemy: ${n} ${more ? 'more' : 'less'}`,
    near: (more) => (more ? 'nearer to the enemy' : 'farther from the enemy'),
    cards: (more, n) => `cards last ${n} ${n === '1' ? 'round' : 'rounds'} ${more ? 'longer' : 'less'}`,
    wins: (more, n) => `wins the match at once ${n} % ${more ? 'more' : 'less'} often`,
    loses: (more, n) => `loses the match at once ${n} % ${more ? 'more' : 'less'} often`,
  },
  fr: {
    points: (more, n, { points }) => `${points} pour soi\u00a0: ${n} de ${more ? 'plus' : 'moins'}`,
    denied: (more, n, { points }) => `${points} pour l’autre camp\u00a0: ${n} de ${more ? 'moins' : 'plus'}`,
    own: (more, n, { health }) => `pertes (${health})\u00a0: ${n} de ${more ? 'moins' : 'plus'}`,
    harm: (more, n, { health }) => `pertes de l’ennemi (${health})\u00a0: ${n} de ${more ? 'plus' : 'moins'}`,
    near: (more) => (more ? 'plus près de l’ennemi' : 'plus loin de l’ennemi'),
    cards: (more, n) => `les cartes durent ${n} ${/^[01](?:,|$)/.test(n) ? 'round' : 'rounds'} de ${more ? 'plus' : 'moins'}`,
    wins: (more, n) => `gagne aussitôt la partie ${n} % ${more ? 'plus' : 'moins'} souvent`,
    loses: (more, n) => `perd aussitôt la partie ${n} % ${more ? 'plus' : 'moins'} souvent`,
  },
};

/** One reason, for the game of this id, beside the other answers on average. */
export function reasonLine(lang: Lang, game: string, { key, by }: Reason): string {
  const more = by > 0;
  const units = UNITS[game]?.[lang] ?? USUAL_UNITS[lang];
  if (key === 'goals') return (units.goals ?? USUAL_UNITS[lang].goals)[more ? 0 : 1];
  const share = key === 'wins' || key === 'loses';
  const n = new Intl.NumberFormat(lang, { maximumFractionDigits: share ? 0 : 1 }).format(Math.abs(share ? 100 * by : by));
  return typeset(lang, LINES[lang][key](more, n, units));
}
