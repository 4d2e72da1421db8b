import { describe, expect, it } from 'vitest';
import { noSuchThing, ruled } from '../../no-such-thing.testing.ts';

const of = ruled(
  'wow',
  "ruling: wow:404.1\ncases:\n  - name: A\n    situation: { figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }, turn: A }\n",
);
const { plays, becomes } = of;

describe('no ruling holds about', () => {
  noSuchThing(of, {
    events: [
      'damaged, with: { figure: null }',
      'moved, with: { space: null }',
      "enters, with: { space: '99,9' }",
      'damaged, with: { figure: 5 }',
      'damaged, with: { n: two }',
      'attacks, with: { nature: phisical }',
      'modified, with: { stat: armour }',
      'enters, with: { space: here }',
      'goes-first, with: { seat: 7 }',
    ],
    absent: ['move:A>01,0', 'move:A>-0,1', 'crit:01', 'again:'],
    beginnings: ['move:A>zzz', 'attack:A/main>Q', 'crit:x'],
    nowhere: [
      ['move:A>6,0', 'move:A>7,0'],
      ['move:A>1,0>1,1', 'move:A>1,0>10,10'],
    ],
  });

  it('but about what may be, and is not now', () => {
    expect(
      becomes("{ absent: ['move:A>6,0'], never: [{ event: damaged, with: { figure: X, n: 2 } }], values: { attack.hits: null } }"),
    ).toBe('holds');
  });

  it('an answer that may be given, and not there, fails', () => {
    expect(plays('take: end')).toBe('holds');
    expect(plays("take: 'enter:A>1,0'")).toBe('fails');
  });

  it('a place that is nowhere is one thing, an argument that is nothing another: some events have none', () => {
    expect(becomes("{ absent: ['guard:nobody'] }")).toBe('fault');
    expect(becomes('{ never: [{ event: attacks, with: { card: null } }] }')).toBe('holds');
  });
});
