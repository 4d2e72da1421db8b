import { describe, expect, it } from 'vitest';
import { CHOICES } from '../choices.ts';
import { paragraph, RULEBOOK } from './index.ts';

/** Every paragraph of the two chapters we hold in full. */
const HELD = [
  '404.1 404.1a 404.1b 404.1c 404.2 404.2a 404.2b 404.3 404.3a 404.3b 404.4',
  '405.1 405.2 405.2.ex 405.2a 405.3 405.4',
  '406.1 406.2 406.2a 406.2b 406.2c 406.2d 406.3 406.3a 406.3b',
  '407.1 407.1a 407.1b 407.2 407.2a 407.2b 407.2c',
  '408.1 408.1a 408.1b 408.1c 408.2 408.2a 408.3',
  '600.1 600.1a 600.1b 600.1c 600.1c.ex 600.2 600.3 600.4',
  '601.1 601.1a 601.1b 601.1b.ex 601.1c 601.2 601.2a 601.2b',
  '602.1 602.1a 602.2 602.3 602.4 602.5',
].flatMap((line) => line.split(' ').map((number) => `wow:${number}`));

/** What steps cite besides, from other sources. */
const FROM_FACTS = [
  '100.1a 100.2 100.3 101.2 101.2a 101.3 101.4 102 103 104 105 106 107',
  '200 201 202',
  '300.1 300.2 300.3 300.4 301 302 303 304 305',
  '400 400.3 401 402 403 403.1 403.2 403.3',
  '500 500.1 501 502 502.1',
  '700 700.1 700.2 701 702 703 704 704.2 705 706 707 708 709',
].flatMap((line) => line.split(' ').map((number) => `wow:${number}`));

const LANGUAGES = ['en', 'fr'] as const;

describe('the rulebook', () => {
  it('has each paragraph once', () => {
    const all = RULEBOOK.map((entry) => entry.id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has all 62 entries of the chapters held in full, and says so', () => {
    expect(HELD).toHaveLength(62);
    expect(RULEBOOK.filter((entry) => entry.source === 'rulebook').map((entry) => entry.id)).toEqual(HELD);
  });

  it('has every paragraph from other sources, each with its confidence', () => {
    const entries = RULEBOOK.filter((entry) => entry.source === 'facts');
    expect(entries.map((entry) => entry.id).sort()).toEqual([...FROM_FACTS].sort());
    for (const entry of entries) expect(entry.confidence, entry.id).toBeDefined();
  });

  it('comes in the order of its numbers', () => {
    const chapters = RULEBOOK.map((entry) => Number(/^wow:(\d+)/.exec(entry.id)?.[1]));
    expect(chapters).toEqual([...chapters].sort((a, b) => a - b));
  });

  it.each(RULEBOOK.map((entry) => [entry.id, entry] as const))('%s is written in both languages', (id, entry) => {
    expect(id).toMatch(/^wow:\d{3}(\.\d+[a-z]?(\.ex)?)?[a-z]?$/);
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
    expect(paragraph('wow:999')).toBeUndefined();
  });

  it('refers only to paragraphs it has', () => {
    for (const entry of RULEBOOK) {
      for (const text of [entry.text.en, entry.text.fr, entry.slip?.en ?? '', entry.slip?.fr ?? '']) {
        for (const [number] of text.matchAll(/\b\d{3}(?:\.\d+[a-z]?)?\b/g))
          expect(paragraph(`wow:${number}`), `${number} in ${entry.id}`).toBeDefined();
      }
    }
  });

  it('has the paragraph of every option', () => {
    for (const choice of CHOICES) expect(paragraph(choice.rule), choice.id).toBeDefined();
  });

  it('tells how each slip of the sources is read', () => {
    const slips = RULEBOOK.filter((entry) => entry.slip !== undefined).map((entry) => entry.id.slice(4));
    expect(slips.join(' ')).toBe('404.4 406.2b 406.3b 407.1a 408.2 408.2a 600.1b 600.1c.ex 600.3 600.4');
  });
});
