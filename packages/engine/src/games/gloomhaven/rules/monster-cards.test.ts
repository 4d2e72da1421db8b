/** gh:monster.4, gh:monster.8. Cards of monsters with several attacks, and with elements. */
import { describe, expect, it } from 'vitest';
import type { MonsterLine } from '../content/types.ts';
import type { Situation } from '../situation.ts';
import { situationValue } from '../situation-values.ts';
import { situationMatch } from '../situations.ts';

type More = Omit<Partial<Situation>, 'monsters'> & { readonly monsters?: Record<string, unknown>; readonly range?: number };

/** Guards that act by these lines, the brute and the scoundrel near the first of them, and nothing but +0 to draw. */
function guards(lines: readonly MonsterLine[], { range = 0, ...more }: More = {}) {
  const m = situationMatch({
    characters: {
      brute: { at: [3, 3], most: 20, initiative: 30, acted: true },
      scoundrel: { at: [5, 3], most: 20, initiative: 40, acted: true },
    },
    monsters: { 'bandit-guard-1': { at: [4, 3] } },
    types: { 'bandit-guard': { normal: { hp: 20, move: 2, attack: 2, range }, card: { initiative: 90, lines } } },
    deck: { pile: { '+0': 20 } },
    turn: 'bandit-guard-1',
    ...more,
  } as Situation);
  return m;
}

/** Plays on while nothing is left open but damage and draws; tells who was attacked with how much. */
function played(m: ReturnType<typeof guards>): string[] {
  for (let n = 0; n < 60; n++) {
    if (m.nodeKind === 'chance') m.fall('+0');
    else if (m.nodeKind === 'decision' && m.options()[0].id === 'suffer') m.take('suffer');
    else break;
  }
  return m.events
    .filter((e) => e.key === 'attacks')
    .map((e) => `${m.state.figures[(e.args.target as { figure: number }).figure].seat} ${e.args.n}`);
}

describe('a card with two attacks (monster.4)', () => {
  it('each has its own value, and the second is made on somebody not attacked yet', () => {
    const m = guards([
      { do: 'attack', n: 0 },
      { do: 'attack', n: 2 },
    ]);
    expect(played(m)).toEqual(['0 2', '1 4']);
  });

  it('the second is not made where nobody else is in reach', () => {
    const m = guards(
      [
        { do: 'attack', n: 0 },
        { do: 'attack', n: 2 },
      ],
      { characters: { brute: { at: [3, 3], most: 20, initiative: 30 }, scoundrel: { at: [8, 3], most: 20, initiative: 40 } } } as More,
    );
    expect(played(m)).toEqual(['0 2']);
  });

  it('each has its own range, effects and targets', () => {
    const m = guards(
      [
        { do: 'attack', n: 0, effects: [{ kind: 'condition', of: 'poison' }] },
        { do: 'attack', n: -1, rangeIs: 4 },
      ],
      { characters: { brute: { at: [3, 3], most: 20, initiative: 30 }, scoundrel: { at: [8, 3], most: 20, initiative: 40 } } } as More,
    );
    expect(played(m)).toEqual(['0 2', '1 1']);
    expect(situationValue(m, 'brute.conditions')).toEqual(['poison']);
    expect(situationValue(m, 'scoundrel.conditions')).toEqual([]);
  });

  it('is made even where the first has killed the focus', () => {
    const m = guards(
      [
        { do: 'attack', n: 0 },
        { do: 'attack', n: 2 },
      ],
      { characters: { brute: { at: [3, 3], hp: 2, initiative: 30 }, scoundrel: { at: [5, 3], most: 20, initiative: 40 } } } as More,
    );
    expect(played(m)).toEqual(['0 2', '1 4']);
    expect(situationValue(m, 'brute.out')).toBe(true);
  });

  it('leaves the choice between equals to the players', () => {
    const m = guards(
      [
        { do: 'attack', n: 0 },
        { do: 'attack', n: 2 },
      ],
      {
        characters: {
          brute: { at: [3, 3], most: 20, initiative: 30 },
          scoundrel: { at: [5, 3], most: 20, lead: 'same', other: 'other' },
          spellweaver: { at: [4, 2], most: 20, lead: 'same', other: 'other' },
        },
        cards: { same: { initiative: 40 }, other: { initiative: 50 } },
      } as More,
    );
    expect(played(m)).toEqual(['0 2']);
    expect(m.options().map((o) => o.id)).toEqual(['go:4,3>scoundrel', 'go:4,3>spellweaver']);
    m.take('go:4,3>spellweaver');
    expect(played(m)).toEqual(['0 2', '2 4']);
  });

  it('moves between them towards the next one', () => {
    const m = guards(
      [
        { do: 'attack', n: 0 },
        { do: 'move', n: 0 },
        { do: 'attack', n: 1 },
      ],
      { characters: { brute: { at: [3, 3], most: 20, initiative: 30 }, scoundrel: { at: [7, 3], most: 20, initiative: 40 } } } as More,
    );
    expect(played(m)).toEqual(['0 2', '1 3']);
    expect(situationValue(m, 'bandit-guard-1.at')).toBe('6,3');
  });
});

describe('elements of a card (monster.8)', () => {
  const burning: MonsterLine[] = [
    { do: 'attack', n: 0, consume: { element: 'fire', n: 2, effects: [{ kind: 'condition', of: 'wound' }] } },
  ];
  const two = { 'bandit-guard-1': { at: [4, 3] }, 'bandit-guard-2': { at: [2, 3] } };

  it('are used up by the first that acts, for all of its type', () => {
    const m = guards(burning, { elements: { fire: 'waning' }, monsters: two });
    expect(played(m)).toEqual(['0 4', '0 4']);
    expect(situationValue(m, 'element fire')).toBe('inert');
    expect(m.events.filter((e) => e.key === 'monster-uses-element')).toHaveLength(1);
    expect(situationValue(m, 'brute.conditions')).toEqual(['wound']);
  });

  it('are not there where they are inert, or belong to another line', () => {
    expect(played(guards(burning))).toEqual(['0 2']);
    expect(played(guards(burning, { elements: { ice: 'strong' } }))).toEqual(['0 2']);
  });

  it('are not used up by one that is stunned', () => {
    const m = guards(burning, { elements: { fire: 'strong' }, monsters: { 'bandit-guard-1': { at: [4, 3], conditions: ['stun'] } } });
    expect(played(m)).toEqual([]);
    expect(situationValue(m, 'element fire')).not.toBe('inert');
  });

  it('count for range and targets before the focus is sought', () => {
    const m = guards([{ do: 'attack', n: 0, consume: { element: 'air', range: 1, targets: 2 } }], {
      range: 3,
      elements: { air: 'strong' },
      characters: { brute: { at: [0, 3], most: 20, initiative: 30 }, scoundrel: { at: [8, 3], most: 20, initiative: 40 } },
    } as More);
    expect(played(m)).toEqual(['0 2', '1 2']);
  });

  it('bring lines that are not there without them', () => {
    const lines: MonsterLine[] = [
      { do: 'strengthen', consume: { element: 'dark', only: true } },
      { do: 'attack', n: 0 },
    ];
    const without = guards(lines);
    expect(played(without)).toEqual(['0 2']);
    expect(situationValue(without, 'bandit-guard-1.conditions')).toEqual([]);
    const m = guards(lines, { elements: { dark: 'strong' } });
    expect(played(m)).toEqual(['0 2']);
    expect(situationValue(m, 'bandit-guard-1.conditions')).toEqual(['strengthen']);
  });

  it('of any kind are chosen by the players, or by chance', () => {
    const any: MonsterLine[] = [{ do: 'shield', n: 0, consume: { element: 'any', n: 2 } }];
    const m = guards(any, {
      elements: { fire: 'strong', ice: 'waning' },
      characters: { brute: { at: [3, 3], lead: 'brute:trample' } },
    } as More);
    expect(m.options().map((o) => o.id)).toEqual(['use:fire', 'use:ice']);
    expect(m.node).toMatchObject({ rule: 'gh:monster.8' });
    m.take('use:ice');
    expect(situationValue(m, 'bandit-guard-1.shield')).toBe(2);
    expect(situationValue(m, 'element fire')).not.toBe('inert');
    const drawn = guards(any, { elements: { fire: 'strong', ice: 'waning' }, choices: { 'monster-ties': 'chance' } });
    expect(drawn.nodeKind).toBe('chance');
  });

  it('are used up in vain or kept, by the option (elements-in-vain)', () => {
    const disarmed = { elements: { fire: 'strong' as const }, monsters: { 'bandit-guard-1': { at: [4, 3], conditions: ['disarm'] } } };
    const used = guards(burning, disarmed);
    played(used);
    expect(used.state.types[0].used).toBe(1);
    const kept = guards(burning, { ...disarmed, choices: { 'elements-in-vain': 'kept' } });
    played(kept);
    expect(kept.state.types[0].used).toBe(0);
    expect(played(guards(burning, { elements: { fire: 'strong' }, choices: { 'elements-in-vain': 'kept' } }))).toEqual(['0 4']);
  });

  it('that a monster makes are strong from the end of its turn: another of its type may use them', () => {
    const lines: MonsterLine[] = [
      { do: 'element', of: 'fire' },
      { do: 'attack', n: 0, consume: { element: 'fire', n: 3 } },
    ];
    expect(played(guards(lines, { monsters: two }))).toEqual(['0 2', '0 5']);
  });

  it('are kept for a move of who has nobody to go for (elements-in-vain)', () => {
    const lines: MonsterLine[] = [{ do: 'move', n: 0, consume: { element: 'fire', n: 2 } }];
    const kept = { elements: { fire: 'strong' as const }, choices: { 'elements-in-vain': 'kept' } };
    const unseen = { at: [3, 3] as const, initiative: 30, acted: true, conditions: ['invisible' as const] };
    const alone = guards(lines, { ...kept, characters: { brute: unseen } } as More);
    played(alone);
    expect(alone.state.types[0].used).toBe(0);
    const goes = guards(lines, kept);
    played(goes);
    expect(goes.state.types[0].used).toBe(1);
  });

  it('add range to a heal and to a retaliate as well', () => {
    const m = guards(
      [
        { do: 'heal', n: 2, consume: { element: 'fire', n: 1, range: 2 } },
        { do: 'retaliate', n: 1, consume: { element: 'ice', range: 2 } },
      ],
      {
        elements: { fire: 'strong', ice: 'strong' },
        monsters: { 'bandit-guard-1': { at: [4, 3] }, 'bandit-guard-2': { at: [6, 3], hp: 5, acted: true } },
      },
    );
    played(m);
    expect(m.events.filter((e) => e.key === 'heals').map((e) => e.args.n)).toEqual([3]);
    expect(m.events.find((e) => e.key === 'will-retaliate')?.args).toMatchObject({ n: 1, range: 3 });
  });

  it('that were used up before are told by the situation', () => {
    const lines: MonsterLine[] = [{ do: 'attack', n: 0, consume: { element: 'fire', n: 2 } }];
    const m = guards([], {
      types: { 'bandit-guard': { normal: { hp: 20, move: 2, attack: 2, range: 0 }, card: { initiative: 90, lines }, used: [1] } },
    } as More);
    expect(played(m)).toEqual(['0 4']);
  });
});
