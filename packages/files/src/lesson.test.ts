import { readFileSync } from 'node:fs';
import { type Lesson, LessonRun, lessonFailures } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { PLAYED } from './games/played.testing.ts';
import { readLesson } from './lesson.ts';
import { readMatch } from './match.ts';
import { writeMatch } from './match-written.ts';

const textOf = (game: string): string =>
  readFileSync(new URL(`../../engine/src/games/${game}/lessons/first-match.yaml`, import.meta.url), 'utf8');

describe.each(PLAYED)('the lesson of %s', (game, of, rulebook) => {
  const lesson: Lesson = readLesson(textOf(game), 'first-match.yaml', game);

  it('leads from its first step to free play, by every answer it waits for', () => {
    expect(lessonFailures(of, lesson)).toEqual([]);
  });

  it('says everything in both languages, and names rules that there are', () => {
    const rules = new Set(rulebook.map((p) => p.id));
    const said = [
      lesson.title,
      lesson.goal,
      lesson.free,
      ...lesson.steps.flatMap((s) => [s.say, ...(s.otherwise === undefined ? [] : [s.otherwise])]),
      ...lesson.questions.flatMap((q) => [q.ask, q.why]),
    ];
    expect(said.filter(({ en, fr }) => en === fr)).toEqual([]);
    const cited = [...lesson.steps, ...lesson.questions].map((x) => x.rule);
    expect(cited.filter((id) => !rules.has(id))).toEqual([]);
    expect(new Set(cited).size).toBeGreaterThan(5);
    expect(lesson.questions.length).toBeGreaterThanOrEqual(3);
  });

  it('tries something else at each step that asks', () => {
    const asking = lesson.steps.filter((s) => s.take !== undefined || s.does !== undefined);
    expect(asking.length).toBeGreaterThanOrEqual(6);
    expect(asking.filter((s) => s.wrong === undefined)).toEqual([]);
  });

  it('is found again from the record, step by step and backwards', () => {
    const match = of.match(lesson.situation);
    const run = new LessonRun(of, lesson, match);
    const stood: number[] = [];
    for (let guard = 0; run.step !== undefined && guard < 300; guard++) {
      const next = run.next();
      if (next !== null && 'take' in next) match.take(next.take);
      else if (next !== null && 'roll' in next) typeof next.roll === 'string' ? match.fall(next.roll) : match.roll(next.roll);
      else if (run.awaited().length === 0) {
        run.readOn();
      } else {
        stood.push(run.at);
        match.take(run.awaited()[0].id);
      }
    }
    expect(run.at).toBe(lesson.steps.length);
    const found = new LessonRun(of, lesson, match);
    found.readOn();
    expect(found.at).toBe(lesson.steps.length);
    // The file of such a match reads, and begins where the lesson does.
    const file = readMatch(writeMatch(match, ['person', 'level-1'], lesson.situation), 'lesson.json');
    const again = of.match(file.situation);
    for (const e of file.entries) e.kind === 'take' ? again.take(e.id) : again.fall(e.id);
    expect(again.entries.map((e) => e.hash)).toEqual(match.entries.map((e) => e.hash));
    // Taken back answer by answer, it stands at the step that asked for it.
    while (match.at > 0) match.backTo(match.at - 1);
    expect(run.at).toBe(stood[0]);
    run.leave();
    expect(run.guides).toBe(false);
  });
});
