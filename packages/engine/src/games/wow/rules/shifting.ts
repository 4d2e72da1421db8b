/** Where an effect may move a figure: 404.3 to 404.3b, the imposed moves. What a space costs and who may be passed is as in a natural move. */
import { NOBODY } from '../../../core/index.ts';
import { neighbour } from '../../../space/index.ts';
import { NOWHERE } from '../state.ts';
import type { Wow } from '../table.ts';
import { apart, holderOf } from './board.ts';
import { entryCost, type GroundSaid, LONGEST_ROUTE, mayCross, packSteps } from './moving.ts';
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
