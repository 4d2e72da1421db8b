import { describe, expect, it } from 'vitest';
import type { Area, AttackAbility } from '../content/types.ts';
import { health, offered, play, scene } from '../scene.testing.ts';

const FLAT = { '+0': 20 } as const;
const ARC: Area = {
  grey: true,
  red: [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
  ],
};
const LINE: Area = {
  grey: true,
  red: [
    { q: 1, r: 0 },
    { q: 2, r: 0 },
  ],
};
const attack = (of: Partial<AttackAbility> = {}): AttackAbility => ({ do: 'attack', n: 3, ...of });
const TOP = 'play:brute:one/top';

describe('targets', () => {
  it('are enemies alone, and only those it may see and does not have to guess (attack.01)', () => {
    const m = scene({
      scoundrel: { at: [3, 4] },
      others: [{ at: [5, 4] }, { at: [4, 3], has: ['invisible'] }, { at: [3, 3], kind: 'summon' }],
      top: [attack()],
      deck: FLAT,
    });
    play(m, TOP, 'do:attack');
    expect(offered(m)).toEqual(['target:dummy-1']);
  });

  it('may be nobody: no card is drawn and the rest of the action goes on (attack.01)', () => {
    const m = scene({ others: [{ at: [8, 8] }], top: [attack(), { do: 'heal', n: 1, whom: { who: 'self' } }], deck: FLAT });
    play(m, TOP);
    expect(offered(m)).toEqual(['skip:heal', 'do:heal']);
    expect(m.events.some((e) => e.key === 'draws')).toBe(false);
  });

  it('are not there for a disarmed figure, not even for Attack 2 (attack.02)', () => {
    const m = scene({ brute: { at: [4, 4], has: ['disarm'] }, others: [{ at: [5, 4] }], top: [attack()], deck: FLAT });
    expect(offered(m)).not.toContain('basic:brute:one/top');
    play(m, TOP);
    expect(m.node).toMatchObject({ kind: 'decision', step: 'action' });
  });

  it('are each chosen once (attack.05)', () => {
    const m = scene({ others: [{ at: [5, 4] }], top: [attack({ targets: 2 })], deck: FLAT });
    play(m, TOP, 'do:attack', 'target:dummy-1', '~+0');
    expect(health(m)).toEqual([47]);
    expect(m.node).toMatchObject({ step: 'action' });
  });

  it('an added one stands outside of the area, in the order the player likes (attack.05, area.09)', () => {
    const m = scene({
      others: [{ at: [5, 4] }, { at: [4, 3] }, { at: [3, 4] }],
      top: [attack({ area: ARC, add: 1 })],
      deck: FLAT,
    });
    play(m, TOP, 'do:attack');
    const both = m.options().find((o) => String((o.say.args.figures as { figures: number[] }).figures) === '2,3');
    play(m, both?.id ?? '', 'target:dummy-3');
    expect(offered(m).sort()).toEqual(['next:dummy-1', 'next:dummy-2', 'next:dummy-3']);
    play(m, 'next:dummy-2', 'next:dummy-3', '~+0', '~+0', '~+0');
    expect(health(m)).toEqual([47, 47, 47]);
  });

  it('a line reaches the second hex, with nobody on the first (melee.03), whatever its range (area.06)', () => {
    const m = scene({ others: [{ at: [6, 4] }], top: [attack({ area: LINE })], deck: FLAT });
    play(m, TOP, 'do:attack');
    play(m, offered(m)[0], '~+0');
    expect(health(m)).toEqual([47]);
  });

  it('the FAQ has a grey-hex area pass a wall that sight goes around (area.06)', () => {
    const walls = [
      [
        [5, 4],
        [6, 4],
      ],
    ] as const;
    const m = scene({
      others: [{ at: [6, 4] }],
      walls,
      top: [attack({ area: LINE })],
      deck: FLAT,
      choices: { 'sight-touching-walls': 'passes' },
    });
    play(m, TOP);
    expect(offered(m)).toContain('do:attack');
  });

  it('with Target 2, any two in range, or one (target.01)', () => {
    const m = scene({ others: [{ at: [5, 4] }, { at: [6, 4] }, { at: [7, 4] }], top: [attack({ range: 3, targets: 2 })], deck: FLAT });
    play(m, TOP, 'do:attack');
    expect(offered(m)).toEqual(['target:dummy-1', 'target:dummy-2', 'target:dummy-3']);
    play(m, 'target:dummy-3');
    expect(offered(m)).toEqual(['done', 'target:dummy-1', 'target:dummy-2']);
    play(m, 'done', '~+0');
    expect(health(m)).toEqual([50, 50, 47]);
  });

  it('beyond range are none, and range goes around walls (ranged.01)', () => {
    const walls = [
      [
        [4, 4],
        [5, 4],
      ],
      [
        [4, 4],
        [4, 3],
      ],
      [
        [4, 4],
        [4, 5],
      ],
    ] as const;
    const m = scene({ others: [{ at: [5, 4] }], walls, top: [attack({ range: 2 })], deck: FLAT });
    play(m, TOP);
    expect(m.node).toMatchObject({ step: 'action' });
  });
});

describe('a path to the target (ranged.03, Impaling Eruption)', () => {
  const others = [{ at: [5, 4] }, { at: [7, 4] }, { at: [4, 6] }] as const;

  it('strikes whom it crosses, with disadvantage only against the adjacent one', () => {
    const m = scene({ others, top: [attack({ range: 4, path: true, xpEach: 1 })], deck: { '+0': 10, '-1': 10 } });
    play(m, TOP, 'do:attack', 'target:dummy-2');
    expect(offered(m)).toEqual(['path:', 'path:dummy-1']);
    play(m, 'path:dummy-1', 'next:dummy-1', '~+0', '~-1', '~+0');
    expect(health(m)).toEqual([48, 47, 50]);
    expect(m.state.players[0].xp).toBe(2);
  });

  it('may go around everybody', () => {
    const m = scene({ others, top: [attack({ range: 4, path: true, xpEach: 1 })], deck: FLAT });
    play(m, TOP, 'do:attack', 'target:dummy-2', 'path:', '~+0');
    expect(health(m)).toEqual([50, 47, 50]);
  });
});

describe('an obstacle with hit points (attack.06 to .09)', () => {
  const altar = { at: [5, 4], kind: 'objective' } as const;

  it('is attacked, suffers, and takes no condition (attack.08)', () => {
    const m = scene({ others: [altar], top: [attack({ n: 4, effects: [{ kind: 'condition', of: 'stun' }] })], deck: FLAT });
    play(m, TOP, 'do:attack', 'target:objective-1', '~+0', 'apply:stun');
    expect(m.state.figures[2]).toMatchObject({ hp: 2, conditions: 0 });
  });

  it('gives disadvantage to a shot from beside it, and goes without money (attack.06)', () => {
    const m = scene({ others: [{ ...altar, hp: 2 }], top: [attack({ range: 3 })], deck: FLAT });
    play(m, TOP, 'do:attack', 'target:objective-1', '~+0', '~+0');
    expect(m.state.figures[2]).toMatchObject({ out: 1, hex: -1 });
    expect(m.state.tiles).toEqual([]);
  });

  it('is killed by damage alone, and no ability destroys it (attack.07)', () => {
    for (const ability of [{ do: 'kill', whom: 'adjacent-normal-enemy' }, { do: 'destroy-obstacle' }] as const) {
      const m = scene({ others: [altar], top: [ability], deck: FLAT });
      play(m, TOP);
      expect(m.node).toMatchObject({ step: 'action' });
    }
  });

  it('is an enemy of summons, level with a monster at 99 (attack.09)', () => {
    const at99 = (other: readonly [number, number]) =>
      scene(
        {
          brute: { at: [0, 0] },
          others: [{ at: [4, 4], kind: 'summon' }, { at: [6, 4], kind: 'objective' }, { at: other }],
          initiative: 99,
          deck: FLAT,
        },
        0,
      );
    const tied = at99([2, 4]);
    expect(offered(tied)).toEqual(['focus:objective-1', 'focus:dummy-1']);
    const near = at99([0, 4]);
    expect(near.events.find((e) => e.key === 'focuses')?.args).toMatchObject({ target: { figure: 3 } });
  });
});

describe('adjustments', () => {
  it('of the player come in the order he likes: the rulebook has 8 (modifiers.03)', () => {
    const m = scene({
      brute: { at: [4, 4], has: ['strengthen'] },
      others: [{ at: [5, 4], shield: 1, has: ['poison'] }],
      top: [attack()],
      deck: { '-1': 20 },
    });
    play(m, TOP, 'do:attack', 'target:dummy-1', '~-1', '~-1');
    // 3 and 1 for the poison, a card of -1, Shield 1.
    expect(health(m)).toEqual([48]);
  });

  it('the poison an attack brings does not feed it (modifiers.02)', () => {
    const m = scene({ others: [{ at: [5, 4] }], top: [attack({ n: 2, effects: [{ kind: 'condition', of: 'poison' }] })], deck: FLAT });
    play(m, TOP, 'do:attack', 'target:dummy-1', '~+0', 'apply:poison');
    expect(health(m)).toEqual([48]);
  });

  it('rolling +1 and x2 on Attack 3 are 8 or 7 (draw.08)', () => {
    for (const [first, left] of [
      ['add:1', 42],
      ['double', 43],
    ] as const) {
      const m = scene({
        others: [{ at: [5, 4] }],
        top: [attack()],
        deck: { 'rolling+1': 1, x2: 1 },
        choices: { 'order-of-adjustments': 'asked' },
      });
      play(m, TOP, 'do:attack', 'target:dummy-1', '~rolling+1', '~x2', first);
      expect(health(m)).toEqual([left]);
    }
  });

  it('pierce counts while damage is worked out, and a null leaves the effects (draw.07)', () => {
    const pierced = scene({ others: [{ at: [5, 4], shield: 2 }], top: [attack({ n: 2 })], deck: { 'rolling+0/pierce-3': 1, '+0': 1 } });
    play(pierced, TOP, 'do:attack', 'target:dummy-1', '~rolling+0/pierce-3', '~+0');
    expect(health(pierced)).toEqual([48]);
    const stunned = scene({ others: [{ at: [5, 4] }], top: [attack()], deck: { 'rolling+0/stun': 1, null: 1 } });
    play(stunned, TOP, 'do:attack', 'target:dummy-1', '~rolling+0/stun', '~null', 'apply:stun');
    expect(stunned.state.figures[2]).toMatchObject({ hp: 50, conditions: 16 });
  });

  it('an empty pile is filled with the discards, but not with the cards of the draw under way (draw.02)', () => {
    const m = scene({ others: [{ at: [5, 4] }], top: [attack()], deck: { 'rolling+1': 1, '+0': 1 } });
    m.state.decks[0].pile[0] = 0;
    m.state.decks[0].spent[0] = 1;
    play(m, TOP, 'do:attack', 'target:dummy-1', '~rolling+1');
    expect(m.outcomes().map((o) => o.id)).toEqual(['+0']);
    play(m, '~+0');
    expect(health(m)).toEqual([46]);
  });
});

describe('what comes after the damage', () => {
  it('is nothing for the dead but what is the attacker`s own (pipeline.6)', () => {
    const m = scene({
      brute: { at: [4, 4], hp: 5 },
      others: [{ at: [5, 4], hp: 1, retaliate: 3 }],
      top: [attack()],
      deck: { '+0/heal-2': 1 },
    });
    play(m, TOP, 'do:attack', 'target:dummy-1', '~+0/heal-2', 'apply:heal-self-2');
    expect(m.state.figures[0].hp).toBe(7);
  });

  it('retaliate strikes where the two stand after a push (pipeline.8)', () => {
    const others = [{ at: [5, 4], retaliate: 2 }] as const;
    const m = scene({ others, top: [attack({ effects: [{ kind: 'push', n: 1 }] })], deck: FLAT });
    play(m, TOP, 'do:attack', 'target:dummy-1', '~+0', 'apply:push-1', 'to:6,4');
    expect(m.state.figures[0].hp).toBe(10);
    const near = scene({ others, top: [attack()], deck: FLAT });
    play(near, TOP, 'do:attack', 'target:dummy-1', '~+0', 'suffer');
    expect(near.state.figures[0].hp).toBe(8);
  });

  it('a wall between means neither melee, nor retaliate, nor disadvantage (range.2, ranged.04)', () => {
    const walls = [
      [
        [4, 4],
        [5, 4],
      ],
    ] as const;
    const m = scene({
      others: [{ at: [5, 4], retaliate: 2 }],
      walls,
      top: [attack({ range: 2 })],
      deck: FLAT,
      choices: { 'sight-touching-walls': 'passes' },
    });
    play(m, TOP, 'do:attack', 'target:dummy-1', '~+0');
    expect(m.state.figures[0].hp).toBe(10);
    expect(health(m)).toEqual([47]);
  });

  it('bonuses and shields count for each target by itself (area.09, draw.01)', () => {
    const m = scene({
      others: [{ at: [5, 4], has: ['poison'] }, { at: [4, 3], shield: 1 }, { at: [3, 3] }],
      top: [attack({ targets: 'all-adjacent' })],
      deck: FLAT,
    });
    play(m, TOP, 'do:attack', 'next:dummy-1', 'next:dummy-2', '~+0', '~+0', '~+0');
    expect(health(m)).toEqual([46, 48, 47]);
  });
});
