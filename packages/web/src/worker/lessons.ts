/** Lessons in the worker: which match is one, and what it says and does where it stands. Loaded with the first. */
import { type Lesson, LessonRun, Refused, same } from '@escarmouche/engine/core';
import { readLesson } from '@escarmouche/files';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import { workerGameOf } from './games.ts';
import type { SeatKind } from './protocol.ts';
import type { Played } from './record.ts';
import type { LessonPress, LessonTold } from './snapshot.ts';

/** A match that teaches: what is asked of the learner, and what happens meanwhile. */
export class Guide {
  private readonly lesson: Lesson;
  private readonly match: AnyMatch;
  private readonly run: LessonRun;
  private otherwise = false;

  constructor(of: AnyWorkerGame, lesson: Lesson, match: AnyMatch) {
    this.lesson = lesson;
    this.match = match;
    this.run = new LessonRun(of.situations, lesson, match) as LessonRun;
  }

  /** Whether the learner is waited for; null where the match goes on as any other. */
  waits(): boolean | null {
    if (this.run.next() !== null) return false;
    return this.run.guides ? true : null;
  }

  /** Whether there is something to read, and nothing to answer. */
  get reads(): boolean {
    const { step } = this.run;
    return step !== undefined && [step.take, step.does, step.until].every((x) => x === undefined) && this.run.next() === null;
  }

  /** Whether this answer is taken; one that is not is told so. */
  allows(id: string): boolean {
    const allowed = this.run.allows(id);
    this.otherwise = !allowed;
    return allowed;
  }

  /** Gives the answer that is written. @returns whether one is */
  answer(): boolean {
    const next = this.run.next();
    if (next === null) return false;
    try {
      if ('take' in next) this.match.take(next.take);
      else if (!('roll' in next)) return false;
      else if (typeof next.roll === 'string') this.match.fall(next.roll);
      else this.match.roll(next.roll);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // What was written for other rules is no lesson any more.
      this.run.leave();
      return false;
    }
  }

  /** @returns how many answers of the match hold; fewer than there are where some are to be taken back; null for the learner's last one */
  press(how: LessonPress): number | null {
    this.otherwise = false;
    if (how === 'again') return 0;
    if (how === 'on') this.run.readOn();
    if (how === 'leave') this.run.leave();
    return how === 'back' && !this.run.readBack() ? null : this.match.at;
  }

  /** From the first step on. */
  restart(): void {
    this.run.restart();
  }

  told(): LessonTold {
    const { title, goal, steps, free, questions } = this.lesson;
    const { at, step } = this.run;
    const otherwise = this.otherwise && step !== undefined ? (step.otherwise ?? 'plain') : null;
    return { title, goal, at, of: steps.length, say: step?.say ?? free, rule: step?.rule ?? null, reads: this.reads, otherwise, questions };
  }
}

/** A lesson's match, at its beginning or as it was left, with its guide; null where no game has a lesson of this name. */
export async function lessonMatch(game: string, left?: Played): Promise<{ readonly played: Played; readonly guide: Guide | null } | null> {
  const of = await workerGameOf(game).catch(() => null);
  const text = await of?.lesson?.();
  if (of === null || text === undefined) return null;
  const lesson = readLesson(text, game, game);
  if (left !== undefined) {
    // One that was begun when the lesson was another is a match like any other.
    const guide = same(left.situation, lesson.situation) ? new Guide(of, lesson, left.match) : null;
    return { played: left, guide };
  }
  const match = of.situations.match(lesson.situation);
  const learner = (lesson.learner ?? 1) - 1;
  const seats = Array.from(
    { length: of.game.seatsAt?.(match.table) ?? of.game.seats },
    (_x, seat): SeatKind => (seat === learner ? 'person' : 'level-1'),
  );
  return { played: { of, match, situation: lesson.situation, seats, traces: [], parted: null }, guide: new Guide(of, lesson, match) };
}
