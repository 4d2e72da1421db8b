/** Plays an experiment to its end, writing everything down on the way. */
import type { Course } from './course.ts';
import type { Journal } from './journal.ts';
import type { Players } from './players.ts';

/** Told after each unit. */
export type Heard = (course: Course) => void;

/**
 * Plays what is missing. What comes in is written down before the next is asked for.
 * @throws Error of the first player that breaks; what was played until then is written down
 */
export async function play(course: Course, journal: Pick<Journal, 'write'>, players: Players, heard: Heard = () => {}): Promise<void> {
  const wide = Math.max(1, Math.ceil(players.many / 4));
  let broken: unknown;
  const going = new Set<Promise<void>>();
  const begin = (): void => {
    while (going.size < players.many && broken === undefined && !course.over) {
      const job = course.next(wide);
      if (job === null) return;
      const one: Promise<void> = players
        .play(job.cell, job.unit)
        .then((result) => {
          if (course.add(job.cell, job.unit, result)) journal.write(job.cell, job.unit, result);
          heard(course);
        })
        .catch((error: unknown) => {
          broken ??= error;
        })
        .finally(() => going.delete(one));
      going.add(one);
    }
  };
  begin();
  while (going.size > 0 && !course.over) {
    await Promise.race(going);
    if (broken !== undefined) throw broken;
    begin();
  }
}
