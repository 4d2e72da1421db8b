/** Everything that could be otherwise in a game has its sentence, in both languages. */
import { expect, it } from 'vitest';
import { whatIfStrings } from '../odds/what-if-strings.ts';
import { PLAYED } from './lists.testing.ts';

const ALL = [...new Set(Object.values(PLAYED).flatMap(({ switches }) => switches))];

it.each(['en', 'fr'] as const)('in %s', (lang) => {
  const { what } = whatIfStrings(lang);
  expect(ALL.filter((key) => what[key] === undefined)).toEqual([]);
  const said = ALL.map((key) => what[key]('FIGURE', 'SOURCE'));
  for (const [i, sentence] of said.entries()) expect(sentence, ALL[i]).toContain('FIGURE');
  expect(new Set(said).size).toBe(ALL.length);
});
