/** How many dice are rolled after an answer is counted, or said to be beyond counting; what was walked through is let go whatever comes of it. */
import type { RulingCase } from '@escarmouche/engine/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { diceAfter } from '../../editor/dice-after.ts';
import { workerGameOf } from '../../worker/games.ts';
import type { Walk as Walked } from '../../worker/walk.ts';

const asked = vi.hoisted(() => ({ walks: [] as unknown[], closed: 0, fails: false }));

vi.mock('../../worker/client.ts', () => ({
  async ask(call: string, question: { ruling: RulingCase<unknown>; at: number; seat: number }) {
    if (call === 'close') asked.closed++;
    if (call === 'close') return;
    const { Walk } = await import('../../worker/walk.ts');
    if (call === 'walk') {
      const walk = Walk.ofCase(await workerGameOf('wow'), question.ruling);
      asked.walks = [walk];
      return { walk: 0, info: walk.info() };
    } else if (asked.fails) throw new Error('the worker ended');
    else return (asked.walks[0] as Walked).step(question.at, question.seat);
  },
}));

const CASE: RulingCase<unknown> = {
  name: { en: 'x', fr: 'x' },
  situation: { figures: { A: { side: 1, at: '1,0' }, X: { side: 2, at: '2,0' } }, turn: 'A' },
  script: [],
} as RulingCase<unknown>;

beforeEach(() => Object.assign(asked, { walks: [], closed: 0, fails: false }));

it('tells the dice with their rule, and none where the match ends without', async () => {
  expect(await diceAfter('wow', CASE, [], 'attack:A/main>X')).toEqual({ dice: 3, rule: 'wow:601.1' });
  expect(await diceAfter('wow', CASE, [], 'end')).toEqual({ dice: 0 });
  expect(asked.closed).toBe(2);
});

it('tells nothing where a choice is left: no dice would be a verdict', async () => {
  expect(await diceAfter('wow', CASE, [], 'attack:A/main>A')).toBeNull();
  expect(asked.closed).toBe(1);
});

it('lets the walk go where it cannot be looked at', async () => {
  asked.fails = true;
  await expect(diceAfter('wow', CASE, [], 'end')).rejects.toThrow('the worker ended');
  expect(asked.closed).toBe(1);
});
