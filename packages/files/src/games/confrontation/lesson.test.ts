/** What the lesson says in numbers is what the rules reckon where it says so. */
import { readFileSync } from 'node:fs';
import { type Lesson, LessonRun } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import { readLesson } from '../../lesson.ts';
import { situationsOf } from '../played.testing.ts';

const of = situationsOf('confrontation');
const lesson: Lesson = readLesson(
  readFileSync(new URL('../../../../engine/src/games/confrontation/lessons/first-match.yaml', import.meta.url), 'utf8'),
  'first-match.yaml',
  'confrontation',
);

it('whoever may try to leave contact is told what the test must reach, and by the paragraph of that test', () => {
  const match = of.match(lesson.situation);
  const run = new LessonRun(of, lesson, match);
  while (run.step !== undefined && run.step.wrong?.take !== 'leave:A1') {
    const next = run.next();
    if (next !== null && 'take' in next) match.take(next.take);
    else if (next !== null && 'roll' in next) typeof next.roll === 'string' ? match.fall(next.roll) : match.roll(next.roll);
    else if (run.awaited().length === 0) run.readOn();
    else match.take(run.awaited()[0].id);
  }
  const { step } = run;
  const trial = match.fork();
  trial.take('leave:A1');
  trial.roll([1]);
  const failed = trial.events.findLast((e) => e.rule === step?.rule);
  expect(failed?.key).toBe('cannot-break-off');
  const needs = Number(of.value(match, 'A1.leave'));
  const ini = Number(of.value(match, 'A1.INI'));
  expect(step?.say.en).toContain(`here ${needs}, so with INI ${ini} a die of ${needs - ini} or more`);
  expect(step?.say.fr).toContain(`ici ${needs}, donc un dé de ${needs - ini} ou plus avec INI ${ini}`);
});
