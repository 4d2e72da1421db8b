/**
 * Lessons: a ruling file with a voice. A situation, and steps that ask the learner for one thing each, while opponent and dice do what is
 * written. Played on the ordinary engine: a lesson decides no rule, it only says which of the legal answers it waits for.
 */
import { type Done, isDone } from '../running/forms.ts';
import { same } from '../running/plain.ts';
import type { CoreState } from '../running/sequence.ts';
import type { BothLanguages, Option, RuleId } from '../running/types.ts';
import { Match } from './match.ts';
import { asWritten, phrase } from './phrase.ts';
import { playStep } from './ruling.ts';
import { check } from './ruling-check.ts';
import { failed, nodeName, type RulingFailure, type Seen } from './ruling-failure.ts';
import type { Answer, Expectation, ScriptStep } from './ruling-file.ts';
import type { Situations } from './situations.ts';

/** What a step tries out as wrong: an answer that the rules refuse by `refused`, or a legal one that is not the one awaited. */
export interface WrongAnswer {
  readonly take: string;
  readonly refused?: RuleId;
}

/** What has been come to, for a step in which the learner plays as they like. */
export interface LessonUntil {
  readonly decision?: Expectation['decision'];
  readonly values?: Readonly<Record<string, unknown>>;
}

/** One thing said, and at most one thing asked for. A step that asks for nothing is read. */
export interface LessonStep {
  readonly say: BothLanguages;
  readonly rule: RuleId;
  /** The answer awaited, by its id; of several, any. */
  readonly take?: string | readonly string[];
  /** The answer awaited by what it does, as far as that is named: any of those. */
  readonly does?: Done;
  /** The learner plays freely, against a gentle opponent and dice that fall by themselves, until this is so. */
  readonly until?: LessonUntil;
  /** What opponent, dice, and the learner's own matters of form do then, or once it has been read. What it expects is for proof. */
  readonly meanwhile?: readonly ScriptStep[];
  /** What is said when the learner answers otherwise. */
  readonly otherwise?: BothLanguages;
  readonly wrong?: WrongAnswer;
}

/** A question at the end, about what was seen. */
export interface LessonQuestion {
  readonly ask: BothLanguages;
  readonly answer: Exclude<Answer, 'depends'>;
  /** What explains it. */
  readonly why: BothLanguages;
  readonly rule: RuleId;
}

/** A lesson file. */
export interface Lesson<Situation = unknown> {
  /** The game it teaches. */
  readonly lesson: string;
  readonly title: BothLanguages;
  /** How the game is won, in one line. */
  readonly goal: BothLanguages;
  readonly situation: Situation;
  /** The learner's player, from 1; 1 unless given. */
  readonly learner?: number;
  readonly steps: readonly LessonStep[];
  /** What is said when the match is the learner's own. */
  readonly free: BothLanguages;
  readonly questions: readonly LessonQuestion[];
}

/** Whether an option is the answer that a step waits for: the one that it names by its id, or any of the kind that it names (`does`). */
function meets(step: LessonStep, option: Option): boolean {
  if (step.take !== undefined) return isNamed(step.take, option.id);
  return step.does !== undefined && isDone(option, step.does);
}

const waits = ({ take, does }: LessonStep): boolean => take !== undefined || does !== undefined;
const plays = (s: ScriptStep): boolean => !('expect' in s);
const isRead = (step: LessonStep): boolean => !waits(step) && step.until === undefined;
/** What happens in a step by itself. */
const written = ({ meanwhile }: LessonStep): readonly ScriptStep[] => (meanwhile ?? []).filter(plays);

/**
 * Where a lesson stands: its step, from 0, and how many of the lines that follow the answer (`meanwhile`) have been played; `AWAITED` before
 * that answer.
 */
interface Place {
  readonly step: number;
  readonly done: number;
}

const AWAITED = -1;
const BEGIN: Place = { step: 0, done: AWAITED };

/** Where a match stands in its lesson; found anew from the record, so that undo and a match opened again need nothing more. */
export class LessonRun<U = unknown, T = unknown, S extends CoreState = CoreState, V = unknown, Situation = unknown> {
  readonly lesson: Lesson<Situation>;
  private readonly of: Situations<U, T, S, V, Situation>;
  private readonly match: Match<U, T, S, V>;
  private place: Place = BEGIN;
  /** Where it stood before each answer. */
  private readonly before: Place[] = [];

  /** @param match begun at the lesson's situation, with its way back kept */
  constructor(of: Situations<U, T, S, V, Situation>, lesson: Lesson<Situation>, match: Match<U, T, S, V>) {
    this.of = of;
    this.lesson = lesson;
    this.match = match;
  }

  /** The learner's seat. */
  get seat(): number {
    return (this.lesson.learner ?? 1) - 1;
  }

  /** The step under way, from 0; as many as there are once the match is the learner's own. */
  get at(): number {
    this.follow();
    return this.place.step;
  }

  /** The step under way; undefined once the match is the learner's own. */
  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  /** What happens next by itself; null where the learner is waited for, or plays freely. */
  next(): Exclude<ScriptStep, { readonly expect: Expectation }> | null {
    const { step } = this;
    const { done } = this.place;
    return step === undefined || done < 0 ? null : (written(step)[done] as ReturnType<LessonRun['next']>);
  }

  /** Whether the learner is asked for one thing, or to read: no other answer is taken meanwhile. */
  get guides(): boolean {
    const { step } = this;
    return step !== undefined && step.until === undefined;
  }

  /** The options of the match's node that the step waits for. */
  awaited(): readonly Option[] {
    const { step } = this;
    if (step === undefined || this.place.done >= 0 || !waits(step)) return [];
    return this.match.options().filter((o) => meets(step, o));
  }

  /** Whether an answer is the one the step waits for, or everything may be answered. */
  allows(id: string): boolean {
    const { step } = this;
    if (step === undefined || !this.guides) return true;
    if (this.place.done >= 0) return false;
    if (step.take !== undefined) return isNamed(step.take, id);
    return this.awaited().some((o) => o.id === id);
  }

  /** The learner has read on. */
  readOn(): void {
    const { step } = this;
    if (step !== undefined && isRead(step) && this.place.done < 0) this.place = this.passed(this.place.step, 0);
  }

  /** Goes back to the step before, where that was one to be read. @returns whether it was; else the answer before is to be taken back */
  readBack(): boolean {
    const step = this.at;
    const { done } = this.place;
    const last = this.before[this.before.length - 1];
    const behind = last === undefined ? 0 : last.step + 1;
    if (step <= behind || done >= 0) return false;
    this.place = { step: step - 1, done: AWAITED };
    return true;
  }

  /** From the first step on, at a match that stands at its beginning. */
  restart(): void {
    this.follow();
    this.place = BEGIN;
  }

  /** From here on the match is the learner's own. */
  leave(): void {
    this.place = { step: this.lesson.steps.length, done: AWAITED };
  }

  /** The answers given since it was last looked. */
  private follow(): void {
    const { entries } = this.match;
    if (entries.length < this.before.length) {
      this.place = this.before[entries.length];
      this.before.length = entries.length;
    }
    for (let i = this.before.length; i < entries.length; i++) {
      this.before.push(this.place);
      this.answered(i);
    }
  }

  private answered(i: number): void {
    const { steps } = this.lesson;
    const entry = this.match.entries[i];
    let { step, done } = this.place;
    if (steps[step] === undefined) return;
    // What was to be read has been, where an answer followed.
    while (done < 0 && steps[step] !== undefined && isRead(steps[step])) {
      if (written(steps[step]).length > 0) done = 0;
      else step++;
    }
    this.before[i] = { step, done: this.place.step === step ? this.place.done : AWAITED };
    if (done >= 0) {
      const s = written(steps[step])[done];
      const fits =
        'take' in s
          ? isCalled(s.take, entry.id)
          : 'roll' in s && (typeof s.roll === 'string' ? s.roll === entry.id : same(s.roll, entry.faces));
      if (fits) this.place = this.passed(step, done + 1);
      // Else somebody has played on by themselves.
      else this.leave();
      return;
    }
    const now = steps[step];
    if (now === undefined) {
      this.leave();
      return;
    }
    if (now.until !== undefined) {
      this.place = this.come(now.until, i + 1) ? { step: step + 1, done: AWAITED } : { step, done: AWAITED };
      return;
    }
    const taken =
      entry.kind === 'take' &&
      (now.take === undefined ? this.optionsAt(i).some((o) => o.id === entry.id && meets(now, o)) : isNamed(now.take, entry.id));
    this.place = taken ? this.passed(step, 0) : { step: steps.length, done: AWAITED };
  }

  private passed(step: number, done: number): Place {
    const all = written(this.lesson.steps[step]).length;
    return done < all ? { step, done } : { step: step + 1, done: AWAITED };
  }

  private standing(at: number): Match<U, T, S, V> | null {
    const { game, setup, table } = this.match;
    const state = this.match.stateBefore(at);
    return state === undefined ? null : new Match(game, setup, { table, state: game.copy(state), undo: false });
  }

  private optionsAt(at: number): readonly Option[] {
    return this.standing(at)?.options() ?? [];
  }

  private come({ decision, values }: LessonUntil, at: number): boolean {
    const there = this.standing(at);
    if (there === null) return false;
    const expected: Expectation = { ...(decision === undefined ? {} : { decision }), ...(values === undefined ? {} : { values }) };
    return there.nodeKind === 'over' || check(this.of, there, expected, {}, { events: 0 }).length === 0;
  }
}

/** Whether an answer is what a file calls it: what is done somewhere may leave out the place. */
const isCalled = (name: string, id: string): boolean => id === name || id.startsWith(`${name}@`);

const isNamed = (take: string | readonly string[], id: string): boolean => (typeof take === 'string' ? take === id : take.includes(id));

/**
 * Plays a lesson through: every answer it waits for is legal and leads to its end, every wrong one is refused or is not the one awaited,
 * what is to happen meanwhile can, and at the end the learner is asked. A step in which the learner plays freely is left by its `meanwhile`.
 */
export function lessonFailures<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  lesson: Lesson<Situation>,
): RulingFailure[] {
  const first = walked(of, lesson, {});
  if (first.failures.length > 0) return first.failures;
  // Then every step once with each of its other answers.
  return first.ways.flatMap((ways, step) => ways.slice(1).flatMap((id) => walked(of, lesson, { [step]: id }).failures));
}

function walked<U, T, S extends CoreState, V, Situation>(
  of: Situations<U, T, S, V, Situation>,
  lesson: Lesson<Situation>,
  chosen: Readonly<Record<number, string>>,
): { readonly failures: RulingFailure[]; readonly ways: readonly (readonly string[])[] } {
  const match = of.match(lesson.situation);
  const run = new LessonRun(of, lesson, match);
  const seen: Seen = { events: 0 };
  const ways: (readonly string[])[] = [];
  for (const [i, step] of lesson.steps.entries()) {
    const here = { step: i + 1 };
    const failures: RulingFailure[] = [];
    const ids = run.awaited().map((o) => o.id);
    ways.push(ids);
    if (run.at !== i) return { failures: [failed(here, phrase('step', { step: i + 1 }), phrase('step', { step: run.at + 1 }))], ways };
    if (waits(step)) failures.push(...check(of, match, { decision: { seat: run.seat + 1 } }, here, seen));
    if (typeof step.take === 'object') failures.push(...check(of, match, { offered: step.take }, here, seen));
    if (step.wrong !== undefined) {
      const { take, refused } = step.wrong;
      failures.push(...check(of, match, refused === undefined ? { offered: [take] } : { refused: { [take]: refused } }, here, seen));
      if (run.allows(take)) failures.push(failed(here, phrase('wanted-absent', { id: take }), phrase('offered')));
    }
    const id = chosen[i] ?? ids[0] ?? (typeof step.take === 'string' ? step.take : undefined);
    if (waits(step) && id === undefined) failures.push(failed(here, asWritten(step.does?.does ?? ''), nodeName(match)));
    if (failures.length > 0) return { failures, ways };
    if (!waits(step) && step.until === undefined) run.readOn();
    for (const s of [...(id === undefined || !waits(step) ? [] : [{ take: id }]), ...(step.meanwhile ?? [])]) {
      const played = playStep(of, match, s, here, seen);
      if (played.failures.length > 0) return { failures: played.failures, ways };
    }
  }
  const left = { step: lesson.steps.length };
  if (run.step !== undefined) return { failures: [failed(left, phrase('the-end'), nodeName(match))], ways };
  return { failures: check(of, match, { decision: { seat: run.seat + 1 } }, left, seen), ways };
}
