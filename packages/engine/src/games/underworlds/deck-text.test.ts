import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, DECKS, findCard } from './content/index.ts';
import { deckToText, textToDeck } from './deck-text.ts';

describe('a deck as text', () => {
  it.each(DECKS.map((d) => [d.id, d] as const))('%s reads back as itself in both languages', (_id, deck) => {
    for (const language of ['en', 'fr'] as const) {
      const read = textToDeck(deckToText(deck, language), deck.warband);
      expect(read.problems).toEqual([]);
      expect(new Set(read.deck.objectives)).toEqual(new Set(deck.objectives));
      expect(new Set(read.deck.power)).toEqual(new Set(deck.power));
    }
  });

  it('has one card on each line under headings', () => {
    const text = deckToText({ objectives: ['shadespire:2'], power: ['shadespire:390', 'shadespire:330'] }, 'en');
    expect(text).toBe(
      'Objectives (1)\n2. Blood for the Blood God!\n\nGambits (1)\n330. Healing Potion\n\nUpgrades (1)\n390. Great Speed\n',
    );
  });

  it('tells every card of the collection apart', () => {
    for (const card of CARDS) {
      const deck = card.kind === 'objective' ? { objectives: [card.id], power: [] } : { objectives: [], power: [card.id] };
      expect(textToDeck(deckToText(deck, 'fr'))).toEqual({ deck, problems: [] });
    }
  });

  it('is read in either language, whatever case, accents and punctuation', () => {
    const french = findCard('shadespire:2')?.names.fr ?? '';
    const lines = [
      'blood for the blood god',
      french.toUpperCase(),
      '- 2) Blood for the Blood God!',
      'shadespire:2',
      '2.Blood for the BLOOD god',
    ];
    expect(textToDeck(lines.join('\r\n')).deck.objectives).toEqual(lines.map(() => 'shadespire:2'));
    expect(textToDeck('ameliorations :\n\n# mine\nVITESSE ACCRUE').deck.power).toHaveLength(1);
  });

  it('names the line it cannot read, and reads the others', () => {
    const read = textToDeck('Upgrades\nGreat Speed\nGreat Spead\n');
    expect(read.deck.power).toHaveLength(1);
    expect(read.problems).toEqual([{ line: 3, say: { key: 'unknown-line', args: { line: 3, text: 'Great Spead' } } }]);
  });

  it('never throws, and accounts for every line', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(...CARDS.flatMap((c) => [c.id, c.names.en, c.names.fr])),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { deck, problems } = textToDeck(lines.join('\n'));
        expect([...deck.objectives, ...deck.power].every((id) => findCard(id) !== undefined)).toBe(true);
        for (const p of problems) expect(p.line).toBeGreaterThan(0);
        expect(textToDeck(deckToText(deck, 'en')).problems).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a line longer than any name', () => {
  it.each([
    ['blanks before a colon', `Objectives${' '.repeat(20_000)}:`, true],
    ['blanks in a heading', `Objectives${' '.repeat(20_000)}x`, false],
    ['blanks behind a number', `2${' '.repeat(20_000)}. Blood for the Blood God!`, true],
    ['comments', `Great Speed ${'#'.repeat(20_000)}\u2028x`, true],
  ])('is read, and told in part: %s', (_what, line, known) => {
    const { problems } = textToDeck(line);
    expect(problems.length).toBe(known ? 0 : 1);
    for (const { say } of problems) expect(String(say.args.text).length).toBeLessThan(210);
  });
});
