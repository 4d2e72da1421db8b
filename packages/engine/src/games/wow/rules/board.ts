/** Who stands where, who sees whom: chapters 405 and 406, the one place where sight and range are decided. */
import { NOBODY } from '../../../core/index.ts';
import { clearAlongShortestPath, NO_PATH } from '../../../space/index.ts';
import type { Range, Whom } from '../content/types.ts';
import { type Figure, NEUTRAL, NOWHERE } from '../state.ts';
import { CHARACTER, PET, type Table, TOTEM, type Wow } from '../table.ts';

export const COVER = 1;
export const HIGH = 2;
export const IMPASSABLE = 3;

/** What is known of a look by the terrain alone (`Scratch.seen`): nobody looked yet, it leaves sight clear, it cuts it. */
const UNLOOKED = 0;
const CLEAR = 1;
const CUT = 2;

/** Whether a figure stands on the map. */
export function inPlay(f: Figure): boolean {
  return f.space !== NOWHERE;
}

/** Characters and pets hold their space alone; totems share it (406.1, 304). */
export function holdsSpace(t: Table, f: Figure): boolean {
  return f.space !== NOWHERE && t.figures[f.def].kind !== TOTEM;
}

/** The character or pet on a space other than `except`; `NOBODY` for none. */
export function holderOf(g: Wow, space: number, except = NOBODY): number {
  const figures = g.state.figures;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    if (f.space === space && i !== except && g.table.figures[f.def].kind !== TOTEM) return i;
  }
  return NOBODY;
}

/** 405.3: what cuts sight for a seat: terrain that is not open, and enemy characters that are not pets. */
export function blockers(g: Wow, seat: number): Uint8Array {
  const { terrain, scratch, figures: defs } = g.table;
  const blocked = scratch.blocked;
  blocked.set(terrain);
  const figures = g.state.figures;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    if (f.space !== NOWHERE && f.seat !== seat && defs[f.def].kind === CHARACTER) blocked[f.space] = 1;
  }
  return blocked;
}

/** 405.3, 405.4: whether a side's figure on one space sees another space. */
export function sees(g: Wow, seat: number, from: number, to: number): boolean {
  const { field, lengths, sight, terrain, scratch, figures: defs } = g.table;
  const { size } = field;
  const far = lengths[from * size + to];
  if (far <= 1) return true;
  if (far === NO_PATH) return false;
  // What terrain cuts, no figure clears.
  const at = from * size + to;
  if (scratch.seen[at] === UNLOOKED) scratch.seen[at] = clearAlongShortestPath(field, from, to, terrain, sight) ? CLEAR : CUT;
  if (scratch.seen[at] === CUT) return false;
  // Enemies on a shortest path are marked on the terrain for this look and taken off again.
  const blocks = scratch.sight;
  const { figures } = g.state;
  let between = false;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    const s = f.space;
    if (s < 0 || s === to || f.seat === seat || lengths[from * size + s] + lengths[to * size + s] !== far) continue;
    if (defs[f.def].kind !== CHARACTER) continue;
    blocks[s] = 1;
    between = true;
  }
  if (!between) return true;
  const clear = clearAlongShortestPath(field, from, to, blocks, sight);
  for (let i = 0; i < figures.length; i++) {
    const s = figures[i].space;
    if (s >= 0) blocks[s] = terrain[s];
  }
  return clear;
}

/** The rule that cuts a look: 405.4 where a path is free beside two middle ones that are not, else 405.3. */
export function sightRule(g: Wow, seat: number, from: number, to: number): string {
  return clearAlongShortestPath(g.table.field, from, to, blockers(g, seat), { middleRuleAtFour: false }) ? 'wow:405.4' : 'wow:405.3';
}

/** 405.1: the length of the shortest paths between two spaces; NO_PATH where nothing joins them. */
export function apart(g: Wow, a: number, b: number): number {
  return g.table.lengths[a * g.table.field.size + b];
}

/** 405.2, 405.2a: near enough, and not too near. */
export function withinRange(d: number, range: Range): boolean {
  return d <= range.max && d >= (range.min ?? 0);
}

/** 405.2: range and sight together, wherever the word or the icon stands. */
export function inRange(g: Wow, fig: number, space: number, range: Range): boolean {
  const f = g.state.figures[fig];
  return f.space !== NOWHERE && space !== NOWHERE && withinRange(apart(g, f.space, space), range) && sees(g, f.seat, f.space, space);
}

/** Whether `other` is one of those that `whom` means, seen from `fig` (400, 405.2). */
export function meant(g: Wow, fig: number, whom: Whom, other: number): boolean {
  const a = g.state.figures[fig];
  const b = g.state.figures[other];
  if (b.space === NOWHERE) return false;
  if (whom.side === 'self') return other === fig;
  if (whom.side === 'ally' && a.seat !== b.seat) return false;
  if (whom.side === 'enemy' && a.seat === b.seat) return false;
  if (whom.other === true && other === fig) return false;
  if (whom.tokens !== true && g.table.figures[b.def].kind === TOTEM) return false;
  if (whom.adjacent === true && (a.space === NOWHERE || apart(g, a.space, b.space) > 1)) return false;
  return whom.range === undefined || inRange(g, fig, b.space, whom.range);
}

/** The free space nearest to one, all equally near (403.1 and the options on it). */
function nearestFree(g: Wow, to: number, out: number[]): number[] {
  out.length = 0;
  const { field, terrain } = g.table;
  let best = NO_PATH;
  for (let s = 0; s < field.size; s++) {
    if (terrain[s] === IMPASSABLE || holderOf(g, s) !== NOBODY) continue;
    const d = apart(g, to, s);
    if (d < best) {
      best = d;
      out.length = 0;
    }
    if (d === best && d !== NO_PATH) out.push(s);
  }
  return out;
}

/** 406.3b, 403.1: spaces where a character may enter now: free spawn points of its side, else by the option. */
export function entrances(g: Wow, fig: number): number[] {
  const faction = g.table.seatFaction[g.state.figures[fig].owner];
  const open = g.table.spawn.filter((_s, i) => g.state.spawn[i] === faction || g.state.spawn[i] === NEUTRAL).map((s) => s.space);
  const free = open.filter((s) => holderOf(g, s) === NOBODY);
  if (free.length > 0 || open.length === 0 || g.table.choice['spawn-occupied'] === 'wait') return free;
  const near = new Set<number>();
  for (const s of open) for (const n of nearestFree(g, s, [])) near.add(n);
  const distance = (s: number): number => Math.min(...open.map((o) => apart(g, o, s)));
  const least = Math.min(...[...near].map(distance));
  return [...near].filter((s) => distance(s) === least);
}

/** Characters and pets take turns; totems do not. */
export function takesTurns(t: Table, f: Figure): boolean {
  const kind = t.figures[f.def].kind;
  return kind === CHARACTER || (kind === PET && f.space !== NOWHERE);
}
