/** A rulebook put into chapters and searched. */
import { expect, it } from 'vitest';
import { bound, like, searched } from './book.ts';

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
const book = bound({ outline: [], chapters }, { paragraphs });
const ids = (asked: string): string[] => searched(book, asked).chapters.flatMap((c) => c.paragraphs.map((p) => p.id));

it('every paragraph goes into its chapter, and one without is told', () => {
  expect(book.chapters.map((c) => [c.number, c.paragraphs.map((p) => p.id)])).toEqual([
    [1, ['toy:1.1', 'toy:1.2']],
    [2, ['toy:2']],
  ]);
  expect(() => bound({ outline: [], chapters: chapters.slice(0, 1) }, { paragraphs })).toThrow('no chapter has toy:2');
});

it('words are found in both languages, without accents, as beginnings of words and as numbers', () => {
  expect(ids('tele')).toEqual(['toy:1.1']);
  expect(ids('degats')).toEqual(['toy:1.2']);
  expect(ids('INFLIGÉS damage')).toEqual(['toy:1.2']);
  expect(ids('1.2')).toEqual(['toy:1.2']);
  expect(searched(book, '  ').chapters).toBe(book.chapters);
});

it('a misspelt word is taken for the one it is nearest to, and that is told', () => {
  expect(searched(book, 'telepotr').meant).toBe('teleport');
  expect(ids('telepotr')).toEqual(['toy:1.1']);
  expect(searched(book, 'xyzzyxyzzy')).toEqual({ chapters: [] });
});
