import { describe, expect, it } from 'vitest';
import { CHOICES } from '../choices.ts';
import { SKILLS } from '../content/skills/index.ts';
import { paragraph, RULEBOOK } from './index.ts';

const listed = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' ').map((number) => `conf:${number}`));

/** Every paragraph of chapter 9, which we hold in full. */
const HELD = listed([
  'IX-0.a IX-0.b IX-0.c',
  'IX-A-1.a IX-A-1.b IX-A-1.c IX-A-1.ex1 IX-A-1.ex2 IX-A-1.d IX-A-1.e IX-A-1.f IX-A-1.g',
  'IX-A-2.a IX-A-2.b IX-A-2.c IX-A-2.d IX-A-2.e IX-A-2.f IX-A-2.ex1 IX-A-2.g',
  'IX-B-1.a IX-B-1.b IX-B-1.c IX-B-1.d IX-B-1.e',
  'IX-B-2.a IX-B-2.b IX-B-2.c IX-B-2.d IX-B-2.e IX-B-2.f',
  'IX-C.a',
  'IX-C-1.a IX-C-1.b IX-C-1.c IX-C-1.d IX-C-1.e IX-C-1.f IX-C-1.g IX-C-1.h IX-C-1.i',
  'IX-C-2.a IX-C-2.b IX-C-2.ex1 IX-C-2.ex2 IX-C-2.c',
  'IX-C-3.a IX-C-3.b IX-C-3.c IX-C-3.d IX-C-3.e IX-C-3.f IX-C-3.g IX-C-3.h IX-C-3.ex1 IX-C-3.ex2 IX-C-3.i IX-C-3.ex3 IX-C-3.ex4 IX-C-3.ex5',
  'IX-C-4.a IX-C-4.b IX-C-4.c IX-C-4.d IX-C-4.e IX-C-4.f IX-C-4.ex1 IX-C-4.ex2 IX-C-4.g IX-C-4.h IX-C-4.i IX-C-4.j IX-C-4.k',
  'IX-D.a IX-D.b IX-D.c IX-D.d',
  'IX-D-1.a IX-D-1.b IX-D-1.ex1 IX-D-1.ex2',
  'IX-D-2.a IX-D-2.b IX-D-2.c IX-D-2.d IX-D-2.e IX-D-2.f IX-D-2.ex1 IX-D-2.ex2 IX-D-2.ex3',
  'IX-D-3.a IX-D-3.b IX-D-3.c IX-D-3.d IX-D-3.e',
  'IX-E.a',
  'IX-E-1.a IX-E-1.b IX-E-1.c IX-E-1.d',
  'IX-E-2.a IX-E-2.b IX-E-2.c IX-E-2.d IX-E-2.e',
  'IX-E-3.a IX-E-3.b IX-E-3.c IX-E-3.d IX-E-3.e',
  'IX-E-4.a',
  'IX-E-5.a IX-E-5.b IX-E-5.c IX-E-5.d IX-E-5.e IX-E-5.f IX-E-5.g IX-E-5.h IX-E-5.i IX-E-5.j IX-E-5.ex1 IX-E-5.ex2 IX-E-5.ex3 IX-E-5.ex4 IX-E-5.ex5 IX-E-5.ex6 IX-E-5.ex7 IX-E-5.ex8 IX-E-5.ex9',
  'IX-E-6.a IX-E-6.b IX-E-6.c',
  'IX-F.ex1 IX-F.ex2 IX-F.ex3 IX-F.ex4 IX-F.ex5',
  'IX-F-1.ex1 IX-F-1.ex2 IX-F-1.ex3 IX-F-1.a IX-F-1.ex4 IX-F-1.ex5 IX-F-1.ex6 IX-F-1.ex7 IX-F-1.ex8 IX-F-1.ex9 IX-F-1.ex10 IX-F-1.ex11 IX-F-1.ex12 IX-F-1.ex13 IX-F-1.ex14 IX-F-1.ex15 IX-F-1.ex16 IX-F-1.b IX-F-1.ex17 IX-F-1.c IX-F-1.ex18 IX-F-1.ex19 IX-F-1.ex20 IX-F-1.ex21 IX-F-1.ex22',
  'IX-F-2.ex1 IX-F-2.ex2 IX-F-2.ex3 IX-F-2.ex4 IX-F-2.a IX-F-2.b IX-F-2.ex5',
  'IX-G.a IX-G.b IX-G.c',
  'IX-H.a',
]);

/** What steps cite besides, from other sources. */
const FROM_FACTS = listed([
  'F1.a F1.b F1.c F1.d F1.e F1.f F1.g',
  'II-B-1 F2.a F2.b F2.c F2.d F2.e F2.f F2.g F2.h',
  'F3.a F3.b F3.c F3.d VII-D F6.b F6.c',
  'F4.a F4.b F4.c F4.d F4.e F4.f F4.g F4.h F4.i F4.j F4.k',
  'F5.a F5.b F5.c F5.d F5.e F5.f F5.g F5.h F5.i F5.j',
  'F8.a F8.b F8.c F9.a F9.b F9.c F9.d',
]);

const LANGUAGES = ['en', 'fr'] as const;

/** The number of a paragraph, wherever a text names one; not that of a whole section. */
const NUMBER = /\b(?:IX-[0-9A-H](?:-\d)?\.(?:ex)?[0-9a-z]+|F\d\.[a-z]|II-B-1|VII-D)\b/g;

describe('the rulebook', () => {
  it('has each paragraph once', () => {
    const all = RULEBOOK.map((entry) => entry.id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has all 174 entries of chapter 9 in their order, and says so', () => {
    expect(HELD).toHaveLength(174);
    expect(RULEBOOK.filter((entry) => entry.source === 'rulebook').map((entry) => entry.id)).toEqual(HELD);
  });

  it('has every paragraph from other sources, each with its confidence', () => {
    const entries = RULEBOOK.filter((entry) => entry.source === 'facts');
    expect(entries.map((entry) => entry.id)).toEqual([...FROM_FACTS, ...SKILLS.map((skill) => `conf:skill.${skill.id}`)]);
    for (const entry of entries) expect(entry.confidence, entry.id).toBeDefined();
  });

  it.each(RULEBOOK.map((entry) => [entry.id, entry] as const))('%s is written in both languages', (_id, entry) => {
    for (const names of [entry.title, entry.text, ...(entry.slip === undefined ? [] : [entry.slip])]) {
      for (const language of LANGUAGES) {
        expect(names[language].length).toBeGreaterThan(0);
        expect(names[language].trim()).toBe(names[language]);
      }
    }
    expect(entry.text.en).not.toBe(entry.text.fr);
    if (entry.slip !== undefined) expect(entry.slip.en).not.toBe(entry.slip.fr);
    for (const language of LANGUAGES) expect(entry.text[language], language).toMatch(/[.)]$/);
  });

  it('is found by id', () => {
    for (const entry of RULEBOOK) expect(paragraph(entry.id)).toBe(entry);
    expect(paragraph('conf:X-1')).toBeUndefined();
  });

  it('refers only to paragraphs it has, the same in both languages', () => {
    for (const entry of RULEBOOK) {
      for (const { en, fr } of [entry.text, ...(entry.slip === undefined ? [] : [entry.slip])]) {
        const named = [...en.matchAll(NUMBER)].map(([number]) => number);
        for (const number of named) expect(paragraph(`conf:${number}`), `${number} in ${entry.id}`).toBeDefined();
        expect(
          [...fr.matchAll(NUMBER)].map(([number]) => number),
          entry.id,
        ).toEqual(named);
      }
    }
  });

  it('has the paragraph of every option', () => {
    for (const choice of CHOICES) expect(paragraph(choice.rule), choice.id).toBeDefined();
  });

  it('tells how each slip of the source is read', () => {
    const slips = RULEBOOK.filter((entry) => entry.slip !== undefined).map((entry) => entry.id.slice(5));
    expect(slips.join(' ')).toBe('IX-C-1.i IX-C-3.ex2 IX-E-5.ex1 IX-E-5.ex9 IX-F-1.b IX-F-1.ex17 IX-F-2.ex2 IX-F-2.a');
  });
});
