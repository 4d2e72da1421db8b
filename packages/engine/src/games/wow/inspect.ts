/** What a screen may ask about a position: the same rules the game plays by, answered in full instead of yes or no. */
import { NOBODY, type Value } from '../../core/index.ts';
import { explainSight, type SightExplanation } from '../../space/index.ts';
import { type AbilityNumbers, numbersNow } from './rules/acting.ts';
import { apart, blockers, holderOf, sees, takesTurns, withinRange } from './rules/board.ts';
import { reachable, spacesOf, waysFrom } from './rules/moving.ts';
import { iconOf } from './rules/targeting.ts';
import { armor, explained, movePoints, power, resist, rooted } from './rules/values.ts';
import { NOWHERE } from './state.ts';
import type { AbilityDef, Wow } from './table.ts';

/** A space a figure can reach by its natural move: what it costs, and by which spaces. */
export interface ReachedSpace {
  readonly space: number;
  readonly cost: number;
  readonly route: readonly number[];
}

/** 404.1: where a figure's natural move can end; empty off the map. */
export function reachOf(g: Wow, fig: number): ReachedSpace[] {
  const from = g.state.figures[fig].space;
  if (from < 0 || rooted(g, fig) || !takesTurns(g.table, g.state.figures[fig])) return [];
  const stops: number[] = [];
  reachable(g, fig, movePoints(g, fig), stops);
  const ways = waysFrom(g, fig, movePoints(g, fig));
  return stops.map((space) => {
    const i = ways.stops.indexOf(space);
    return { space, cost: ways.costs[i], route: spacesOf(g, from, ways.routes[i]) };
  });
}

/** A look from a figure to a space, with every shortest path and what cuts it (405.3, 405.4). */
export interface Sight extends SightExplanation {
  readonly from: number;
  readonly to: number;
  /** The figure on the first blocking space of each path, or `NOBODY` where terrain blocks. */
  readonly blockers: readonly number[];
}

/** 405.3: the line of sight of a figure on the map. */
export function sightOf(g: Wow, fig: number, to: number): Sight {
  const f = g.state.figures[fig];
  const seen = explainSight(g.table.field, f.space, to, blockers(g, f.seat), g.table.sight);
  return {
    ...seen,
    from: f.space,
    to,
    blockers: seen.paths.map((p) =>
      p.blockedBy === null || p.blockedBy === NOWHERE || g.table.terrain[p.blockedBy] !== 0 ? NOBODY : holderOf(g, p.blockedBy),
    ),
  };
}

/** A space as an ability sees it. */
export interface AimedSpace {
  readonly space: number;
  readonly distance: number;
  readonly inRange: boolean;
  readonly seen: boolean;
}

/** The ability of a figure by its key (`main`, `lower`), or the core ability of a bar card by the card's number. */
export function abilityOf(g: Wow, fig: number, ability: string | number): AbilityDef | undefined {
  if (typeof ability === 'number') return g.table.cards[g.state.cards[ability]?.def]?.core;
  return g.table.figures[g.state.figures[fig].def].abilities.find((a) => a.key === ability);
}

/** 405.2: the spaces within an ability's greatest range, whether each is near enough, not too near, and seen. */
export function aimsOf(g: Wow, fig: number, ability: string | number): AimedSpace[] {
  const f = g.state.figures[fig];
  const def = abilityOf(g, fig, ability);
  if (def === undefined || f.space === NOWHERE) return [];
  const icon = iconOf(g, fig, def);
  if (icon === undefined) return [];
  const out: AimedSpace[] = [];
  for (let s = 0; s < g.table.field.size; s++) {
    const d = apart(g, f.space, s);
    if (d <= icon.max) out.push({ space: s, distance: d, inRange: withinRange(d, icon), seen: sees(g, f.seat, f.space, s) });
  }
  return out;
}

/** Every number of a figure, with what it is made of. */
export interface FigureValues {
  readonly armor: Value;
  readonly resist: Value;
  readonly move: Value;
  /** Power of the main attack; null for a figure without one. */
  readonly power: Value | null;
  /** Its abilities that are played, in the order of its card, by the numbers that hold now. */
  readonly abilities: readonly AbilityNumbers[];
}

/** The numbers of a figure as they hold now, each with its parts. */
export function valuesOf(g: Wow, fig: number): FigureValues {
  const { abilities } = g.table.figures[g.state.figures[fig].def];
  const main = abilities.find((a) => a.main === 1);
  return {
    armor: explained((because) => armor(g, fig, because)),
    resist: explained((because) => resist(g, fig, because)),
    move: explained((because) => movePoints(g, fig, because)),
    power: main === undefined ? null : explained((because) => power(g, fig, main, because)),
    abilities: abilities.map((def) => numbersNow(g, fig, def)),
  };
}
