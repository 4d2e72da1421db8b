import { fightsOf, heapsOf, shownTo, situationMatch, valuesOf } from '@escarmouche/engine/confrontation';
import { expect, it } from 'vitest';
import { cardsBySeat, printedOf, statOf } from './cards.ts';
import { failsUpTo, moreThanTheirs } from './parry.ts';
import { sumOf } from './sums.ts';

const match = situationMatch({
  fighters: {
    P: { side: 1, is: 'praetorian-guard', stunned: true, wound: 'light' },
    C1: { side: 2, is: 'dirz-clone' },
    C2: { side: 2, is: 'dirz-clone' },
    C3: { side: 2, is: 'dirz-clone' },
  },
  contacts: ['P-C1', 'P-C2'],
  separated: ['P|C1,C2'],
  combat: 'P',
  dice: { P: { placed: [1, 2], left: [1, 1], sustained: true }, C1: '2/0', C2: '1/1' },
  initiative: 2,
});

it('puts the fighters of the combat first, the others by card', () => {
  expect(cardsBySeat(match.play.table, fightsOf(match.play))).toEqual([
    { seat: 0, fighting: [0], rest: [] },
    { seat: 1, fighting: [1, 2], rest: [{ card: 1, figures: [3] }] },
  ]);
});

it('tells dice that are left from dice that were placed', () => {
  expect(heapsOf(match.state.figures[0])).toEqual({
    unplaced: 0,
    ready: true,
    attack: { left: 1, of: 1 },
    defence: { left: 1, of: 2 },
    sustained: true,
  });
  expect(heapsOf(match.state.figures[3])).toBeNull();
  const { figures } = match.state;
  // War fury: the die it adds was never placed, yet it lies there.
  expect(heapsOf({ ...figures[1], fury: 1, attack: 1, placedAttack: 2, placedDefence: 1 })?.attack).toEqual({ left: 1, of: 3 });
});

it('tells a number from what is printed, and what has befallen a fighter', () => {
  const att = statOf(valuesOf(match.play, 0), 'ATT');
  expect(att === undefined ? [] : [att.total - printedOf(att)]).toEqual([-2]);
  expect(shownTo(match, 0).figures[0].signs).toEqual(['stunned']);
  expect(statOf(valuesOf(match.play, 1), 'PA')?.ours).toBe(true);
});

it('says what an attack needs, and a parry', () => {
  expect(failsUpTo(3, false)).toBe(0);
  expect(failsUpTo(3, true)).toBe(1);
  expect(failsUpTo(-2, false)).toBe(2);
  expect(failsUpTo(-9, false)).toBe(6);
  expect(moreThanTheirs(3, 2)).toBe(1);
  expect(moreThanTheirs(3, 4, 2)).toBe(1);
});

it('writes a test as the rulebook does', () => {
  expect(sumOf({ naturals: [6, 3], dice: 1, value: 2, printed: 3, plus: 2, total: 13, failed: false })).toBe('6 + 3 + 3 − 1 + 2');
  expect(sumOf({ naturals: [4], dice: 1, value: 0, printed: 0, plus: 0, total: null, failed: false })).toBe('4');
});
