import { describe, expect, it } from 'vitest';
import { after, forbids, happened, offered, one, play, type Standing, standsAt, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

/** Seat 1's priest takes a turn with seat 2's X. */
const sway = (more: Partial<Situation['figures']> = {}): Situation => ({
  target: [50, 50],
  figures: {
    A: one(1, '0,0', { is: 'D2', health: 5, cards: ['K28'] }),
    X: one(2, '2,0', { is: 'D5', clock: 3, printed: { faction: 'A' }, cards: [{ card: 'K02', up: false }, 'K13', 'K09'] }),
    Y: one(2, '3,0', { clock: 4 }),
    ...more,
  } as Situation['figures'],
  turn: 'A',
});

const taken = (situation: Situation): Standing => {
  const m = after(situation, 'card:A/K28>X', [4, 1, 1, 1, 1]);
  while (standsAt(m) !== 'act 1' || value(m, 'X.side') === 2) {
    if (m.nodeKind === 'chance') m.roll([1, 1, 1]);
    else m.take('pass');
  }
  return m;
};

describe('400.3: a turn with an enemy', () => {
  it('reads friend and foe from the side that controls', () => {
    const m = taken(sway());
    expect(values(m, 'X.side', 'Y.resist')).toEqual([1, 0]);
    expect(offered(m, 'card:')).toEqual(['card:X/K13>A', 'card:X/K13>X']);
    play(m, 'card:X/K13>A', 'end');
    // What was attached stays, though its bearer has gone back.
    expect(values(m, 'X.side', 'A.armor', 'X/K13.on')).toEqual([2, 3, 'A']);
  });

  it('lets the controlling side look at and turn up its cards, and the owner look on', () => {
    const m = taken(sway());
    const sees = (seat: number): boolean =>
      m.view(seat).state.cards.find((c) => m.state.figures[c.bearer].owner === 1 && c.face === 0)?.def !== -1;
    expect([sees(0), sees(1)]).toEqual([true, true]);
    expect(offered(m)).toContain('flip:X/K02');
    play(m, 'end');
    expect([sees(0), sees(1)]).toEqual([false, true]);
  });

  it('advances both clocks by what is paid, reacts included', () => {
    const m = taken(sway());
    const [x, a] = values(m, 'X.clock', 'A.clock') as number[];
    play(m, 'attack:X/main>Y', [1, 1, 1, 1, 1]);
    expect(values(m, 'X.clock', 'A.clock')).toEqual([x + 3, a + 3]);
  });

  it('plays one ability, instants counted', () => {
    const m = taken(sway({ X: one(2, '2,0', { is: 'D5', clock: 3, printed: { faction: 'A' }, cards: ['K25', 'K26'] }) }));
    play(m, 'card:X/K25');
    expect(forbids(m, 'card:X/K26')).toEqual(['wow:400.3']);
    expect(forbids(m, 'attack:X/main>Y')).toContain('wow:400.3');
    expect(offered(m, 'move:').length).toBeGreaterThan(0);
  });

  it('is not kept by anybody: control returns after the end of the turn', () => {
    const m = play(taken(sway()), 'end');
    expect(value(m, 'X.side')).toBe(2);
    const keys = happened(m, 'control-returns', 'turn-ends');
    expect(keys).toEqual(['control-returns', 'turn-ends']);
    expect(standsAt(m)).toBe('act 1');
    expect(offered(m, 'move:A').length).toBeGreaterThan(0);
  });

  it('protects as its side of the moment would', () => {
    const m = taken(sway({ P: one(2, '3,-1', { is: 'D1', printed: { faction: 'A' }, clock: 5 }) }));
    play(m, 'attack:X/main>Y');
    expect(standsAt(m)).toBe('protectors 2');
    expect(offered(m)).toEqual(['pass', 'protect:P>Y']);
  });
});

describe('600.3: who may protect whom', () => {
  const line = (more: Partial<Situation> = {}): Situation => ({
    target: [50, 50],
    figures: {
      A: one(1, '0,0', { cards: ['K04'] }),
      X: one(2, '1,0'),
      P: one(2, '2,0', { is: 'D1' }),
      Q: one(2, '0,2', { is: 'D1' }),
      Z: one(2, '0,1'),
    },
    turn: 'A',
    ...more,
  });

  it('every reason is the same paragraph’s', () => {
    const m = after(line(), 'attack:A/main>X');
    expect(offered(m)).toEqual(['pass', 'protect:P>X']);
    for (const id of ['protect:Q>X', 'protect:P>Z', 'protect:Z>X', 'protect:X>P', 'protect:A>X'])
      expect(forbids(m, id)).toEqual(['wow:600.3']);
  });

  it('declining is once for all', () => {
    const m = after(line(), 'card:A/K04>X+Z', 'pass');
    expect(standsAt(m)).toBe('roll 1');
    expect(value(m, 'attack.defenders')).toEqual(['X', 'Z']);
    expect(forbids(m, 'protect:P>X')).toEqual(['wow:600.3']);
  });

  it('one who stepped in is attacked, its charge is not', () => {
    const m = after(line(), 'attack:A/main>X', 'protect:P>X', [4, 1, 1], [1, 1, 1, 1]);
    expect(values(m, 'P.attacked', 'X.attacked', 'P.health')).toEqual([true, false, 10]);
  });

  it('not for one who is not in play, nor on an area that holds it already', () => {
    const area = line({
      figures: {
        A: one(1, '-2,0', { printed: { main: { area: true, range: { max: 4 } } } }),
        X: one(2, '1,0'),
        P: one(2, '2,0', { is: 'D1' }),
      },
    });
    expect(standsAt(after(area, 'attack:A/main>1,0', 'area:2,0+2,-1'))).toBe('roll 1');
    const m = after(area, 'attack:A/main>1,0', 'area:0,1+1,1');
    expect(offered(m)).toEqual(['pass', 'protect:P>X']);
    const gone = line({ figures: { A: one(1, '0,0'), X: one(2, '1,0'), P: one(2, undefined, { is: 'D1', clock: 4 }) } });
    expect(standsAt(after(gone, 'attack:A/main>X'))).toBe('roll 1');
  });
});
