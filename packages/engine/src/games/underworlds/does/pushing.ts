/** Pushes to a hex that is chosen, one fighter after the other. */
import { refuse } from '../../../core/index.ts';
import type { Choose, Und, UseStep } from '../defs.ts';
import { stepFrom } from '../field.ts';
import { harms, inPlay, isFree, traitsOf } from '../rules/board.ts';
import type { UseFrame } from '../rules/frames.ts';
import { pushAlong } from '../rules/moving.ts';
import { freeFrom } from '../rules/ways.ts';
import { LEFT_OUT } from '../state.ts';
import { fieldOf } from '../table.ts';
import { happens } from './making.ts';

type Whom<U extends UseFrame> = (g: Und, u: U) => number;
type May<U extends UseFrame> = (g: Und, u: U, hex: number) => boolean;

/**
 * How a fighter is pushed to a hex, by directions; null where it cannot be: hex by hex, not straight unless its player likes, and never back to
 * where it began (g.09). Of the shortest ways, one that hurts a friend least and an enemy most, where nobody is asked (`aPushThrough`).
 */
function pushOf(g: Und, fighter: number, goal: number, seat: number): readonly number[] | null {
  if (!inPlay(g, fighter)) return null;
  const met = new Set<number>();
  const { hex: start, seat: own } = g.state.fighters[fighter];
  const traits = traitsOf(g, fighter);
  const wanted = own === seat ? -1 : 1;
  let edge = new Map<number, Going>([[start, { path: [], worth: 0 }]]);
  while (edge.size > 0) {
    const next = new Map<number, Going>();
    for (const [hex, { path, worth }] of edge) {
      for (let direction = 0; direction < 6; direction++) {
        const to = stepFrom(fieldOf(g), hex, direction);
        if (to === start || met.has(to) || !isFree(g, to)) continue;
        const sum = worth + (harms(g, traits, to) ? wanted : 0);
        const known = next.get(to);
        if (known === undefined || sum > known.worth) next.set(to, { path: [...path, direction], worth: sum });
      }
    }
    const there = next.get(goal);
    if (there !== undefined) return there.path;
    for (const hex of next.keys()) met.add(hex);
    edge = next;
  }
  return null;
}

/** The ways of such a push of so many hexes at most: for each number of lethal hexes that they enter, a shortest one. */
function waysOfPush(g: Und, fighter: number, goal: number, most: number): ReadonlyMap<number, readonly number[]> {
  const ways = new Map<number, readonly number[]>();
  if (goal < 0 || !inPlay(g, fighter)) return ways;
  const { hex: start } = g.state.fighters[fighter];
  const traits = traitsOf(g, fighter);
  const met = new Set<string>();
  let edge: Pushed[] = [{ hex: start, lethal: 0, path: [] }];
  for (let n = 1; n <= most; n++) {
    const next: Pushed[] = [];
    for (const { hex, lethal: before, path } of edge)
      for (let direction = 0; direction < 6; direction++) {
        const to = stepFrom(fieldOf(g), hex, direction);
        if (to === start || !isFree(g, to)) continue;
        const lethal = before + (harms(g, traits, to) ? 1 : 0);
        const here = `${to} ${lethal}`;
        if (met.has(here)) continue;
        met.add(here);
        next.push({ hex: to, lethal, path: [...path, direction] });
        if (to === goal) ways.set(lethal, next[next.length - 1].path);
      }
    edge = next;
  }
  return ways;
}

/** Where a fighter can be pushed so, so many hexes at most. */
function pushableTo(g: Und, fighter: number, most: number): number[] {
  return inPlay(g, fighter) ? freeFrom(g, fighter, most) : [];
}

/** How far a push has come: its hex, the lethal hexes entered, and the directions so far. */
interface Pushed {
  readonly hex: number;
  readonly lethal: number;
  readonly path: readonly number[];
}

interface Going {
  readonly path: readonly number[];
  readonly worth: number;
}

/** Asks where a fighter is pushed, so many hexes at most. */
export function aPushTo<U extends UseFrame = UseFrame>(
  whom: Whom<U>,
  most: Whom<U>,
  may: May<U>,
  optional?: Choose<U>['optional'],
): Choose<U> {
  const ask: Choose<U> = {
    do: 'hex',
    ask: 'push-to',
    may(g, u, hex, why) {
      const fighter = whom(g, u);
      if (fighter < 0) return false;
      if (hex === g.state.fighters[fighter].hex) refuse(why, 'wu:g.09', 'pushed-back-there', why && { space: { space: hex } });
      return pushableTo(g, fighter, most(g, u)).includes(hex) && may(g, u, hex);
    },
    all: (g, u) =>
      whom(g, u) < 0
        ? []
        : pushableTo(g, whom(g, u), most(g, u))
            .filter((hex) => may(g, u, hex))
            .sort((a, b) => a - b),
  };
  return optional === undefined ? ask : { ...ask, optional };
}

/** Pushes to the hex chosen last. */
export function pushedTo<U extends UseFrame = UseFrame>(whom: Whom<U>): UseStep<U> {
  return happens<U>((g, u) => {
    const to = u.picks[u.picks.length - 1];
    const way = to < 0 ? null : pushOf(g, whom(g, u), to, u.seat);
    if (way !== null) pushAlong(g, whom(g, u), u.seat, way);
  });
}

/**
 * Asks, once it is known where a fighter is pushed, how many lethal hexes it enters, where its ways differ in that. Whoever pushes chooses the way
 * (g.09), as whoever moves does (R3): being hurt Inspires some (I2), and an enemy may be led through a lethal hex (S3).
 */
export function aPushThrough<U extends UseFrame = UseFrame>(whom: Whom<U>, most: Whom<U>): Choose<U> {
  return {
    do: 'number',
    ask: 'push-through',
    optional: 'if-none',
    may(g, u, n) {
      const ways = waysOfPush(g, whom(g, u), u.picks[u.picks.length - 1], most(g, u));
      return ways.size > 1 && ways.has(n);
    },
  };
}

/** Pushes to the hex chosen, by a way through as many lethal hexes as were chosen after it. */
export function pushedThrough<U extends UseFrame = UseFrame>(whom: Whom<U>, most: Whom<U>): UseStep<U> {
  return happens<U>((g, u) => {
    const [to, lethal] = u.picks.slice(-2);
    const fighter = whom(g, u);
    if (to < 0) return;
    const way = lethal < 0 ? pushOf(g, fighter, to, u.seat) : (waysOfPush(g, fighter, to, most(g, u)).get(lethal) ?? null);
    if (way !== null) pushAlong(g, fighter, u.seat, way);
  });
}

/** Fighters in the largest warband. */
export const MOST_FIGHTERS = 9;

/** Whether a fighter is among those picked, or one was left out, in picks of a fighter and a hex in turn. */
function isPushed(picks: readonly number[], fighter: number): boolean {
  for (let i = 0; i < picks.length; i += 2) if (picks[i] === fighter || picks[i] === LEFT_OUT) return true;
  return false;
}

/**
 * Pushes some fighters one after the other, in the order their player likes. `optional` true: as many as wanted, and once one is
 * left out that was all; else all that can be. The picks of the use are fighters and hexes in turn.
 */
export function pushSome(
  who: (g: Und, u: UseFrame, fighter: number) => boolean,
  times: number,
  most: number,
  optional: true | 'if-none',
  may: (g: Und, fighter: number, hex: number) => boolean = () => true,
): UseStep[] {
  const could = (g: Und, f: number): boolean => pushableTo(g, f, most).some((hex) => may(g, f, hex));
  const steps: UseStep[] = [];
  for (let n = 0; n < times; n++)
    steps.push(
      {
        do: 'fighter',
        ask: 'push',
        optional,
        may: (g, u, f) => !isPushed(u.picks, f) && who(g, u, f) && could(g, f),
      },
      aPushTo(
        (_g, u) => u.picks[2 * n],
        () => most,
        (g, u, hex) => may(g, u.picks[2 * n], hex),
        'if-none',
      ),
      pushedTo((_g, u) => u.picks[2 * n]),
    );
  return steps;
}
