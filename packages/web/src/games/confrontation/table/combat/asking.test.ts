import { situationMatch } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { cutIn, EMPTY, fewer, formFor, isServed, left, meaningOf, more, opposes, pageOf, placersOf, towards } from './asking.ts';

const furious = { side: 1, skills: [{ skill: 'war-fury' }] } as const;

function asked(first: object = { side: 1 }) {
  return situationMatch({
    fighters: { A: first as { side: 1 }, B1: { side: 2 }, B2: { side: 2 } },
    contacts: ['A-B1', 'A-B2'],
    combat: 'A',
  });
}

describe('placing dice', () => {
  it('knows who may place, how many, and every way', () => {
    const m = asked();
    expect(formFor(m.options())).toBe('dice');
    const keys = (): unknown[] => placersOf(m.options()).map((p) => [m.play.table.keys[p.figure], p.dice, p.ways.length]);
    const seen: unknown[] = [keys()];
    while (formFor(m.options()) === 'dice') {
      m.take(m.options()[0].id);
      if (m.node.kind === 'decision' && formFor(m.options()) === 'dice') seen.push(keys());
      else break;
    }
    // Two of one player and of the same value: either may be first (IX-C-3.c).
    expect(seen).toContainEqual([
      ['B1', 2, 3],
      ['B2', 2, 3],
    ]);
    expect(seen).toContainEqual([['A', 3, 4]]);
  });

  it('moves dice out of the middle, or else from one half to the other', () => {
    const one = more(EMPTY, 3, 'attack');
    expect(one).toEqual({ attack: 1, defence: 0 });
    expect(left(one, 3)).toBe(2);
    const full = more(more(one, 3, 'defence'), 3, 'defence');
    expect(full).toEqual({ attack: 1, defence: 2 });
    expect(more(full, 3, 'attack')).toEqual({ attack: 2, defence: 1 });
    expect(more({ attack: 3, defence: 0 }, 3, 'attack')).toEqual({ attack: 3, defence: 0 });
    expect(fewer(full, 'attack')).toEqual({ attack: 0, defence: 2 });
    expect(fewer(EMPTY, 'attack')).toEqual(EMPTY);
    // A step towards attack: first out of the defence, then up.
    expect(towards(full, 3, 'attack')).toEqual({ attack: 1, defence: 1 });
    expect(towards({ attack: 1, defence: 1 }, 3, 'attack')).toEqual({ attack: 2, defence: 1 });
  });

  it('takes War fury where it is wanted and may be declared', () => {
    const m = asked(furious);
    while (placersOf(m.options())[0].figure !== 0) m.take(m.options()[0].id);
    const [placer] = placersOf(m.options());
    expect(placer.dice).toBe(3);
    expect(meaningOf(placer, { attack: 2, defence: 1 }, true).option?.id).toBe('dice:A=2/1:fury');
    expect(meaningOf(placer, { attack: 2, defence: 1 }, false).option?.id).toBe('dice:A=2/1');
    expect(meaningOf(placer, { attack: 1, defence: 2 }, true)).toMatchObject({
      option: { id: 'dice:A=1/2' },
      fury: { offered: true, open: false, binds: false },
    });
    expect(meaningOf(placer, { attack: 1, defence: 1 }, false).option).toBeNull();
  });
});

describe('separations', () => {
  it('are read as figures, and found by who fights whom', () => {
    const m = situationMatch({
      fighters: { A1: { side: 1 }, A2: { side: 1 }, B1: { side: 2 }, B2: { side: 2 } },
      contacts: ['A1-B1', 'A1-B2', 'A2-B1', 'A2-B2'],
      tactics: [1, 2],
    });
    while (m.node.kind === 'decision' && formFor(m.options()) !== 'cut') m.take(m.options()[0].id);
    for (let n = 0; m.node.kind !== 'decision' || formFor(m.options()) !== 'cut'; n++) {
      if (m.node.kind === 'chance') m.roll([(n % 5) + 1]);
      else m.take(m.options()[0].id);
    }
    const cuts = m.options().map((o) => cutIn(o, m.play.table.keys));
    expect(cuts.map((c) => c.map((x) => x.join()).join(' / ')).sort()).toEqual(['0,2 / 1,3', '0,3 / 1,2']);
    expect(cuts.filter((c) => opposes(c, 0, 2))).toHaveLength(1);
    expect(m.options().every((o) => isServed(o))).toBe(true);
  });
});

it('turns pages, and never past the end', () => {
  const all = [1, 2, 3, 4, 5, 6, 7];
  expect(pageOf(all, 1, 3)).toEqual({ from: 3, shown: [4, 5, 6] });
  expect(pageOf(all, 9, 3)).toEqual({ from: 6, shown: [7] });
  expect(pageOf([], 0, 3)).toEqual({ from: 0, shown: [] });
});
