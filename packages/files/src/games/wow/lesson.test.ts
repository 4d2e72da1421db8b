import { readFileSync } from 'node:fs';
import { type Lesson, lessonFailures, Match } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { readLesson } from '../../lesson.ts';
import { situationsOf } from '../played.testing.ts';

const text = readFileSync(new URL('../../../../engine/src/games/wow/lessons/first-match.yaml', import.meta.url), 'utf8');

describe('a lesson that is wrong', () => {
  const lesson: Lesson = readLesson(text, 'first-match.yaml', 'wow');
  const of = situationsOf('wow');
  const at = lesson.steps.findIndex((s) => s.take !== undefined);
  const changed = (change: object): Lesson => ({ ...lesson, steps: lesson.steps.map((s, i) => (i === at ? { ...s, ...change } : s)) });

  it.each([
    ['waits for what the rules refuse', { take: 'move:D1>0,3' }],
    ['also waits for what leads nowhere', { take: ['move:D1>0,0', 'move:D1>0,-3'] }],
    ['calls wrong what it waits for', { wrong: { take: 'move:D1>0,0' } }],
    ['calls refused what is legal', { wrong: { take: 'move:D1>0,-3', refused: 'wow:404.1' } }],
    ['lets dice fall that nobody rolls', { meanwhile: [{ roll: [1, 2] }] }],
    ['waits for what nobody can do', { take: undefined, does: { does: 'attack' } }],
  ])('%s: fails at its step', (_name, change) => {
    const failures = lessonFailures(of, changed(change));
    expect(failures.length).toBeGreaterThan(0);
    expect(failures[0].at).toBe(failures[0].at.replace(/\d+/, String(_name.startsWith('also') ? at + 2 : at + 1)));
  });

  it.each([
    ['rule: wow:102', 'rul: wow:102', /^l\.yaml:\d+:\d+: .*did you mean "rule"/],
    ['take: move:D1>0,0', 'take: 7', /^l\.yaml:\d+:\d+: steps\[2\]\.take/],
    ['lesson: wow', 'lesson: chess', /^l\.yaml:1:\d+: lesson/],
  ])('%s as %s: the file, the place and what was expected', (from, to, line) => {
    expect(() => readLesson(text.replace(from, to), 'l.yaml', 'wow')).toThrow(line);
  });

  it('waits for what an option does as well as for its id', () => {
    const by = changed({ take: undefined, does: { does: 'move', by: 'D1', on: { spaces: ['0,0'] } } });
    expect(lessonFailures(of, by)).toEqual([]);
    const match = of.match(lesson.situation);
    expect(match).toBeInstanceOf(Match);
  });

  it('lets the learner play on freely until something holds', () => {
    const steps = [{ ...lesson.steps[0], until: { values: { 'D1.at': '0,0' } }, meanwhile: [{ take: 'move:D1>0,0' }] }];
    expect(lessonFailures(of, { ...lesson, steps })).toEqual([]);
    expect(lessonFailures(of, { ...lesson, steps: [{ ...steps[0], meanwhile: [{ take: 'move:D1>0,-3' }] }] })).not.toEqual([]);
  });
});
