/**
 * What a good sentence must be in either language, whoever it names: for the tests that tell random games. Each check answers with what is
 * wrong in a few words, or with null.
 */
import { LISTS } from './games/lists.testing.ts';
import type { Lang } from './types.ts';
import type { Part } from './typeset.ts';

/** Verbs end so in the plural of French; and what else may follow the name of a side. */
const FRENCH_PLURAL = /(?:ent|ont)$/;
const NO_VERB = new Set([
  'à',
  'avec',
  'contre',
  'd',
  'de',
  'dans',
  'en',
  'et',
  'ou',
  'par',
  'pour',
  'and',
  'against',
  'at',
  'by',
  'for',
  'has',
  'in',
  'to',
  'with',
]);

/** English words that no French sentence has; names of persons, weapons and machines are left out by their capitals. */
const ENGLISH =
  /(?<![\p{L}’-])(?:the|and|of|with|whose|which|not|are|has|have|this|that|each|move|hex|dice|damage|turn|roll|card|fighter|attacks|player)(?![\p{L}’-])/u;

const LETTER = 'aeiouyàâéèêëîïôöùûüœæ';
const CAPITAL = 'AEIOUÀÂÉÈÊËÎÏÔÖÙÛÜŒÆ';

/** `de le`, `à les` before a name; `de les poser` is something else. */
const UNCONTRACTED = /(?<!\p{L})(?:de|à) (?:le|les) (?=\p{Lu})/iu;

/** A little word that ought to have lost its e; `A5` and `d'A1` are places and pieces, and `y` seldom elides. */
const UNELIDED = new RegExp(
  `(?<!\\p{L})(?:de|que|jusque|lorsque|puisque|ne|se|me|te) (?:[${LETTER.replace('y', '')}]|[${CAPITAL}]\\p{Ll})|(?<!\\p{L})[Ll][ea] [${CAPITAL}]\\p{Ll}|(?<!\\p{L})[Ss]i ils?(?!\\p{L})`,
  'u',
);

/** Signs that French sets off by a narrow space that does not break; a colon in a time or a word is none of them. */
const TOO_WIDE = /[^\u202F][!?»](?!\p{L})|(?<![\u202F&\w]);|[ \u00A0]:|\S:(?= )|«[^\u202F]/u;

/** What is wrong with the setting of a sentence. */
function settingFault(lang: Lang, text: string): string | null {
  if (/[ \u00A0\u202F]{2}/.test(text)) return 'two spaces';
  if (lang === 'en') return /[\u00A0\u202F][;:!?]/.test(text) ? 'a French space' : null;
  const bare = text.replace(/\u202F:/g, '');
  return TOO_WIDE.test(bare) ? 'no narrow space' : null;
}

/** Names of sides that are many, in one language. */
function numberFault(lang: Lang, text: string, plurals: readonly string[]): string | null {
  for (const name of plurals) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const [, verb] = /^(?: \d)? (?:ne |n’|se |s’|y |en )?(\p{Ll}+)/u.exec(text.slice(at + name.length)) ?? [];
      if (verb === undefined || NO_VERB.has(verb)) {
        if (verb === 'has') return `${verb} of many`;
        continue;
      }
      if (lang === 'fr' ? !FRENCH_PLURAL.test(verb) : /[^s]s$/.test(verb)) return `${verb} of many`;
    }
  }
  return null;
}

/** The things that games count, which are other words where they are many: one of many, and many of one. */
function miscounted(lang: Lang): RegExp {
  const pairs = LISTS.flatMap(([, { [lang]: lists }]) =>
    Object.entries<string>(lists.counts)
      .filter(([key]) => key.endsWith('_one'))
      .map(([key, one]) => [one, (lists.counts as Readonly<Record<string, string>>)[key.replace(/_one$/, '_other')] ?? one] as const),
  );
  const nouns = (which: 0 | 1): string => {
    const all = pairs.filter(([one, many]) => one !== many).map((pair) => pair[which]);
    const things = new Set(all.filter((text) => text.startsWith('{{count}} ')).map((text) => text.slice('{{count}} '.length)));
    // A word before another is no thing by itself there: `2 combat dice`. Nor is what somebody does who is numbered: `Garde 2 touche`.
    return [...things]
      .filter(
        (thing) => !/^(?:touche|relance|hits?|rerolls?)$/.test(thing) && !pairs.some(([, many]) => many.startsWith(`{{count}} ${thing} `)),
      )
      .join('|');
  };
  return new RegExp(`(?<![\\p{L}\\d,.+−–-])(?:1 (?:${nouns(1)})|(?:[2-9]|[1-9]\\d+) (?:${nouns(0)}))(?!\\p{L})`, 'u');
}
const MISCOUNTED = { en: miscounted('en'), fr: miscounted('fr') };

/** What is wrong with a sentence; `plurals` are the names of sides in it that are many. */
export function languageFault(lang: Lang, text: string, plurals: readonly string[] = []): string | null {
  const counted = MISCOUNTED[lang].exec(text);
  const wrong = settingFault(lang, text) ?? numberFault(lang, text, plurals) ?? (counted === null ? null : `miscounted: ${counted[0]}`);
  if (wrong !== null || lang === 'en') return wrong;
  if (UNCONTRACTED.test(text)) return 'not contracted';
  if (UNELIDED.test(text)) return 'not elided';
  return ENGLISH.test(text) ? 'an English word' : null;
}

const ARTICLE = { fr: /^(?:[Ll]es? |[Ll]a |[Ll]’)/u, en: /^[Tt]he /u } as const;
const CONTRACTED = /(?<!\p{L})(?:[Dd]u|[Aa]u|[Dd]es|[Aa]ux) $/u;

/**
 * The names in a sentence that lack the article which their language wants; `common` tells which figures have one. A number stands for it in
 * English, as in `Bandit Guard 3`.
 */
export function barenames(lang: Lang, parts: readonly Part[], common: (figure: number) => boolean): string[] {
  return parts.flatMap((part, i) => {
    if (!('figure' in part) || part.figure < 0 || !common(part.figure)) return [];
    const before = parts[i - 1]?.text ?? '';
    if (ARTICLE[lang].test(part.text) || (lang === 'fr' ? CONTRACTED.test(before) : /\d(?:\)| \([^)]*\))?$/.test(part.text))) return [];
    return [part.text];
  });
}
