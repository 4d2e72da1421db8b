/** Files made to be large: each is refused in a line, or told as far as anybody reads, and before it has been taken in. */
import { describe, expect, it } from 'vitest';
import { FileFault } from '../../fault.ts';
import { readMatch } from '../../match.ts';
import { readPack } from '../../pack.ts';

const many = (one: string, n: number): string => Array(n).fill(one).join(',');
const names = (n: number): string => Array.from({ length: n }, (_x, i) => `"f${i}":1`).join(',');

const SETUP =
  '"setup":{"format":"open","map":"crossroads","seats":[{"faction":"D","party":[{"character":"D1","cards":[]}]},{"faction":"A","party":[{"character":"A1","cards":[]}]}]}';
const match = (setup: string, entries: string, more = ''): string =>
  `{"format":"escarmouche-match","version":1,"game":"wow","seats":["person","person"],"choices":{},${setup},"entries":[${entries}]${more}}`;
const cards = (list: string): string => match(SETUP.replace('{"format"', `{"content":{"cards":[${list}]},"format"`), '');

function faults(read: typeof readMatch | typeof readPack, text: string): readonly string[] {
  try {
    read(text, 'a');
  } catch (error) {
    if (error instanceof FileFault) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('a file that is too large', { timeout: 60_000 }, () => {
  it.each([
    ['answers without end', readMatch, match(SETUP, many('{}', 2_000_000)), 'at most 150000 lists and objects'],
    ['numbers without end', readMatch, match(SETUP, many('7', 3_900_000)), 'at most 600000 values'],
    ['more answers than any match has', readMatch, match(SETUP, many('7', 70_000)), 'entries: expected a list of at most 60000'],
    ['cards without end', readMatch, cards(many('{}', 2_000_000)), 'at most 150000 lists and objects'],
    ['more cards than a match takes', readMatch, cards(many('{"id":"x"}', 300)), 'setup.content.cards: expected a list of at most 200'],
    ['depth without end', readMatch, '{"a":'.repeat(1_500_000), 'at most 64 lists and objects inside each other'],
    ['length without end', readMatch, ' '.repeat(8_000_001), 'at most 8000000 characters'],
    ['a list without end', readPack, `pack: x\nwow:\n  cards:\n${'  - 1\n'.repeat(330_000)}`, 'at most 80000 values'],
    ['quotes without end', readPack, '"'.repeat(1_900_000), 'at most 80000 values'],
    ['brackets without end', readPack, `pack: x\nwow: {cards: [${'{},'.repeat(650_000)}]}`, 'at most 80000 values'],
    ['slips without end', readPack, 'a: "\\q"\n'.repeat(150_000), 'at most 80000 values'],
  ] as const)('is refused in one line: %s', (_what, read, text, why) => {
    expect(faults(read, text)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['fields that there are not', match(SETUP, '', `,${names(100_000)}`), 100_000],
    ['one name over and over', match(SETUP, '', `,"x":{${many('"c":1', 100_000)}}`), 100_000],
  ])('is told as far as anybody reads: %s', (_what, text, n) => {
    const lines = faults(readMatch, text);
    expect(lines).toHaveLength(51);
    expect(lines[50]).toBe(`a: expected a file with at most 50 faults, which are told above, found ${n}`);
  });

  it.each([
    ['from the first', ''],
    ['behind good ones', `${many('{"kind":"take","seat":0,"id":"end","hash":1}', 600)},`],
  ])('of answers that are none %s is refused, and nothing of it is taken in', (_where, before) => {
    const lines = faults(readMatch, match(SETUP, before + many('{"take":"end"}', 59_000)));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(52);
  });

  it('with names without end is refused before they are looked at', () => {
    expect(faults(readMatch, match(SETUP, '').replace('"choices":{}', `"choices":{${names(290_000)}}`))).toEqual([
      expect.stringMatching(/choices: expected/),
    ]);
  });

  it('is told so where it is its things that are at fault', () => {
    const card = '{"id":"x","names":"x","category":"action","type":"none","ticks":2,"restriction":["y"]}';
    const lines = faults(readPack, `{"pack":"x","wow":{"cards":[${many(card, 180)}]}}`);
    // Each names nobody and has no ability, and all but the first have an id that is taken.
    expect([lines.length, lines[0], lines[50]]).toEqual([
      51,
      expect.stringMatching(/^a:1:\d+: wow\.cards\[0\]/),
      expect.stringMatching(/found 539$/),
    ]);
  });
});
