/**
 * One glossary for what the games say and what their screens say: a thing has one name in each language, the rulebook's, in sentences, panels,
 * dice and questions alike. Held against the word lists and the texts of every screen.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setTexts } from '../app/strings/index.ts';
import { PLAYED } from './lists.testing.ts';
import { TOLD } from './played.testing.ts';

/** Where the French part of a file begins that has both: at the first thing that is called so. */
const FRENCH = /^(?:export )?const (?:\w+(?:Fr|_FR)|fr)\b/m;

/** The texts of a game's screens in one language, file by file. */
function screens(game: string, lang: 'en' | 'fr'): [string, string][] {
  const folder = new URL(`../games/${game}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file): [string, string][] => {
    if (!/(?:^|\/)strings(?:-en|-fr)?\.ts$/.test(file)) return [];
    const text = readFileSync(new URL(file, folder), 'utf8');
    const begins = file.endsWith('-fr.ts') ? 0 : text.search(FRENCH);
    const part = begins < 0 ? (lang === 'en' ? text : '') : lang === 'en' ? text.slice(0, begins) : text.slice(begins);
    return part === '' ? [] : [[file, part]];
  });
}

/** Everything a game and its screens say in one language, with where it stands. */
function texts(game: string, lang: 'en' | 'fr'): [string, string][] {
  const lists = PLAYED[game].lists[lang];
  return [
    ...TOLD.flatMap((room) => Object.entries(lists[room]).map(([key, text]): [string, string] => [`${room} ${key}`, String(text)])),
    ...screens(game, lang).flatMap(([file, all]) => all.split('\n').map((line, i): [string, string] => [`${file}:${i + 1}`, line])),
  ];
}

describe.each(Object.entries(PLAYED))('the glossary of %s', (game, { glossary }) => {
  it.each(['fr', 'en'] as const)('is what its sentences and screens say: %s', (lang) => {
    const all = texts(game, lang);
    expect(screens(game, lang).length).toBeGreaterThan(1);
    const other = glossary.flatMap((entry) => {
      const not = lang === 'fr' ? entry.notFr : entry.notEn;
      return not === undefined
        ? []
        : all.filter(([, text]) => not.test(text)).map(([where, text]) => `${entry[lang]}: ${where}: ${text.trim()}`);
    });
    expect(other).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('names nothing that is never spoken of: %s', (lang) => {
    const all = texts(game, lang)
      .map(([, text]) => text.toLowerCase().replaceAll("'", '’'))
      .join('\n');
    expect(glossary.map((e) => e[lang].toLowerCase()).filter((term) => !all.includes(term.replace(/(?<=\p{L})er$/u, '')))).toEqual([]);
  });
});

describe('texts of a screen', () => {
  it('are taken through the one typesetter wherever a screen takes its own', () => {
    const here = new URL('../', import.meta.url);
    const takers = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(new URL(file, here), 'utf8')] as const)
      .filter(([, text]) => /from '\.\/(?:strings-)?fr\.ts'|^const fr\b/m.test(text));
    expect(takers.length).toBeGreaterThan(10);
    expect(takers.filter(([, text]) => !/\b(?:setTexts|textsOf|setupWording|gameTexts)\b/.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('are set as sentences of the games are, also those that are made of values', () => {
    const { fr } = setTexts({
      en: { a: 'x', b: (n: number) => String(n), c: ['y'] },
      fr: { a: 'Quoi\u00a0?', b: (n: number) => `«\u00a0${n}\u00a0» : l'un`, c: ['Pourquoi ?'] },
    });
    expect(fr.a).toBe('Quoi\u202f?');
    expect(fr.b(3)).toBe('«\u202f3\u202f»\u202f: l’un');
    expect(fr.c).toEqual(['Pourquoi\u202f?']);
  });
});
