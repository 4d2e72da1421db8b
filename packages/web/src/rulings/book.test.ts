/** A rulebook put into chapters and searched. */
import { expect, it } from 'vitest';
import { bound, like, pairs, searched } from './book.ts';

const told = (id: string, en: string, fr: string) => ({ id, title: { en, fr }, text: { en, fr }, source: 'rulebook' as const });
const paragraphs = [
  told('toy:1.1', 'Teleport', 'Téléportation'),
  told('toy:1.2', 'Damage is dealt', 'Les dégâts sont infligés'),
  told('toy:2', 'Winning', 'Gagner'),
];
const chapters = [
  { title: { en: 'Deeds', fr: 'Actes' }, has: like(/^1\./) },
  { title: { en: 'The end', fr: 'La fin' }, has: like(/^2/) },
];
const terms = pairs('damage|dégâts, teleport|téléport');
const book = bound({ outline: [], chapters, terms }, { paragraphs });
const ids = (asked: string): string[] => searched(paragraphs, asked).paragraphs.map((p) => p.id);

it('every paragraph goes into its chapter, and one without is told', () => {
  expect(book.chapters.map((c) => [c.number, c.paragraphs.map((p) => p.id)])).toEqual([
    [1, ['toy:1.1', 'toy:1.2']],
    [2, ['toy:2']],
  ]);
  expect(() => bound({ outline: [], chapters: chapters.slice(0, 1), terms }, { paragraphs })).toThrow('no chapter has toy:2');
});

it('words are found in both languages, without accents, as beginnings of words and as numbers', () => {
  expect(ids('tele')).toEqual(['toy:1.1']);
  expect(ids('degats')).toEqual(['toy:1.2']);
  expect(ids('INFLIGÉS damage')).toEqual(['toy:1.2']);
  expect(ids('1.2')).toEqual(['toy:1.2']);
  expect(ids('  ')).toEqual([]);
});

it('a misspelt word is taken for the one it is nearest to, and that is told', () => {
  expect(searched(paragraphs, 'telepotr').meant).toBe('teleport');
  expect(ids('telepotr')).toEqual(['toy:1.1']);
  expect(searched(paragraphs, 'xyzzyxyzzy')).toEqual({ paragraphs: [] });
});

it('what has the words in its title is found first', () => {
  const of = [told('toy:7', 'Other', 'Autre'), told('toy:8', 'Range', 'Portée')];
  const said = [{ ...of[0], text: { en: 'the range', fr: 'la portée' } }, of[1]];
  expect(searched(said, 'range').paragraphs.map((p) => p.id)).toEqual(['toy:8', 'toy:7']);
});

it('the index has its terms in the alphabet of its language, each with what says it', () => {
  const lines = (lang: 'en' | 'fr') => book.index(lang).map(({ term, paragraphs: of }) => [term, ...of.map((p) => p.id)].join(' '));
  expect(lines('en')).toEqual(['damage toy:1.2', 'teleport toy:1.1']);
  expect(lines('fr')).toEqual(['dégâts toy:1.2', 'téléport toy:1.1']);
});

it('about a card it has the paragraphs that say its name, then of each term that its text says the one about it', () => {
  const about = (name: string, text: string): string[] => book.about(name, text, 'fr').map((p) => p.id);
  expect(about('Gagner', 'Infligez 2 dégâts.')).toEqual(['toy:2', 'toy:1.2']);
  expect(about('Autre', 'Rien')).toEqual([]);
});
