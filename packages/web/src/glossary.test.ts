/**
 * One glossary for what the games say and what their screens say: a thing has one name in each language, the rulebook's, in sentences, panels,
 * dice and questions alike. Held against the word lists and the texts of every screen.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { en as confrontationEn, fr as confrontationFr } from '@escarmouche/words/confrontation';
import { en as gloomhavenEn, fr as gloomhavenFr } from '@escarmouche/words/gloomhaven';
import { en as underworldsEn, fr as underworldsFr } from '@escarmouche/words/underworlds';
import { en as wowEn, fr as wowFr } from '@escarmouche/words/wow';
import { describe, expect, it } from 'vitest';
import { setTexts } from './app/strings/index.ts';

const GAMES = ['wow', 'confrontation', 'underworlds', 'gloomhaven'] as const;
type Game = (typeof GAMES)[number];

/** A thing, by its name in both languages, and the other names that it has nowhere. */
interface Entry {
  readonly fr: string;
  readonly en: string;
  readonly notFr?: RegExp;
  readonly notEn?: RegExp;
}

const GLOSSARY: Readonly<Record<Game, readonly Entry[]>> = {
  wow: [
    { fr: 'point de mouvement', en: 'move point', notFr: /points? de déplacement/, notEn: /movement points?/ },
    { fr: 'terrain surélevé', en: 'high ground', notFr: /[Hh]auteur(?!s? d)/ },
    { fr: 'dévoiler', en: 'turn up', notFr: /[Rr]etourner (?:une carte|face)/ },
    { fr: 'succès', en: 'success', notFr: /réussites?\b/ },
    { fr: 'jet d’attaque', en: 'attack roll' },
  ],
  confrontation: [
    { fr: 'tour de parole', en: 'speaking turn', notFr: /[Tt]emps de parole/ },
    { fr: 'palier', en: 'level', notFr: /[Nn]iveau de vol/ },
    { fr: 'table des blessures', en: 'wound table', notFr: /[Tt]ableau des [Bb]lessures/ },
    { fr: 'en déroute', en: 'in rout', notFr: /en fuite/ },
    { fr: 'déployer', en: 'deploy', notEn: /\b[Ss]et up (?:the|a) figure/ },
  ],
  underworlds: [
    { fr: 'case fatale', en: 'lethal hex', notFr: /mortel/ },
    { fr: 'leader', en: 'leader', notFr: /\b[Cc]hef\b/ },
    { fr: 'étape des pouvoirs', en: 'power step', notFr: /étape de pouvoir\b/ },
    { fr: 'Exalté', en: 'Inspired', notFr: /[Ii]nspiré|'exalté'/, notEn: /'inspired',/ },
    { fr: 'réussite', en: 'success', notFr: /\bsuccès|\bratés?\b/ },
    { fr: 'échec', en: 'failure' },
    { fr: 'hors de combat', en: 'out of action', notFr: /\b[ÉE]liminé/ },
    { fr: 'déployer', en: 'deploy', notFr: /[Pp]lacer un combattant/, notEn: /\bis set up\b|[Ss]et up (?:a fighter|\{\{figure)/ },
    { fr: 'pile', en: 'deck', notFr: /\b[Pp]aquets?\b/ },
  ],
  gloomhaven: [
    { fr: 'cible prioritaire', en: 'focus', notFr: /\b[Ff]ocus\b(?![’:}])/ },
    { fr: 'repos long', en: 'long rest', notFr: /longs? repos/ },
    { fr: 'repos court', en: 'short rest', notFr: /courts? repos/ },
    { fr: 'épuisé', en: 'exhausted', notFr: /exhausted: '(?!épuisé)/, notEn: /exhausted: '(?!exhausted)/ },
    { fr: 'statut', en: 'condition', notFr: /\b[ÉE]tats? (?:de la figurine|négatif)/ },
    { fr: 'cartes Modificateur', en: 'modifier card', notFr: /[Pp]ioche de modification/ },
  ],
};

const LISTS = {
  wow: { en: wowEn, fr: wowFr },
  confrontation: { en: confrontationEn, fr: confrontationFr },
  underworlds: { en: underworldsEn, fr: underworldsFr },
  gloomhaven: { en: gloomhavenEn, fr: gloomhavenFr },
} as const;

/** Keys stand for no words, and other rooms tell of other things: what is explained may name what others say. */
const ROOMS = ['events', 'options', 'prompts', 'passes', 'rolls', 'refusals', 'phrases', 'terms', 'counts'] as const;

/** The texts of a game's screens in one language, file by file. */
function screens(game: Game, lang: 'en' | 'fr'): [string, string][] {
  const folder = new URL(`games/${game}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`strings-${lang}.ts`))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]);
}

/** Everything a game and its screens say in one language, with where it stands. */
function texts(game: Game, lang: 'en' | 'fr'): [string, string][] {
  const lists = LISTS[game][lang];
  return [
    ...ROOMS.flatMap((room) => Object.entries(lists[room]).map(([key, text]): [string, string] => [`${room} ${key}`, String(text)])),
    ...screens(game, lang).flatMap(([file, all]) => all.split('\n').map((line, i): [string, string] => [`${file}:${i + 1}`, line])),
  ];
}

describe.each(GAMES)('the glossary of %s', (game) => {
  it.each(['fr', 'en'] as const)('is what its sentences and screens say: %s', (lang) => {
    const all = texts(game, lang);
    expect(screens(game, lang).length).toBeGreaterThan(1);
    const other = GLOSSARY[game].flatMap((entry) => {
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
    expect(GLOSSARY[game].map((e) => e[lang].toLowerCase()).filter((term) => !all.includes(term.replace(/(?<=\p{L})er$/u, '')))).toEqual(
      [],
    );
  });
});

describe('texts of a screen', () => {
  it('are taken through the one typesetter wherever a screen takes its own', () => {
    const here = new URL('./', import.meta.url);
    const takers = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(new URL(file, here), 'utf8')] as const)
      .filter(([, text]) => /from '\.\/(?:strings-)?fr\.ts'/.test(text));
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
