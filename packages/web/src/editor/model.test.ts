/** Names of several in one text, apart and together again. */
import { expect, it } from 'vitest';
import { joinedNames, namesApart, severalText } from './model.ts';

it('takes names apart at the signs between them, and joins them as they were', () => {
  expect(namesApart('A1,A-2|B1', ',|')).toEqual([
    { sign: '', name: 'A1' },
    { sign: ',', name: 'A-2' },
    { sign: '|', name: 'B1' },
  ]);
  expect(namesApart('', ',|')).toEqual([{ sign: '', name: '' }]);
  for (const text of ['A1', 'A1|B1', 'A1,A2|B1,B2', '|', 'A1,,B1']) expect(joinedNames(namesApart(text, ',|'))).toBe(text);
  expect(joinedNames(namesApart('A1, A2 | B1', ',|'))).toBe('A1,A2|B1');
  // The one that is left after the first was taken away begins.
  expect(joinedNames(namesApart('A1|B1', ',|').slice(1))).toBe('B1');
});

it('reads them with a word for each sign', () => {
  expect(severalText('A1,A2|B1', ',|', (name) => name.toLowerCase(), { ',': 'with', '|': 'against' })).toBe('a1 with a2 against b1');
});
