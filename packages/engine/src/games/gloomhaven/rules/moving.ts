/** gh:move.*. A character's movement, leg by leg: to any hex it can reach, then on from there while points are left. */
import {
  call,
  caller,
  coded,
  decide,
  define,
  END,
  type Flow,
  fieldsOf,
  NEXT,
  NOBODY,
  offers,
  on,
  type Refusal,
  refuse,
  STAY,
  step,
} from '../../../core/index.ts';
import { OFF_FIELD, stepsBetween } from '../../../space/index.ts';
import {
  DIFFICULT,
  FLYING,
  FRIEND,
  friendsInDanger,
  type Ground,
  JUMPING,
  mayEnd,
  NO_WAY,
  negativesIn,
  passing,
  pathOf,
  stepsIn,
  WALKING,
  type Walk,
  walksWithin,
  waysFrom,
  weightsFor,
} from '../monsters/ground.ts';
import { CHARACTER, IMMOBILIZE, isDoorOpen, NOWHERE, STUN, TILE_TRAP } from '../state.ts';
import type { Gloom } from '../table.ts';
import { areEnemies, groundFor, inPlay, isRevealed, spokesman, standsOn, tileOn, walledOf } from './board.ts';
import { has } from './conditions.ts';
import { moveCost } from './costs.ts';
import { enter, touch } from './entering.ts';
import { halfSequence, type LegFrame, legSequence, type MoveFrame, moveSequence } from './frames.ts';
import { hexIn } from './keys.ts';
import { lootHex } from './looting.ts';
import { HEX } from './naming.ts';
import { whyNoLeg } from './refusing.ts';
import { onFootOrWings } from './stats.ts';

const STOP = 4095;

const moving = (_g: Gloom, f: MoveFrame) => ({ figure: { figure: f.figure } });
const STOPS = coded<Gloom, MoveFrame>('stop', { say: 'stop', first: STOP, more: moving });
export const MOVES = coded<Gloom, MoveFrame>('move:{space}', { say: 'move', parts: { space: on(HEX, { size: STOP }) }, more: moving });

export const moveSteps = define(moveSequence, [
  decide('leg', 'gh:move.1', {
    when: (g: Gloom, f: MoveFrame) => inPlay(g, f.figure) && f.points > 0 && !isHeld(g, f.figure) && hasLeg(g, f),
    seat: leader,
    options(g, f, out) {
      if (mayStop(g, f)) out.push(STOP);
      legsOf(g, f, out);
    },
    take(g, f, code): Flow {
      if (code === STOP) {
        f.points = 0;
        return NEXT;
      }
      const { cost, path: way } = legTo(g, f, code);
      const path = asFarAsHeld(g, f.figure, [...way], f.how);
      const { seat } = g.state.figures[f.figure];
      f.points -= cost;
      f.moved += path.length;
      if (seat >= 0) g.state.players[seat].moved += path.length;
      for (const hex of path) {
        const there = standsOn(g, hex);
        if (there >= 0 && areEnemies(g, there, f.figure) && !f.through.includes(there)) f.through.push(there);
      }
      g.log?.tell('gh:move.1', 'moves', {
        figure: { figure: f.figure },
        space: { space: path[path.length - 1] },
        n: path.length,
        way: { spaces: [g.state.figures[f.figure].hex, ...path] },
      });
      call(g, legSequence, { figure: f.figure, path, gone: 0, how: f.how });
      return STAY;
    },
    understand: (g, f, id) => dangerousLeg(g, f, id) ?? doorLeg(g, f, id) ?? jumpLeg(g, f, id) ?? whyNoLeg(g, f, id),
    ...offers(STOPS, MOVES),
    cost: (g, f, code) => (code === STOP ? [] : moveCost(legTo(g, f, code).cost)),
    quiet: STOP,
    by: (_g, f) => f.figure,
    prompt: (_g, f) => ({ key: 'ask-move', args: { figure: { figure: f.figure }, n: f.points } }),
  }),
  step('lands', 'gh:terrain.3', (g: Gloom, f: MoveFrame): Flow => {
    if (f.how === JUMPING && f.moved > 0 && inPlay(g, f.figure)) touch(g, f.figure, g.state.figures[f.figure].hex);
    return NEXT;
  }),
  step('moved', 'gh:move.1', (g: Gloom, f: MoveFrame): Flow => {
    // Who was moved through is known to what follows on the card.
    const half = fieldsOf(caller(g), halfSequence);
    if (half !== null && f.by < 0) half.through = f.through;
    return END;
  }),
]);

export const legSteps = define(legSequence, [
  step('hex by hex', 'gh:move.1', (g: Gloom, f: LegFrame): Flow => {
    if (f.gone >= f.path.length || !inPlay(g, f.figure)) return END;
    // A trap on the way holds it fast where it can stand.
    if (f.gone > 0 && isHeld(g, f.figure) && !isShared(g, f.figure)) return END;
    const hex = f.path[f.gone++];
    const x = g.state.figures[f.figure];
    const move = fieldsOf(caller(g), moveSequence);
    if (f.how === WALKING || (x.kind === CHARACTER && isDoor(g, hex))) enter(g, f.figure, hex, false);
    else {
      x.hex = hex;
      // Flyers touch nothing; one that jumps touches only where it lands.
      if (f.how !== FLYING && f.gone === f.path.length && x.kind !== CHARACTER) touch(g, f.figure, hex);
    }
    if (move?.loot === 1 && x.kind === CHARACTER) lootHex(g, x.seat, hex, 'gh:turn.3');
    return STAY;
  }),
]);

/** How a Move ability is carried out. */
interface MoveManner {
  /** It ignores what lies and stands on the way. */
  readonly jump?: boolean | undefined;
  /** It takes what lies on every hex entered. */
  readonly loot?: boolean | undefined;
  /** A figure that has it move, to end next to itself (Sinister Opportunity). */
  readonly by?: number;
}

/** Begins a Move ability. */
export function moveWith(g: Gloom, figure: number, points: number, { jump = false, loot = false, by = NOBODY }: MoveManner): void {
  if (points <= 0 || has(g, figure, IMMOBILIZE)) return;
  call(g, moveSequence, { figure, points, how: jump ? JUMPING : onFootOrWings(g, figure), moved: 0, through: [], loot: loot ? 1 : 0, by });
}

/** Held fast by a trap in the middle of a move: it goes no farther. */
const isHeld = (g: Gloom, figure: number): boolean => has(g, figure, IMMOBILIZE) || has(g, figure, STUN);

/**
 * A way as far as it is gone: a trap on it that immobilizes or stuns holds whoever walks there, on the first hex from it where it can
 * stand. What lies on the map is known to all, so that nobody is told of hexes that are not entered.
 */
export function asFarAsHeld(g: Gloom, figure: number, path: number[], how: number): number[] {
  if (how !== WALKING) return path;
  let held = false;
  for (let i = 0; i < path.length; i++) {
    held ||= ((tileOn(g, TILE_TRAP, path[i])?.conditions ?? 0) & (IMMOBILIZE | STUN)) !== 0;
    const there = held ? standsOn(g, path[i]) : figure;
    if (held && (there < 0 || there === figure)) return path.slice(0, i + 1);
  }
  return path;
}

/** Who leads a move: the figure's player, or whoever has it in his hand. */
function leader(g: Gloom, f: MoveFrame): number {
  const { seat } = g.state.figures[f.by >= 0 ? f.by : f.figure];
  return seat >= 0 ? seat : spokesman(g);
}

/** Whether a figure that somebody else moves can end that move next to whoever moves it. */
export function couldLead(g: Gloom, by: number, figure: number, points: number): boolean {
  if (isHeld(g, figure)) return false;
  return legsOf(g, { figure, points, how: onFootOrWings(g, figure), moved: 0, through: [], loot: 0, by }, []).length > 0;
}

/** Closed doors that may be entered from a hex: a character does, which opens them. */
function doorsBeside(g: Gloom, hex: number): number[] {
  const { neighbours } = g.table.map.field;
  const { doors } = g.table.map;
  const out: number[] = [];
  for (let i = 0; i < doors.length; i++) {
    if (isDoorOpen(g.state, i)) continue;
    const { space } = doors[i];
    for (let d = 0; d < 6; d++) if (neighbours[hex * 6 + d] === space && isRevealed(g, hex)) out.push(space);
  }
  return out;
}

/** Hexes beside closed doors where a friend stands: nobody ends there, but one may pass and go on through the door. */
function friendsAtDoors(g: Gloom, ground: Ground): number[] {
  const { doors, field } = g.table.map;
  const out: number[] = [];
  for (let i = 0; i < doors.length; i++) {
    if (isDoorOpen(g.state, i)) continue;
    for (let d = 0; d < 6; d++) {
      const hex = field.neighbours[doors[i].space * 6 + d];
      if (hex !== OFF_FIELD && ground.stands[hex] === FRIEND && isRevealed(g, hex)) out.push(hex);
    }
  }
  return out;
}

/** Hexes of the next leg, each once, put to `out`. */
function legsOf(g: Gloom, f: MoveFrame, out: number[]): number[] {
  const { hex } = g.state.figures[f.figure];
  const ground = groundFor(g, f.figure);
  if (f.how === JUMPING) {
    // One hex at a time, above everything; where it stops it lands.
    for (let d = 0; d < 6; d++) {
      const to = ground.walled.open[hex * 6 + d];
      if (to !== OFF_FIELD && f.points >= 1 && isLedTo(g, f, ground, to) && couldLand(g, f, to)) out.push(to);
    }
  } else {
    const others = f.how === WALKING && friendsInDanger(ground) ? walksWithin(ground, hex, f.points) : null;
    const ways = waysFrom(ground, f.how, hex, weightsFor(ground.terrain.length));
    for (let to = 0; to < ways.length; to++) {
      const way = ways[to];
      if (to === hex || way === NO_WAY) continue;
      if ((stepsIn(way) <= f.points || (others !== null && others(to) !== null)) && isLedTo(g, f, ground, to)) out.push(to);
    }
  }
  // Nobody but a character that goes by itself opens a door (gh:terrain.6).
  if (f.points < 1 || f.by >= 0) return out;
  const near = doorsBeside(g, hex);
  for (const door of near) out.push(door);
  if (f.how === WALKING) for (const door of doorsPastFriends(g, f, ground).keys()) if (!near.includes(door)) out.push(door);
  return out;
}

/** Who leads the move lets it end beside himself alone. */
function isLedTo(g: Gloom, f: MoveFrame, ground: Ground, to: number): boolean {
  return f.by < 0 || stepsBetween(ground.walled, to, g.state.figures[f.by].hex) === 1;
}

/** Whether there is a next leg: mostly a hex beside can be entered, which is found before all ways are looked for. */
export function hasLeg(g: Gloom, f: MoveFrame): boolean {
  if (f.how === WALKING && f.by < 0) {
    const ground = groundFor(g, f.figure);
    const { hex } = g.state.figures[f.figure];
    for (let d = 0; d < 6; d++) {
      const to = ground.walled.open[hex * 6 + d];
      // A trap or a hazard weighs more than any points.
      if (to !== OFF_FIELD && mayEnd(ground, WALKING, to) && passing(ground, WALKING, to) <= f.points) return true;
    }
  }
  return legsOf(g, f, []).length > 0;
}

/** Closed doors that are entered past a friend who stands before them, each with the cheapest such way. */
function doorsPastFriends(g: Gloom, f: MoveFrame, ground: Ground): ReadonlyMap<number, Walk> {
  const friends = friendsAtDoors(g, ground);
  if (friends.length === 0 || f.points < 2) return NO_DOORS;
  const walks = walksWithin(ground, g.state.figures[f.figure].hex, f.points - 1);
  const out = new Map<number, Walk>();
  for (const friend of friends) {
    const walk = walks(friend);
    if (walk === null) continue;
    for (const door of doorsBeside(g, friend))
      if ((out.get(door)?.cost ?? Number.POSITIVE_INFINITY) > walk.cost + 1)
        out.set(door, { cost: walk.cost + 1, path: [...walk.path, door] });
  }
  return out;
}
const NO_DOORS: ReadonlyMap<number, Walk> = new Map();

/** The leg to one of those hexes: of the safest ways within the points that are left, one of the shortest. */
function legTo(g: Gloom, f: MoveFrame, to: number): Walk {
  const { hex } = g.state.figures[f.figure];
  // A jump is listed hex by hex, and a door stands beside.
  if (f.by < 0 && doorsBeside(g, hex).includes(to)) return { cost: 1, path: [to] };
  if (f.how === JUMPING) {
    const path = walledOf(g)
      .open.subarray(hex * 6, hex * 6 + 6)
      .includes(to)
      ? [to]
      : pathOf(groundFor(g, f.figure), JUMPING, hex, to);
    return { cost: path.length, path };
  }
  const ground = groundFor(g, f.figure);
  const way = waysFrom(ground, f.how, hex, weightsFor(ground.terrain.length))[to];
  if (way !== NO_WAY && stepsIn(way) <= f.points) return { cost: stepsIn(way), path: pathOf(ground, f.how, hex, to) };
  if (way !== NO_WAY) return walksWithin(ground, hex, f.points)(to) as Walk;
  return (doorsPastFriends(g, f, ground).get(to) ?? walkToDoor(g, f, ground, to, f.points)) as Walk;
}

/** The safest way to a closed door within so many points, and of such ways one of the shortest; null where there is none. */
function walkToDoor(g: Gloom, f: MoveFrame, ground: Ground, door: number, points: number): Walk | null {
  if (points < 2) return null;
  const walks = walksWithin(ground, g.state.figures[f.figure].hex, points - 1);
  const worth = ({ path, cost }: Walk): number =>
    path.reduce((n, h) => n + negativesIn(passing(ground, WALKING, h)), 0) * MANY_POINTS + cost;
  let best: Walk | null = null;
  for (let d = 0; d < 6; d++) {
    const beside = g.table.map.field.neighbours[door * 6 + d];
    const walk = beside === OFF_FIELD || !isRevealed(g, beside) ? null : walks(beside);
    if (walk === null) continue;
    const whole = { cost: walk.cost + 1, path: [...walk.path, door] };
    if (best === null || worth(whole) < worth(best)) best = whole;
  }
  return best;
}
/** More points than any move has. */
const MANY_POINTS = 1024;

/** Points within which a way to a door is looked for, to say how far it is. */
const FAR = 60;

/**
 * A closed door that an id names and that is within the points, though not beside: it is not listed, since one may look round once one is
 * there, but whoever names it goes. Why not, where it is too far; null for any other, and where no way leads there on foot.
 */
function doorLeg(g: Gloom, f: MoveFrame, id: string): number | Refusal[] | null {
  const to = f.how === WALKING && f.by < 0 ? hexIn(g, id, 'move:') : NOWHERE;
  const door = g.table.map.doors.findIndex((d) => d.space === to);
  if (door < 0 || isDoorOpen(g.state, door)) return null;
  const ground = groundFor(g, f.figure);
  if (walkToDoor(g, f, ground, to, f.points) !== null) return to;
  const walk = walkToDoor(g, f, ground, to, FAR);
  if (walk === null) return null;
  const why: Refusal[] = [];
  refuse(why, 'gh:move.1', 'too-far-to-move', { space: { space: to }, n: walk.cost, most: f.points }, ['gh:terrain.6']);
  return why;
}

/**
 * A hex that an id names and that is within the points over a trap or a hazard alone: the safe way there is longer. It is not listed, since
 * nobody is led into danger unasked, but whoever names it goes (gh:terrain.2). Null for any other.
 */
function dangerousLeg(g: Gloom, f: MoveFrame, id: string): number | null {
  const to = f.how === WALKING ? hexIn(g, id, 'move:') : NOWHERE;
  if (to < 0) return null;
  const ground = groundFor(g, f.figure);
  if (!mayEnd(ground, WALKING, to) || !isLedTo(g, f, ground, to)) return null;
  const walk = walksWithin(ground, g.state.figures[f.figure].hex, f.points)(to);
  return walk === null || walk.path.length === 0 ? null : to;
}

/**
 * A hex that an id names and that a jump can land on from here, farther off than the next one: jumps are listed hex by hex, since it may matter
 * whom they cross, but whoever names where it lands goes by a shortest way. Null for any other.
 */
function jumpLeg(g: Gloom, f: MoveFrame, id: string): number | null {
  const to = f.how === JUMPING ? hexIn(g, id, 'move:') : NOWHERE;
  return to >= 0 && landing(g, f)(to) ? to : null;
}

/** Whether a jump can land on a hex from here: the ways are looked for once, however many hexes are asked about. */
function landing(g: Gloom, f: MoveFrame): (to: number) => boolean {
  const { hex } = g.state.figures[f.figure];
  const ground = groundFor(g, f.figure);
  const ways = waysFrom(ground, JUMPING, hex, weightsFor(ground.terrain.length));
  return (to) => to !== hex && ways[to] !== NO_WAY && stepsIn(ways[to]) <= f.points && isLedTo(g, f, ground, to);
}

/** From a hex above which it jumps, can a hex to land on still be reached? */
function couldLand(g: Gloom, f: MoveFrame, to: number): boolean {
  const ground = groundFor(g, f.figure);
  if (landsOn(ground, to, f.points - 1)) return true;
  const ways = waysFrom(ground, JUMPING, to, weightsFor(ground.terrain.length));
  for (let hex = 0; hex < ways.length; hex++) if (hex !== to && ways[hex] !== NO_WAY && stepsIn(ways[hex]) <= f.points - 1) return true;
  return false;
}

/** May it land here, with so many points left: the last hex of a jump costs what entering it costs. */
function landsOn(ground: Ground, hex: number, left: number): boolean {
  const difficult = ground.light !== true && (ground.terrain[hex] & DIFFICULT) !== 0;
  return mayEnd(ground, WALKING, hex) && (!difficult || left >= 1);
}

function mayStop(g: Gloom, f: MoveFrame): boolean {
  if (f.how !== JUMPING || f.moved === 0) return true;
  const { hex } = g.state.figures[f.figure];
  return landsOn(groundFor(g, f.figure), hex, f.points);
}

/** A hex that the next leg of a move can end on. */
export interface Leg {
  readonly hex: number;
  /** Movement points it takes. */
  readonly cost: number;
  /** The hexes entered on the way, the last one included. */
  readonly way: readonly number[];
}

/** Every hex that the next leg of a move can end on; `far`: also those that a jump can land on farther off, which are not listed. */
export function legsFor(g: Gloom, f: MoveFrame, far = false): Leg[] {
  const next = legsOf(g, f, []);
  const all = far && f.how === JUMPING ? [...new Set([...next, ...[...g.table.map.names.keys()].filter(landing(g, f))])] : next;
  return all.map((hex) => {
    const { cost, path } = legTo(g, f, hex);
    return { hex, cost, way: path };
  });
}

/** Whether another figure stands on the same hex: on the way that happens, at the end it may not. */
const isShared = (g: Gloom, figure: number): boolean =>
  g.state.figures.some((o, i) => i !== figure && o.out === 0 && o.hex === g.state.figures[figure].hex);

const isDoor = (g: Gloom, hex: number): boolean => g.table.map.doors.some((d) => d.space === hex);
