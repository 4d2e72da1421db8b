/** F5, VII-D. Where a figure may go: distance, a free straight path, room for its base, whom it touches there. */
import { NOBODY, type Reasons, refuse, type Say } from '../../../core/index.ts';
import {
  type Base,
  type Crowd,
  contactSpots,
  gap,
  insideTable,
  pathFree,
  placeFree,
  rounded,
  type Spot,
  sightFree,
  snap,
  touching,
} from '../../../space/index.ts';
import { MOST_FIGURES } from '../setup.ts';
import { type Conf, FLY, MISSING, MOU } from '../table.ts';
import { lookAround } from './board.ts';

/** Spots offered for each enemy at most; any other may be spelled out. */
const SPOTS = 6;

const ignore = new Uint8Array(MOST_FIGURES);
const bases: Base[] = [];

/** Everybody a figure has to mind on a level; its lists are used again by the next question. */
export function crowd(g: Conf, fig: number, level: number): Crowd {
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) ignore[i] = i === fig || figures[i].placed === 0 || figures[i].level !== level ? 1 : 0;
  const { fighters } = g.table;
  while (bases.length > figures.length) bases.pop();
  for (let i = 0; i < figures.length; i++) bases[i] = fighters[figures[i].def].base;
  return { bases, places: figures, ignore };
}

/** How far a figure walks, in millimetres: its MOU, in the air its flying one (F5.a, IX-B-1.c). */
export function walkOf(g: Conf, fig: number): number {
  const f = g.state.figures[fig];
  const { values } = g.table.fighters[f.def];
  const cm = f.level > 0 && values[FLY] !== MISSING ? values[FLY] : values[MOU];
  return Math.max(0, cm) * 10;
}

/** Straight distance from a figure's place, in millimetres. */
export function distanceTo(g: Conf, fig: number, x: number, y: number): number {
  const f = g.state.figures[fig];
  const dx = x - f.x;
  const dy = y - f.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Positions are kept to the hundredth: so many millimetres may be added to a distance. */
export const GRACE = 0.02;

/** The first figure of a level that alone stands in the way, for the reason that is told. */
function barring(g: Conf, fig: number, level: number, free: (crowd: Crowd) => boolean): Say['args'] {
  const among = crowd(g, fig, level);
  const all = among.ignore.slice();
  const by = all.findIndex((ignored, i) => ignored === 0 && !free({ ...among, ignore: only(all, i) }));
  return by === NOBODY ? {} : { figure: { figure: by } };
}

/** Whether a figure's base has room at a place of a level, on the table. */
export function hasRoom(g: Conf, fig: number, x: number, y: number, level: number, why: Reasons): boolean {
  return hasRoomAmong(g, fig, x, y, level, crowd(g, fig, level), why);
}

function hasRoomAmong(g: Conf, fig: number, x: number, y: number, level: number, among: Crowd, why: Reasons): boolean {
  const f = g.state.figures[fig];
  const { base } = g.table.fighters[f.def];
  if (!insideTable(base, x, y, f.angle, g.table.wide, g.table.deep) && refuse(why, 'conf:F5.j', 'off-table')) return false;
  if (
    !placeFree(base, x, y, f.angle, among) &&
    refuse(why, 'conf:F5.h', 'no-room', why && barring(g, fig, level, (c) => placeFree(base, x, y, f.angle, c)))
  )
    return false;
  return why === null || why.length === 0;
}

/** Whether a figure may come to a place in one straight move of so many millimetres at most, past those it has to mind on its level. */
export function mayReach(
  g: Conf,
  fig: number,
  x: number,
  y: number,
  most: number,
  rule: string,
  why: Reasons,
  among: Crowd = crowd(g, fig, g.state.figures[fig].level),
): boolean {
  const f = g.state.figures[fig];
  const far = distanceTo(g, fig, x, y);
  if (far > most + GRACE && refuse(why, rule, 'too-far', why && { far: Math.round(far), most: Math.round(most) })) return false;
  if (!hasRoomAmong(g, fig, x, y, f.level, among, why) && why === null) return false;
  return wayIsFree(g, fig, x, y, why, among);
}

/** Whether nobody on a figure's own level bars its straight way to a place (F5.i). */
export function wayIsFree(
  g: Conf,
  fig: number,
  x: number,
  y: number,
  why: Reasons,
  among: Crowd = crowd(g, fig, g.state.figures[fig].level),
): boolean {
  const f = g.state.figures[fig];
  const { base } = g.table.fighters[f.def];
  if (
    !pathFree(base, f.x, f.y, f.angle, x, y, among) &&
    refuse(why, 'conf:F5.i', 'path-barred', why && barring(g, fig, f.level, (c) => pathFree(base, f.x, f.y, f.angle, x, y, c)))
  )
    return false;
  return why === null || why.length === 0;
}

/** Whether a figure standing at a place would touch another. */
export function wouldTouch(g: Conf, fig: number, x: number, y: number, other: number): boolean {
  const f = g.state.figures[fig];
  const o = g.state.figures[other];
  return touching(g.table.fighters[f.def].base, x, y, f.angle, g.table.fighters[o.def].base, o.x, o.y, o.angle);
}

/** Whether the straight line to an enemy is free of others (F5.c). */
export function seesStraight(g: Conf, fig: number, other: number): boolean {
  const f = g.state.figures[fig];
  const o = g.state.figures[other];
  const among = crowd(g, fig, f.level);
  among.ignore[other] = 1;
  return sightFree(f.x, f.y, o.x, o.y, among);
}

/** Who stands in the straight line to an enemy. */
export function barsSight(g: Conf, fig: number, other: number): Say['args'] {
  const f = g.state.figures[fig];
  const o = g.state.figures[other];
  return barring(g, fig, f.level, (c) => c.ignore[other] === 0 || sightFree(f.x, f.y, o.x, o.y, c));
}

/** Where a straight way to an enemy ends: against its base. */
export function straightTo(g: Conf, fig: number, other: number): Spot {
  const f = g.state.figures[fig];
  const o = g.state.figures[other];
  const { fighters } = g.table;
  return snap(fighters[f.def].base, f.x, f.y, f.angle, fighters[o.def].base, o.x, o.y, o.angle);
}

/** The room between the bases of two figures, in millimetres; nothing where they touch. */
export function gapTo(g: Conf, fig: number, other: number): number {
  const f = g.state.figures[fig];
  const o = g.state.figures[other];
  const { fighters } = g.table;
  return gap(fighters[f.def].base, f.x, f.y, f.angle, fighters[o.def].base, o.x, o.y, o.angle);
}

/** Places from which a figure touches an enemy of its level, within a straight move of so many millimetres: the nearest first. */
export function contactPlaces(g: Conf, fig: number, target: number, most: number): Spot[] {
  const f = g.state.figures[fig];
  const { base } = g.table.fighters[f.def];
  if (gapTo(g, fig, target) > most + 1) return [];
  const size = { width: g.table.wide, height: g.table.deep };
  return contactSpots(base, f.x, f.y, f.angle, target, crowd(g, fig, f.level), most, size, undefined, SPOTS);
}

/** Places against an enemy for a figure that comes down on it from above: on its way it meets who flies as high as it does (IX-B-2.b, F5.i). */
export function divePlaces(g: Conf, fig: number, target: number, most: number): Spot[] {
  const f = g.state.figures[fig];
  const o = g.state.figures[target];
  const { base } = g.table.fighters[f.def];
  const table = { width: g.table.wide, height: g.table.deep };
  const aloft = crowd(g, fig, f.level);
  const onTheWay = { ...aloft, ignore: aloft.ignore.slice() };
  return contactSpots(base, f.x, f.y, f.angle, target, crowd(g, fig, o.level), most, table, onTheWay, SPOTS);
}

/** Everybody left out but one. */
function only(all: Uint8Array, one: number): Uint8Array {
  const out = all.slice().fill(1);
  out[one] = 0;
  return out;
}

/** Puts a figure at a place of a level, and looks anew at whom it touches. */
export function put(g: Conf, fig: number, x: number, y: number, level: number): void {
  const f = g.state.figures[fig];
  f.x = rounded(x);
  f.y = rounded(y);
  f.level = level;
  lookAround(g, fig);
}
