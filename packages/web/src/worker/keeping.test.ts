import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Keeping } from './keeping.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes what is seen at once, and what nobody sees with what comes after it or when that takes long', () => {
  const write = vi.fn();
  const keeping = new Keeping(write);
  keeping.now();
  expect(write).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 5; n++) keeping.unseen();
  expect(write).toHaveBeenCalledTimes(1);
  keeping.rest();
  expect(write).toHaveBeenCalledTimes(2);
  keeping.rest();
  expect(write).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  keeping.unseen();
  expect(write).toHaveBeenCalledTimes(3);
});
