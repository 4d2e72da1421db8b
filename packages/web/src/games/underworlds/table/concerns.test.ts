import type { Say } from '@escarmouche/engine/core';
import { describe, expect, test } from 'vitest';
import { actorOf, cardIn, chosenLast, directionOf, hexOf, targetOf } from './concerns.ts';
import { groupOf, sorting } from './sorting.ts';

const say = (key: string, args: Say['args'] = {}): Say => ({ key, args });
const ATTACK = say('attack', { figure: { figure: 2 }, attack: { term: 'attack.great-axe' }, target: { figure: 7 } });

describe('what options concern', () => {
  test('an attack: who makes it, on whom', () => {
    expect([actorOf(ATTACK), targetOf(ATTACK), hexOf(ATTACK)]).toEqual([2, 7, -1]);
  });

  test('a fighter that is chosen, or that bears an upgrade, is meant and does not act', () => {
    for (const key of ['choose-fighter', 'upgrade', 'attack-next', 'cast-spell']) {
      const s = say(key, { figure: { figure: 4 }, card: { card: 9 } });
      expect([actorOf(s), targetOf(s), cardIn(s)]).toEqual([-1, 4, 9]);
    }
  });

  test('a drive back has a direction', () => {
    expect(directionOf(say('drive-back', { figure: { figure: 1 }, direction: { term: 'direction.NE' }, n: 1 }))).toBe(1);
    expect(directionOf(ATTACK)).toBe(-1);
  });

  test('whom a card has chosen last is known from the log', () => {
    const e = (figure: number) => ({ rule: 'wu:X2', key: 'chooses', args: { figure: { figure } }, to: 'all' as const });
    const plays = { rule: 'wu:P1', key: 'plays', args: {}, to: 'all' as const };
    expect(chosenLast([e(3), e(5)])).toBe(5);
    expect(chosenLast([e(3), plays])).toBe(-1);
    expect(chosenLast([])).toBe(-1);
  });
});

describe('how options are sorted', () => {
  test('each attack of each fighter is a verb, aimed at its targets', () => {
    expect(sorting.verb(ATTACK)).toBe('attack/attack.great-axe/2');
    expect(sorting.aims(ATTACK)).toBe(true);
  });

  test('moves and charges of a fighter are a verb each', () => {
    const move = say('move', { figure: { figure: 2 }, space: { space: 11 } });
    const charge = say('charge', { figure: { figure: 2 }, space: { space: 11 } });
    expect([sorting.verb(move), sorting.verb(charge)]).toEqual(['move//2', 'charge//2']);
  });

  test('an upgrade and a spell are verbs of their card, whoever bears or casts', () => {
    expect(sorting.verb(say('upgrade', { card: { card: 9 }, figure: { figure: 1 } }))).toBe('card/9');
    expect(sorting.verb(say('upgrade', { card: { card: 9 }, figure: { figure: 2 } }))).toBe('card/9');
  });

  test('what only answers a question stands apart, passing last', () => {
    expect([groupOf(say('lay-board')), groupOf(say('re-roll')), groupOf(say('pass'))]).toEqual(['ask', 'ask', 'end']);
    expect(sorting.layout.at(-1)?.groups).toEqual(['end']);
  });
});
