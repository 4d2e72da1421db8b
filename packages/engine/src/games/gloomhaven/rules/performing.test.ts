import { describe, expect, it } from 'vitest';
import { health, offered, play, scene } from '../scene.testing.ts';
import { ACTIVE, DISCARD, HAND, LOST } from '../state.ts';
import { noteSummoned } from './lasting.ts';

const FLAT = { '+0': 20 } as const;
const TOP = 'play:brute:one/top';
const BOTTOM = 'play:brute:one/bottom';
const ELEMENTS = (strong: number): number[] => [0, 1, 2, 3, 4, 5].map((e) => (e === strong ? 2 : 0));

describe('a half of a card', () => {
  it('Balanced Measure: an attack of the hexes moved, a move of the damage dealt (turn.3)', () => {
    const m = scene({
      others: [{ at: [6, 4] }],
      top: [{ do: 'attack', n: 'moved' }],
      second: [[], [{ do: 'move', n: 3 }]],
      deck: FLAT,
    });
    play(m, 'play:brute:two/bottom', 'do:move', 'move:5,4', 'stop', TOP, 'do:attack', 'target:dummy-1', '~+0');
    expect(health(m)).toEqual([49]);
    const back = scene({
      others: [{ at: [5, 4] }],
      top: [{ do: 'attack', n: 2 }],
      second: [[], [{ do: 'move', n: 'dealt' }]],
      deck: FLAT,
    });
    play(back, TOP, 'do:attack', 'target:dummy-1', '~+0', 'play:brute:two/bottom', 'do:move', 'move:2,4');
    expect(back.whyNot('move:1,4').map((r) => r.rule)).not.toEqual([]);
  });

  it('uses an element up for a shield, which is not there without (element.2)', () => {
    const ability = { do: 'shield', n: 0, whom: { who: 'self' }, consume: { element: 'ice', n: 2 } } as const;
    const without = scene({ bottom: [ability] });
    play(without, BOTTOM);
    expect(without.node).toMatchObject({ step: 'action' });
    const m = scene({ bottom: { abilities: [ability], stays: 'round' }, elements: ELEMENTS(1) });
    play(m, BOTTOM);
    expect(offered(m)).toEqual(['skip:shield', 'do:shield/ice']);
    play(m, 'do:shield/ice');
    expect(m.state.figures[0].shield).toBe(2);
    expect(m.state.elements[1]).toBe(0);
    expect(m.state.cards[0].zone).toBe(ACTIVE);
  });

  it('makes the next four attacks stronger by 2 with air (Crackling Air)', () => {
    const m = scene({
      others: [{ at: [5, 4] }],
      top: {
        abilities: [{ do: 'lasting', of: 'next-four-attacks-plus-one', consume: { element: 'air', attack: 1 } }],
        stays: 'persistent',
        lost: true,
      },
      second: [[], [{ do: 'attack', n: 1 }]],
      elements: ELEMENTS(2),
      deck: FLAT,
    });
    play(m, TOP, 'do:lasting/air', 'play:brute:two/bottom', 'do:attack', 'target:dummy-1', '~+0');
    expect(health(m)).toEqual([47]);
  });

  it('gives experience each time a retaliate strikes (Eye for an Eye)', () => {
    const m = scene({
      others: [{ at: [5, 4] }],
      top: { abilities: [{ do: 'retaliate', n: 2, whom: { who: 'self' }, xpEach: 1 }], stays: 'round' },
      lines: [{ do: 'attack', n: 0 }],
      deck: FLAT,
    });
    play(m, TOP, 'do:retaliate', 'end');
    expect(m.state.figures[0].retaliate).toBe(2);
    expect(m.state.cards[0].zone).toBe(ACTIVE);
    const struck = scene(
      {
        brute: { at: [4, 4], retaliate: 2 },
        others: [{ at: [5, 4] }],
        top: { abilities: [{ do: 'retaliate', n: 2, whom: { who: 'self' }, xpEach: 1 }], stays: 'round' },
        lines: [{ do: 'attack', n: 0 }],
      },
      0,
    );
    struck.state.cards[0].zone = ACTIVE;
    play(struck, '~+0', 'suffer');
    expect(struck.state.players[0].xp).toBe(1);
    expect(health(struck)).toEqual([48]);
  });

  it('has its card stay in play only where what stays was performed (turn.5)', () => {
    const m = scene({
      bottom: {
        abilities: [
          { do: 'move', n: 2 },
          { do: 'shield', n: 1, whom: { who: 'self' } },
        ],
        stays: 'round',
      },
    });
    play(m, BOTTOM, 'do:move', 'move:5,4', 'stop', 'skip:shield');
    expect(m.state.cards[0].zone).toBe(DISCARD);
  });

  it('leads an enemy to a hex beside oneself (Sinister Opportunity)', () => {
    const m = scene({
      others: [{ at: [5, 4] }],
      bottom: [{ do: 'control-move', n: 1 }],
      overlays: [{ kind: 'trap', at: [[4, 3]], damage: 3 }],
    });
    play(m, BOTTOM, 'do:control-move>dummy-1');
    expect(m.node).toMatchObject({ kind: 'decision', seat: 0, step: 'leg' });
    expect(offered(m).sort()).toEqual(['move:4,3', 'move:4,5', 'stop']);
    play(m, 'move:4,3');
    expect(health(m)).toEqual([47]);
  });

  it('strikes those it jumped over (Trample)', () => {
    const m = scene({
      others: [{ at: [5, 4] }, { at: [4, 5] }],
      bottom: [
        { do: 'move', n: 4, jump: true },
        { do: 'attack', n: 2, targets: 'moved-through' },
      ],
      deck: FLAT,
    });
    play(m, BOTTOM, 'do:move', 'move:5,4', 'move:6,4', 'stop', 'do:attack', '~+0');
    expect(health(m)).toEqual([48, 50]);
  });

  it('brings lost cards back to the hand (Reviving Ether)', () => {
    const m = scene({ top: { abilities: [{ do: 'recover-all-lost' }], lost: 'for-good' } });
    m.state.cards[1].zone = LOST;
    play(m, TOP, 'do:recover-all-lost');
    expect(m.state.cards[1].zone).toBe(HAND);
  });

  it('summons beside oneself; the card goes when the summon dies (summon.1)', () => {
    const m = scene({ top: { abilities: [{ do: 'summon', of: 'helper' }], stays: 'persistent', lost: true }, others: [{ at: [8, 8] }] });
    play(m, TOP, 'do:summon>5,4');
    expect(m.state.figures[3]).toMatchObject({ kind: 2, acted: 1, hp: 4 });
    expect(m.state.cards[0].zone).toBe(ACTIVE);
    const dies = scene(
      {
        top: { abilities: [{ do: 'summon', of: 'helper' }], stays: 'persistent', lost: true },
        others: [{ at: [6, 4] }, { at: [5, 4], kind: 'summon', hp: 1 }],
        lines: [{ do: 'attack', n: 0 }],
        brute: { at: [0, 0] },
      },
      0,
    );
    Object.assign(dies.state.cards[0], { zone: ACTIVE, after: LOST });
    noteSummoned(dies.play, 0, 3);
    play(dies, '~+0');
    expect(dies.state.figures[3].out).toBe(1);
    expect(dies.state.cards[0].zone).toBe(LOST);
  });
});

describe('a trap in the middle of things', () => {
  it('that immobilizes ends the move, one that stuns the turn (condition.immobilize, condition.stun)', () => {
    for (const [condition, step] of [
      ['immobilize', 'action'],
      ['stun', null],
    ] as const) {
      const m = scene({ bottom: [{ do: 'move', n: 3 }], overlays: [{ kind: 'trap', at: [[5, 4]], conditions: [condition] }] });
      play(m, BOTTOM, 'do:move', 'move:5,4');
      if (step === null) expect(m.node.kind).toBe('over');
      else expect(m.node).toMatchObject({ step });
    }
  });
});

describe('monsters', () => {
  it('leave what is level to chance where the option says so (focus.7)', () => {
    const d = {
      brute: { at: [2, 4] },
      others: [{ at: [4, 4], kind: 'summon' }, { at: [6, 4] }, { at: [2, 3] }],
      choices: { 'monster-ties': 'chance' },
    } as const;
    const m = scene({ ...d, others: [d.others[0], { at: [6, 4] }, { at: [2, 4] }], brute: { at: [0, 0] } }, 0);
    expect(m.node.kind).toBe('chance');
    expect(m.outcomes().map((o) => [o.id, o.weight])).toEqual([
      ['focus:dummy-1', 1],
      ['focus:dummy-2', 1],
    ]);
  });

  it('go for the nearer one before the earlier one as a further target (monster-move.6)', () => {
    const m = scene(
      {
        brute: { at: [5, 4], hp: 9 },
        scoundrel: { at: [2, 4] },
        others: [
          { at: [4, 4], type: 'shooter' },
          { at: [1, 4], kind: 'summon' },
        ],
        lines: [{ do: 'attack', n: 0, targets: 2 }],
      },
      0,
    );
    const attacked = m.events.filter((e) => e.key === 'attacks');
    expect(attacked).toHaveLength(1);
    expect(attacked[0].args.target).toEqual({ figure: 0 });
    play(m, '~+0', '~+0', 'suffer');
    expect(m.events.filter((e) => e.key === 'attacks').map((e) => e.args.target)).toEqual([{ figure: 0 }, { figure: 1 }]);
  });
});

describe('why not', () => {
  const rules = (m: ReturnType<typeof scene>, id: string): string[] => m.whyNot(id).map((r) => r.rule);

  it('this target: too far, unseen, no enemy, invisible, attacked already', () => {
    const m = scene({
      scoundrel: { at: [3, 4] },
      others: [{ at: [5, 4] }, { at: [8, 4] }, { at: [4, 3], has: ['invisible'] }, { at: [4, 5] }],
      top: [{ do: 'attack', n: 2, range: 3, targets: 2 }],
    });
    play(m, TOP, 'do:attack', 'target:dummy-1');
    expect(rules(m, 'target:dummy-1')).toEqual(['gh:attack.05']);
    expect(rules(m, 'target:dummy-2')).toEqual(['gh:ranged.01']);
    expect(rules(m, 'target:dummy-3')).toEqual(['gh:attack.01']);
    expect(rules(m, 'target:scoundrel')).toEqual(['gh:attack.01']);
    expect(rules(m, 'target:dummy-4')).toEqual([]);
  });

  it('this hex: taken, an obstacle, too far', () => {
    const m = scene({ others: [{ at: [5, 4] }], bottom: [{ do: 'move', n: 2 }], overlays: [{ kind: 'obstacle', at: [[3, 4]] }] });
    play(m, BOTTOM, 'do:move');
    expect(m.whyNot('move:5,4').map((r) => r.key)).toEqual(['hex-taken']);
    expect(m.whyNot('move:3,4').map((r) => r.key)).toEqual(['obstacle-there']);
    expect(m.whyNot('move:4,8').map((r) => r.key)).toEqual(['too-far-to-move']);
  });

  it('this half: used already, not chosen, disarmed', () => {
    const m = scene({ brute: { at: [4, 4], has: ['disarm'] }, bottom: [{ do: 'heal', n: 1, whom: { who: 'self' } }] });
    expect(rules(m, 'basic:brute:one/top')).toEqual(['gh:attack.02']);
    play(m, BOTTOM, 'skip:heal');
    expect(m.whyNot('play:brute:two/bottom').map((r) => r.key)).toEqual(['half-used']);
    expect(m.whyNot('play:brute:one/top').map((r) => r.key)).toEqual(['card-used']);
  });
});
