import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../core/index.ts';
import { wow } from './game.ts';
import type { Setup } from './setup.ts';
import { after, forbids, happened, offered, one, play, standsAt, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

/** A match that begins, its cards face down as they are dealt. */
const start = (more: Partial<Situation> = {}): Situation => ({
  first: 1,
  spawn: [
    { at: '-3,0', faction: 'D' },
    { at: '-3,1', faction: 'D' },
    { at: '3,0', faction: 'A' },
    { at: '0,0', faction: 'neutral' },
  ],
  figures: {
    A: one(1, undefined, {
      is: 'D1',
      cards: [
        { card: 'K18', up: false },
        { card: 'K19', up: false },
      ],
    }),
    X: one(2, undefined, {
      is: 'A4',
      cards: [
        { card: 'K19', up: false },
        { card: 'K06', up: false },
      ],
    }),
  },
  turn: 'start',
  ...more,
});

describe('101: the start of a match', () => {
  it('leaves the first player to chance, one in two', () => {
    const m = after(start({ first: 'chance' }));
    expect(standsAt(m)).toBe('first player 1');
    expect(m.outcomes().map((o) => [o.id, o.weight, o.total])).toEqual([
      ['first:1', 1, 2],
      ['first:2', 1, 2],
    ]);
    m.fall('first:2');
    expect(standsAt(m)).toBe('equipment 2');
  });

  it('sets the clocks to 1, the health dials to the cards, the targets to the honor of one’s own party', () => {
    const m = after(start());
    expect(values(m, 'main', 'A.clock', 'X.clock', 'A.health', 'X.health', 'target', 'points')).toEqual([1, 1, 1, 11, 8, [6, 3], [0, 0]]);
  });

  it('lets everybody turn up equipment now or never, the first player first', () => {
    const m = after(start());
    expect(standsAt(m)).toBe('equipment 1');
    expect(offered(m)).toEqual(['equip:done', 'equip:A/K18', 'equip:A/K19']);
    play(m, 'equip:A/K19', 'equip:done');
    expect(values(m, 'A.armor', 'target')).toEqual([5, [7, 3]]);
    expect(standsAt(m)).toBe('equipment 2');
    play(m, 'equip:done');
    expect(values(m, 'X/K19.active', 'target')).toEqual([false, [7, 3]]);
    expect(standsAt(m)).toBe('enter 1');
    expect(forbids(m, 'equip:X/K19')).toEqual(['wow:302']);
  });

  it('a two-handed blade leaves no hand for a buckler', () => {
    const m = after(start(), 'equip:A/K18');
    expect(offered(m)).toEqual(['equip:done']);
    expect(forbids(m, 'equip:A/K19')).toEqual(['wow:302']);
    expect(value(m, 'A.power')).toBe(7);
  });

  it('equipment left lying does nothing, even turned up later', () => {
    const m = after(start(), 'equip:done', 'equip:done', 'enter:A>-3,0', 'flip:A/K18');
    expect(values(m, 'A/K18.up', 'A/K18.active', 'A.power')).toEqual([true, false, 6]);
  });

  it('asks for equipment wherever some could lie, so that being asked tells nothing', () => {
    const m = after(
      start({
        figures: {
          A: one(1, undefined, { is: 'D1', cards: [{ card: 'K04', up: false }] }),
          X: one(2, undefined, { is: 'D2', cards: [{ card: 'K08', up: false }] }),
        },
      }),
    );
    expect(standsAt(m)).toBe('equipment 1');
    expect(offered(m)).toEqual(['equip:done']);
    play(m, 'equip:done');
    expect(standsAt(m)).toBe('enter 1');
  });

  it('hides what lies face down from the other side, and from nobody once it is turned up', () => {
    const m = after(start(), 'equip:A/K18', 'equip:done', 'equip:done', 'enter:A>-3,0');
    const defs = (seat: number): number[] => m.view(seat).state.cards.map((c) => c.def);
    const [k18, k19] = defs(0);
    expect(k18).toBeGreaterThanOrEqual(0);
    expect(k19).toBeGreaterThanOrEqual(0);
    expect(defs(0).slice(2)).toEqual([-1, -1]);
    expect(defs(1).slice(0, 2)).toEqual([k18, -1]);
    play(m, 'flip:A/K19');
    expect(defs(1).slice(0, 2)).toEqual([k18, k19]);
  });

  it('a card played is turned up by it', () => {
    const m = after({ figures: { A: one(1, '0,0', { cards: [{ card: 'K25', up: false }] }), X: one(2, '4,0') }, turn: 'A' }, 'card:A/K25');
    expect(value(m, 'A/K25.up')).toBe(true);
    expect(m.events.find((e) => e.key === 'turned-up')?.reveals).toBe(true);
  });
});

describe('403.1, 406.3b: entering', () => {
  it('begins a character’s first turn, at a spawn point of its side or a neutral one, and the turn goes on', () => {
    const m = after(start(), 'equip:done', 'equip:done');
    expect(offered(m)).toEqual(['enter:A>-3,0', 'enter:A>-3,1', 'enter:A>0,0']);
    expect(forbids(m, 'enter:A>3,0')).toEqual(['wow:406.3b']);
    play(m, 'enter:A>0,0', 'move:A>1,0');
    expect(values(m, 'A.at', 'A.clock')).toEqual(['1,0', 1]);
    play(m, 'end');
    expect(value(m, 'A.clock')).toBe(2);
  });

  it('asks nothing where there is one way in', () => {
    const m = after(start({ spawn: [{ at: '-3,0', faction: 'D' }] }), 'equip:done', 'equip:done');
    expect(value(m, 'A.at')).toBe('-3,0');
    expect(standsAt(m)).toBe('act 1');
  });

  it('passes over an occupied point while another is free', () => {
    const m = after(start({ figures: { A: one(1, undefined), B: one(1, '-3,0', { clock: 3 }), X: one(2, '4,0') }, turn: 'A' }));
    expect(offered(m)).toEqual(['enter:A>-3,1', 'enter:A>0,0']);
    expect(forbids(m, 'enter:A>-3,0')).toEqual(['wow:406.1']);
  });

  it('takes the nearest free space where all are taken, its player choosing among equals', () => {
    const spawn = [{ at: '0,0', faction: 'D' }];
    const one6 = after({ spawn, figures: { A: one(1), X: one(2, '0,0', { clock: 4 }) }, terrain: { '1,0': 'impassable' }, turn: 'A' });
    expect(offered(one6).sort()).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1'].map((s) => `enter:A>${s}`).sort());
    const wait = after({ spawn, choices: { 'spawn-occupied': 'wait' }, figures: { A: one(1), X: one(2, '0,0', { clock: 4 }) }, turn: 'A' });
    // It tries in every tick, until the other side is due as well.
    expect(values(wait, 'A.at', 'A.clock')).toEqual(['off', 4]);
    expect(happened(wait, 'cannot-enter')).toEqual(['cannot-enter', 'cannot-enter', 'cannot-enter']);
  });

  it('off the map nobody can be aimed at, and nobody scores', () => {
    const m = after({
      main: 5,
      target: [50, 50],
      victory: ['0,0'],
      figures: { A: one(1, '0,0', { printed: { main: { range: { max: 5 } } } }), X: one(2, undefined, { clock: 6 }) },
      turn: 'A',
    });
    expect(offered(m, 'attack:')).toEqual([]);
    expect(forbids(m, 'attack:A/main>X')).toContain('wow:403');
    play(m, 'end');
    expect(value(m, 'points')).toEqual([1, 0]);
  });
});

describe('601.1, 105: dice', () => {
  const setup: Setup = {
    format: 'open',
    map: 'crossroads',
    seats: [
      { faction: 'D', party: [{ character: 'D1', cards: ['K04'] }] },
      { faction: 'A', party: [{ character: 'A1', cards: ['K04'] }] },
    ],
  };

  it('fall the same way again from the same seed, and the record plays back to the same state', () => {
    const run = (seed: number): Match<Setup, unknown, never, unknown> => {
      const random = seeded(seed);
      const m = new Match(wow, setup);
      for (let n = 0; n < 300 && m.nodeKind !== 'over'; n++) {
        if (m.nodeKind === 'chance') m.rollBy(random);
        else {
          const options = m.options();
          m.take((options.find((o) => o.id.startsWith('attack:')) ?? options[random.below(options.length)]).id);
        }
      }
      return m as Match<Setup, unknown, never, unknown>;
    };
    const [a, b, c] = [run(7), run(7), run(8)];
    expect(b.entries).toEqual(a.entries);
    expect(c.entries).not.toEqual(a.entries);
    expect(a.entries.some((e) => e.faces !== undefined)).toBe(true);
    const again = new Match(wow, setup);
    for (const e of a.entries) {
      if (e.kind === 'take') again.take(e.id);
      else if (e.faces === undefined) again.fall(e.id);
      else again.roll(e.faces);
    }
    expect(again.entries).toEqual(a.entries);
  });
});
