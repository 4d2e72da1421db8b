import { describe, expect, it } from 'vitest';
import { noSuchThing, ruled } from '../../no-such-thing.testing.ts';

const of = ruled(
  'confrontation',
  'ruling: conf:IX-0.b\ncases:\n  - name: A\n    situation: { fighters: { A1: { side: 1 }, B1: { side: 2 } }, contacts: [A1-B1], combat: A1, dice: { A1: 1/1, B1: 1/1 }, initiative: 1 }\n',
);
const { plays, becomes } = of;

describe('no ruling holds about', () => {
  noSuchThing(of, {
    values: ["'separations of Q': 1"],
    events: [
      'wounded, with: { figure: null }',
      'wounded, with: { wound: lihgt }',
      'wound-roll, with: { location: amrs }',
      'test-total, with: { stat: ATTT }',
      'phase-begins, with: { phase: fight }',
      'uses-effect, with: { effect: magic }',
    ],
    absent: ['parry:01', 'dice:A1=02/1'],
    beginnings: ['parry:x', 'move:A1>x'],
    nowhere: [['move:A1>-20,50', 'move:A1>-120,50']],
  });

  it('but about what may be, and is not now', () => {
    expect(becomes("{ absent: ['move:A1>60.5,40'], exactly: { prefix: 'move:A1>6', ids: [] }, values: { roll.winner: null } }")).toBe(
      'holds',
    );
  });

  it('a place may be written in any way', () => {
    expect(plays("take: 'move:A1>060.50,40'")).toBe('fails');
  });
});
