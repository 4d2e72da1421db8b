import { describe, expect, it } from 'vitest';
import { after, forbids, offered, one, play, standsAt, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const inTurnOfA = (figures: Situation['figures'], more: Partial<Situation> = {}): Situation => ({
  target: [50, 50],
  figures,
  turn: 'A',
  ...more,
});
const ASHEN = { factions: ['A', 'D'] } as const;

describe('D1 Brannoc Oakshield', () => {
  it('ticks up whom he crits', () => {
    const m = after(inTurnOfA({ A: one(1, '0,0', { is: 'D1' }), X: one(2, '1,0', { clock: 5 }) }), 'attack:A/main>X', [10, 1, 1, 1, 1, 1]);
    expect(values(m, 'X.health', 'X.clock', 'A.clock')).toEqual([9, 6, 4]);
  });

  const struck = (nature: 'physical' | 'magic', at = '2,0'): Situation =>
    inTurnOfA({ A: one(1, '0,0', { printed: { main: { nature, range: { max: 3 } } } }), X: one(2, '1,0'), D: one(2, at, { is: 'D1' }) });

  it('takes a physical blow meant for a neighbour', () => {
    const m = after(struck('physical'), 'attack:A/main>X');
    expect(standsAt(m)).toBe('protectors 2');
    expect(offered(m)).toEqual(['pass', 'protect:D>X']);
    play(m, 'protect:D>X', [4, 4, 4], [4, 1, 1, 1]);
    expect(values(m, 'X.health', 'D.health', 'X.attacked', 'D.attacked')).toEqual([10, 9, false, true]);
  });

  it('not a magic one, not one meant for someone further off, not one meant for an enemy', () => {
    expect(standsAt(after(struck('magic'), 'attack:A/main>X'))).toBe('roll 1');
    expect(standsAt(after(struck('physical', '3,0'), 'attack:A/main>X'))).toBe('roll 1');
  });

  it('not where he is a defender himself', () => {
    const both = inTurnOfA({ A: one(1, '0,0', { cards: ['K04'] }), X: one(2, '1,0'), D: one(2, '0,1', { is: 'D1' }) });
    expect(standsAt(after(both, 'card:A/K04>X+D'))).toBe('roll 1');
  });

  it('one blow of several, and only one', () => {
    const three = inTurnOfA({ A: one(1, '0,0', { cards: ['K04'] }), X: one(2, '1,0'), Y: one(2, '0,1'), D: one(2, '1,1', { is: 'D1' }) });
    const m = after(three, 'card:A/K04>X+Y', 'protect:D>X');
    expect(standsAt(m)).toBe('roll 1');
    expect(value(m, 'attack.defenders')).toEqual(['D', 'Y']);
  });

  it('two of his kind may each take one', () => {
    const m = after(
      inTurnOfA({
        A: one(1, '0,0', { cards: ['K04'] }),
        X: one(2, '1,0'),
        Y: one(2, '0,1'),
        D: one(2, '1,1', { is: 'D1' }),
        E: one(2, '2,0', { is: 'D1' }),
      }),
      'card:A/K04>X+Y',
      'protect:E>X',
      'protect:D>Y',
    );
    expect(value(m, 'attack.defenders')).toEqual(['E', 'D']);
  });
});

describe('D2 Ysolde Quietflame', () => {
  const figures = { A: one(1, '0,0', { is: 'D2', health: 5 }), B: one(1, '0,3', { health: 9 }), X: one(2, '3,0') };

  it('burns from afar, and a crit heals her', () => {
    expect(values(after(inTurnOfA(figures), 'attack:A/main>X', [10, 1, 1, 1]), 'X.health', 'A.health', 'A.clock')).toEqual([9, 6, 3]);
  });

  it('heals an ally in range 3, herself included, never beyond the card', () => {
    expect(values(after(inTurnOfA(figures), 'ability:A/lower>A'), 'A.health', 'A.clock')).toEqual([7, 3]);
    expect(value(after(inTurnOfA(figures), 'ability:A/lower>B'), 'B.health')).toBe(10);
    expect(forbids(after(inTurnOfA(figures)), 'ability:A/lower>X')).toContain('wow:407.1a');
  });
});

describe('D3 Corvin Hale', () => {
  const figures = { A: one(1, '0,0', { is: 'D3' }), X: one(2, '4,0'), Y: one(2, '0,1'), Z: one(2, '-2,0') };

  it('shoots from 2 to 4 spaces away, and a crit is one hit more', () => {
    const m = after(inTurnOfA(figures));
    expect(offered(m, 'attack:A/main')).toEqual(['attack:A/main>X', 'attack:A/main>Z']);
    expect(forbids(m, 'attack:A/main>Y')).toEqual(['wow:405.2a']);
    expect(value(play(m, 'attack:A/main>X', [10, 1, 1, 1]), 'X.health')).toBe(8);
  });

  it('stabs what stands too near, with three dice', () => {
    const m = after(inTurnOfA(figures), 'attack:A/lower>Y');
    expect(value(m, 'attack.power')).toBe(3);
    expect(value(m, 'A.clock')).toBe(3);
  });
});

describe('D4 Thessaly Rime', () => {
  it('slows whom she crits until the end of its next turn', () => {
    const m = after(inTurnOfA({ A: one(1, '0,0', { is: 'D4' }), X: one(2, '3,0') }), 'attack:A/main>X', [10, 1, 1, 1, 1, 1, 1], 'end');
    expect(standsAt(m)).toBe('act 2');
    expect(values(m, 'X.move', 'X reaches 2,0', 'X reaches 1,0')).toEqual([1, 1, null]);
    play(m, 'end');
    expect(value(m, 'X.move')).toBe(2);
  });

  it('teleports up to three spaces for two ticks, beside her move', () => {
    const m = after(inTurnOfA({ A: one(1, '0,0', { is: 'D4' }), X: one(2, '-4,0') }), 'ability:A/lower', 'teleport:A>3,0', 'move:A>3,1');
    expect(values(m, 'A.at', 'A.clock')).toEqual(['3,1', 3]);
    expect(offered(m, 'ability:')).toEqual([]);
  });
});

describe('D5 Audric Vane', () => {
  const figures = {
    A: one(1, '0,0', { is: 'D5', health: 5 }),
    B: one(1, '0,1', { health: 5 }),
    C: one(1, '0,3', { health: 5 }),
    X: one(2, '1,0'),
  };

  it('heals himself or a neighbouring ally with a crit, as his player likes', () => {
    const m = after(inTurnOfA(figures), 'attack:A/main>X', [10, 1, 1, 1, 1]);
    expect(offered(m)).toEqual(['choose:A', 'choose:B']);
    expect(values(play(m, 'choose:B'), 'A.health', 'B.health')).toEqual([5, 7]);
  });

  it('gives neighbouring allies a die of resist, himself none', () => {
    expect(values(after(inTurnOfA(figures)), 'A.resist', 'B.resist', 'C.resist', 'X.resist')).toEqual([3, 1, 0, 0]);
    const m = after(inTurnOfA(figures), 'move:A>0,2');
    expect(values(m, 'B.resist', 'C.resist')).toEqual([1, 1]);
  });
});

describe('A1 Grusha Bonecleft', () => {
  it('strikes harder with four health or less', () => {
    const at = (health: number) => after(inTurnOfA({ A: one(1, '0,0', { is: 'A1', health }), X: one(2, '1,0') }, ASHEN));
    expect(value(at(5), 'A.power')).toBe(4);
    expect(value(at(4), 'A.power')).toBe(5);
    expect(value(play(at(4), 'attack:A/main>X', [10, 1, 1, 1, 1]), 'X.health')).toBe(8);
  });
});

describe('A2 Maku Rainteeth', () => {
  it('moves whom she crits one space, wherever her player likes', () => {
    const m = after(inTurnOfA({ A: one(1, '0,0', { is: 'A2' }), X: one(2, '2,0') }, ASHEN), 'attack:A/main>X', [10, 1, 1, 1]);
    expect(standsAt(m)).toBe('route 1');
    expect(offered(m, 'shift:')).toHaveLength(6);
    expect(value(play(m, 'shift:X>1,0'), 'X.at')).toBe('1,0');
  });

  it('heals every ally within one space, herself among them', () => {
    const figures = {
      A: one(1, '0,0', { is: 'A2', health: 3 }),
      B: one(1, '1,0', { health: 3 }),
      C: one(1, '3,0', { health: 3 }),
      X: one(2, '0,1', { health: 3 }),
    };
    expect(values(after(inTurnOfA(figures, ASHEN), 'ability:A/lower'), 'A.health', 'B.health', 'C.health', 'X.health', 'A.clock')).toEqual([
      4, 4, 3, 3, 3,
    ]);
  });
});

describe('A3 Vesh the Unlit', () => {
  const figures = { A: one(1, '0,0', { is: 'A3', health: 5 }), X: one(2, '2,0') };

  it('drinks a point with a crit', () => {
    expect(value(after(inTurnOfA(figures, ASHEN), 'attack:A/main>X', [10, 1, 1, 1, 1, 1]), 'A.health')).toBe(6);
  });

  it('buys a tick with a point of health, once a turn, beside his action', () => {
    const m = after(inTurnOfA(figures, ASHEN), 'attack:A/main>X', [1, 1, 1, 1, 1, 1], 'ability:A/lower');
    expect(values(m, 'A.clock', 'A.health')).toEqual([3, 4]);
    expect(forbids(m, 'ability:A/lower')).toEqual(['wow:703']);
  });

  it('never to before the main clock: bought too early, the tick is lost', () => {
    const m = after(inTurnOfA(figures, ASHEN), 'ability:A/lower');
    expect(values(m, 'A.clock', 'A.health')).toEqual([1, 4]);
    expect(value(play(m, 'end'), 'A.clock')).toBe(2);
  });

  it('may die of it, and the enemy scores', () => {
    const m = after(inTurnOfA({ ...figures, A: one(1, '0,0', { is: 'A3', health: 1 }) }, ASHEN), 'ability:A/lower');
    expect(values(m, 'A.at', 'points')).toEqual(['off', [0, 4]]);
  });
});

describe('A4 Silka Threefinger', () => {
  it('has three points of movement', () => {
    expect(value(after(inTurnOfA({ A: one(1, '0,0', { is: 'A4' }), X: one(2, '4,0') }, ASHEN)), 'A reaches -3,0')).toBe(3);
  });

  it('strikes again with a crit', () => {
    const m = after(inTurnOfA({ A: one(1, '0,0', { is: 'A4' }), X: one(2, '1,0') }, ASHEN), 'attack:A/main>X', [10, 1, 1, 1]);
    expect(standsAt(m)).toBe('roll 1');
    expect(values(play(m, [4, 1, 1, 1]), 'X.health', 'A.clock')).toEqual([8, 3]);
  });
});

describe('A5 Old Hroth', () => {
  it('walks over cover and high ground as over open ground', () => {
    const m = after(
      inTurnOfA(
        { A: one(1, '0,0', { is: 'A5' }), X: one(2, '4,0') },
        { ...ASHEN, terrain: { '-1,0': 'cover', '-2,0': 'high', '1,0': 'impassable' } },
      ),
    );
    expect(values(m, 'A reaches -1,0', 'A reaches -2,0', 'A reaches 1,0')).toEqual([1, 2, null]);
  });

  it('makes whom he crits exhaust a card, which its own player picks', () => {
    const m = after(
      inTurnOfA(
        { A: one(1, '0,0', { is: 'A5' }), X: one(2, '3,0', { cards: ['K04', { card: 'K07', up: false }, { card: 'K23', ready: false }] }) },
        ASHEN,
      ),
      'attack:A/main>X',
      [10, 1, 1, 1],
    );
    expect(standsAt(m)).toBe('which card 2');
    expect(offered(m)).toEqual(['exhaust:X/K04', 'exhaust:X/K07']);
    play(m, 'exhaust:X/K07');
    expect(values(m, 'X/K07.ready', 'X/K07.up', 'X/K04.ready')).toEqual([false, false, true]);
  });

  it('makes nobody exhaust what nobody has ready', () => {
    const m = after(inTurnOfA({ A: one(1, '0,0', { is: 'A5' }), X: one(2, '3,0') }, ASHEN), 'attack:A/main>X', [10, 1, 1, 1]);
    expect(standsAt(m)).toBe('act 1');
  });
});
