import type { GameEvent, Match } from '@escarmouche/engine/core';
import { type Setup, type Situation, type State, situationMatch, type Table } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import { attacksOf, modifierFace } from './attack.ts';
import { percentOf } from './chances.ts';

/** The attack of a brute on a guard, played on the engine: its events. */
function events(brute: object, guard: object, top: readonly object[], ...script: readonly string[]): readonly GameEvent[] {
  const situation = {
    characters: { brute: { at: [3, 3], lead: 'axe', ...brute } },
    monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20, ...guard } },
    cards: { axe: { top } },
    turn: 'brute',
  } as Situation;
  const m: Match<Setup, Table, State, unknown> = situationMatch(situation);
  for (const id of script) {
    if (id.startsWith('~')) m.fall(id.slice(1));
    else m.take(id);
  }
  return m.events;
}

const BEGIN = ['play:axe/top', 'do:attack', 'target:bandit-guard-1'];

describe('the attack under way', () => {
  test('shows what was added, both cards with the one that counts and why, the shield, the result and what came of it', () => {
    const log = events(
      { conditions: ['strengthen'], deck: { pile: { '+0': 1, '+2': 1 } } },
      { conditions: ['poison'], shield: 2 },
      [{ do: 'attack', n: 3, effects: [{ kind: 'pierce', n: 1 }] }],
      ...BEGIN,
      '~+0',
      '~+2',
    );
    const [a] = attacksOf(log);
    expect(a.parts).toMatchObject([{ layer: 'base', amount: 3 }]);
    expect([a.n, a.added.map((x) => [x.n, x.term])]).toEqual([3, [[1, 'bonus.poison']]]);
    expect(a.mode?.key).toBe('has-advantage');
    expect(a.drawn).toEqual([
      { id: '+0', counts: false },
      { id: '+2', counts: true },
    ]);
    expect(a.why).toMatchObject({ why: 'better', rule: 'gh:advantage.01' });
    expect([a.shield?.n, a.shield?.pierce, a.result]).toEqual([2, 1, 5]);
    expect(a.after.map((e) => [e.key, e.args.n])).toEqual([['suffers', 5]]);
  });

  test('counts every card of a draw that rolled on', () => {
    const log = events({ deck: { pile: { 'rolling+1': 1, '+1': 1 } } }, {}, [{ do: 'attack', n: 2 }], ...BEGIN, '~rolling+1', '~+1');
    const [a] = attacksOf(log);
    expect([a.drawn.map((d) => [d.id, d.counts]), a.why, a.result]).toEqual([
      [
        ['rolling+1', true],
        ['+1', true],
      ],
      null,
      4,
    ]);
  });

  test('shows the cards as they are drawn, before anything is known of the result', () => {
    const log = events({ conditions: ['muddle'], deck: { pile: { '+1': 2 } } }, {}, [{ do: 'attack', n: 2 }], ...BEGIN, '~+1');
    const [a] = attacksOf(log);
    expect([a.drawn.length, a.result, a.after]).toEqual([1, null, []]);
  });

  test('is gone with the next action, and keeps apart the attacks of one action', () => {
    const log = events({ deck: { pile: { '+1': 4 } } }, {}, [{ do: 'attack', n: 2 }], ...BEGIN, '~+1');
    expect(attacksOf(log)).toHaveLength(1);
    expect(attacksOf([...log, { key: 'turn', args: {}, rule: 'gh:turn.1', to: 'all' }])).toEqual([]);
    const again = log.filter((e) => ['attacks', 'draws', 'comes-to'].includes(e.key));
    expect(attacksOf([...log, ...again]).map((a) => a.result)).toEqual([3, 3]);
  });
});

test('modifier cards have a face of their own, and chances a number', () => {
  expect(['+1', '-1', 'x2', 'null', 'curse', '+1/stun'].map(modifierFace)).toEqual(['+1', '−1', '×2', '∅', '∅', '+1']);
  expect(modifierFace('rolling+1')).toBe('↻\u2009+1');
  expect(modifierFace('frenzy')).toBe('✶');
  expect(percentOf({ num: 1, den: 4 }, '.')).toBe('25');
  expect(percentOf({ num: 5, den: 19 }, ',')).toBe('26,3');
  expect(percentOf({ num: 1, den: 1 }, '.')).toBe('100');
});
