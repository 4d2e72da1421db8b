import { describe, expect, it } from 'vitest';
import { NOTHING_OWN } from './content.ts';
import {
  added,
  type Change,
  chargedBy,
  dropped,
  enemiesOf,
  flies,
  fresh,
  inContact,
  isLaid,
  type Laid,
  nudged,
  type Size,
  touch,
  turned,
} from './placing.ts';

const SIZE: Size = [300, 240];
const A1 = fresh('A1', 0, 'plain', 100, 100);
const A2 = fresh('A2', 0, 'plain', 40, 40);
const B1 = fresh('B1', 1, 'plain', 160, 100);
const B2 = fresh('B2', 1, 'plain', 200, 200);

function laidBy(change: Change): readonly Laid[] {
  if ('refused' in change) throw new Error(change.refused.why);
  return change.laid;
}
const moved = (change: Change, key: string): Laid => laidBy(change).find((f) => f.key === key) as Laid;
const why = (change: Change): string | null => ('refused' in change ? `${change.refused.why} ${change.refused.rule}` : null);

describe('a figure dropped', () => {
  it('stays where it is dropped, far from every enemy', () => {
    expect(moved(dropped(NOTHING_OWN, [A1, B1], A1, 60, 70, SIZE), 'A1')).toMatchObject({ x: 60, y: 70 });
  });

  it.each([
    ['a little short of it', 122],
    ['over it', 140],
  ])('comes into contact with an enemy: %s', (_text, x) => {
    const laid = laidBy(dropped(NOTHING_OWN, [A1, B1], A1, x, 100, SIZE));
    expect(touch(NOTHING_OWN, laid[0], laid[1])).toBe(true);
    expect(laid[0].x).toBeCloseTo(130, 1);
  });

  it('touches two enemies that are near enough', () => {
    const two = { ...B2, x: 160, y: 134 };
    const laid = laidBy(dropped(NOTHING_OWN, [A1, B1, two], A1, 134, 118, SIZE));
    expect(enemiesOf(NOTHING_OWN, laid, laid[0]).map((f) => f.key)).toEqual(['B1', 'B2']);
  });

  it('is refused in a friend and off the table, with the rule', () => {
    expect(why(dropped(NOTHING_OWN, [A1, A2, B1], A1, 45, 45, SIZE))).toBe('overlap conf:F5.h');
    expect(why(dropped(NOTHING_OWN, [A1, B1], A1, 5, 100, SIZE))).toBe('off-table conf:F5.j');
  });

  it('goes past those on other levels', () => {
    const flyer = { ...fresh('A3', 0, 'training-flyer', 30, 200), level: 1 };
    expect(moved(dropped(NOTHING_OWN, [flyer, B1], flyer, 158, 100, SIZE), 'A3')).toMatchObject({ x: 158, y: 100 });
    expect(flies(NOTHING_OWN, flyer)).toBe(true);
    expect(flies(NOTHING_OWN, A1)).toBe(false);
  });
});

describe('without a pointer', () => {
  it('a figure moves by millimetres, and stops where it would stand in another', () => {
    expect(moved(nudged(NOTHING_OWN, [A1, B1], A1, 10, -1, SIZE), 'A1')).toMatchObject({ x: 110, y: 99 });
    expect(why(nudged(NOTHING_OWN, [A1, { ...B1, x: 131 }], A1, 10, 0, SIZE))).toBe('overlap conf:F5.h');
  });

  it('a figure is put in contact with one enemy after another, keeping those it touches', () => {
    const laid = laidBy(inContact(NOTHING_OWN, [A1, B1, B2], A1, B1, SIZE));
    expect(enemiesOf(NOTHING_OWN, laid, laid[0]).map((f) => f.key)).toEqual(['B1']);
    const near = { ...B2, x: 160, y: 140 };
    const both = laidBy(inContact(NOTHING_OWN, [laid[0], B1, near], laid[0], near, SIZE));
    expect(enemiesOf(NOTHING_OWN, both, both[0]).map((f) => f.key)).toEqual(['B1', 'B2']);
  });

  it('a figure goes to the level of the enemy it is put in contact with', () => {
    const flyer = fresh('A3', 0, 'training-flyer', 30, 200);
    const laid = laidBy(inContact(NOTHING_OWN, [flyer, { ...B1, level: 1 }], flyer, { ...B1, level: 1 }, SIZE));
    expect(laid[0].level).toBe(1);
  });

  it('an enemy hemmed in on all sides is out of reach, and one that cannot leave the ground never flies', () => {
    const ring = Array.from({ length: 6 }, (_x, k) =>
      fresh(`B${k + 3}`, 1, 'plain', 160 + 30 * Math.cos((k * Math.PI) / 3), 100 + 30 * Math.sin((k * Math.PI) / 3)),
    );
    expect(why(inContact(NOTHING_OWN, [A2, B1, ...ring], A2, B1, SIZE))).toBe('no-contact conf:F5.h');
    expect(why(inContact(NOTHING_OWN, [A1, { ...B1, level: 1 }], A1, { ...B1, level: 1 }, SIZE))).toBe('no-contact conf:IX-B-1.b');
  });

  it('a rectangular base turns where there is room', () => {
    const rider = fresh('A1', 0, 'training-cavalry', 100, 100);
    expect(moved(turned(NOTHING_OWN, [rider], rider, -15, SIZE), 'A1').angle).toBe(345);
    expect(why(turned(NOTHING_OWN, [rider, { ...B1, x: 128 }], rider, 90, SIZE))).toBe('overlap conf:F5.h');
  });
});

describe('the figures together', () => {
  it('are added with a name and room of their own, until there is none', () => {
    let laid: readonly Laid[] = [];
    for (let n = 0; n < 12; n++) laid = laidBy(added(NOTHING_OWN, laid, (n % 2) as 0 | 1, 'plain', SIZE));
    expect(laid.map((f) => f.key).slice(0, 4)).toEqual(['A1', 'B1', 'A2', 'B2']);
    expect(laid.flatMap((f) => enemiesOf(NOTHING_OWN, laid, f))).toEqual([]);
    expect(why(added(NOTHING_OWN, [], 0, 'plain', [40, 40]))).toBe('no-room conf:F5.h');
  });

  it('have charged those alone whom they still touch', () => {
    const by: Laid = { ...A1, x: 130, assault: 'charge', charged: ['B1', 'B2'] };
    expect(chargedBy(NOTHING_OWN, [by, B1, B2], by)).toEqual(['B1']);
    expect(chargedBy(NOTHING_OWN, [by, B1], { ...by, assault: 'none' })).toEqual([]);
  });

  it('are known from anything else that was stored', () => {
    expect(isLaid(NOTHING_OWN, A1)).toBe(true);
    for (const bad of [null, {}, { ...A1, seat: 2 }, { ...A1, angle: 10 }, { ...A1, profile: 'nobody' }, { ...A1, wound: 'sore' }])
      expect(isLaid(NOTHING_OWN, bad)).toBe(false);
  });
});
