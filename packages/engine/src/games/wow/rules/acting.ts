/** What a character may do in its turn, as codes, names and sentences. */
import type { Arg, Say } from '../../../core/index.ts';
import { allRoutes, directionsOf, NO_PATH, neighbour } from '../../../space/index.ts';
import type { DamageType, Nature, Range } from '../content/types.ts';
import { NO_CARD, NOWHERE } from '../state.ts';
import { type AbilityDef, AIM_NOTHING, AIM_SPACE, type Wow } from '../table.ts';
import { apart } from './board.ts';
import {
  ACT_CARD,
  ACT_END,
  ACT_FLIP,
  ACT_GRANT,
  ACT_MOVE,
  ACT_USE,
  argument,
  code,
  grantIn,
  grantingCard,
  grantSlot,
  kindOf,
  partsOf,
  playCode,
} from './codes.ts';
import type { TurnFrame } from './frames.ts';
import { LONGEST_ROUTE, loopFrom, loops, mayMove, packSteps, pushFree, routeWithin, spacesOf, waysFrom } from './moving.ts';
import { mayPlay } from './playing.ts';
import { aims, figuresOf, iconOf } from './targeting.ts';
import { conversionFor, conversionOf, movePoints, power, toPay } from './values.ts';

/** Where routes matter, so many are offered; any other legal one may still be named. */
const MOST_ROUTES = 2000;

/** Where routes do not matter, the argument of a move that comes back to its start along a route of its own: beyond all spaces. */
export function loopArgument(g: Wow, route: number): number {
  return g.table.field.size + route;
}

/** The route that the argument of a move stands for: the cheapest to a space, or one that comes back to its start. */
export function routeTo(g: Wow, fig: number, space: number): number {
  if (space >= g.table.field.size) return space - g.table.field.size;
  if (space === g.state.figures[fig].space) return loopFrom(g, fig, movePoints(g, fig));
  return routeWithin(waysFrom(g, fig, movePoints(g, fig)), space);
}

/** The distance from a figure to the nearest enemy on the map; more than any range where there is none. */
function nearestEnemy(g: Wow, fig: number): number {
  const { figures } = g.state;
  const { space, seat } = figures[fig];
  let least = NO_PATH;
  for (let i = 0; i < figures.length; i++) {
    const f = figures[i];
    if (f.seat === seat || f.space === NOWHERE) continue;
    const d = apart(g, space, f.space);
    if (d < least) least = d;
  }
  return least;
}

function pushPlays(g: Wow, f: TurnFrame, def: AbilityDef, card: number, kind: number, slot: number, nearest: number, out: number[]): void {
  if (!def.played) return;
  const icon = iconOf(g, f.fig, def);
  // No enemy is near enough for what is aimed at enemies: no need to look closer.
  if (def.atEnemies && (icon !== undefined ? nearest > icon.max : def.adjacent && nearest > 1)) return;
  if (!mayPlay(g, f, def, card, null)) return;
  const first = out.length;
  aims(g, f.fig, def, out, icon);
  for (let i = first; i < out.length; i++) out[i] = playCode(kind, slot, out[i]);
}

/** Every legal action of the turn under way. */
export function turnActions(g: Wow, f: TurnFrame, out: number[]): void {
  out.push(ACT_END);
  const fig = f.fig;
  const points = f.moved === 1 ? 0 : movePoints(g, fig);
  if (mayMove(g, fig, f.moved, points, null)) pushMoves(g, fig, points, out);
  const nearest = nearestEnemy(g, fig);
  const { abilities } = g.table.figures[g.state.figures[fig].def];
  for (let k = 0; k < abilities.length; k++) pushPlays(g, f, abilities[k], NO_CARD, ACT_USE, k, nearest, out);
  const { cards, figures } = g.state;
  if (fig < g.table.bars.length) {
    const bar = g.table.bars[fig];
    for (let n = 0; n < bar.length; n++) {
      const c = bar[n];
      // Exhausted, it is out of play whatever it says (202): no need to look closer.
      if (cards[c].ready === 0) continue;
      const def = g.table.cards[cards[c].def];
      if (def.gear) {
        for (let k = 0; k < def.grants.length; k++) pushPlays(g, f, def.grants[k], c, ACT_GRANT, grantSlot(c, k), nearest, out);
      } else if (!def.react) pushPlays(g, f, def.core, c, ACT_CARD, c, nearest, out);
    }
  }
  // 300.1: one's own cards may be turned up at any time; offered whenever one's own character acts.
  for (let c = 0; c < cards.length; c++) if (cards[c].face === 0 && figures[cards[c].bearer].seat === f.seat) out.push(code(ACT_FLIP, c));
}

/** Pushes the natural moves that a figure can make with so many points. */
export function pushMoves(g: Wow, fig: number, all: number, out: number[]): void {
  const points = Math.min(all, LONGEST_ROUTE);
  const from = g.state.figures[fig].space;
  if (!g.table.watchesEntry) {
    const ways = waysFrom(g, fig, points);
    pushFree(g, ways, ways.codes, out);
    // Out and back changes something only for what waits for a figure to stop.
    if (g.table.watches && loopFrom(g, fig, points) > 0) out.push(code(ACT_MOVE, from));
    return;
  }
  // Something waits for entries: every route is an option of its own. The search leaves its tables behind.
  const ways = waysFrom(g, fig, points);
  const { field, scratch } = g.table;
  const { routes, complete } = allRoutes(field, from, points, scratch.cost, scratch.stop, MOST_ROUTES);
  const offered = new Set(routes.map((route) => packSteps(directionsOf(route.route))));
  if (!complete) for (let i = 0; i < ways.count; i++) offered.add(ways.routes[i]);
  for (const loop of loops(g, fig, points)) offered.add(loop);
  for (const route of offered) out.push(code(ACT_MOVE, route));
}

/** The spaces that a move leads through, as its code says them. */
export function moveSpaces(g: Wow, f: TurnFrame, arg: number): number[] {
  return spacesOf(g, g.state.figures[f.fig].space, g.table.watchesEntry ? arg : routeTo(g, f.fig, arg));
}

/** The ability that an action plays, the card it stands on, and where it is aimed. */
export function playedBy(g: Wow, f: TurnFrame, c: number): { def: AbilityDef; card: number; aim: number } {
  const { slot, aim } = partsOf(argument(c));
  const kind = kindOf(c);
  if (kind === ACT_USE) return { def: g.table.figures[g.state.figures[f.fig].def].abilities[slot], card: NO_CARD, aim };
  if (kind === ACT_CARD) return { def: g.table.cards[g.state.cards[slot].def].core, card: slot, aim };
  return { def: g.table.cards[g.state.cards[grantingCard(slot)].def].grants[grantIn(slot)], card: grantingCard(slot), aim };
}

/**
 * An ability as a sentence, with the numbers it will be played with now, not those that are printed: ticks paid, dice of an attack with
 * its nature and type (600.1c), range.
 */
export function playSay(g: Wow, fig: number, def: AbilityDef, card: number, aim: number): Say {
  const where =
    def.aim === AIM_NOTHING ? {} : def.aim === AIM_SPACE ? { space: { space: aim - 1 } } : { targets: { figures: figuresOf(aim) } };
  return {
    key: def.ability.kind === 'attack' ? 'attack' : card === NO_CARD ? 'ability' : 'card',
    args: { figure: { figure: fig }, ability: { term: def.key }, card: { card }, ...where, ...numbersOf(g, fig, def) },
  };
}

function numbersOf(g: Wow, fig: number, def: AbilityDef): Readonly<Record<string, Arg>> {
  const { ticks, power, nature, type, range } = numbersNow(g, fig, def);
  return {
    ticks,
    ...(power === undefined ? {} : { power }),
    ...(nature === undefined || type === undefined ? {} : { nature: { term: nature }, type: { term: type } }),
    ...(range === undefined ? {} : { range: range.max, least: range.min ?? 0 }),
  };
}

/** Numbers of an ability as they hold now: ticks to pay, dice, nature and type of an attack (600.1c), the range icon. */
export interface AbilityNumbers {
  readonly ticks: number;
  readonly power?: number;
  readonly nature?: Nature;
  readonly type?: DamageType;
  readonly range?: Range;
}

/** The numbers with which a figure would play an ability now, whatever equipment, forms and effects have changed. */
export function numbersNow(g: Wow, fig: number, def: AbilityDef): AbilityNumbers {
  const icon = iconOf(g, fig, def);
  const range = icon === undefined ? {} : { range: (icon.min ?? 0) > 0 ? icon : { max: icon.max } };
  const a = def.ability;
  if (a.kind !== 'attack') return { ticks: toPay(g, fig, def), ...range };
  const { nature, type } = conversionOf(g, conversionFor(g, fig, a))?.to ?? a;
  return { ticks: toPay(g, fig, def), power: power(g, fig, def), nature, type, ...range };
}

/** The route that enters these spaces one after the other. */
export function routeAlong(g: Wow, from: number, spaces: readonly number[]): number {
  let at = from;
  return packSteps(
    spaces.map((s) => {
      const d = [0, 1, 2, 3, 4, 5].find((k) => neighbour(g.table.field, at, k) === s) ?? 0;
      at = s;
      return d;
    }),
  );
}
