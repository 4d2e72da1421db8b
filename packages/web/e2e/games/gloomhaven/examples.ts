/** Matches of this game that the browser's tests of every game open. */
import { CELLS } from '../../../src/games/gloomhaven/turns/cells.ts';
import type { Examples } from '../../games.ts';
import { arena, duel } from './playing.ts';

export const EXAMPLES: Examples = {
  puzzle: { does: 'target', says: /Top: (Attack|Move|Heal|Shield|Retaliate|Loot) \d/ },
  ruling: [
    'ruling: gh:ranged.04',
    'cases:',
    '  - name: { en: At our table, fr: À notre table }',
    '    situation:',
    '      characters: { brute: { at: [3, 3], lead: bow } }',
    '      monsters: { bandit-guard-1: [4, 3] }',
    '      cards: { bow: { top: [{ do: attack, n: 3, range: 3 }] } }',
    '      turn: brute',
    '    script: [{ take: play:bow/top }, { take: do:attack }, { take: target:bandit-guard-1 }]',
  ].join('\n'),
  lesson: { by: 'finger', lang: 'fr' },
  pointless: true,
  tools: ['monster-turn'],
  book: { slip: 'initaitive', lang: 'en', width: 1440 },
  forms: { cells: CELLS },
  firstMove: { form: /^(?:play|basic):/, seed: 1 },
  onBoard: () => duel(/^target:/),
  odds: [
    { kind: 'gloomhaven', file: () => duel(/^target:/), wanted: /^target:/, dangers: true },
    {
      kind: 'gloomhaven-area',
      file: () => arena([1, 0], /^area:/),
      wanted: /^area:/,
      // An area is laid where one points.
      first: { at: '[data-space][data-name="4,1"], [data-space][aria-label^="4,1"]', how: 'point' },
      dangers: false,
    },
    // A blow that has fallen: what is lost by it, and what by a card that keeps it off.
    { kind: 'gloomhaven-harm', file: () => duel(/^suffer$/), wanted: /^(suffer$|lose:)/, dangers: false },
  ],
};
