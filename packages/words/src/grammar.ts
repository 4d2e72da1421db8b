/** How names stand in a sentence: which article goes before them, and what agrees with them. The same for every game. */
import type { NameGrammar, Say, SideGrammar } from '@escarmouche/engine/core';
import type { Lang } from './types.ts';

/** The grammar that a name is taken to have where it says nothing of itself, as names that players give. */
export const OWN: NameGrammar = { gender: 'm', proper: true };

/** What French elides before: a vowel, and y before a consonant. */
const VOWEL = /^(?:[aeiouàâéèêëîïôöùûüœæ]|y[bcdfghjklmnpqrstvwxz])/iu;

/** A name that is printed with its article: `The Harvester`, `L'Éternel Pendu`. */
const PRINTED_ARTICLE = /^(?:The (?=\p{L})|L(?:e|a|es) (?=\p{L})|L['’])/u;

/** An English name that begins with whose it is, and so takes no article: `Garrek's Reavers`. */
const WHOSE = /^\p{L}+['’]s? /u;

/**
 * The article before a name in a sentence, with the blank behind it; empty for a name of somebody's own, and for one that is printed with
 * its article. A number after an English name stands in its place: `Dirz clone 2`, `Bandit Guard 3`.
 */
export function articleBefore(lang: Lang, name: string, grammar: SideGrammar, numbered: boolean): string {
  if (grammar.proper === true || PRINTED_ARTICLE.test(name)) return '';
  if (lang === 'en') return numbered || WHOSE.test(name) ? '' : 'the ';
  if (grammar.plural === true) return 'les ';
  if (VOWEL.test(name)) return "l'";
  return grammar.gender === 'f' ? 'la ' : 'le ';
}

/** A name inside a sentence, with its article, which is small there also where it is printed with the name: `the Harvester`. */
export function inSentence(lang: Lang, name: string, grammar: SideGrammar, numbered = /\d$/.test(name)): string {
  return articleBefore(lang, name, grammar, numbered) + name.replace(PRINTED_ARTICLE, (article) => article.toLowerCase());
}

/** What agrees with the figure of a sentence: `{{figureE}}` ends a participle, `{{figureIl}}` is its pronoun. English needs neither. */
export function agreeingWith(lang: Lang, grammar: NameGrammar): Record<string, string> {
  if (lang === 'en') return {};
  return grammar.gender === 'f' ? { figureE: 'e', figureIl: 'elle' } : { figureE: '', figureIl: 'il' };
}

/** How a side stands in a sentence: its name with the article, and the grammar that verbs follow; null for a player's own name. */
export interface Side {
  readonly name: string;
  readonly grammar: SideGrammar | null;
}

/**
 * A side whose seat is called `name` and whose army, where it goes by that name, is called `own`; two of a kind are told apart by a number.
 * A name that somebody gave takes no article.
 */
export function sideCalled(lang: Lang, name: string, own: { readonly name: string; readonly grammar: SideGrammar } | null): Side {
  const numbered = own !== null && name.startsWith(`${own.name} `) && /^\d+$/.test(name.slice(own.name.length + 1));
  if (own === null || (name !== own.name && !numbered)) return { name, grammar: null };
  return { name: inSentence(lang, name, own.grammar, false), grammar: own.grammar };
}

/** The same sentence with what is said of its sides, for choosing a variant: `seat-plural` where it is many that do something. */
export function withNumbers(say: Say, sideOf: (seat: number) => Side): Say {
  let { args } = say;
  for (const [name, v] of Object.entries(say.args))
    if (typeof v === 'object' && 'seat' in v && sideOf(v.seat).grammar?.plural === true) args = { ...args, [`${name}-plural`]: true };
  return args === say.args ? say : { ...say, args };
}
