/** Everything that could be otherwise has its sentence, in both languages. */
import { CONFRONTATION_SWITCHES } from '@escarmouche/engine/confrontation';
import { GLOOMHAVEN_SWITCHES } from '@escarmouche/engine/gloomhaven';
import { UNDERWORLDS_SWITCHES } from '@escarmouche/engine/underworlds';
import { WOW_SWITCHES } from '@escarmouche/engine/wow';
import { expect, it } from 'vitest';
import { whatIfStrings } from './what-if-strings.ts';

const ALL = [...new Set<string>([...CONFRONTATION_SWITCHES, ...GLOOMHAVEN_SWITCHES, ...UNDERWORLDS_SWITCHES, ...WOW_SWITCHES])];

it.each(['en', 'fr'] as const)('in %s', (lang) => {
  const { what } = whatIfStrings(lang);
  expect(Object.keys(what).sort()).toEqual(ALL.sort());
  const said = ALL.map((key) => what[key]('FIGURE', 'SOURCE'));
  for (const [i, sentence] of said.entries()) expect(sentence, ALL[i]).toContain('FIGURE');
  expect(new Set(said).size).toBe(ALL.length);
});
