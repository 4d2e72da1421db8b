/** R3, S3. Moving, and being pushed or driven back. */
import { allowed, call, define, END, type Flow, NEXT, type Reasons, refuse, STAY, step } from '../../../core/index.ts';
import { OFF_FIELD } from '../../../space/index.ts';
import { MAKES_NO_MOVE } from '../behaviour.ts';
import type { Und } from '../defs.ts';
import { rangeBetween, stepFrom } from '../field.ts';
import { BY_REACTION, CHARGED, DEED_DISPLACED, DEED_MOVE, DEED_RETURN, DEED_THROUGH, IN_CHARGE, MOVED } from '../state.ts';
import { chose, fieldOf } from '../table.ts';
import { enemyOn, harms, inPlay, isFree, isPassable, traitsOf } from './board.ts';
import { ofTrait } from './cited.ts';
import { note } from './deeds.ts';
import { type MoveFrame, moveSequence, type PartOf, type PushFrame, pushSequence } from './frames.ts';
import { hurt } from './harm.ts';
import { anyInForce, eachInForce, inForce } from './in-force.ts';
import { directionArg } from './keys.ts';
import { hexIn, hurtsIn } from './packing.ts';
import { open } from './reacting.ts';
import { settle } from './settling.ts';
import { wayBy } from './through.ts';
import { moveOf } from './values.ts';
import { hexesFrom, put, type Way, Ways, waysFrom, wayTo } from './ways.ts';

export const moveSteps = define(moveSequence, [
  step('goes', 'wu:R3', (g: Und, f: MoveFrame): Flow => {
    const x = g.state.fighters[f.fighter];
    if (f.gone === 0)
      g.log?.tell('wu:R3', 'moves', {
        figure: { figure: f.fighter },
        space: { space: f.path[f.path.length - 1] ?? x.hex },
        n: f.path.length,
        way: { spaces: [x.hex, ...f.path] },
      });
    if (f.placed === 1) {
      if (isFree(g, f.path[0])) place(g, f.fighter, f.path[0]);
      return NEXT;
    }
    // A fighter that went out of action on the way goes no farther; a hex taken in the meantime ends the way before it.
    const traits = traitsOf(g, f.fighter);
    if (f.gone >= f.path.length || x.hex < 0 || !isPassable(g, traits, f.path[f.gone])) return NEXT;
    const to = f.path[f.gone++];
    const enemy = enemyOn(g, x.seat, to);
    if (enemy >= 0) note(g, { what: DEED_THROUGH, seat: x.seat, by: f.fighter, on: enemy, hex: to });
    // It stands where it can stand, and nowhere while it passes through somebody.
    if (isFree(g, to)) x.hex = to;
    if (harms(g, traits, to)) hurt(g, f.fighter, 1);
    return STAY;
  }),
  step('has moved', 'wu:R3', (g: Und, f: MoveFrame): Flow => {
    const x = g.state.fighters[f.fighter];
    const here = inPlay(g, f.fighter);
    x.did |= f.charge === 1 ? CHARGED : MOVED;
    if (here && f.charge === 0) x.moveToken = 1;
    if (chose(g, 'guard-ends', 'phase-or-move')) x.guardToken = 0;
    const how = (f.charge === 1 ? IN_CHARGE : 0) | (f.reaction === 1 ? BY_REACTION : 0);
    // A fighter that was placed counts as having moved the distance between the two hexes.
    const n = f.placed === 0 ? f.gone : here ? rangeBetween(fieldOf(g), f.start, x.hex) : 0;
    note(g, { what: DEED_MOVE, seat: x.seat, by: f.fighter, on: f.fighter, n, hex: f.start, how });
    if (here) displaced(g, f.fighter);
    eachInForce(g, g.table.forcing.moved, (does, s) => {
      does(g, s, f.fighter);
    });
    return NEXT;
  }),
  step('check', 'wu:I1', (g: Und): Flow => {
    settle(g);
    return NEXT;
  }),
  step('after the move', 'wu:X3', (g: Und, f: MoveFrame): Flow => {
    open(g, 'after-move', { fighter: f.fighter, charge: f.charge, start: f.start });
    return NEXT;
  }),
]);

export const pushSteps = define(pushSequence, [
  step('step by step', 'wu:S3', (g: Und, f: PushFrame): Flow => {
    const x = g.state.fighters[f.fighter];
    if (f.gone === f.path.length || x.hex < 0 || !canStep(g, f.fighter, f.path[f.gone])) return NEXT;
    x.hex = stepFrom(fieldOf(g), x.hex, f.path[f.gone]);
    f.gone++;
    if (harms(g, traitsOf(g, f.fighter), x.hex)) hurt(g, f.fighter, 1);
    return STAY;
  }),
  step('displaced', 'wu:S3', (g: Und, f: PushFrame): Flow => {
    if (f.gone === 0) return END;
    if (g.log !== null) tellPush(g, f);
    note(g, { what: DEED_DISPLACED, seat: f.seat, on: f.fighter, n: f.gone, hex: f.start });
    if (inPlay(g, f.fighter)) displaced(g, f.fighter);
    return NEXT;
  }),
  step('after a push', 'wu:X2', (g: Und, f: PushFrame): Flow => {
    if (f.driven === 0) open(g, 'pushed', { fighter: f.fighter, seat: f.seat, hexes: f.gone });
    return NEXT;
  }),
]);

/** What a card that gives any action leaves as it is (g.28). */
const ANY_ACTION = ['wu:g.28'] as const;
const AS_IF_MOVED = ['wu:354.1'] as const;

/** What a Move action is made by: an activation, a card that gives any action, or a card that names this one. */
type MovedBy = 'activation' | 'any-action' | 'named-action';

/**
 * May a fighter make a Move action (R3)? A Move token keeps it from that, and in its activation a Charge token as well (R4); a card that names the
 * action asks for neither (g.28).
 */
export function mayMove(g: Und, fighter: number, why: Reasons = null, movedBy: MovedBy = 'activation'): boolean {
  const f = g.state.fighters[fighter];
  if (!inPlay(g, fighter)) {
    refuse(why, 'wu:R2', 'not-in-play', why && { figure: { figure: fighter } });
    return false;
  }
  if (
    (traitsOf(g, fighter) & MAKES_NO_MOVE) !== 0 &&
    refuse(why, 'wu:R3', 'never-moves', why && { figure: { figure: fighter } }, why && ofTrait(g, fighter, MAKES_NO_MOVE))
  )
    return false;
  if (
    movedBy !== 'named-action' &&
    f.moveToken === 1 &&
    refuse(why, 'wu:R3', 'has-moved', why && { figure: { figure: fighter } }, movedBy === 'any-action' ? ANY_ACTION : null)
  )
    return false;
  if (movedBy === 'activation' && f.chargeToken === 1) {
    // One that is activated all the same is so as if it had moved.
    const freed = why !== null && anyInForce(g, g.table.forcing.freed, fighter);
    if (refuse(why, 'wu:R4', 'has-charged', why && { figure: { figure: fighter } }, freed ? AS_IF_MOVED : null)) return false;
  }
  return allowed(why);
}

/** The hexes on which a Move action puts a fighter instead of its going anywhere (499.1); null where it goes. */
function placingsOf(g: Und, fighter: number): number[] | null {
  const { goesTo } = g.table.forcing;
  if (goesTo === null) return null;
  let only: readonly number[] | null = null;
  const found = inForce(g, goesTo);
  for (let i = 0; i < found.length; i++) only = found[i].does(g, found[i].s, fighter) ?? only;
  return only?.filter((hex) => isFree(g, hex)) ?? null;
}

/** Hexes where something lets a fighter end besides those it can go to: added to these, by `put`. */
function landings(g: Und, fighter: number, known: readonly number[], put: (hex: number) => void): void {
  const { lands } = g.table.forcing;
  if (lands === null) return;
  const { hex: here } = g.state.fighters[fighter];
  const found = inForce(g, lands);
  for (let i = 0; i < found.length; i++)
    for (let hex = 0; hex < fieldOf(g).hexes.size; hex++)
      if (hex !== here && !known.includes(hex) && isFree(g, hex) && found[i].does(g, found[i].s, fighter, hex)) put(hex);
}

/** Where a fighter can go, with the way there; what makes its Move action a placement comes first (499.1). */
export function waysOf(g: Und, fighter: number): Ways {
  const placings = placingsOf(g, fighter);
  const ways = placings === null ? waysFrom(g, fighter, moveOf(g, fighter)) : new Ways();
  if (placings === null) landings(g, fighter, ways.hexes, (hex) => ways.put(hex));
  else for (const hex of placings) ways.put(hex);
  return ways;
}

/** The way to one hex, the same as that of `waysOf`; undefined where it cannot go there. */
export function wayOf(g: Und, fighter: number, hex: number): Way | undefined {
  const placings = placingsOf(g, fighter);
  if (placings !== null) return placings.includes(hex) ? put(hex) : undefined;
  let way = wayTo(g, fighter, moveOf(g, fighter), hex);
  if (way === undefined)
    landings(g, fighter, [], (on) => {
      if (on === hex) way = put(hex);
    });
  return way;
}

/** The hexes of `waysOf` alone, in the same order. */
export function destinationsOf(g: Und, fighter: number): number[] {
  const out: number[] = [];
  listDestinations(g, fighter, moveOf(g, fighter), out, 0);
  return out;
}

/** Lists those that are `most` hexes away at most, each `first` added: as numbers of options they are found without a list of their own. */
export function listDestinations(g: Und, fighter: number, most: number, out: number[], first: number): void {
  const placings = placingsOf(g, fighter);
  if (placings !== null) {
    for (let i = 0; i < placings.length; i++) out.push(first + placings[i]);
    return;
  }
  const before = out.length;
  hexesFrom(g, fighter, most, out, first);
  if (g.table.forcing.lands === null) return;
  const known = out.slice(before).map((code) => code - first);
  landings(g, fighter, known, (hex) => {
    known.push(hex);
    out.push(first + hex);
  });
}

/** Whether a fighter can go anywhere: mostly there is a hex beside its own, which is found long before all the others. */
export function canGo(g: Und, fighter: number): boolean {
  const out: number[] = [];
  const most = moveOf(g, fighter);
  listDestinations(g, fighter, Math.min(1, most), out, 0);
  if (out.length === 0) listDestinations(g, fighter, most, out, 0);
  return out.length > 0;
}

/** Makes a Move action to a hex, by the way that hurts least, one through so many lethal hexes, or the longest (`wayCode`). */
export function move(g: Und, fighter: number, to: number, { charge = 0, reaction = 0 }: PartOf = {}): void {
  const way = hurtsIn(to) > 0 ? wayBy(g, fighter, hexIn(to), hurtsIn(to)) : wayOf(g, fighter, to);
  call(g, moveSequence, {
    fighter,
    charge,
    reaction,
    start: g.state.fighters[fighter].hex,
    path: way?.path.slice() ?? [],
    gone: 0,
    placed: way?.placed === true ? 1 : 0,
  });
}

/** Tells whatever waits for it that a fighter stands somewhere else. */
export function displaced(g: Und, fighter: number): void {
  eachInForce(g, g.table.forcing.displaced, (does, s) => {
    does(g, s, fighter);
  });
}

/** Puts a fighter on a hex, whence it does not matter. */
export function place(g: Und, fighter: number, hex: number): void {
  g.state.fighters[fighter].hex = hex;
  if (harms(g, traitsOf(g, fighter), hex) && chose(g, 'placed-in-lethal', 'damage')) hurt(g, fighter, 1);
}

/** Two fighters trade hexes. */
export function swap(g: Und, a: number, b: number): void {
  const { hex } = g.state.fighters[a];
  place(g, a, g.state.fighters[b].hex);
  place(g, b, hex);
}

/** Brings back a fighter that was out of action, without wounds or tokens, onto a hex; `by` whoever did, or `NOBODY`. */
export function returnTo(g: Und, fighter: number, hex: number, by: number): void {
  const f = g.state.fighters[fighter];
  f.out = 0;
  f.wounds = 0;
  f.moveToken = 0;
  f.chargeToken = 0;
  f.guardToken = 0;
  note(g, { what: DEED_RETURN, seat: f.seat, by, on: fighter, hex });
  g.log?.tell('wu:R8', 'returns', { figure: { figure: fighter }, space: { space: hex } });
  g.state.fighters.forEach((x, i) => {
    if (x.seat === f.seat) g.table.fighters[i].inspires.returned?.(g, i, fighter);
  });
  place(g, fighter, hex);
}

/** Pushes a fighter so many hexes in a direction; it stops before what it cannot enter. */
export function push(g: Und, fighter: number, seat: number, direction: number, n: number, driven = 0): void {
  pushAlong(
    g,
    fighter,
    seat,
    Array.from({ length: n }, () => direction),
    driven,
  );
}

/** Pushes a fighter step by step: a push of several hexes need not be straight (g.09). */
export function pushAlong(g: Und, fighter: number, seat: number, path: readonly number[], driven = 0): void {
  call(g, pushSequence, { fighter, seat, path: [...path], gone: 0, driven, start: g.state.fighters[fighter].hex });
}

/** Tells of a push, one straight stretch after the other. */
function tellPush(g: Und, f: PushFrame): void {
  let n = 0;
  for (let i = 0; i < f.gone; i++) {
    n++;
    if (i + 1 < f.gone && f.path[i + 1] === f.path[i]) continue;
    g.log?.tell(f.driven === 1 ? 'wu:A8' : 'wu:S3', f.driven === 1 ? 'driven-back' : 'pushed', {
      figure: { figure: f.fighter },
      direction: directionArg(f.path[i]),
      n,
    });
    n = 0;
  }
}

/** Whether one step in a direction can be made. */
export function canStep(g: Und, fighter: number, direction: number): boolean {
  const { hex } = g.state.fighters[fighter];
  if (hex < 0) return false;
  const to = stepFrom(fieldOf(g), hex, direction);
  return to !== OFF_FIELD && isFree(g, to);
}

/**
 * Pushes everybody one hex in a direction, all at once (321.1): who stands behind one that goes, goes too. Nothing is answered
 * before all have gone; who was pushed is returned.
 */
export function pushAll(g: Und, seat: number, direction: number): number[] {
  const gone: number[] = [];
  const before = g.state.fighters.map((f) => f.hex);
  const all = g.state.fighters.flatMap((_f, i) => (inPlay(g, i) ? [i] : []));
  for (let more = true; more; ) {
    more = false;
    for (const i of all) {
      if (gone.includes(i) || !canStep(g, i, direction)) continue;
      const f = g.state.fighters[i];
      f.hex = stepFrom(fieldOf(g), f.hex, direction);
      gone.push(i);
      more = true;
    }
  }
  for (const i of gone) {
    g.log?.tell('wu:S3', 'pushed', { figure: { figure: i }, direction: directionArg(direction), n: 1 });
    note(g, { what: DEED_DISPLACED, seat, on: i, n: 1, hex: before[i] });
    displaced(g, i);
  }
  // All are hurt at once: what is called last runs first, so that who stands beside an enemy that falls is still there, whichever seat pushes.
  for (const own of [true, false])
    for (const i of gone) {
      const f = g.state.fighters[i];
      if ((f.seat === seat) === own && harms(g, traitsOf(g, i), f.hex)) hurt(g, i, 1);
    }
  return gone;
}
