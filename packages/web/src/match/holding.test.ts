import type { GameEvent } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import type { Snapshot } from '../worker/snapshot.ts';
import { type Shown, withSnapshot } from './holding.ts';

const begun: Shown = { id: 'm', opened: {} as Shown['opened'], snapshot: null, events: [], fresh: 0 };

/** The next snapshot: so many answers, whether a person is asked, events kept and added. */
function next(shown: Shown, at: number, waits: boolean, keep: number, add: number, seat = 0): Shown {
  const log = { keep, add: Array.from({ length: add }, () => ({}) as GameEvent) };
  return withSnapshot(shown, { match: 'm', at, seat, waits, log } as unknown as Snapshot);
}

it('knows where match and log stood when a person last answered', () => {
  const asked = next(begun, 4, true, 0, 10);
  expect(asked.answered).toEqual({ at: 4, events: 10 });
  const bot = next(next(asked, 5, false, 10, 2), 6, false, 12, 3);
  expect(bot.answered).toEqual({ at: 4, events: 10 });
  const again = next(bot, 7, true, 15, 1);
  expect([again.answered, again.events.length, again.fresh]).toEqual([{ at: 4, events: 10 }, 16, 1]);
  expect(next(again, 8, true, 16, 2).answered).toEqual({ at: 7, events: 16 });
});

it('begins anew where answers were taken back, and where somebody else looks', () => {
  const asked = next(next(begun, 4, true, 0, 10), 6, true, 10, 4);
  expect(next(asked, 4, true, 9, 1).answered).toEqual({ at: 4, events: 10 });
  expect(next(asked, 7, true, 0, 12, 1).answered).toEqual({ at: 7, events: 12 });
});

it('knows where each of several persons last answered, until that is taken back', () => {
  const first = next(begun, 4, true, 0, 10);
  const other = next(first, 5, true, 0, 11, 1);
  expect(other.answers).toEqual({ 0: { at: 4, events: 10 } });
  const again = next(next(other, 6, false, 11, 2, 1), 7, true, 0, 16);
  expect(again.answers).toEqual({ 0: { at: 4, events: 10 }, 1: { at: 5, events: 11 } });
  expect(next(again, 5, true, 0, 11, 1).answers).toEqual({ 0: { at: 4, events: 10 } });
});
