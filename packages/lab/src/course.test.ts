/** What counts is the same in whatever order the games come in. */
import { seeded } from '@escarmouche/engine';
import { describe, expect, it } from 'vitest';
import { Course } from './course.ts';
import { gamesOf, type UnitResult } from './experiment.ts';
import { experimentWith, VERSUS, wonBy } from './lab.testing.ts';

const cell = VERSUS;

/** What comes of each unit: mostly `a` wins, in either seat. */
const resultOf = (unit: number): UnitResult => [wonBy(unit % 5 === 0 ? 1 : 0), wonBy(unit % 7 === 0 ? 0 : 1)];

/** Plays as `many` players would who answer in any order, and returns the units that count. */
function counted(course: Course, many: number): string {
  const random = seeded(many);
  const open: { cell: number; unit: number }[] = [];
  while (!course.over) {
    while (open.length < many) {
      const job = course.next(many);
      if (job === null) break;
      open.push(job);
    }
    const [job] = open.splice(random.below(open.length), 1);
    course.add(job.cell, job.unit, resultOf(job.unit).slice(0, gamesOf(course.experiment.cells[job.cell])));
  }
  return JSON.stringify([...course.units()].map(({ at, unit, result }) => [at, unit, result]));
}

describe('a course', () => {
  it('plays each cell as often as it says, in whole pairs', () => {
    const course = new Course(
      experimentWith([cell, { ...cell, key: 'together', b: null, setups: cell.setups.slice(0, 1), seats: cell.seats.slice(0, 1) }], {
        games: 5,
      }),
    );
    counted(course, 1);
    expect([...course.units()].map((u) => u.at)).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
    expect(course.games).toEqual({ done: 11, all: 11 });
  });

  it.each([
    ['an interval', { games: 4000, interval: 0.06 }],
    ['a sequential test', { games: 4000, sprt: { from: 0.5, to: 0.6, alpha: 0.05, beta: 0.05 } }],
    ['a number', { games: 100 }],
  ])('that ends by %s ends alike for one player and for many', (_name, stop) => {
    const all = [1, 2, 7, 64].map((many) => counted(new Course(experimentWith([cell, { ...cell, key: 'other' }], stop)), many));
    expect(new Set(all).size).toBe(1);
    expect(JSON.parse(all[0]).length).toBeGreaterThan(20);
    expect(JSON.parse(all[0]).length).toBeLessThan(4000);
  });

  it('takes a unit once', () => {
    const course = new Course(experimentWith([cell]));
    expect(course.add(0, 0, resultOf(0))).toBe(true);
    expect(course.add(0, 0, resultOf(1))).toBe(false);
    expect(course.next()?.unit).toBe(1);
  });

  it('asks for units of a rule only so far ahead of those that are counted, farther for many, and for all of a number at once', () => {
    const asked = (stop: Parameters<typeof experimentWith>[1], wide: number): number => {
      const course = new Course(experimentWith([cell], stop));
      let n = 0;
      while (course.next(wide) !== null) n++;
      return n;
    };
    expect([asked({ games: 4000, interval: 0.01 }, 1), asked({ games: 4000, interval: 0.01 }, 3)]).toEqual([16, 48]);
    expect(asked({ games: 400 }, 1)).toBe(200);
  });

  it('knows what is left, and what is done before it counts', () => {
    const course = new Course(experimentWith([cell], { games: 20 }));
    expect([course.unitsLeft, course.games]).toEqual([10, { done: 0, all: 20 }]);
    course.add(0, 3, resultOf(3));
    expect([course.unitsLeft, course.games]).toEqual([9, { done: 2, all: 20 }]);
    expect([...course.units()]).toEqual([]);
    course.add(0, 0, resultOf(0));
    expect([...course.units()].map((u) => u.unit)).toEqual([0]);
    // Of one cell: what somebody has played or was given is not asked for again.
    course.issue(0, 1);
    expect([course.nextOf(0), course.nextOf(0)]).toEqual([2, 4]);
  });
});
