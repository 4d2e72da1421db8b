/**
 * The latest readings, kept: the steps of one monster's turn ask for the same focus and outcomes again and again. Each is found by all
 * that it was made from, so that what is kept is what would be computed anew.
 */
import { focusOf } from './focus.ts';
import type { Ground } from './ground.ts';
import { type Action, type Lists, type Position, type Reading, reading } from './reach.ts';
import { type Outcome, outcomesIn } from './turn.ts';

/** A reading that may be asked again. */
export interface Kept extends Lists {
  x: Reading;
  /** Which reading this is: its room is written over by later ones, and each has a number of its own. */
  nth: number;
  focus: readonly number[] | null;
  outcomes: readonly Outcome[] | null;
  /** Its own lists, a number for each space, written over when it is used for another reading. */
  readonly terrain: Uint8Array;
  readonly stands: Uint8Array;
}

/** One turn goes between a few of them: the move, the attack from where it ended, the same without moving. */
const MOST = 4;
const kept: Kept[] = [];
let oldest = 0;
let readings = 0;

function sameNumbers(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function sameGround(a: Ground, b: Ground): boolean {
  return (
    a.walled === b.walled &&
    (a.light === true) === (b.light === true) &&
    sameNumbers(a.stands, b.stands) &&
    sameNumbers(a.terrain, b.terrain)
  );
}

function samePosition(a: Position, b: Position): boolean {
  if (a.at !== b.at || a.foes.length !== b.foes.length) return false;
  for (let i = 0; i < a.foes.length; i++)
    if (a.foes[i].space !== b.foes[i].space || a.foes[i].initiative !== b.foes[i].initiative) return false;
  const readings =
    a.touching === b.touching &&
    (a.toWalls === true) === (b.toWalls === true) &&
    (a.overNobody === true) === (b.overNobody === true) &&
    (a.byFocus === true) === (b.byFocus === true);
  return readings && sameGround(a.ground, b.ground);
}

function sameAction(a: Action, b: Action): boolean {
  // Areas are printed: the same one is the same list.
  if (a.area !== b.area && (a.area.length > 0 || b.area.length > 0)) return false;
  return (
    a.move === b.move && a.how === b.how && a.targets === b.targets && a.range === b.range && a.grey === b.grey && a.muddled === b.muddled
  );
}

function roomFor(p: Position, a: Action): Kept {
  const spaces = p.ground.terrain.length;
  const [ways, reached] = [new Int32Array(spaces), new Int32Array(spaces)];
  return {
    x: reading(p, a, { ways, reached }),
    nth: 0,
    focus: null,
    outcomes: null,
    terrain: new Uint8Array(spaces),
    stands: new Uint8Array(spaces),
    ways,
    reached,
  };
}

/** A position that stays as it is when the ground it was read from is written over. */
function lasting(p: Position, { terrain, stands }: Kept): Position {
  const { ground, at, foes, touching, toWalls, overNobody, byFocus } = p;
  terrain.set(ground.terrain);
  stands.set(ground.stands);
  return {
    ground: { walled: ground.walled, terrain, stands, light: ground.light === true },
    at,
    foes,
    touching,
    toWalls: toWalls === true,
    overNobody: overNobody === true,
    byFocus: byFocus === true,
  };
}

/** The reading of a position, looked up where the same one was read lately. Actions are kept: nobody may write to them afterwards. */
export function readAgain(p: Position, a: Action): Kept {
  for (let i = 0; i < kept.length; i++) if (sameAction(kept[i].x.a, a) && samePosition(kept[i].x.p, p)) return kept[i];
  let k = kept[oldest];
  if (k === undefined || k.terrain.length !== p.ground.terrain.length) {
    k = roomFor(p, a);
    kept[oldest] = k;
  }
  k.x = reading(lasting(p, k), a, k);
  k.nth = ++readings;
  k.focus = null;
  k.outcomes = null;
  oldest = (oldest + 1) % MOST;
  return k;
}

/** `focusOf` a reading. */
export function focusIn(k: Kept): readonly number[] {
  k.focus ??= focusOf(k.x);
  return k.focus;
}

/** The outcomes of a reading. */
export function outcomesKept(k: Kept): readonly Outcome[] {
  k.outcomes ??= outcomesIn(k.x, focusIn(k));
  return k.outcomes;
}

/** `outcomesOf`, looked up where the same position was read lately. */
export function outcomesAgain(p: Position, a: Action): readonly Outcome[] {
  return outcomesKept(readAgain(p, a));
}
