import { describe, expect, it } from 'vitest';
import { CHOICES } from '../choices.ts';
import { CONDITIONS } from '../content/types.ts';
import { FOCUS_CRITERIA } from '../monsters/focus.ts';
import { ENTRIES, paragraph, RULEBOOK } from './index.ts';

/** Ids of a subject from its first number to its last, written with so many digits. */
const numbered = (subject: string, last: number, digits: 1 | 2 = 1): string[] =>
  Array.from({ length: last }, (_x, i) => `gh:${subject}.${String(i + 1).padStart(digits, '0')}`);

/** Every entry of the page of the summary, in its order. */
const HELD = [
  ...numbered('reveal', 5, 2),
  ...numbered('attack', 9, 2),
  ...numbered('melee', 3, 2),
  ...numbered('ranged', 4, 2),
  ...numbered('area', 10, 2),
  ...numbered('target', 3, 2),
  ...numbered('modifiers', 3, 2),
  ...numbered('draw', 8, 2),
  ...numbered('advantage', 9, 2),
];

/** What steps cite besides, from other sources. */
const FROM_FACTS = [
  ...numbered('round', 6),
  ...numbered('turn', 8),
  ...numbered('rest', 2),
  ...numbered('damage', 3),
  ...numbered('move', 4),
  ...numbered('terrain', 6),
  ...numbered('forced', 2),
  ...numbered('level', 1),
  ...numbered('range', 2),
  ...numbered('sight', 2),
  ...numbered('pipeline', 8),
  ...[...CONDITIONS, 'curse', 'bless', 'turns'].map((id) => `gh:condition.${id}`),
  ...numbered('focus', 7),
  ...numbered('monster-move', 9),
  ...numbered('monster', 8),
  ...numbered('deck', 6),
  ...numbered('summon', 1),
  ...numbered('door', 1),
  ...numbered('loot', 2),
  ...numbered('element', 3),
  ...numbered('end', 3),
  ...numbered('scenario', 2),
];

const LANGUAGES = ['en', 'fr'] as const;

/** The number of a paragraph inside brackets, wherever a text names one. */
const BRACKETS = /\(([^()]*)\)/g;
const NUMBER = /(?<![\w.-])[a-z]+(?:-[a-z]+)*\.(?:\d{1,2}|[a-z]+)(?![\w-])/g;

function numbersIn(text: string): string[] {
  return [...text.matchAll(BRACKETS)].flatMap(([, inside = '']) => [...inside.matchAll(NUMBER)].map(([number]) => number));
}

describe('the rulebook', () => {
  it('has each paragraph once', () => {
    const all = RULEBOOK.map((entry) => entry.id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has all 54 entries of the summary in their order, and says so', () => {
    expect(HELD).toHaveLength(54);
    expect(ENTRIES).toEqual(HELD);
    for (const id of ENTRIES) expect(paragraph(id)?.confidence, id).toBeUndefined();
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
      expect(names.fr).not.toMatch(/[^\s][:;!?]/);
    }
    expect(entry.text.en).not.toBe(entry.text.fr);
    if (entry.slip !== undefined) expect(entry.slip.en).not.toBe(entry.slip.fr);
    for (const language of LANGUAGES) expect(entry.text[language], language).toMatch(/[.)]$/);
  });

  it('tells no two paragraphs alike', () => {
    for (const language of LANGUAGES) expect(new Set(RULEBOOK.map((entry) => entry.text[language])).size).toBe(RULEBOOK.length);
  });

  it('is found by id', () => {
    for (const entry of RULEBOOK) expect(paragraph(entry.id)).toBe(entry);
    expect(paragraph('gh:none.1')).toBeUndefined();
  });

  it('refers only to paragraphs it has, the same in both languages', () => {
    let named = 0;
    for (const entry of RULEBOOK) {
      for (const names of [entry.text, ...(entry.slip === undefined ? [] : [entry.slip])]) {
        const numbers = numbersIn(names.en);
        for (const number of numbers) expect(paragraph(`gh:${number}`), `${number} in ${entry.id}`).toBeDefined();
        expect(numbersIn(names.fr), entry.id).toEqual(numbers);
        named += numbers.length;
      }
    }
    expect(named).toBeGreaterThan(20);
  });

  it('tells how each slip of the source is read', () => {
    const slips = RULEBOOK.filter((entry) => entry.slip !== undefined).map((entry) => entry.id.slice(3));
    expect(slips.join(' ')).toBe('reveal.01 reveal.02 attack.04 area.08 modifiers.02 advantage.09');
  });

  it('has what options and the order of a focus point to', () => {
    for (const { rule } of [...CHOICES, ...FOCUS_CRITERIA]) expect(paragraph(rule), rule).toBeDefined();
  });
});
