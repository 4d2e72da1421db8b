import { Match, type Say, seeded } from '@escarmouche/engine/core';
import { fieldOf, shownTo, underworlds } from '@escarmouche/engine/underworlds';
import { describe, expect, test } from 'vitest';
import type { SaidDeed } from '../../../table/contract.ts';
import { chosenLast, leadsTo } from './concerns.ts';
import { sorting } from './sorting.ts';

const deed = (does: string, more: Partial<SaidDeed> = {}, args: Say['args'] = {}): SaidDeed => ({
  does,
  on: { figures: [], spaces: [] },
  with: [],
  ...more,
  say: { key: '', args },
});
const ATTACK = deed('attack', { by: 'garrek', on: { figures: ['warden'], spaces: [] }, with: ['great-axe'] });

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

describe('where options lead', () => {
  test('a direction leads from whoever is driven back or pushed, a fighter left alone stays, a token is where it lies', () => {
    const { shown, field } = match();
    const lead = (s: SaidDeed) => {
      const led = leadsTo(s, shown, field, 0);
      return led === null ? null : [led.from, led.to].map((hex) => field.names[hex]);
    };
    const driven = (n: number) => deed('drive', {}, { figure: { figure: 1 }, direction: { term: 'direction.S' }, n });
    expect([lead(driven(1)), lead(driven(2))]).toEqual([
      ['D4', 'D5'],
      ['D4', 'D6'],
    ]);
    expect(lead(deed('choose', {}, { direction: { term: 'direction.N' } }))).toEqual(['C3', 'C2']);
    expect(lead(deed('leave', {}, { figure: { figure: 1 } }))).toEqual(['D4', 'D4']);
    expect(lead(deed('choose', {}, { n: 2, token: { space: field.names.indexOf('E5') } }))).toEqual(['E5', 'E5']);
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
  test('each attack of each fighter is a verb, whomever it is aimed at', () => {
    expect(sorting.verb(ATTACK)).toBe(sorting.verb({ ...ATTACK, on: { figures: ['snirk'], spaces: [] } }));
    expect(new Set([ATTACK, { ...ATTACK, by: 'arnulf' }, { ...ATTACK, with: ['knife'] }].map((o) => sorting.verb(o))).size).toBe(3);
  });

  test('an upgrade and a spell are verbs of their card, whoever bears or casts', () => {
    const upgrade = (by: string): string => sorting.verb(deed('upgrade', { by, with: ['shadespire:390'] }));
    expect(upgrade('garrek')).toBe(upgrade('arnulf'));
  });

  test('what only answers a question stands apart, what ends something last', () => {
    const none = deed('choose', { with: ['none'] });
    expect([deed('board'), deed('again'), deed('pass'), none].map((o) => sorting.group(o))).toEqual(['ask', 'ask', 'end', 'end']);
    expect(sorting.layout.at(-1)?.groups).toEqual(['end']);
  });
});
