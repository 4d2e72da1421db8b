/** What the rules are asked of an answer to a puzzle. */
import { expect, it } from 'vitest';
import { deedWith } from './asked.ts';

it('asks of the deed that the puzzle is about, with the answer where the puzzle leaves it open', () => {
  const puzzle = { does: 'play', by: 'A', with: ['K1'] };
  expect(deedWith({ ...puzzle, at: 'figures' }, 'B')).toEqual({ does: 'play', by: 'A', with: ['K1'], on: { figures: ['B'] } });
  expect(deedWith({ ...puzzle, at: 'spaces' }, '3,4')).toEqual({ does: 'play', by: 'A', with: ['K1'], on: { spaces: ['3,4'] } });
  expect(deedWith({ at: 'by', does: 'guard', by: undefined, with: [] }, 'B')).toEqual({ does: 'guard', by: 'B' });
  expect(deedWith({ at: 'with', does: 'play', by: 'A', with: [] }, 'K4 top')).toEqual({ does: 'play', by: 'A', with: ['K4', 'top'] });
});
