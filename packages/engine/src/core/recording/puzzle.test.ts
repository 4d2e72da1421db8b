import { expect, it } from 'vitest';
import type { Barred, Option } from '../running/types.ts';
import { dicePuzzle, isAbout, puzzlesOf, surpriseOf } from './puzzle.ts';

const say = { key: 'x', args: {} };
const deed = (figures: string[], spaces: string[] = [], does = 'attack', by = 'A') => ({
  id: `${does}:${by}>${figures}${spaces}`,
  does,
  by,
  on: { figures, spaces },
  with: ['main'],
  say,
});
const may = (...of: Parameters<typeof deed>): Option => ({ ...deed(...of), code: 1, rule: 'toy:1' });
const not = (rule: string, ...of: Parameters<typeof deed>): Barred => ({ ...deed(...of), reasons: [{ rule, ...say }] });

it('asks whom of several an ability may be aimed at, with the reason of each of the others', () => {
  const [puzzle, ...more] = puzzlesOf([may(['X']), may(['Y'], [], 'heal')], [not('toy:2', ['Y']), not('toy:3', ['Z'])]);
  expect(more).toEqual([]);
  expect(puzzle).toMatchObject({ at: 'figures', does: 'attack', by: 'A', with: ['main'], candidates: ['X', 'Y', 'Z'], right: ['X'] });
  expect(Object.entries(puzzle.reasons).map(([name, [why]]) => [name, why.rule])).toEqual([
    ['Y', 'toy:2'],
    ['Z', 'toy:3'],
  ]);
});

it('asks nothing where all are allowed, none is, or only one could be meant', () => {
  expect(puzzlesOf([may(['X']), may(['Y']), may(['Z'])], [])).toEqual([]);
  expect(puzzlesOf([], [not('toy:2', ['Y']), not('toy:3', ['Z'])])).toEqual([]);
  expect(puzzlesOf([may(['X'])], [not('toy:2', ['Y'])])).toEqual([]);
});

it('asks where something ends, by the last space of its way; of what is led by the rules among all places there are', () => {
  const moves = puzzlesOf([may([], ['1,0', '2,0'], 'move')], [not('toy:4', [], ['3,0'], 'move'), not('toy:4', [], ['4,0'], 'move')]);
  expect(moves).toMatchObject([{ at: 'spaces', right: ['2,0'] }]);
  expect(puzzlesOf([may(['hero'], ['5,2'], 'go'), may(['hero'], ['4,3'], 'go')], [])).toMatchObject([
    { at: 'spaces', right: ['5,2', '4,3'] },
  ]);
});

it('asks by what means something is done, and who does what is said of nobody else', () => {
  const by = (who: string) => ({ ...deed([], [], 'guard', who), with: [] });
  const card = (...words: string[]) => ({ ...deed([], [], 'play'), with: words });
  const puzzles = puzzlesOf(
    [
      { ...by('A'), code: 1, rule: 'toy:1' },
      { ...card('K1'), code: 2, rule: 'toy:1' },
      { ...card('K4', 'top'), code: 3, rule: 'toy:1' },
    ],
    [
      { ...by('B'), reasons: [{ rule: 'toy:2', ...say }] },
      { ...by('C'), reasons: [{ rule: 'toy:3', ...say }] },
      { ...card('K2'), reasons: [{ rule: 'toy:4', ...say }] },
    ],
  );
  expect(puzzles).toMatchObject([
    { at: 'by', does: 'guard', by: undefined, with: [], candidates: ['A', 'B', 'C'], right: ['A'] },
    { at: 'with', does: 'play', by: 'A', with: [], candidates: ['K1', 'K2', 'K4 top'], right: ['K1', 'K4 top'] },
  ]);
  expect(isAbout(puzzles[0], by('B'))).toBe(true);
  expect(isAbout(puzzles[0], card('K1'))).toBe(false);
  expect(isAbout(puzzles[1], card('K2'))).toBe(true);
});

it('knows the one that a seldom rule refuses, where there is one', () => {
  const seldom = (rule: string): boolean => rule === 'toy:9';
  const [one] = puzzlesOf([may(['X'])], [not('toy:9', ['Y']), not('toy:2', ['Z'])]);
  expect(surpriseOf(one, seldom)).toEqual({ point: 'Y', rule: 'toy:9' });
  const [two] = puzzlesOf([may(['X'])], [not('toy:9', ['Y']), not('toy:9', ['Z'])]);
  expect(surpriseOf(two, seldom)).toBeNull();
});

it('asks how many dice an answer is followed by', () => {
  expect(dicePuzzle(may(['X']), 4)).toMatchObject({ at: 'dice', right: ['4'] });
});
