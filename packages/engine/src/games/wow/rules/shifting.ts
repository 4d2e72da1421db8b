/** Where an effect may move a figure: 404.3 to 404.3b, the imposed moves. What a space costs and who may be passed is as in a natural move. */
import { NOBODY } from '../../../core/index.ts';
import { neighbour } from '../../../space/index.ts';
import { NOWHERE } from '../state.ts';
import type { Wow } from '../table.ts';
import { apart, holderOf } from './board.ts';
import { entryCost, type GroundSaid, LONGEST_ROUTE, loops, mayCross, packSteps, spacesOf } from './moving.ts';
import { ignoresTerrain } from './values.ts';

/** What says that the ground has used up such a move. */
export const IMPOSED: GroundSaid = { rule: 'wow:404.3a', key: 'ground-counts' };

/** One legal route of an imposed move. */
export interface ShiftRoute {
  readonly route: number;
  readonly to: number;
  readonly spent: number;
}

/** 404.3b: spaces next to one that are the farthest from a source among those that can be entered. */
function farthest(g: Wow, from: number, source: number, open: (space: number) => boolean): number[] {
  const { field } = g.table;
  const strict = g.table.choice['push-blocked'] === 'no-move';
  let best = -1;
  let out: number[] = [];
  for (let d = 0; d < 6; d++) {
    const s = neighbour(field, from, d);
    if (s < 0 || (!strict && !open(s))) continue;
    const far = apart(g, source, s);
    if (far > best) {
      best = far;
      out = [];
    }
    if (far === best) out.push(s);
  }
  return strict ? out.filter(open) : out;
}

/** A space together with the steps that are left there, of which there are fewer than sixteen. */
const withLeft = (space: number, left: number): number => space * 16 + left;

/** Up to so many spaces every route of an imposed move is tried; beyond, one for each space and rest of the way. */
const ALL_ROUTES_UP_TO = 5;

/** 404.3, 404.3a, 404.3b: every route of at most `n` spaces that ends where the figure may stand, and enters no space twice. */
function shiftWays(g: Wow, fig: number, n: number, away: number): ShiftRoute[] {
  const { field } = g.table;
  const ignores = ignoresTerrain(g, fig);
  const start = g.state.figures[fig].space;
  const found: ShiftRoute[] = [];
  const path: number[] = [];
  const entered = new Set([start]);
  const tried = n > ALL_ROUTES_UP_TO ? new Set<number>() : null;
  const walk = (at: number, left: number): void => {
    const open = (s: number): boolean => {
      const cost = entryCost(g, s, ignores);
      if (cost > left) return false;
      const holder = holderOf(g, s, fig);
      return holder === NOBODY || (mayCross(g, fig, holder) && left - cost > 0);
    };
    const choices = away !== NOWHERE ? farthest(g, at, away, open) : null;
    for (let d = 0; d < 6; d++) {
      const s = neighbour(field, at, d);
      if (s < 0 || entered.has(s) || !open(s) || (choices !== null && !choices.includes(s))) continue;
      const rest = left - entryCost(g, s, ignores);
      if (tried !== null) {
        const there = withLeft(s, rest);
        if (tried.has(there)) continue;
        tried.add(there);
      }
      path.push(d);
      entered.add(s);
      if (holderOf(g, s, fig) === NOBODY) found.push({ route: packSteps(path), to: s, spent: n - rest });
      if (rest > 0) walk(s, rest);
      entered.delete(s);
      path.pop();
    }
  };
  walk(start, n);
  return found;
}

/**
 * 404.3: every route on which an effect may move a figure `n` spaces: full ones, or, where none exists, the longest
 * (an option). With `upTo` shorter ones too.
 */
export function shiftRoutes(g: Wow, fig: number, n: number, upTo: boolean, away: number): ShiftRoute[] {
  const spaces = Math.min(n, LONGEST_ROUTE);
  const found = shiftWays(g, fig, spaces, away);
  if (upTo) return found;
  const most = Math.max(0, ...found.map((r) => r.spent));
  if (most < spaces && g.table.choice['forced-stuck'] === 'not-at-all') return [];
  return found.filter((r) => r.spent === most);
}

/** The routes that are options of an imposed move: one for each final space, unless an ability waits for entries. */
export function offeredRoutes(g: Wow, routes: readonly ShiftRoute[]): readonly ShiftRoute[] {
  if (g.table.watchesEntry) return routes;
  const best = new Map<number, ShiftRoute>();
  for (const r of routes) {
    const before = best.get(r.to);
    if (before === undefined || r.spent < before.spent) best.set(r.to, r);
  }
  return [...best.values()];
}

/** What the spaces of a route use up of an imposed move. */
function spentOn(g: Wow, fig: number, route: number): number {
  const ignores = ignoresTerrain(g, fig);
  return spacesOf(g, g.state.figures[fig].space, route).reduce((sum, s) => sum + entryCost(g, s, ignores), 0);
}

/** Whether a figure may be moved on over a space: nobody is there, or somebody it may pass and does not stop with (404.1b). */
function passes(g: Wow, fig: number, space: number, last: boolean): boolean {
  const holder = holderOf(g, space, fig);
  return holder === NOBODY || (!last && mayCross(g, fig, holder));
}

/** 404.3: a route of exactly `n` spaces that ends where it began, which is free once it has been left; 0 where there is none. */
export function routeBack(g: Wow, fig: number, n: number): number {
  const { field } = g.table;
  const ignores = ignoresTerrain(g, fig);
  const start = g.state.figures[fig].space;
  const tried = new Set<number>();
  const path: number[] = [];
  const walk = (at: number, left: number): boolean => {
    if (left === 0) return at === start;
    for (let d = 0; d < 6; d++) {
      const s = neighbour(field, at, d);
      if (s < 0) continue;
      const rest = left - entryCost(g, s, ignores);
      if (rest < 0 || tried.has(withLeft(s, rest)) || !passes(g, fig, s, rest === 0)) continue;
      tried.add(withLeft(s, rest));
      path.push(d);
      if (walk(s, rest)) return true;
      path.pop();
    }
    return false;
  };
  return n > 0 && walk(start, Math.min(n, LONGEST_ROUTE)) ? packSteps(path) : 0;
}

/**
 * 404.3: routes that end where they began, as options beside those that lead on; any other may be named. They are worth offering to whoever
 * moves a figure of its own side, which may want it to stay, and where something waits for it to enter a space or to stop.
 */
export function offeredReturns(g: Wow, fig: number, n: number, upTo: boolean, own: boolean): readonly number[] {
  const { watches, watchesEntry } = g.table;
  const back = upTo ? 0 : routeBack(g, fig, n);
  if (!watchesEntry && back !== 0) return watches || own ? [back] : [];
  const all = watches ? loops(g, fig, n).filter((route) => upTo || spentOn(g, fig, route) === n) : [];
  return watchesEntry ? all : all.slice(0, 1);
}

/** 404.3: the route along these spaces, some of which it may enter twice, of `n` spaces or up to as many; 0 where it may not be taken. */
export function routeThrough(g: Wow, fig: number, spaces: readonly number[], n: number, upTo: boolean): number {
  const { field } = g.table;
  let at = g.state.figures[fig].space;
  let left = n;
  const path: number[] = [];
  for (const [i, s] of spaces.entries()) {
    const d = [0, 1, 2, 3, 4, 5].find((k) => neighbour(field, at, k) === s);
    left -= entryCost(g, s, ignoresTerrain(g, fig));
    if (d === undefined || left < 0 || !passes(g, fig, s, i === spaces.length - 1)) return 0;
    path.push(d);
    at = s;
  }
  return path.length <= LONGEST_ROUTE && (upTo || left === 0) ? packSteps(path) : 0;
}
