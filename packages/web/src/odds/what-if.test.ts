/** Everything that could be otherwise has its sentence, in both languages. */
import { CONFRONTATION_SWITCHES } from '@escarmouche/engine/confrontation';
import { GLOOMHAVEN_SWITCHES } from '@escarmouche/engine/gloomhaven';
import type { Prospect } from '@escarmouche/engine/odds';
import { UNDERWORLDS_SWITCHES } from '@escarmouche/engine/underworlds';
import { WOW_SWITCHES } from '@escarmouche/engine/wow';
import { expect, it } from 'vitest';
import { tells } from './numbers.ts';
import { whatIfStrings } from './what-if-strings.ts';

const ALL = [...new Set<string>([...CONFRONTATION_SWITCHES, ...GLOOMHAVEN_SWITCHES, ...UNDERWORLDS_SWITCHES, ...WOW_SWITCHES])];

it.each(['en', 'fr'] as const)('in %s', (lang) => {
  const { what } = whatIfStrings(lang);
  expect(Object.keys(what).sort()).toEqual(ALL.sort());
  const said = ALL.map((key) => what[key]('FIGURE', 'SOURCE'));
  for (const [i, sentence] of said.entries()) expect(sentence, ALL[i]).toContain('FIGURE');
  expect(new Set(said).size).toBe(ALL.length);
});

it('tells the number that a thing changes, where what comes first stays as it is', () => {
  const prospect = (key: Prospect['key'], mean: number): Prospect => ({
    key,
    as: 'chance',
    figure: 3,
    mean,
    low: mean,
    high: mean,
    outcomes: [],
  });
  const now = { prospects: [prospect('hit', 1), prospect('wound', 0.78), prospect('out', 0.1)] };
  const change = (hit: number, wound: number, out: number) => ({
    change: [
      { key: 'hit', figure: 3, by: hit },
      { key: 'wound', figure: 3, by: wound },
      { key: 'out', figure: 3, by: out },
    ] as const,
  });
  expect(tells(now, change(0, -0.2, 0.1)).key).toBe('wound');
  expect(tells(now, change(0.001, 0, -0.3)).key).toBe('out');
  expect(tells(now, change(-0.1, -0.2, 0)).key).toBe('hit');
});
