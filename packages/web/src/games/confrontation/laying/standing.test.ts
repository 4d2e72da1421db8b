import { findProfile, type Situation } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { added, enemiesOf, inContact, misplaced, type NoPlace, settled, standingIn, withFighter } from './standing.ts';

type Fighter = Situation['fighters'][string];
const plain = (side: 1 | 2, x: number, y: number): Fighter => ({ is: 'plain', side, at: [x, y] });
const A1 = plain(1, 100, 100);
const A2 = plain(1, 40, 40);
const B1 = plain(2, 160, 100);
const of = (fighters: Situation['fighters']): Situation => ({ fighters, table: [300, 240] });

const why = (found: object): string | null => ('why' in found ? `${(found as NoPlace).why} ${(found as NoPlace).rule}` : null);
const touchedBy = (position: object, key: string): string[] => {
  if ('why' in position) throw new Error(String(position.why));
  const all = standingIn(position as Situation);
  return enemiesOf(all, all.find((f) => f.key === key) as (typeof all)[number]).map((f) => f.key);
};
/** A position with a figure let go at a place. */
const dropped = (position: Situation, key: string, x: number, y: number): Situation => {
  const at = settled(position, key, [x, y], false);
  if ('why' in at) throw new Error(at.why);
  return withFighter(position, key, { at });
};

describe('a figure let go', () => {
  it('stays where it is, far from every enemy', () => {
    expect(settled(of({ A1, B1 }), 'A1', [60, 70], false)).toEqual([60, 70]);
  });

  it.each([
    ['a little short of it', 122],
    ['over it', 140],
  ])('comes into contact with an enemy: %s', (_text, x) => {
    const next = dropped(of({ A1, B1 }), 'A1', x, 100);
    expect(touchedBy(next, 'A1')).toEqual(['B1']);
    expect(next.fighters.A1.at?.[0]).toBeCloseTo(130, 1);
  });

  it('touches two enemies that are near enough', () => {
    expect(touchedBy(dropped(of({ A1, B1, B2: plain(2, 160, 134) }), 'A1', 134, 118), 'A1')).toEqual(['B1', 'B2']);
  });

  it('comes to stand beside a friend, beside friend and enemy where both are near, and never in one', () => {
    const next = dropped(of({ A1, A2, B1 }), 'A1', 45, 45);
    expect(misplaced(next)).toEqual([]);
    expect(next.fighters.A1.at?.map(Math.round)).toEqual([61, 61]);
    const both = dropped(of({ A1: A2, A2: plain(1, 110, 100), B1: plain(2, 140, 100) }), 'A1', 125, 80);
    expect([misplaced(both), touchedBy(both, 'A1')]).toEqual([[], ['B1']]);
  });

  it('is refused off the table and where there is no room against anybody, with the rule', () => {
    expect(why(settled(of({ A1, B1 }), 'A1', [5, 100], false))).toBe('off-table conf:F5.j');
    const crowd = Object.fromEntries([15, 45, 75].map((x, i) => [`B${i + 1}`, plain(2, x, 15)]));
    expect(why(settled({ ...of({ ...crowd, A1 }), table: [90, 30] }, 'A1', [45, 15], false))).toMatch(/conf:F5/);
  });

  it('goes past those on other levels', () => {
    const A3: Fighter = { is: 'training-flyer', side: 1, at: [30, 200], level: 1 };
    expect(settled(of({ A3, B1 }), 'A3', [158, 100], false)).toEqual([158, 100]);
  });

  it('is where it is said where nobody knows who it is, or how it is turned', () => {
    expect(settled(of({ B1 }), 'A1', [7, 7], false)).toEqual([7, 7]);
    expect(standingIn(of({ A1: { is: 'nobody', side: 1, at: [50, 50], angle: 7 } }))).toMatchObject([{ angle: 0, x: 50 }]);
    expect(standingIn(of({ A1: { side: 1 }, A2: { ...A2, removed: true }, B1: { ...B1, killed: true } }))).toEqual([]);
  });
});

describe('without a pointer', () => {
  it('a figure moves by millimetres, and not into another', () => {
    expect(settled(of({ A1, B1 }), 'A1', [125, 99], true)).toEqual([125, 99]);
    expect(why(settled(of({ A1, B1 }), 'A1', [131, 100], true))).toBe('overlap conf:F5.h');
  });

  it('a figure is put in contact with one enemy after another, keeping those it touches', () => {
    const one = inContact(of({ A1, B1, B2: plain(2, 160, 140) }), 'A1', 'B1');
    expect(touchedBy(one, 'A1')).toEqual(['B1']);
    expect(touchedBy(inContact(one as Situation, 'A1', 'B2'), 'A1')).toEqual(['B1', 'B2']);
  });

  it('a figure goes to the level of the enemy it is put in contact with', () => {
    const A3: Fighter = { is: 'training-flyer', side: 1, at: [30, 200] };
    const next = inContact(of({ A3, B1: { ...B1, level: 1 } }), 'A3', 'B1') as Situation;
    expect(next.fighters.A3.level).toBe(1);
    expect(touchedBy(next, 'A3')).toEqual(['B1']);
  });

  it('an enemy hemmed in on all sides is out of reach, and one that cannot leave the ground never flies', () => {
    const ring = Array.from({ length: 6 }, (_x, k): [string, Fighter] => [
      `B${k + 3}`,
      plain(2, 160 + 30 * Math.cos((k * Math.PI) / 3), 100 + 30 * Math.sin((k * Math.PI) / 3)),
    ]);
    expect(why(inContact(of({ A2, B1, ...Object.fromEntries(ring) }), 'A2', 'B1'))).toBe('no-contact conf:F5.h');
    expect(why(inContact(of({ A1, B1: { ...B1, level: 1 } }), 'A1', 'B1'))).toBe('no-contact conf:IX-B-1.b');
    expect(why(inContact(of({ A1 }), 'A1', 'B1'))).toBe('no-contact conf:F5.h');
  });
});

describe('figures together', () => {
  it('are added with a name and room of their own, the first side below the second, until there is none', () => {
    let position = of({});
    for (let n = 0; n < 12; n++) {
      const next = added(position, n % 2 === 0 ? 1 : 2, 'plain');
      if ('why' in next) throw new Error(next.why);
      position = next.position;
    }
    const all = standingIn(position);
    expect(all.map((f) => f.key).slice(0, 4)).toEqual(['A1', 'B1', 'A2', 'B2']);
    expect(all.flatMap((f) => enemiesOf(all, f))).toEqual([]);
    expect(misplaced(position)).toEqual([]);
    expect(position.fighters.A1.at?.[1]).toBeGreaterThan(position.fighters.B1.at?.[1] ?? 999);
    expect(why(added({ fighters: { A1: plain(1, 50, 50) }, table: [100, 100] }, 1, 'praetorian-guard'))).toBe(null);
    expect(why(added({ fighters: {}, table: [20, 20] }, 1, 'plain'))).toBe('no-room conf:F5.h');
  });

  it('stand in each other where they were put so, by the bases they have, each named', () => {
    expect(misplaced(of({ A1, B1: plain(2, 120, 100) })).map((no) => [no.key, no.other])).toEqual([
      ['A1', 'B1'],
      ['B1', 'A1'],
    ]);
    const profile = findProfile('plain');
    const big = {
      ...of({ A1: { ...A1, base: 'creature-round' }, B1: plain(2, 132, 100) }),
      profiles: profile === undefined ? [] : [profile],
    };
    expect(misplaced(big)).toHaveLength(2);
    expect(misplaced(of({ A1, B1: plain(2, 132, 100) }))).toEqual([]);
  });
});
