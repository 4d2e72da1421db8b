import { Match, type Say, seeded } from '@escarmouche/engine/core';
import { fieldOf, shownTo, underworlds } from '@escarmouche/engine/underworlds';
import { describe, expect, test } from 'vitest';
import { actorOf, cardOf, chosenLast, hexOf, leadsTo, targetOf } from './concerns.ts';
import { groupOf, sorting } from './sorting.ts';

const say = (key: string, args: Say['args'] = {}): Say => ({ key, args });
const ATTACK = say('attack', { figure: { figure: 2 }, attack: { term: 'attack.great-axe' }, target: { figure: 7 } });

/** A battlefield with two fighters on it and an objective. */
function match() {
  const seat = { warband: 'garreks-reavers', deck: { objectives: [], power: [] } } as const;
  const match = new Match(underworlds, {
    seats: [seat, seat],
    field: { boards: ['empty-market', 'ash-court'], turned: [false, false], offset: 0 },
    anyDeck: true,
  });
  // A roll-off, then objectives are laid: the battlefield is.
  const random = seeded(1);
  while (match.node.kind === 'chance') match.rollBy(random);
  const { play, state } = match;
  const field = fieldOf(play);
  const hex = (name: string): number => field.names.indexOf(name);
  state.fighters[0].hex = hex('C3');
  state.fighters[1].hex = hex('D4');
  state.tokens.push({ face: 2, hex: hex('E5') } as (typeof state.tokens)[number]);
  return { shown: shownTo(match, 0), field };
}

describe('what options concern', () => {
  test('an attack: who makes it, on whom', () => {
    expect([actorOf(ATTACK), targetOf(ATTACK), hexOf(ATTACK)]).toEqual([2, 7, -1]);
  });

  test('a fighter that is chosen, or that bears an upgrade, is meant and does not act', () => {
    for (const key of ['choose-fighter', 'upgrade', 'attack-next', 'cast-spell']) {
      const s = say(key, { figure: { figure: 4 }, card: { card: 9 } });
      expect([actorOf(s), targetOf(s), cardOf(s)]).toEqual([-1, 4, 9]);
    }
  });

  test('a direction leads from whoever is driven back or pushed, a fighter left alone stays, a token is where it lies', () => {
    const { shown, field } = match();
    const lead = (s: Say) => {
      const led = leadsTo(s, shown, field, 0);
      return led === null ? null : [led.from, led.to].map((hex) => field.names[hex]);
    };
    const driven = (n: number) => say('drive-back', { figure: { figure: 1 }, direction: { term: 'direction.S' }, n });
    expect([lead(driven(1)), lead(driven(2))]).toEqual([
      ['D4', 'D5'],
      ['D4', 'D6'],
    ]);
    expect(lead(say('choose-direction', { direction: { term: 'direction.N' } }))).toEqual(['C3', 'C2']);
    expect(lead(say('leave', { figure: { figure: 1 } }))).toEqual(['D4', 'D4']);
    expect(lead(say('choose-token', { n: 2 }))).toEqual(['E5', 'E5']);
    expect(lead(ATTACK)).toBeNull();
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
