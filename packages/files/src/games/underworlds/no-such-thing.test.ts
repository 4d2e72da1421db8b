import { describe, expect, it } from 'vitest';
import { noSuchThing, ruled } from '../../no-such-thing.testing.ts';

const of = ruled(
  'underworlds',
  "ruling: wu:102.1\ncases:\n  - name: A\n    situation: { sides: [{ warband: garreks-reavers, fighters: { garrek: D3 }, hand: ['shadespire:349'] }, { warband: steelhearts-champions, fighters: { obryn: D4 }, hand: ['shadespire:237'] }] }\n",
);
const { becomes } = of;

describe('no ruling holds about', () => {
  noSuchThing(of, {
    values: [
      "'objective 9': null",
      "'objective x': null",
      "'scores 7 shadespire:237': false",
      "'scores 1 shadespire:349': false",
      "'range garrek obryn zz': 1",
    ],
    events: [
      'moves, with: { figure: null }',
      'moves, with: { space: Z9 }',
      'passes, with: { seat: 3 }',
      'attacks, with: { attack: sword }',
      'rolled-again, with: { face: zz }',
      'moves, with: { space: here }',
    ],
    absent: ['move:garrek>D03'],
    beginnings: ['move:garrek>zz', 'choose:zz'],
    nowhere: [['move:obryn>A3', 'move:obryn>Z3']],
  });

  it('but about what may be, and is not now', () => {
    expect(becomes("{ absent: ['move:garrek>H10'], exactly: { prefix: 'charge:garrek>H', ids: [] } }")).toBe('holds');
  });
});
