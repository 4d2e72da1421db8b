import { expect, test } from 'vitest';
import { shownTo } from './shown.ts';
import { situationMatch } from './situations.ts';

const match = situationMatch({
  fighters: {
    P: { side: 1, is: 'praetorian-guard', stunned: true, wound: 'light' },
    C1: { side: 2, is: 'dirz-clone' },
    C2: { side: 2, is: 'dirz-clone' },
  },
  contacts: ['P-C1', 'P-C2'],
  combat: 'P',
  dice: { P: '1/2', C1: '2/0', C2: '1/1' },
  initiative: 2,
});

test('figures by their names, sides, wounds, conditions and dice', () => {
  const { figures, phase, combats, fights } = shownTo(match, 0);
  expect(figures[0]).toMatchObject({ id: 'P', side: 0, team: 0, place: 0, left: 3, most: 4, wound: 1, signs: ['stunned'] });
  expect(figures[1].heaps?.attack).toEqual({ left: 2, of: 2 });
  expect(figures[0].values.touches).toEqual([1, 2]);
  expect(phase).toBe('combat');
  expect(combats[fights.combat?.id ?? -1]).toEqual({ members: [0, 1, 2], done: false, recut: false, atOnce: false });
});

test('the strategic value of each side, and what is left of it', () => {
  for (const { begun, left } of shownTo(match, 0).strength) expect(left).toBe(begun);
});
