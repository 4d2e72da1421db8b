import { describe, expect, it } from 'vitest';
import { noSuchThing, ruled } from '../../no-such-thing.testing.ts';

const of = ruled(
  'gloomhaven',
  'ruling: gh:advantage.02\ncases:\n  - name: A\n    situation: { characters: { brute: { at: [3, 3], lead: bow } }, monsters: { bandit-guard-1: [4, 3] }, cards: { bow: { top: [{ do: attack, n: 3, range: 3 }] } }, turn: brute }\n',
);
const { becomes } = of;

describe('no ruling holds about', () => {
  noSuchThing(of, {
    values: [
      "'element fier': null",
      "'element fire zz': inert",
      "'targets brute x': []",
      "'kind bow botom': ranged",
      "'range brute bandit-guard-1 zz': 1",
      "'pile brute +1 zz': 5",
      "'shuffles brute zz': false",
      "'on 3,3 zz': []",
    ],
    events: [
      'damaged, with: { figure: null }',
      "draws, with: { card: '+9' }",
      'afflicted, with: { condition: posion }',
      'makes-element, with: { element: fier }',
    ],
    absent: ['move:04,3', 'add:01', 'lose:'],
    beginnings: ['area:x', 'add:x'],
    nowhere: [['move:1,0', 'move:90,0']],
  });

  it('but about what may be, and is not now', () => {
    expect(becomes("{ absent: ['move:4,3'], exactly: { prefix: 'move:-', ids: [] }, values: { 'element fire': inert } }")).toBe('holds');
  });
});
