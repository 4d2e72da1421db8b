/** Figures on the board where a combat phase is laid out: where each may stand, whom it touches, and how it comes into contact. */
import { baseOf, WOUNDS } from '@escarmouche/engine/confrontation';
import {
  type Base,
  COSINES,
  contactDistance,
  gap,
  insideTable,
  overlapping,
  roundBase,
  rounded,
  SINES,
  type Spot,
  snap,
  spotsAgainstTwo,
  touching,
} from '@escarmouche/engine/space';
import { type Own, profileOf } from './content.ts';

/** How a figure came into contact. */
export const ASSAULTS = ['none', 'charge', 'engage'] as const;
export type Assault = (typeof ASSAULTS)[number];

/** One figure as it is being laid out. */
export interface Laid {
  /** `A1` ... for the first side, `B1` ... for the second. */
  readonly key: string;
  readonly seat: 0 | 1;
  readonly profile: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly level: number;
  readonly wound: (typeof WOUNDS)[number] | 'none';
  readonly stunned: boolean;
  readonly routed: boolean;
  readonly assault: Assault;
  /** Whom it charged; those it no longer touches do not count. */
  readonly charged: readonly string[];
  readonly dived: boolean;
}

/** Width and depth of the table in millimetres. */
export type Size = readonly [number, number];

/** Why a figure cannot stand somewhere. */
export interface NoPlace {
  readonly rule: string;
  readonly why: 'off-table' | 'overlap' | 'no-contact' | 'no-room';
  /** In whom it would stand, or whom it cannot reach. */
  readonly other?: string;
}

/** Figures after a change, or why it is refused. */
export type Change = { readonly laid: readonly Laid[] } | { readonly refused: NoPlace };

/** A figure dropped no farther than this from an enemy, in millimetres, comes into contact. */
const SNAP = 10;

const PLAIN = roundBase(30);

/** The outline of a figure's base. */
export function baseIn(own: Own, figure: Laid): Base {
  const profile = profileOf(own, figure.profile);
  return profile === undefined ? PLAIN : baseOf(profile);
}

/** Whether a figure can leave the ground. */
export function flies(own: Own, figure: Laid): boolean {
  const p = profileOf(own, figure.profile);
  return typeof (p?.values.FLY ?? p?.ours?.FLY) === 'number';
}

function between(own: Own, a: Laid, b: Laid): number {
  return gap(baseIn(own, a), a.x, a.y, a.angle, baseIn(own, b), b.x, b.y, b.angle);
}

/** Whether two figures touch: on one level, by their bases. */
export function touch(own: Own, a: Laid, b: Laid): boolean {
  return a.level === b.level && touching(baseIn(own, a), a.x, a.y, a.angle, baseIn(own, b), b.x, b.y, b.angle);
}

/** The enemies a figure touches. */
export function enemiesOf(own: Own, laid: readonly Laid[], figure: Laid): readonly Laid[] {
  return laid.filter((f) => f.seat !== figure.seat && touch(own, f, figure));
}

/** Those it charged, as far as it still touches them. */
export function chargedBy(own: Own, laid: readonly Laid[], figure: Laid): readonly string[] {
  if (figure.assault !== 'charge') return [];
  const touched = enemiesOf(own, laid, figure).map((f) => f.key);
  return figure.charged.filter((key) => touched.includes(key));
}

/** Why a figure cannot stand where it is; null where it can. */
export function noPlace(own: Own, laid: readonly Laid[], figure: Laid, [wide, deep]: Size): NoPlace | null {
  const base = baseIn(own, figure);
  if (!insideTable(base, figure.x, figure.y, figure.angle, wide, deep)) return { rule: 'conf:F5.j', why: 'off-table' };
  const other = laid.find(
    (f) =>
      f.key !== figure.key &&
      f.level === figure.level &&
      overlapping(base, figure.x, figure.y, figure.angle, baseIn(own, f), f.x, f.y, f.angle),
  );
  return other === undefined ? null : { rule: 'conf:F5.h', why: 'overlap', other: other.key };
}

function with_(laid: readonly Laid[], figure: Laid): readonly Laid[] {
  return laid.map((f) => (f.key === figure.key ? figure : f));
}

/** The figures with one of them changed, where it can stand so. */
export function changed(own: Own, laid: readonly Laid[], figure: Laid, size: Size): Change {
  const refused = noPlace(own, laid, figure, size);
  return refused === null ? { laid: with_(laid, figure) } : { refused };
}

/** One step by keyboard, without coming into contact by itself; at the edge it stops. */
export function nudged(own: Own, laid: readonly Laid[], figure: Laid, dx: number, dy: number, size: Size): Change {
  return changed(own, laid, { ...figure, x: rounded(figure.x + dx), y: rounded(figure.y + dy) }, size);
}

/** A base turned by a multiple of 15 degrees. */
export function turned(own: Own, laid: readonly Laid[], figure: Laid, by: number, size: Size): Change {
  return changed(own, laid, { ...figure, angle: (figure.angle + by + 360) % 360 }, size);
}

/**
 * A figure dropped at a place: near an enemy it comes into contact with it, and with a second one near enough too; anywhere else it stays
 * where it was dropped.
 */
export function dropped(own: Own, laid: readonly Laid[], figure: Laid, x: number, y: number, size: Size): Change {
  const at = { ...figure, x: rounded(x), y: rounded(y) };
  const near = laid
    .filter((f) => f.seat !== figure.seat && f.level === figure.level)
    .map((f) => ({ f, far: between(own, at, f) }))
    .filter(({ far }) => far <= SNAP)
    .sort((a, b) => a.far - b.far);
  if (near.length === 0) return changed(own, laid, at, size);
  const [{ f: first }, second] = near;
  const base = baseIn(own, figure);
  const spots: Spot[] = [];
  if (second !== undefined)
    for (const spot of spotsAgainstTwo(base, at.angle, baseIn(own, first), first, baseIn(own, second.f), second.f))
      if (distance(spot, x, y) <= 2 * SNAP) spots.push(spot);
  spots.sort((a, b) => distance(a, x, y) - distance(b, x, y));
  spots.push(snap(base, x, y, at.angle, baseIn(own, first), first.x, first.y, first.angle));
  let refused: NoPlace = { rule: 'conf:F5.h', why: 'no-room' };
  for (const spot of spots) {
    const change = changed(own, laid, { ...figure, x: rounded(spot[0]), y: rounded(spot[1]) }, size);
    if ('laid' in change) return change;
    refused = change.refused;
  }
  return { refused };
}

function distance(spot: Spot, x: number, y: number): number {
  const dx = spot[0] - x;
  const dy = spot[1] - y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The places against one figure, every 15 degrees around it, and between it and each other figure of its side. */
function spotsAgainst(own: Own, laid: readonly Laid[], figure: Laid, target: Laid): Spot[] {
  const base = baseIn(own, figure);
  const against = baseIn(own, target);
  const spots = COSINES.map((ux, k): Spot => {
    const far = contactDistance(base, figure.angle, against, target.angle, ux, SINES[k]);
    return [target.x + far * ux, target.y + far * SINES[k]];
  });
  spots.push(snap(base, figure.x, figure.y, figure.angle, against, target.x, target.y, target.angle));
  for (const f of laid)
    if (f.seat === target.seat && f.key !== target.key && f.level === target.level)
      spots.push(...spotsAgainstTwo(base, figure.angle, against, target, baseIn(own, f), f));
  return spots;
}

/**
 * A figure put in contact with an enemy wherever there is room, on the enemy's level: without losing those it touches already where that
 * can be, touching nobody new where it can be, and otherwise as near as possible to where it stood.
 */
export function inContact(own: Own, laid: readonly Laid[], figure: Laid, target: Laid, size: Size): Change {
  if (target.level > 0 && !flies(own, figure)) return { refused: { rule: 'conf:IX-B-1.b', why: 'no-contact', other: target.key } };
  const from = { ...figure, level: target.level };
  const kept = enemiesOf(own, laid, from).map((f) => f.key);
  let best: Laid | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of spotsAgainst(own, laid, from, target)) {
    const there = { ...from, x: rounded(x), y: rounded(y) };
    if (noPlace(own, laid, there, size) !== null) continue;
    const touched = enemiesOf(own, laid, there).map((f) => f.key);
    const lost = kept.filter((key) => !touched.includes(key)).length;
    const fresh = touched.filter((key) => key !== target.key && !kept.includes(key)).length;
    const cost = lost * 1e6 + fresh * 1e4 + distance([x, y], figure.x, figure.y);
    if (cost < least) {
      least = cost;
      best = there;
    }
  }
  return best === null ? { refused: { rule: 'conf:F5.h', why: 'no-contact', other: target.key } } : { laid: with_(laid, best) };
}

/** The name of a side's next figure. */
function nextKey(laid: readonly Laid[], seat: 0 | 1): string {
  const letter = seat === 0 ? 'A' : 'B';
  for (let n = 1; ; n++) if (!laid.some((f) => f.key === `${letter}${n}`)) return `${letter}${n}`;
}

/** A fresh figure, nothing having happened to it. */
export function fresh(key: string, seat: 0 | 1, profile: string, x: number, y: number): Laid {
  return {
    key,
    seat,
    profile,
    x,
    y,
    angle: 0,
    level: 0,
    wound: 'none',
    stunned: false,
    routed: false,
    assault: 'none',
    charged: [],
    dived: false,
  };
}

/** Room that a new figure leaves around itself, in millimetres. */
const APART = 5;

/** Another figure of a side, where there is room for it apart from all others: the first side from below, the second from above, both from the middle. */
export function added(own: Own, laid: readonly Laid[], seat: 0 | 1, profile: string, size: Size): Change {
  const [wide, deep] = size;
  const middle = wide / 2;
  const columns = Array.from({ length: Math.floor((wide - 60) / 10) + 1 }, (_, k) => 30 + 10 * k);
  columns.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  for (let row = 25; row <= deep - 25; row += 10)
    for (const x of columns) {
      const figure = fresh(nextKey(laid, seat), seat, profile, x, seat === 0 ? deep - row : row);
      if (noPlace(own, laid, figure, size) !== null) continue;
      if (laid.every((f) => between(own, f, figure) >= APART)) return { laid: [...laid, figure] };
    }
  return { refused: { rule: 'conf:F5.h', why: 'no-room' } };
}

/** The figures without one of them. */
export function without(laid: readonly Laid[], key: string): readonly Laid[] {
  return laid.filter((f) => f.key !== key);
}

/** Whether a stored value is a figure laid out. */
export function isLaid(own: Own, value: unknown): value is Laid {
  const f = value as Laid;
  return (
    typeof f?.key === 'string' &&
    (f.seat === 0 || f.seat === 1) &&
    profileOf(own, f.profile) !== undefined &&
    Number.isFinite(f.x) &&
    Number.isFinite(f.y) &&
    Number.isInteger(f.angle / 15) &&
    f.angle >= 0 &&
    f.angle < 360 &&
    [0, 1, 2].includes(f.level) &&
    (f.wound === 'none' || WOUNDS.includes(f.wound)) &&
    ASSAULTS.includes(f.assault) &&
    Array.isArray(f.charged) &&
    f.charged.every((key) => typeof key === 'string')
  );
}
