/** What is asked and what happens is told by the paragraph that says so. */

import { describe, expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import { situationMatch } from '../situations.ts';

const MENDING = { initiative: 20, top: [{ do: 'heal', n: 2, whom: { who: 'self' } }] };

const of = (more: Partial<Situation>, brute: Record<string, unknown> = {}): Situation =>
  ({
    characters: { brute: { at: [3, 3], lead: 'it', ...brute }, scoundrel: { at: [0, 6], initiative: 80 } },
    monsters: { 'bandit-guard-1': [8, 3] },
    types: { 'bandit-guard': { card: { initiative: 90, lines: [] } } },
    cards: { it: MENDING },
    turn: 'brute',
    ...more,
  }) as Situation;

/** The rules of the events of a kind, once these answers are given. */
function rulesOf(key: string, situation: Situation, ...answers: string[]): string[] {
  const m = situationMatch(situation);
  for (const answer of answers) m.take(answer);
  return m.events.filter((e) => e.key === key).map((e) => e.rule);
}

describe('the rule of a decision', () => {
  it('two actions (turn.1), then the lines of a card (turn.3), the plain action of any card (turn.2)', () => {
    const m = situationMatch(of({}));
    expect(m.node).toMatchObject({ rule: 'gh:turn.1' });
    m.take('play:it/top');
    expect(m.node).toMatchObject({ rule: 'gh:turn.3' });
    const halves = situationMatch(of({})).options();
    expect(halves.filter((o) => o.id.startsWith('basic:')).map((o) => o.rule)).toEqual([
      'gh:turn.2',
      'gh:turn.2',
      'gh:turn.2',
      'gh:turn.2',
    ]);
    expect(new Set(halves.filter((o) => !o.id.startsWith('basic:')).map((o) => o.rule))).toEqual(new Set(['gh:turn.1']));
    expect(rulesOf('plays', of({}), 'play:it/top')).toEqual(['gh:turn.1']);
    expect(rulesOf('plays-basic', of({}), 'basic:it/bottom')).toEqual(['gh:turn.2']);
  });
});

describe('the rule of a refusal', () => {
  it('money lies where a summon would come (move.4)', () => {
    const calling = { it: { initiative: 20, top: [{ do: 'summon', of: 'mystic-ally' }] } } as NonNullable<Situation['cards']>;
    const m = situationMatch(of({ cards: calling, tiles: [{ kind: 'coin', at: [4, 3] }] }));
    m.take('play:it/top');
    expect(() => m.take('do:summon>4,3')).toThrow('gh:move.4 (hex-taken)');
    expect(m.options().map((o) => o.id)).toContain('do:summon>2,3');
  });
});

describe('the rule of an effect that may be left', () => {
  it("the ability's (pipeline.7), then the drawn card's (draw.03)", () => {
    const stunning = { initiative: 20, top: [{ do: 'attack', n: 2, effects: [{ kind: 'condition', of: 'poison' }] }] };
    const deck = { pile: { '+0/stun': 1 } };
    const beside = { 'bandit-guard-1': { at: [4, 3] as const, hp: 6 } };
    const m = situationMatch(of({ cards: { it: stunning } as NonNullable<Situation['cards']>, monsters: beside }, { deck }));
    for (const answer of ['play:it/top', 'do:attack', 'target:bandit-guard-1']) m.take(answer);
    if (m.nodeKind === 'chance') m.fall('+0/stun');
    expect(m.options().map((o) => o.id)).toEqual(['apply:poison', 'leave:poison']);
    expect(m.node).toMatchObject({ rule: 'gh:pipeline.7' });
    m.take('apply:poison');
    expect(m.options().map((o) => [o.id, o.rule])).toEqual([
      ['apply:stun', 'gh:draw.03'],
      ['leave:stun', 'gh:draw.03'],
    ]);
    expect(m.node).toMatchObject({ rule: 'gh:draw.03' });
  });
});

describe('the rule of what is asked at another moment', () => {
  const why = (situation: Situation, answers: string[], id: string): string[] => {
    const m = situationMatch(situation);
    for (const answer of answers) m.take(answer);
    return m.whyNot(id).map((r) => `${r.rule} ${r.key}`);
  };
  const strike = { it: { initiative: 20, top: [{ do: 'attack', n: 3 }] } } as NonNullable<Situation['cards']>;
  const fight = of({ cards: strike, monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20 }, 'bandit-guard-2': { at: [2, 3], hp: 20 } } });

  it('every word of the game has a moment, and so a paragraph', () => {
    const m = situationMatch(of({}));
    const words = m.game.grammar?.options.map((line) => line.split(/[:{]/)[0]) ?? [];
    for (const word of new Set(words)) {
      // Halves of cards are told by their cards, below.
      if (word === 'play' || word === 'basic' || word === 'end') continue;
      expect(
        why(of({}), [], `${word}:it`).map((r) => r.split(' ')[0]),
        word,
      ).toEqual([expect.stringMatching(/^gh:[a-z-]+\.\d+$/)]);
    }
  });

  it('another action waits until the one under way is finished (turn.1), another character until its turn (round.3)', () => {
    const attacking = ['play:it/top', 'do:attack'];
    expect(why(fight, attacking, 'end')).toEqual(['gh:turn.1 ends-between-actions']);
    expect(why(fight, attacking, 'play:it/top')).toEqual(['gh:turn.1 one-action-first', 'gh:turn.1 card-used', 'gh:turn.1 half-used']);
    const both = of({ characters: { brute: { at: [3, 3], lead: 'it' }, scoundrel: { at: [0, 6], lead: 'scoundrel:backstab' } } });
    expect(why(both, [], 'play:scoundrel:backstab/top')).toEqual(['gh:round.3 not-its-turn']);
  });

  it('damage is negated by a card of the hand or two discards, not by one chosen for the round (damage.1)', () => {
    const hurt = of({}, { conditions: ['wound'], hand: ['brute:trample', 'brute:skewer'], lost: ['brute:grab-and-go'] });
    expect(why(hurt, [], 'lose:it')).toEqual(['gh:damage.1 chosen-for-the-round']);
    expect(why(hurt, [], 'lose:brute:grab-and-go')).toEqual(['gh:damage.1 neither-hand-nor-discard']);
    expect(why(hurt, [], 'lose:brute:trample+brute:skewer')).toEqual(['gh:damage.1 one-card-or-two-discards']);
    expect(why(hurt, ['suffer'], 'lose:brute:trample')).toEqual(['gh:damage.1 negated-when-suffered']);
  });
});

describe('the rule of an event', () => {
  const heal = ['play:it/top', 'do:heal'];

  it('healing: the card, or the condition it takes away', () => {
    expect(rulesOf('heals', of({}, { hp: 5 }), ...heal)).toEqual(['gh:turn.3']);
    expect(rulesOf('heals', of({}, { hp: 5, conditions: ['wound'] }), 'suffer', ...heal)).toEqual(['gh:condition.wound']);
    expect(rulesOf('heals', of({}, { hp: 5, conditions: ['poison'] }), ...heal)).toEqual(['gh:condition.poison']);
  });

  it('healing at a long rest (rest.2)', () => {
    const rest = of({}, { lead: undefined, rest: true, hp: 5, discard: ['brute:trample', 'brute:skewer'] });
    expect(rulesOf('heals', rest, 'lose:brute:trample')).toEqual(['gh:rest.2']);
  });

  it('looting: at the end of the turn (loot.1), by Loot X (loot.2)', () => {
    const tiles: Situation['tiles'] = [{ kind: 'coin', at: [3, 3] }];
    const loot = { it: { initiative: 20, top: [{ do: 'loot', n: 1 }] } } as NonNullable<Situation['cards']>;
    expect(rulesOf('loots', of({ tiles }), 'end')).toEqual(['gh:loot.1']);
    expect(rulesOf('loots', of({ tiles, cards: loot }), 'play:it/top', 'do:loot')).toEqual(['gh:loot.2']);
  });

  it('advantage and the better card (advantage.01), disadvantage and the worse one (deck.6), and which cannot be told (advantage.02)', () => {
    const attack = (condition: string, ...cards: string[]): string[] => {
      const m = situationMatch(
        of(
          {
            cards: { it: { initiative: 20, top: [{ do: 'attack', n: 3 }] } } as NonNullable<Situation['cards']>,
            monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20 } },
          },
          { conditions: [condition], deck: { pile: { '+2': 1, '+0/stun': 1, '-1': 1 } } },
        ),
      );
      for (const answer of ['play:it/top', 'do:attack', 'target:bandit-guard-1']) m.take(answer);
      for (const card of cards) m.fall(card);
      return m.events.filter((e) => e.key.startsWith('has-') || e.key === 'counts').map((e) => `${e.rule} ${e.key}`);
    };
    expect(attack('strengthen', '-1', '+2')).toEqual(['gh:advantage.01 has-advantage', 'gh:advantage.01 counts']);
    expect(attack('muddle', '-1', '+2')).toEqual(['gh:deck.6 has-disadvantage', 'gh:deck.6 counts']);
    expect(attack('muddle', '+0/stun', '+2')).toEqual(['gh:deck.6 has-disadvantage', 'gh:advantage.02 counts']);
  });

  it('a character is exhausted (damage.2), a monster killed (damage.3)', () => {
    expect(rulesOf('exhausted', of({}, { hp: 1, conditions: ['wound'] }), 'suffer')).toEqual(['gh:damage.2']);
    const dying = of({ monsters: { 'bandit-guard-1': { at: [8, 3], hp: 1, conditions: ['wound'] } }, turn: 'bandit-guard-1' });
    expect(rulesOf('killed', dying)).toEqual(['gh:damage.3']);
  });
});
