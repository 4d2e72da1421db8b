/** The journal goes on where it was, whatever was left of it. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Course } from './course.ts';
import type { UnitResult } from './experiment.ts';
import { LabFault } from './fault.ts';
import { Journal } from './journal.ts';
import { experimentWith, folder, VERSUS, wonBy } from './lab.testing.ts';

const file = folder();
const experiment = experimentWith([VERSUS], { games: 40 });
const pair: UnitResult = [wonBy(0), wonBy(1)];

/** Opens the journal of the experiment in a folder, and says how many games are there. */
function opened(name: string, of = experiment, again = false): { journal: Journal; done: number } {
  const course = new Course(of);
  const journal = Journal.open(file(name), course, again);
  return { journal, done: course.games.done };
}

describe('a journal', () => {
  it('has what was written, without the half line of a run that was killed', () => {
    const { journal } = opened('torn');
    for (let unit = 0; unit < 3; unit++) journal.write(0, unit, pair);
    journal.close();
    const games = join(file('torn'), 'games.jsonl');
    const whole = readFileSync(games, 'utf8');
    for (const half of ['[', '[0,3,[[0,', `${JSON.stringify([0, 3, pair])}`]) {
      appendFileSync(games, half);
      const again = opened('torn');
      expect(again.done).toBe(6);
      again.journal.close();
      expect(readFileSync(games, 'utf8')).toBe(whole);
    }
  });

  it('does not mix experiments, nor games of other rules', () => {
    opened('mixed').journal.close();
    expect(() => opened('mixed', { ...experiment, seed: 2 })).toThrow(/expected the experiment that was begun there/);
    expect(() => opened('mixed', { ...experiment, code: 'other' })).toThrow(/expected the rules that these games were begun with/);
    // The folder is free again after a refusal, and nothing says otherwise.
    expect(existsSync(join(file('mixed'), 'in-use'))).toBe(false);
    const { journal } = opened('mixed');
    journal.write(0, 0, pair);
    journal.close();
    const anew = opened('mixed', { ...experiment, seed: 2 }, true);
    expect(anew.done).toBe(0);
    anew.journal.close();
  });

  it('belongs to one run at a time, and to the next where that one is dead', () => {
    const { journal } = opened('owned');
    // The process that started this one lives for sure.
    writeFileSync(join(file('owned'), 'in-use'), String(process.ppid));
    expect(() => opened('owned')).toThrow(LabFault);
    writeFileSync(join(file('owned'), 'in-use'), '999999999');
    opened('owned').journal.close();
    journal.close();
  });

  it('says where a folder cannot be used', () => {
    writeFileSync(file('a-file'), '');
    expect(() => opened('a-file')).toThrow(/a-file: cannot be used/);
    opened('broken').journal.close();
    writeFileSync(join(file('broken'), 'experiment.json'), '{');
    expect(() => opened('broken')).toThrow(/expected an experiment that was begun here/);
  });
});
