/** Shares as they are told. */
import { expect, test } from 'vitest';
import { percent, sampled } from './numbers.ts';

test('a share that was sampled says so, once: nearly nothing and nearly all are estimates by themselves', () => {
  expect(sampled('en', 0.42, false)).toBe('≈ 42%');
  expect(sampled('en', 0.42, true)).toBe('42%');
  expect(sampled('en', 0.998, false)).toBe('> 99%');
  expect(sampled('en', 0.001, false)).toBe(percent('en', 0.001));
  expect(sampled('en', 1, false)).toBe('≈ 100%');
});
