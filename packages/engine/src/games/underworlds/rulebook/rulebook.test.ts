import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../content/abilities.ts';
import { WARBANDS } from '../content/types.ts';
import { paragraph, RULEBOOK } from './index.ts';

const listed = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' ').map((number) => `wu:${number}`));

/** Every answer of the designers' commentary, in its order. */
const HELD = listed([
  'g.01 g.02 g.03 g.04 g.05 g.06 g.07 g.08 g.09 g.10 g.11 g.12 g.13 g.14 g.15 g.16 g.17 g.18 g.19 g.20 g.21 g.22 g.23 g.24 g.25 g.26 g.27 g.28 g.29 g.30 g.31 g.32 g.33',
  '11-chaine-eclairs.1 13.1 14.1 thorns-of-the-briar-queen.1 thorns-of-the-briar-queen.2 35.1 47.1 zarbags-gitz.1 zarbags-gitz.2',
  '317.1 340.1 389.1 432-mimique.1 499.1 499.2 garreks-reavers.1 11-pluie-de-sang.1 11-pluie-de-sang.2 16.1 18.1 23.1',
  'steelhearts-champions.1 steelhearts-champions.2 steelhearts-champions.3 37.1 37.2 42.1 45.1 52.1 52.2 56.1 57.1',
  'sepulchral-guard.1 sepulchral-guard.2 59.1 60.1 62.1 62.2 77.1 96.1 96.2 101.1 102.1 102.2 103.1 spiteclaws-swarm.1 160.1',
  '167.1 169.1 169.2 170.1 170.2 171.1 171.2 247.1 248.1 273.1 312.1 312.2 319.1 321.1 324.1 324.2 327.1 331.1 333.1 334.1 336.1',
  '336.2 336.3 336.4 336.5 339.1 339.2 341.1 341.2 342.1 342.2 343.1 343.2 344.1 349.1 354.1 355.1 357.1 357.2 357.3 357.4 357.5',
  '359.1 359.2 361.1 363.1 368.1 369.1 369.2 369.3 katophrane-relics.1 katophrane-relics.2 377.1 382.1 382.2 416.1 420.1 420.2',
  '420.3 420.4 423.1 431.1 432-charme-du-trompeur.1 435.1',
]);

/** What steps cite besides, from other sources. */
const FROM_FACTS = listed([
  'D1 D2 D3 D4 D5',
  'A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13',
  'R1 R2 R3 R4 R5 R6 R7 R8 R9',
  'P1 P2 P3 P4 X1 X2 X3',
  'E1 E2 E3 G1 G2 G3',
  'S1 S2 S3 S4 S5 S6 S7 S8 I1',
  WARBANDS.map((warband) => `I2.${warband}`).join(' '),
  'M1 M2 M3 M4 M5 M6 M7 K1 K2',
  ABILITIES.map((ability) => `ability.${ability.id}`).join(' '),
]);

const LANGUAGES = ['en', 'fr'] as const;

/** The number of a paragraph inside brackets, wherever a text names one. */
const BRACKETS = /\(([^()]*)\)/g;
const NUMBER = /(?<![\w.-])(?:g\.\d\d|[ADEGIKMPRSX]\d{1,2}|(?:\d{2,3}|[a-z]+(?:-[a-z]+)+|432-[a-z-]+)\.\d)(?![\w-])/g;

function numbersIn(text: string): string[] {
  return [...text.matchAll(BRACKETS)].flatMap(([, inside = '']) => [...inside.matchAll(NUMBER)].map(([number]) => number));
}

describe('the rulebook', () => {
  it('has each paragraph once', () => {
    const all = RULEBOOK.map((entry) => entry.id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has all 144 answers of the commentary in their order, and says so', () => {
    expect(HELD).toHaveLength(144);
    expect(RULEBOOK.filter((entry) => entry.source === 'rulebook').map((entry) => entry.id)).toEqual(HELD);
  });

  it('has every paragraph from other sources, each with its confidence', () => {
    const entries = RULEBOOK.filter((entry) => entry.source === 'facts');
    expect(entries.map((entry) => entry.id)).toEqual(FROM_FACTS);
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
    expect(entry.text.fr).not.toMatch(/[^\s][:;!?]/);
  });

  it('is found by id', () => {
    for (const entry of RULEBOOK) expect(paragraph(entry.id)).toBe(entry);
    expect(paragraph('wu:999.9')).toBeUndefined();
  });

  it('refers only to paragraphs it has, the same in both languages', () => {
    let named = 0;
    for (const entry of RULEBOOK) {
      const numbers = numbersIn(entry.text.en);
      for (const number of numbers) expect(paragraph(`wu:${number}`), `${number} in ${entry.id}`).toBeDefined();
      expect(numbersIn(entry.text.fr), entry.id).toEqual(numbers);
      named += numbers.length;
    }
    expect(named).toBeGreaterThan(70);
  });

  it('tells how each slip of the source is read', () => {
    const slips = RULEBOOK.filter((entry) => entry.slip !== undefined).map((entry) => entry.id.slice(3));
    expect(slips.join(' ')).toBe('g.16 g.18 g.28 389.1 steelhearts-champions.3 77.1 336.4 343.2 431.1');
  });
});
