/** 404.2 to 404.4. Walking a route, being moved, teleporting: the sequences. */
import {
  allowed,
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  given,
  type Kind,
  NEXT,
  NOBODY,
  NONE_CALLED_SO,
  offers,
  on,
  type Reasons,
  type Refusal,
  refuse,
  STAY,
  step,
} from '../../../core/index.ts';
import { NO_PATH, neighbour, within } from '../../../space/index.ts';
import { NOWHERE } from '../state.ts';
import { ENTERS, STOPS, type Wow } from '../table.ts';
import { apart, holderOf, IMPASSABLE, sees } from './board.ts';
import { type ShiftFrame, shiftSequence, type TeleportFrame, teleportSequence, UNCOUNTED, type WalkFrame, walkSequence } from './frames.ts';
import { figureKey, spaceId, spaceNamed } from './keys.ts';
import { entryCost, hindrance, mayCross, rockBetween, shortOf, spacesOf, spaceTaken } from './moving.ts';
import { FIGURE, SPACE } from './naming.ts';
import { IMPOSED, offeredReturns, offeredRoutes, routeBack, routeThrough, shiftRoutes } from './shifting.ts';
import { fire } from './triggers.ts';
import { ignoresTerrain, movePoints, rooted } from './values.ts';

/** The route of a shift: named by where it ends, and by the whole of it where routes matter. */
const ROUTE: Kind<Wow, ShiftFrame> = {
  grammar: 'place>',
  shape: '-?\\d{1,3},-?\\d{1,3}(?:>-?\\d{1,3},-?\\d{1,3})*',
  write(g, route, f) {
    const spaces = spacesOf(g, g.state.figures[f.fig].space, route);
    return (g.table.watchesEntry ? spaces : spaces.slice(-1)).map((s) => spaceId(g, s)).join('>');
  },
  read: (g, name, f) => shiftCodes(g, f).find((route) => route !== 0 && ROUTE.write(g, route, f) === name) ?? NONE_CALLED_SO,
};
/** The number of staying where one is, be it moved or teleported. */
const STAYS = 0;
const SHIFTED = given(on(FIGURE), (_g: Wow, f: ShiftFrame) => f.fig);
export const SHIFT_STAY = coded<Wow, ShiftFrame>('shift:{figure}>stay', {
  say: 'shift-stay',
  parts: { figure: SHIFTED },
  when: (_g, _f, code) => code === STAYS,
});
export const SHIFT = coded<Wow, ShiftFrame>('shift:{figure}>{route}', {
  say: 'shift',
  parts: { figure: SHIFTED, route: on(ROUTE) },
  more(g, f, code) {
    const spaces = spacesOf(g, g.state.figures[f.fig].space, code);
    return { space: { space: spaces[spaces.length - 1] }, spaces: { spaces } };
  },
});

/** The first number of a space to land on. */
const LANDS_AT = 1;
const LANDS = given(on(FIGURE), (_g: Wow, f: TeleportFrame) => f.fig);
export const TELEPORT_STAY = coded<Wow, TeleportFrame>('teleport:{figure}>stay', {
  say: 'teleport-stay',
  parts: { figure: LANDS },
  first: STAYS,
});
export const TELEPORT = coded<Wow, TeleportFrame>('teleport:{figure}>{space}', {
  say: 'teleport',
  parts: { figure: LANDS, space: on(SPACE) },
  first: LANDS_AT,
});

export const walkSteps = define(walkSequence, [step('enter the next space', 'wow:404.4', enterNext), step('stop', 'wow:404.4', stop)]);

export const shiftSteps = define(shiftSequence, [
  decide('route', 'wow:404.3', {
    when: (g: Wow, f: ShiftFrame) => g.state.figures[f.fig].space !== NOWHERE && f.n > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(...shiftCodes(g, f));
    },
    take(g, f, code): Flow {
      if (code !== STAYS) {
        g.log?.tell('wow:404.3', 'moved-by-effect', {
          figure: { figure: f.fig },
          spaces: { spaces: spacesOf(g, g.state.figures[f.fig].space, code) },
        });
        walk(g, f.fig, code, false);
      }
      return NEXT;
    },
    ...offers(SHIFT_STAY, SHIFT),
    understand: understandShift,
    prompt: (_g, f) => ({
      key: f.away !== NOWHERE ? 'ask-push' : 'ask-shift',
      args: { figure: { figure: f.fig }, n: f.n, upTo: f.upTo === 1 },
    }),
  }),
]);

export const teleportSteps = define(teleportSequence, [
  decide('landing', 'wow:404.2', {
    when: (g: Wow, f: TeleportFrame) => g.state.figures[f.fig].space !== NOWHERE,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(STAYS);
      const near = within(g.table.field, g.state.figures[f.fig].space, f.n);
      for (let k = 0; k < near.length; k++) if (mayLand(g, f, near[k], null)) out.push(LANDS_AT + near[k]);
    },
    take(g, f, code): Flow {
      if (code === STAYS) return NEXT;
      const space = code - LANDS_AT;
      g.state.figures[f.fig].space = space;
      g.log?.tell('wow:404.2a', 'teleports', { figure: { figure: f.fig }, space: { space } });
      if (g.table.watchesEntry && g.table.choice['teleport-enters'] === 'yes') fire(g, ENTERS, f.fig, NOBODY);
      return NEXT;
    },
    ...offers(TELEPORT_STAY, TELEPORT),
    understand(g, f, id) {
      const prefix = `teleport:${figureKey(g, f.fig)}>`;
      if (!id.startsWith(prefix)) return null;
      const to = spaceNamed(g, id.slice(prefix.length));
      const reasons: Refusal[] = [];
      return mayLand(g, f, to, reasons) ? LANDS_AT + to : reasons;
    },
    refused(g, f) {
      const from = g.state.figures[f.fig].space;
      const out = [];
      for (let s = 0; s < g.table.field.size; s++) {
        const reasons: Refusal[] = [];
        if (apart(g, from, s) <= f.n + 1 && s !== from && !mayLand(g, f, s, reasons))
          out.push(TELEPORT.barred(g, f, TELEPORT.code(s), reasons));
      }
      return out;
    },
    prompt: (_g, f) => ({ key: 'ask-teleport', args: { figure: { figure: f.fig }, n: f.n } }),
  }),
]);

/** Begins to walk a figure along a route: its natural move, whose points are counted on the way, or one that an effect imposes. */
export function walk(g: Wow, fig: number, route: number, natural: boolean): void {
  const f: WalkFrame = { fig, route, entered: 0, at: g.state.figures[fig].space, spent: natural ? 0 : UNCOUNTED };
  if (g.table.watches) {
    call<Wow, WalkFrame>(g, walkSequence, f);
    return;
  }
  // Nothing waits for it on the way or at its end, so nothing can come between these steps and whatever follows.
  enterNext(g, f);
  stop(g, f);
}

/**
 * Whether a figure can still go on to the next space of its route, after what it set off by entering the last one: it has
 * the points left (404.1c), and nobody bars the way or holds the space where it would end (404.1b).
 */
function goesOn(g: Wow, f: WalkFrame, to: number): boolean {
  const cost = entryCost(g, to, ignoresTerrain(g, f.fig));
  if (f.spent >= 0 && (rooted(g, f.fig) || f.spent + cost > movePoints(g, f.fig))) return false;
  const holder = holderOf(g, to, f.fig);
  return holder === NOBODY || (f.route >= 7 && mayCross(g, f.fig, holder));
}

/** 406.3b: a neutral spawn point may be convertible; what converts it is an option. */
function convertSpawn(g: Wow, fig: number): void {
  if (g.table.choice['convertible-spawn'] !== 'on-stop') return;
  const f = g.state.figures[fig];
  g.table.spawn.forEach((s, i) => {
    if (s.convertible && s.space === f.space && g.state.spawn[i] !== g.table.seatFaction[f.owner]) {
      g.state.spawn[i] = g.table.seatFaction[f.owner];
      g.log?.tell('wow:406.3b', 'spawn-converted', { figure: { figure: fig }, space: { space: s.space } });
    }
  });
}

function enterNext(g: Wow, f: WalkFrame): Flow {
  const figure = g.state.figures[f.fig];
  // Destroyed or carried off by what it set off on the way: the rest of the route is lost.
  while (f.route !== 0 && figure.space === f.at) {
    const to = neighbour(g.table.field, figure.space, (f.route % 7) - 1);
    // Held up by it: the figure stops here, unless that is the one thing it may not do (404.1b).
    if (f.entered === 1 && g.table.watchesEntry && !goesOn(g, f, to) && holderOf(g, f.at, f.fig) === NOBODY) return NEXT;
    f.route = Math.floor(f.route / 7);
    if (f.spent >= 0 && g.table.watchesEntry) f.spent += entryCost(g, to, ignoresTerrain(g, f.fig));
    figure.space = to;
    f.at = to;
    f.entered = 1;
    g.log?.tell('wow:404.4', 'enters', { figure: { figure: f.fig }, space: { space: to } });
    // Where something may answer each space, it has its turn before the next.
    if (g.table.watchesEntry) {
      fire(g, ENTERS, f.fig, NOBODY);
      return STAY;
    }
  }
  return NEXT;
}

function stop(g: Wow, f: WalkFrame): Flow {
  const figure = g.state.figures[f.fig];
  if (f.entered === 0 || figure.space !== f.at) return END;
  convertSpawn(g, f.fig);
  if (g.table.watches) fire(g, STOPS, f.fig, NOBODY);
  return NEXT;
}

/** The route an option of a shift stands for; 0 is staying. */
function shiftCodes(g: Wow, f: ShiftFrame): number[] {
  const upTo = f.upTo === 1;
  const legal = shiftRoutes(g, f.fig, f.n, upTo, f.away);
  const routes = offeredRoutes(g, legal).map((r) => r.route);
  // Where no other route takes up all the spaces, nobody need be told of one that leads back; who wants it may name it.
  if (f.away === NOWHERE && (upTo || legal.some((r) => r.spent === f.n)))
    routes.push(...offeredReturns(g, f.fig, f.n, upTo, f.seat === g.state.figures[f.fig].seat));
  return upTo || routes.length === 0 ? [0, ...routes] : routes;
}

function understandShift(g: Wow, f: ShiftFrame, id: string): number | Refusal[] | null {
  const prefix = `shift:${figureKey(g, f.fig)}>`;
  if (!id.startsWith(prefix)) return null;
  const parts = id.slice(prefix.length).split('>');
  if (parts[0] === 'stay') return [{ rule: 'wow:404.3', key: 'must-move', args: { figure: { figure: f.fig }, n: f.n } }];
  const start = g.state.figures[f.fig].space;
  const spaces = parts.map((p) => spaceNamed(g, p));
  const legal = shiftRoutes(g, f.fig, f.n, f.upTo === 1, f.away);
  const end = spaces[spaces.length - 1];
  const there = offeredRoutes(g, legal).filter((r) => r.to === end);
  // Back to where it stands, by whichever of the spaces around that what waits for entries may care about.
  if (spaces.length === 1 && end === start && g.table.watchesEntry && f.away === NOWHERE && routeBack(g, f.fig, f.n) !== 0)
    return [{ rule: 'wow:404.4', key: 'name-the-route', args: { space: { space: end } } }];
  // A legal route spelled out stands for the option that ends there, or for itself where routes matter.
  const same = legal.find((r) => spacesOf(g, start, r.route).join() === spaces.join());
  if (same !== undefined) return g.table.watchesEntry ? same.route : there[0].route;
  // Its end alone names the only route there is.
  if (spaces.length === 1 && there.length === 1) return there[0].route;
  if (spaces.length === 1 && there.length > 1) return [{ rule: 'wow:404.4', key: 'name-the-route', args: { space: { space: end } } }];
  const back = f.away === NOWHERE ? comesBack(g, f, spaces) : 0;
  if (back !== 0) return g.table.watchesEntry || there.length === 0 ? back : there[0].route;
  return shiftReasons(g, f, spaces, end);
}

/** 404.3: the route along these spaces where it comes back to one of them, or one back to the start where that alone is named; 0 for none. */
function comesBack(g: Wow, f: ShiftFrame, spaces: readonly number[]): number {
  if (spaces.includes(NOWHERE)) return 0;
  const home = spaces.length === 1 && spaces[0] === g.state.figures[f.fig].space;
  return home && !g.table.watchesEntry ? routeBack(g, f.fig, f.n) : routeThrough(g, f.fig, spaces, f.n, f.upTo === 1);
}

/** Which rules forbid an imposed move along these spaces. */
function shiftReasons(g: Wow, f: ShiftFrame, spaces: readonly number[], end: number): Refusal[] {
  const reasons: Refusal[] = [];
  const { field, terrain } = g.table;
  const figure = { figure: f.fig };
  let at = g.state.figures[f.fig].space;
  let left = f.n;
  if (spaces.includes(NOWHERE)) return [{ rule: 'wow:406.1', key: 'no-such-space', args: {} }];
  const again = spaces.find((s, i) => s === at || spaces.indexOf(s) < i);
  // Whoever comes back to a space does not move away from anything on the way there.
  if (again !== undefined && f.away !== NOWHERE)
    return [{ rule: 'wow:404.3b', key: 'enters-twice', args: { figure, space: { space: again } } }];
  const direct = spaces.length === 1 && apart(g, at, end) !== 1;
  for (const [i, s] of (direct ? [] : spaces).entries()) {
    if (apart(g, at, s) !== 1) {
      reasons.push({ rule: 'wow:405.1', key: 'not-a-path', args: { from: { space: at }, to: { space: s } } });
      return reasons;
    }
    if (terrain[s] === IMPASSABLE) {
      reasons.push({ rule: 'wow:406.2c', key: 'impassable', args: { space: { space: s } } });
      return reasons;
    }
    const cost = entryCost(g, s, ignoresTerrain(g, f.fig));
    if (cost > left) {
      reasons.push({ rule: cost === 2 ? 'wow:404.3a' : 'wow:404.3', key: 'not-enough-spaces', args: { space: { space: s }, cost, left } });
      if (left >= 0) reasons.push(...shortOf(g, f.fig, at, f.n - left, i, f.n, IMPOSED));
    }
    left -= cost;
    const holder = holderOf(g, s, f.fig);
    if (holder !== NOBODY && s === end) reasons.push(...spaceTaken(s, holder));
    else if (holder !== NOBODY && !mayCross(g, f.fig, holder))
      reasons.push({ rule: 'wow:404.1b', key: 'enemy-in-the-way', args: { space: { space: s }, figure: { figure: holder } } });
    if (
      f.away !== NOWHERE &&
      apart(g, f.away, s) < Math.max(...[0, 1, 2, 3, 4, 5].map((d) => farFrom(g, f.away, neighbour(field, at, d))))
    ) {
      reasons.push({ rule: 'wow:404.3b', key: 'not-farthest', args: { figure, space: { space: s } } });
    }
    at = s;
  }
  if (reasons.length === 0) {
    const from = g.state.figures[f.fig].space;
    const holder = holderOf(g, end, f.fig);
    if (terrain[end] === IMPASSABLE) reasons.push({ rule: 'wow:406.2c', key: 'impassable', args: { space: { space: end } } });
    else if (holder !== NOBODY) reasons.push(...spaceTaken(end, holder));
    else if (end === from) {
      // Out, and back into ground that takes more than is left.
      const cost = entryCost(g, end, ignoresTerrain(g, f.fig));
      if (cost === f.n)
        reasons.push({ rule: 'wow:404.3a', key: 'not-enough-spaces', args: { space: { space: end }, cost, left: f.n - 1 } });
    } else if (direct && apart(g, from, end) <= f.n) {
      const { cost, figure: bars } = hindrance(g, f.fig, end, f.n);
      if (cost > 0) reasons.push({ rule: 'wow:404.3a', key: 'not-enough-spaces', args: { space: { space: end }, cost, left: f.n } });
      if (bars >= 0)
        reasons.push({
          rule: 'wow:404.1b',
          key: 'enemy-in-the-way',
          args: { space: { space: g.state.figures[bars].space }, figure: { figure: bars } },
        });
      // Neither would open a way: rock does not let anybody past.
      const rock =
        cost > 0 || bars >= 0 || shiftRoutes(g, f.fig, f.n, true, NOWHERE).some((r) => r.to === end) ? NOWHERE : rockBetween(g, from, end);
      if (rock >= 0) reasons.push({ rule: 'wow:406.2c', key: 'impassable', args: { space: { space: rock } } });
    }
  }
  if (reasons.length === 0) {
    // Too far, or away from the source all right, but not as many spaces as it must go (404.3); or not away from it (404.3b).
    const near = apart(g, g.state.figures[f.fig].space, end) <= f.n;
    const elsewhere = near && f.away !== NOWHERE && !shiftRoutes(g, f.fig, f.n, true, f.away).some((r) => r.to === end);
    reasons.push({
      rule: elsewhere ? 'wow:404.3b' : 'wow:404.3',
      key: elsewhere ? 'not-farthest' : 'not-so-many-spaces',
      args: { figure, n: f.n, space: { space: end } },
    });
  }
  return reasons;
}

function farFrom(g: Wow, source: number, space: number): number {
  if (space === NOWHERE || g.table.terrain[space] === IMPASSABLE) return -1;
  return apart(g, source, space);
}

/** 404.2a, 404.2b, 406.2c: whether a figure may land there. */
function mayLand(g: Wow, f: TeleportFrame, to: number, why: Reasons): boolean {
  const from = g.state.figures[f.fig].space;
  if (to < 0) {
    if (refuse(why, 'wow:406.1', 'no-such-space')) return false;
    return allowed(why);
  }
  const holder = holderOf(g, to);
  if (g.table.terrain[to] === IMPASSABLE && refuse(why, 'wow:406.2c', 'impassable', why && { space: { space: to } })) return false;
  if (holder !== NOBODY && refuse(why, 'wow:404.2a', 'space-taken', why && { space: { space: to }, figure: { figure: holder } }))
    return false;
  const far = apart(g, from, to);
  if (
    far > f.n &&
    refuse(
      why,
      'wow:404.2',
      far === NO_PATH ? 'no-way-through' : 'too-far',
      why && { space: { space: to }, n: f.n, distance: far === NO_PATH ? -1 : far },
    )
  )
    return false;
  if (
    f.icon === 1 &&
    g.table.choice['teleport-icon'] === 'needs-sight' &&
    !sees(g, g.state.figures[f.fig].seat, from, to) &&
    refuse(why, 'wow:405.2', 'not-seen', why && { space: { space: to } })
  )
    return false;
  return allowed(why);
}
