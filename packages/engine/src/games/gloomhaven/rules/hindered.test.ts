/** gh:attack.02, gh:element.1, gh:pipeline.1. What is said before a card is used up, and what the options of the game change. */
import { describe, expect, it } from 'vitest';
import type { ConditionId } from '../content/types.ts';
import type { Situation } from '../situation.ts';
import { situationValue } from '../situation-values.ts';
import { situationMatch } from '../situations.ts';

const BOTH = [
  { do: 'move', n: 2 },
  { do: 'attack', n: 2 },
];

/** What playing a half is called under these conditions. */
function said(conditions: readonly ConditionId[], top: readonly object[]): string {
  const m = situationMatch({
    characters: { brute: { at: [3, 3], lead: 'it', conditions } },
    monsters: { 'bandit-guard-1': [4, 3] },
    cards: { it: { initiative: 20, top } },
    turn: 'brute',
  } as Situation);
  return m.options().find((o) => o.id === 'play:it/top')?.say.key ?? '';
}

describe('a half that a condition keeps from its lines', () => {
  it('says so on the choice, before the card is used up (attack.02, condition.immobilize)', () => {
    expect(said([], BOTH)).toBe('play-half');
    expect(said(['disarm'], BOTH)).toBe('play-half-disarmed');
    expect(said(['immobilize'], BOTH)).toBe('play-half-immobilized');
    expect(said(['disarm', 'immobilize'], BOTH)).toBe('play-half-hindered');
    expect(said(['disarm'], [{ do: 'heal', n: 2, whom: { who: 'self' } }])).toBe('play-half');
  });
});

describe('an element (elements-declined)', () => {
  /** What is offered once a card is drawn, and once a line that creates is reached. */
  function offered(value: string | undefined): string[][] {
    const of = (top: readonly object[]) =>
      situationMatch({
        characters: { brute: { at: [3, 3], lead: 'it', deck: { pile: { '+1/fire': 20 } } } },
        monsters: { 'bandit-guard-1': { at: [4, 3], hp: 6 } },
        cards: { it: { initiative: 20, top } },
        turn: 'brute',
        ...(value === undefined ? {} : { choices: { 'elements-declined': value } }),
      } as Situation);
    const drawn = of([{ do: 'attack', n: 1 }]);
    for (const id of ['play:it/top', 'do:attack', 'target:bandit-guard-1']) drawn.take(id);
    drawn.fall('+1/fire');
    const played = of([{ do: 'element', of: 'ice' }]);
    played.take('play:it/top');
    const ids = (m: typeof drawn) => m.options().map((o) => o.id);
    return [ids(drawn), ids(played)];
  }

  it('of a drawn card may be left out, of a half that is played it may not: the usual reading', () => {
    expect(offered(undefined)[0]).toEqual(['apply:fire', 'leave:fire']);
    expect(offered(undefined)[1]).not.toContain('skip:element');
  });

  it('never, or always', () => {
    expect(offered('never')[0]).not.toContain('leave:fire');
    expect(offered('never')[1]).not.toContain('skip:element');
    expect(offered('always')[0]).toEqual(['apply:fire', 'leave:fire']);
    expect(offered('always')[1]).toEqual(['skip:element', 'do:element']);
  });
});

describe('a melee area with nothing beside its grey hex, and an added target (area-over-nobody)', () => {
  const reach = { do: 'attack', n: 2, add: 1, area: { red: [{ q: 2, r: 0 }], grey: true } };

  function struck(second: readonly [number, number], value?: string): unknown[] {
    const m = situationMatch({
      characters: { brute: { at: [3, 3], lead: 'it', deck: { pile: { '+0': 20 } } } },
      monsters: { 'bandit-guard-1': { at: [4, 3], hp: 6 }, 'bandit-guard-2': { at: second, hp: 6 } },
      cards: { it: { initiative: 20, top: [reach] } },
      turn: 'brute',
      ...(value === undefined ? {} : { choices: { 'area-over-nobody': value } }),
    } as Situation);
    m.take('play:it/top');
    for (let n = 0; n < 9; n++) {
      if (m.nodeKind === 'chance') {
        m.fall('+0');
        continue;
      }
      const next = m.options().find((o) => /^(do:attack|area:|target:|next:)/.test(o.id));
      if (next === undefined) break;
      m.take(next.id);
    }
    return ['bandit-guard-1.hp', 'bandit-guard-2.hp'].map((name) => situationValue(m, name));
  }

  it('is not laid over nobody', () => {
    expect(struck([8, 0])).toEqual([6, 6]);
    expect(struck([5, 3])).toEqual([4, 4]);
  });

  it('or is, where the option says so', () => {
    expect(struck([8, 0], 'allowed')).toEqual([4, 6]);
  });

  it('may be laid over nobody though it could lie over somebody, where the option says so', () => {
    const laid = (value: string): string[] => {
      const m = situationMatch({
        characters: { brute: { at: [3, 3], lead: 'it' } },
        monsters: { 'bandit-guard-1': { at: [4, 3], hp: 6 }, 'bandit-guard-2': { at: [5, 3], hp: 6 } },
        cards: { it: { initiative: 20, top: [reach] } },
        choices: { 'area-over-nobody': value },
        turn: 'brute',
      } as Situation);
      m.take('play:it/top');
      m.take('do:attack');
      const ids = m.options().map((o) => o.id);
      if (!ids.includes('area:nobody')) return ids;
      m.take('area:nobody');
      return m.options().map((o) => o.id);
    };
    expect(laid('refused')).toEqual(['area:5,3']);
    expect(laid('allowed')).toEqual(['target:bandit-guard-1']);
  });
});
