/** An experiment is played by whoever plays: each unit once, written down as it comes in, until it is over or somebody breaks. */
import { describe, expect, it } from 'vitest';
import { Course } from './course.ts';
import type { UnitResult } from './experiment.ts';
import { experimentWith, VERSUS, wonBy } from './lab.testing.ts';
import type { Players } from './players.ts';
import { play } from './run.ts';

const pair: UnitResult = [wonBy(0), wonBy(1)];

/** Players who answer later, the last asked first; `breaks`: at that unit. */
function players(many: number, breaks = -1): Players & { readonly asked: number[]; most: number } {
  let open = 0;
  const of = {
    many,
    asked: [] as number[],
    most: 0,
    async play(_cell: number, unit: number): Promise<UnitResult> {
      of.asked.push(unit);
      of.most = Math.max(of.most, ++open);
      for (let n = 0; n < many - (unit % many); n++) await Promise.resolve();
      open--;
      if (unit === breaks) throw new Error('broken');
      return pair;
    },
    async close() {},
  };
  return of;
}

describe('an experiment under way', () => {
  it.each([1, 3])('has each unit played once by %i at once, writes it down and tells of it', async (many) => {
    const course = new Course(experimentWith([VERSUS], { games: 20 }));
    course.add(0, 4, pair);
    const written: number[] = [];
    const told: number[] = [];
    const by = players(many);
    await play(course, { write: (_cell, unit) => void written.push(unit) }, by, ({ games }) => void told.push(games.done));
    expect(course.over).toBe(true);
    expect([...by.asked].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9]);
    expect([...written].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9]);
    expect(told).toEqual(Array.from({ length: 9 }, (_x, n) => 2 * n + 4));
    expect(by.most).toBe(many);
  });

  it('ends where a player breaks, and what came in until then is written down', async () => {
    const course = new Course(experimentWith([VERSUS], { games: 20 }));
    const written: number[] = [];
    const running = play(course, { write: (_cell, unit) => void written.push(unit) }, players(1, 3));
    await expect(running).rejects.toThrow('broken');
    expect(written).toEqual([0, 1, 2]);
  });
});
