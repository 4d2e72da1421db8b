import { describe, expect, it } from 'vitest';
import type { Ability, Card, Effect } from './content/types.ts';
import { after, forbids, happened, offered, one, play, standsAt, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const PARRY: Ability = { kind: 'react', ticks: 0, to: { on: 'damage' }, effects: [{ do: 'prevent', n: 1 }] };
const THORNS = { kind: 'ongoing', trigger: { on: 'hurt' }, effects: [{ do: 'damage', n: 1, who: 'it' }] } as const;
const MANTLE: Card = {
  id: 'X1',
  names: { en: 'Mantle', fr: 'Manteau' },
  category: 'action',
  type: 'buff',
  ticks: 1,
  restriction: [],
  attach: { side: 'ally', range: { max: 3 } },
  ongoing: [THORNS, { kind: 'ongoing', protector: { whom: { side: 'ally', adjacent: true, other: true } } }],
  text: { en: '', fr: '' },
};
const duel = (x: Parameters<typeof one>[2], more: Partial<Situation> = {}): Situation => ({
  target: [50, 50],
  figures: { A: one(1, '0,0'), X: one(2, '1,0', x) },
  turn: 'A',
  ...more,
});

describe('reacts of a character’s own box (700.1)', () => {
  it('answer their window, each window once, and are there for the next', () => {
    const m = after(duel({ printed: { lower: [PARRY] } }, { choices: { 'actions-per-turn': 'any' } }), 'attack:A/main>X', [4, 4, 4]);
    expect(standsAt(m)).toBe('answer 2');
    expect(offered(m)).toEqual(['pass', 'react:X/lower']);
    play(m, 'react:X/lower');
    expect(values(m, 'X.health')).toEqual([8]);
    play(m, 'attack:A/main>X', [4, 4, 4], 'react:X/lower');
    expect(value(m, 'X.health')).toBe(6);
  });

  it('answer nothing else, and are no action', () => {
    const m = after(duel({ printed: { lower: [PARRY] } }), 'attack:A/main>X', [1, 1, 1]);
    expect(standsAt(m)).toBe('act 1');
    expect(forbids(m, 'react:X/lower')).toEqual(['wow:709']);
    expect(offered(after({ ...duel({ printed: { lower: [PARRY] } }), turn: 'X' }), 'ability:')).toEqual([]);
  });

  it('pay their ticks where the clock has room', () => {
    const costly: Ability = { ...PARRY, ticks: 2 };
    expect(value(after(duel({ clock: 4, printed: { lower: [costly] } }), 'attack:A/main>X', [4, 4, 4], 'react:X/lower'), 'X.clock')).toBe(
      6,
    );
    expect(standsAt(after(duel({ clock: 9, printed: { lower: [costly] } }), 'attack:A/main>X', [4, 4, 4]))).toBe('act 1');
  });
});

describe('what a card gives the one it lies on (704)', () => {
  const cloaked = (more: Partial<Situation> = {}): Situation => ({
    target: [50, 50],
    cards: [MANTLE],
    figures: { A: one(1, '0,0'), X: one(2, '1,0', { cards: [{ card: 'X1', ready: false, on: 'X' }] }), Y: one(2, '0,1') },
    turn: 'A',
    ...more,
  });

  it('is set off like an ability of its own', () => {
    const m = after(cloaked(), 'attack:A/main>X', [4, 1, 1]);
    expect(values(m, 'X.health', 'A.health')).toEqual([9, 9]);
    expect(happened(m, 'triggered')).toEqual(['triggered']);
  });

  it('may make it a protector', () => {
    const m = after(cloaked(), 'attack:A/main>Y');
    expect(offered(m)).toEqual(['pass', 'protect:X>Y']);
    expect(forbids(m, 'protect:Y>X')).toEqual(['wow:600.3']);
    play(m, 'protect:X>Y', [4, 4, 1]);
    expect(values(m, 'X.health', 'Y.health')).toEqual([8, 10]);
  });

  it('counts for nothing once it is gone', () => {
    const m = after(cloaked({ figures: { A: one(1, '0,0'), X: one(2, '1,0', { cards: ['X1'] }), Y: one(2, '0,1') } }), 'attack:A/main>Y');
    expect(standsAt(m)).toBe('roll 1');
  });
});

describe('totems and pets as victims', () => {
  const field = (card: string, is: string, effect: Effect): Situation => ({
    target: [50, 50],
    figures: {
      A: one(1, '0,0', { printed: { main: { power: 1, crit: [{ effects: [effect] }] } } }),
      X: one(2, '4,0', { is, cards: [card], clock: 5 }),
    },
    tokens: [{ card, of: 'X', at: '1,0', clock: 3 }],
    turn: 'A',
  });

  it('a totem has no clock to tick up; a pet has one', () => {
    expect(happened(after(field('K16', 'A2', { do: 'tick-up', n: 2, who: 'defender' }), 'attack:A/main>X.K16', [10]), 'ticked-up')).toEqual(
      [],
    );
    expect(
      value(after(field('K17', 'D3', { do: 'tick-up', n: 2, who: 'defender' }), 'attack:A/main>X.K17', [10], [1]), 'X.K17.clock'),
    ).toBe(5);
  });

  it('a turn can be taken with a pet, not with a totem', () => {
    const sway = (card: string, is: string): Situation => ({
      ...field(card, is, { do: 'heal', n: 1, who: 'self' }),
      figures: {
        A: one(1, '0,0', { is: 'D2', cards: ['K28'] }),
        X: one(2, '4,0', { is, cards: [card], clock: 5 }),
        Y: one(2, '1,1', { clock: 5 }),
      },
    });
    const totem = after(sway('K16', 'A2'), 'card:A/K28>X.K16', [4, 1, 1, 1, 1]);
    expect(values(totem, 'X.K16.health')).toEqual([3]);
    expect(offered(totem, 'move:A').length).toBeGreaterThan(0);
    const pet = after(sway('K17', 'D3'), 'card:A/K28>X.K17', [4, 4, 1, 1, 1], [1]);
    expect(offered(pet, 'attack:')).toEqual(['attack:X.K17/main>Y']);
  });
});

describe('a friend’s blow', () => {
  it('is answered by nothing that waits for an enemy’s', () => {
    const m = after(
      {
        target: [50, 50],
        figures: {
          A: one(1, '0,0', { printed: { main: { area: true, everybody: true, range: { max: 2 } } } }),
          B: one(1, '1,0', { cards: ['K22'] }),
          X: one(2, '4,0'),
        },
        turn: 'A',
      },
      'attack:A/main>1,0',
      'area:1,-1+2,-1',
      [1, 1, 1],
    );
    expect(values(m, 'B.attacked')).toEqual([true]);
    expect(standsAt(m)).toBe('act 1');
  });
});
