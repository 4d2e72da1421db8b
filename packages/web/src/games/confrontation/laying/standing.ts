/** Figures of a position on the free table: where one that is carried comes to stand, and how it comes into contact. */
import { baseOf, findProfile, type Profile, type Situation, statOf } from '@escarmouche/engine/confrontation';
import {
  type Base,
  COSINES,
  contactDistance,
  gap,
  insideTable,
  overlapping,
  rounded,
  SINES,
  type Spot,
  snap,
  spotsAgainstTwo,
  touching,
} from '@escarmouche/engine/space';

/** A figure where it stands, in millimetres from the table’s corner and in degrees. */
export interface Standing {
  readonly key: string;
  readonly side: 1 | 2;
  readonly profile: Profile;
  readonly base: Base;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly level: number;
}

/** Why a figure cannot stand somewhere: off the table, in another, or where it finds no room against one. */
export interface NoPlace {
  readonly rule: string;
  readonly why: 'off-table' | 'overlap' | 'no-contact' | 'no-room';
  readonly key: string;
  readonly other?: string;
}

/** A figure dropped no farther than this from an enemy, in millimetres, comes into contact. */
const SNAP = 10;
/** Room that a new figure leaves around itself, and how far from the middle of all it stands, in millimetres. */
const APART = 5;
const ASIDE = 60;

type OfBases<T> = (a: Base, ax: number, ay: number, aAngle: number, b: Base, bx: number, by: number, bAngle: number) => T;
const between =
  <T>(of: OfBases<T>) =>
  (a: Standing, b: Standing): T =>
    of(a.base, a.x, a.y, a.angle, b.base, b.x, b.y, b.angle);
const gapOf = between(gap);
const touches = between(touching);
const overlaps = between(overlapping);
const far = (spot: Spot, to: Spot): number => Math.hypot(spot[0] - to[0], spot[1] - to[1]);

const sizeOf = ({ table }: Situation): Spot => table ?? [600, 600];

/** The figures of a position that stand on its table. What no profile is stands as a plain one. */
export function standingIn({ fighters, profiles = [] }: Situation): readonly Standing[] {
  return Object.entries(fighters).flatMap(([key, f]) => {
    const profile = profiles.find((p) => p.id === f.is) ?? findProfile(f.is ?? '') ?? findProfile('plain');
    if (profile === undefined || f.at === undefined || f.removed === true || f.killed === true) return [];
    const [x, y] = f.at;
    const { angle = 0, level = 0, side } = f;
    const base = baseOf({ ...profile, base: f.base ?? profile.base });
    return [{ key, side, profile, base, x, y, angle: angle % 15 === 0 ? angle : 0, level }];
  });
}

/** The enemies that a figure touches: on its level, by their bases. */
export function enemiesOf(all: readonly Standing[], me: Standing): readonly Standing[] {
  return all.filter((f) => f.side !== me.side && f.level === me.level && touches(f, me));
}

/** Why a figure cannot stand where it is; null where it can. */
function noPlace(all: readonly Standing[], me: Standing, [wide, deep]: Spot): NoPlace | null {
  if (!insideTable(me.base, me.x, me.y, me.angle, wide, deep)) return { rule: 'conf:F5.j', why: 'off-table', key: me.key };
  const other = all.find((f) => f.key !== me.key && f.level === me.level && overlaps(f, me));
  return other === undefined ? null : { rule: 'conf:F5.h', why: 'overlap', key: me.key, other: other.key };
}

/** Every figure of a position that stands in another or off the table. */
export function misplaced(position: Situation): readonly NoPlace[] {
  const all = standingIn(position);
  return all.flatMap((f) => noPlace(all, f, sizeOf(position)) ?? []);
}

/** The places against one figure, every 15 degrees around it, and between it and each other figure of its side. */
function spotsAgainst(all: readonly Standing[], me: Standing, target: Standing): Spot[] {
  const around = COSINES.map((ux, k): Spot => {
    const away = contactDistance(me.base, me.angle, target.base, target.angle, ux, SINES[k]);
    return [target.x + away * ux, target.y + away * SINES[k]];
  });
  const others = all.filter((f) => f.side === target.side && f.key !== target.key && f.level === target.level);
  const nearest = snap(me.base, me.x, me.y, me.angle, target.base, target.x, target.y, target.angle);
  return [nearest, ...around, ...others.flatMap((f) => spotsAgainstTwo(me.base, me.angle, target.base, target, f.base, f))];
}

/** The place against one of some figures that costs least of those where there is room; `worth` says what touching somebody there saves, in millimetres. */
function against(all: readonly Standing[], me: Standing, targets: readonly Standing[], size: Spot, worth: (of: Standing) => number) {
  const cost = (f: Standing): number =>
    Math.hypot(f.x - me.x, f.y - me.y) - enemiesOf(all, f).reduce((sum, enemy) => sum + worth(enemy), 0);
  return targets
    .flatMap((target) => spotsAgainst(all, me, target))
    .map(([x, y]) => ({ ...me, x: rounded(x), y: rounded(y) }))
    .sort((a, b) => cost(a) - cost(b))
    .find((f) => noPlace(all, f, size) === null);
}

/**
 * Where a figure carried to a place comes to stand, or why it cannot. Near an enemy, or in a friend, it comes into contact, with a second
 * one near enough too; anywhere else it stays where it was let go. `exact`: there and nowhere else.
 */
export function settled(position: Situation, key: string, to: Spot, exact: boolean): Spot | NoPlace {
  const all = standingIn(position);
  const before = all.find((f) => f.key === key);
  if (before === undefined) return to;
  const me = { ...before, x: to[0], y: to[1] };
  const others = all.filter((f) => !exact && f.key !== key && f.level === me.level);
  const near = others.filter((f) => (f.side === me.side ? overlaps(f, me) : gapOf(f, me) <= SNAP));
  const size = sizeOf(position);
  const there = against(all, me, near, size, () => 2 * SNAP);
  if (there !== undefined) return [there.x, there.y];
  return noPlace(all, me, size) ?? (near.length > 0 ? { rule: 'conf:F5.h', why: 'no-room', key } : to);
}

/**
 * A position with a figure put in contact with an enemy wherever there is room, on the enemy's level: without losing those it touches
 * already where that can be, touching nobody new where it can be, and otherwise as near as possible to where it stood.
 */
export function inContact(position: Situation, key: string, enemy: string): Situation | NoPlace {
  const all = standingIn(position);
  const [before, target] = [key, enemy].map((k) => all.find((f) => f.key === k));
  const none: NoPlace = { rule: 'conf:F5.h', why: 'no-contact', key, other: enemy };
  if (before === undefined || target === undefined) return none;
  if (target.level > 0 && statOf(before.profile, 'FLY') === null) return { ...none, rule: 'conf:IX-B-1.b' };
  const me = { ...before, level: target.level };
  const kept = enemiesOf(all, me);
  const worth = (of: Standing): number => (of === target ? 0 : kept.includes(of) ? 1e6 : -1e4);
  const there = against(all, me, [target], sizeOf(position), worth);
  return there === undefined ? none : withFighter(position, key, { at: [there.x, there.y], level: me.level });
}

/** A position with something else of a fighter said. */
export function withFighter(position: Situation, key: string, patch: object): Situation {
  return { ...position, fighters: { ...position.fighters, [key]: { ...position.fighters[key], ...patch } } };
}

/** A position with another figure of a side, where there is room for it apart from all others: the first side below their middle, the second above; and its name. */
export function added(position: Situation, side: 1 | 2, is: string): { readonly position: Situation; readonly key: string } | NoPlace {
  const letter = side === 1 ? 'A' : 'B';
  let n = 1;
  while (`${letter}${n}` in position.fighters) n++;
  const key = `${letter}${n}`;
  const all = standingIn(position);
  const [wide, deep] = sizeOf(position);
  const middle = (of: (f: Standing) => number, size: number): number =>
    Math.round(all.length === 0 ? size / 2 : all.reduce((sum, f) => sum + of(f), 0) / all.length);
  const start: Spot = [middle((f) => f.x, wide), middle((f) => f.y, deep) + (side === 1 ? ASIDE : -ASIDE)];
  const spots: Spot[] = [];
  for (let x = start[0] % 10; x <= wide; x += 10) for (let y = start[1] % 10; y <= deep; y += 10) spots.push([x, y]);
  spots.sort((a, b) => far(a, start) - far(b, start));
  for (const at of spots) {
    const next = withFighter(position, key, { is, side, at });
    const me = standingIn(next).at(-1);
    if (me !== undefined && all.every((f) => gapOf(f, me) >= APART) && noPlace(all, me, [wide, deep]) === null)
      return { position: next, key };
  }
  return { rule: 'conf:F5.h', why: 'no-room', key };
}
