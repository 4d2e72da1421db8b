import { describe, expect, it } from 'vitest';
import type { Card } from './content/types.ts';
import { after, forbids, happened, offered, one, play, standsAt, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

describe('chapters 600 to 602: one attack from beginning to end', () => {
  /** Everything an attack can have happens to this one. */
  const everything: Situation = {
    target: [50, 50],
    terrain: { '0,0': 'high', '2,0': 'cover' },
    figures: {
      A: one(1, '0,0', {
        health: 5,
        printed: {
          main: {
            targets: 2,
            before: [{ do: 'modify', stat: 'move', n: -1, who: 'defender', until: 'round-end' }],
            crit: [
              { effects: [{ do: 'hits', n: 1 }] },
              { effects: [{ do: 'tick-up', n: 1, who: 'defender' }] },
              { effects: [{ do: 'again' }] },
            ],
            after: [{ do: 'heal', n: 1, who: 'self' }],
          },
        },
      }),
      X: one(2, '1,0', { clock: 3 }),
      P: one(2, '2,0', { is: 'D1', clock: 3, printed: { armor: 1 } }),
      Y: one(2, '0,1', {
        health: 1,
        clock: 3,
        printed: { lower: [{ kind: 'ongoing', trigger: { on: 'hurt' }, effects: [{ do: 'damage', n: 1, who: 'it' }] }] },
      }),
      V: one(2, '1,1', { is: 'D5', clock: 3, cards: ['K02', 'K09'] }),
    },
    effects: [{ on: 'P', shield: 9 }],
    turn: 'A',
  };

  it('goes through its steps in the order of the paragraphs', () => {
    const m = after(everything, 'attack:A/main>X+Y');
    expect(standsAt(m)).toBe('answer 2');
    play(m, 'pass');
    expect(standsAt(m)).toBe('protectors 2');
    play(m, 'protect:P>X', [10, 4, 1]);
    expect(standsAt(m)).toBe('rerolls 1');
    play(m, 'reroll:fail', [4], [1]);
    expect(standsAt(m)).toBe('rerolls 2');
    play(m, 'reroll:fail', [2]);
    // Made again, on the one enemy left in reach: it is played, and may be answered, like any attack.
    expect(standsAt(m)).toBe('answer 2');
    expect(happened(m)).toEqual([
      ...[
        'attacks',
        'pays',
        'protects',
        'attacked',
        'attacked',
        'modified',
        'modified',
        'power',
        'rolls-attack',
        'rerolls',
        'crit',
        'crit-hits',
      ],
      ...['rolls-defence', 'rerolls', 'no-defence-dice', 'attack-damage', 'attack-damage', 'prevented', 'damaged', 'destroyed', 'points'],
      ...['triggered', 'damaged', 'crit-resolves', 'ticked-up', 'ticked-up', 'healed', 'attacks-again', 'attacks'],
    ]);
    expect(values(m, 'A.health', 'A.clock', 'P.health', 'P.clock', 'Y.at', 'Y.clock', 'X.move', 'P.move', 'points')).toEqual([
      5,
      3,
      11,
      4,
      'off',
      4,
      2,
      1,
      [4, 0],
    ]);
  });

  it('cancelled, nothing of it happens but its costs', () => {
    const m = after(everything, 'attack:A/main>X+Y', 'react:V/K02');
    expect(standsAt(m)).toBe('act 1');
    expect(happened(m)).toEqual(['attacks', 'pays', 'reacts', 'pays', 'cancelled']);
    expect(values(m, 'A.clock', 'V.clock', 'X.attacked', 'Y.attacked')).toEqual([3, 4, false, false]);
  });
});

describe('302: what equipment grants', () => {
  const HAMMER: Card = {
    id: 'X1',
    names: { en: 'Hammer', fr: 'Marteau' },
    category: 'action',
    type: 'equipment',
    ticks: 0,
    restriction: [],
    equipment: {
      slots: ['main-hand'],
      honor: 2,
      grants: [{ kind: 'attack', ticks: 1, nature: 'physical', type: 'melee', power: 2, range: { max: 1 } }],
    },
    text: { en: '', fr: '' },
  };
  const armed = (card: object): Situation => ({
    target: [50, 50],
    cards: [HAMMER],
    figures: { A: one(1, '0,0', { cards: [{ card: 'X1', ...card }] }), X: one(2, '1,0') },
    turn: 'A',
  });

  it('is played without exhausting it', () => {
    const m = after(armed({ on: 'A' }), 'card:A/X1/grant>X', [4, 4]);
    expect(values(m, 'X.health', 'A.clock', 'A/X1.ready')).toEqual([8, 2, true]);
  });

  it('not while it is broken, nor where it was never put on', () => {
    expect(forbids(after(armed({ on: 'A', ready: false })), 'card:A/X1/grant>X')).toContain('wow:302');
    expect(forbids(after(armed({})), 'card:A/X1/grant>X')).toContain('wow:302');
    expect(offered(after(armed({})), 'card:')).toEqual([]);
  });
});

describe('601: rolls of more dice than a hand holds', () => {
  it('fall in handfuls, and count together', () => {
    const m = after(
      {
        target: [50, 50],
        figures: {
          A: one(1, '0,0', { printed: { main: { power: 14, crit: [{ effects: [{ do: 'hits', n: 1 }] }] } } }),
          X: one(2, '1,0', { printed: { health: 40 } }),
        },
        turn: 'A',
      },
      'attack:A/main>X',
      [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 10],
      [1, 5],
    );
    expect(value(m, 'X.health')).toBe(40 - 14);
  });
});
