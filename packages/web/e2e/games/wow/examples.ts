/** Matches of this game that the browser's tests of every game open. */
import type { Examples } from '../../games.ts';
import { fight, matchFile } from './sample.ts';

export const EXAMPLES: Examples = {
  puzzle: { does: 'card', says: /Deals|damage|armor|heal|attack/ },
  ruling: [
    'ruling: wow:404.1',
    'cases:',
    '  - name: { en: At our table, fr: À notre table }',
    '    situation:',
    "      figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '2,0' } }",
    '      turn: A',
    "    script: [{ expect: { offered: ['move:A>1,0'] } }]",
  ].join('\n'),
  lesson: { by: 'mouse', lang: 'fr' },
  firstMove: { form: /^(?:move|attack):/, seed: 1 },
  onBoard: fight,
  prepares: () => matchFile(12, ['person', 'random'], 0, /^move:/, 40),
  odds: [
    // A card that attacks has its odds as well as what is printed on the figure.
    { kind: 'wow', file: () => fight(), wanted: /^attack:/, besides: /^card:/, dangers: true, wholly: true },
    {
      kind: 'wow-again',
      file: () => matchFile(12, ['person', 'random'], 0, /^reroll:/),
      wanted: /^(reroll:|keep$)/,
      least: 2,
      dangers: false,
    },
  ],
};
