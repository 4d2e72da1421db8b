import type { Arg, GameEvent } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { trayOf } from './tray.ts';

const event = (key: string, args: Record<string, Arg> = {}): GameEvent => ({ key, args, rule: 'conf:F1.a', to: 'all' });
const roll = (figure: number, natural: number, faces = ''): GameEvent =>
  event('rolls-test', { figure: { figure }, stat: { term: 'stat.ATT' }, natural, faces });
const total = (figure: number, natural: number, value: number): GameEvent =>
  event('test-total', { figure: { figure }, natural, value, plus: 0, total: natural + value, against: 0 });

describe('the tray', () => {
  it('holds every roll of the attack under way: dice, sixes rolled again, the total', () => {
    const { rolls } = trayOf([
      roll(0, 2),
      event('attacks', { figure: { figure: 0 }, target: { figure: 1 } }),
      roll(0, 6, '6'),
      event('rolls-again', { figure: { figure: 0 }, natural: 4 }),
      total(0, 10, 3),
      roll(1, 5, '2 5'),
    ]);
    expect(rolls).toHaveLength(2);
    expect(rolls[0]).toMatchObject({ figure: 0, stat: 'stat.ATT', faces: [6], again: [4], kept: 6 });
    expect(rolls[0].result?.args.total).toBe(13);
    expect(rolls[1]).toMatchObject({ figure: 1, faces: [2, 5], kept: 5, result: null });
  });

  it('shows both dice of a wound roll, the lower one first, and what came of it', () => {
    const { rolls, outcomes } = trayOf([
      event('attacks', { figure: { figure: 0 }, target: { figure: 1 } }),
      event('wound-roll', { figure: { figure: 0 }, target: { figure: 1 }, low: 2, high: 5 }),
      event('wounded', { figure: { figure: 1 } }),
    ]);
    expect(rolls[0]).toMatchObject({ stat: null, faces: [2, 5] });
    expect(outcomes.map((e) => e.key)).toEqual(['wounded']);
  });

  it('keeps an opposed test until something else is rolled', () => {
    const opposed = [event('phase-begins'), roll(0, 3), total(0, 3, 2), event('won-authority')];
    expect(trayOf(opposed).rolls).toHaveLength(1);
    // Who has won it is said beside it, as long as it lies there.
    expect(trayOf(opposed).outcomes.map((e) => e.key)).toEqual(['won-authority']);
    const next = trayOf([...opposed, roll(2, 4)]);
    expect([next.rolls.map((r) => r.figure), next.outcomes]).toEqual([[2], []]);
  });
});
