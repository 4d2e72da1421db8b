/** gh:forced.*. Push and pull: each step farther from or nearer to where it comes from, by the attacker's choice; whole or not at all. */
import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  on,
  REPEAT,
  type Refusal,
  refuse,
  step,
} from '../../../core/index.ts';
import { OFF_FIELD, stepsBetween, type WalledField } from '../../../space/index.ts';
import { OBSTACLE } from '../monsters/ground.ts';
import { OBJECTIVE } from '../state.ts';
import type { Gloom } from '../table.ts';
import { acrossWall, areEnemies, inPlay, spokesman, standsOn, terrainOf, walledOf } from './board.ts';
import { enter } from './entering.ts';
import { type ForcedFrame, forcedSequence, NAMED, SPARED } from './frames.ts';
import { hexIn } from './keys.ts';
import { FIGURE, HEX } from './naming.ts';
import { statsOf } from './stats.ts';

const STOP = 4095;
/** Codes from here on: another figure comes first. */
const FIRST = 4096;

export const STOPS = coded<Gloom, ForcedFrame>('stop', {
  say(_g, f) {
    const left = isSpared(f) ? 'leave' : 'barred';
    return { key: `${left}-${f.pull === 1 ? 'pull' : 'push'}`, args: { figure: { figure: f.on } } };
  },
  first: STOP,
});
export const STEP_TO = coded<Gloom, ForcedFrame>('to:{space}', {
  say: 'force-to',
  parts: { space: on(HEX, { size: STOP }) },
  more: (_g, f) => ({ figure: { figure: f.on } }),
});
const NEXT_ONE = coded<Gloom, ForcedFrame>('next:{figure}', { say: 'force-next', parts: { figure: on(FIGURE) }, first: FIRST });

export const forcedSteps = define(forcedSequence, [
  step('whom', 'gh:forced.1', (g: Gloom, f: ForcedFrame): Flow => {
    if (f.on >= 0 && stepsOf(g, f, f.on, f.left).length > 0) return NEXT;
    // Who cannot be moved now may be once another has made room.
    const next = f.rest.find((i) => stepsOf(g, f, i, f.n).length > 0);
    if (next === undefined) return END;
    begin(f, next);
    return NEXT;
  }),
  decide('next step', 'gh:forced.1', {
    ruleHere: (_g: Gloom, f: ForcedFrame) => ruleOf(f),
    cites: (_g: Gloom, f: ForcedFrame) => ruleOf(f),
    seat: (g, f) => (g.state.figures[f.by].seat >= 0 ? g.state.figures[f.by].seat : spokesman(g)),
    options(g, f, out) {
      // Declined whole, or carried out as far as it goes by the way that is chosen: nothing between.
      if (isSpared(f)) out.push(STOP);
      for (const to of stepsOf(g, f, f.on, f.left)) out.push(to);
      for (const i of others(g, f)) out.push(FIRST + i);
      if (!isSpared(f) && isBarred(g, f)) out.push(STOP);
    },
    take(g, f, code): Flow {
      if (code === STOP) {
        f.left = 0;
        return REPEAT;
      }
      if (code >= FIRST) {
        f.rest.unshift(f.on);
        begin(f, code - FIRST);
        f.may |= NAMED;
        return REPEAT;
      }
      f.left--;
      g.log?.tell(ruleOf(f), f.pull === 1 ? 'pulled' : 'pushed', {
        figure: { figure: f.on },
        space: { space: code },
        way: { spaces: [g.state.figures[f.on].hex, code] },
      });
      enter(g, f.on, code, true);
      return REPEAT;
    },
    ...offers(STOPS, STEP_TO, NEXT_ONE),
    understand: (g, f, id) => whyNoStep(g, f, id),
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: f.pull === 1 ? 'ask-pull' : 'ask-push', args: { figure: { figure: f.on }, n: f.left } }),
  }),
]);

/**
 * Pushes or pulls figures by so many hexes, one after the other. An objective stays where it is. `may` where each of them may still be
 * spared: an effect that was asked about for its target, or a monster's, is carried out.
 */
export function forced(g: Gloom, on: readonly number[], by: number, how: 'push' | 'pull', n: number, may: boolean): void {
  const rest = on.filter((i) => inPlay(g, i) && g.state.figures[i].kind !== OBJECTIVE);
  if (rest.length === 0) return;
  const { hex } = g.state.figures[by];
  call(g, forcedSequence, { on: NOBODY, by, from: hex, pull: how === 'pull' ? 1 : 0, n, left: 0, rest, may: may ? SPARED : 0 });
}

/** What a push or a pull is reckoned with, found once for each step. */
interface Course {
  readonly g: Gloom;
  readonly f: ForcedFrame;
  readonly on: number;
  readonly w: WalledField;
  readonly terrain: Uint8Array;
  /** It minds nothing on its way, enemies included (gh:move.3). */
  readonly flies: boolean;
}

/**
 * Hexes of the next step from one: through its own friends, through its enemies only in flight, and with room to end in. Put to `barred`
 * are those that would lead on, were it not for what stands there.
 */
function stepsFrom(c: Course, hex: number, left: number, barred: number[] = []): number[] {
  const { g, f, on, w } = c;
  const now = stepsBetween(w, f.from, hex);
  const out: number[] = [];
  for (let d = 0; d < 6 && left > 0; d++) {
    const to = w.open[hex * 6 + d];
    if (to === OFF_FIELD) continue;
    const after = stepsBetween(w, f.from, to);
    if (f.pull === 1 ? after >= now : after <= now) continue;
    const there = standsOn(g, to);
    const isTaken = there >= 0 && there !== on && ((!c.flies && areEnemies(g, there, on)) || stepsFrom(c, to, left - 1).length === 0);
    if (isTaken || (!c.flies && (c.terrain[to] & OBSTACLE) !== 0)) barred.push(to);
    else out.push(to);
  }
  return out;
}

function stepsOf(g: Gloom, f: ForcedFrame, on: number, left: number, barred: number[] = []): number[] {
  if (left === 0 || !inPlay(g, on)) return [];
  const c: Course = { g, f, on, w: walledOf(g), terrain: terrainOf(g), flies: statsOf(g, on).flying };
  return stepsFrom(c, g.state.figures[on].hex, left, barred);
}

/** Whether a way that an obstacle or a figure bars may be chosen, though another is free: it then goes no farther. Not above somebody else. */
function isBarred(g: Gloom, f: ForcedFrame): boolean {
  const barred: number[] = [];
  stepsOf(g, f, f.on, f.left, barred);
  const { hex } = g.state.figures[f.on];
  return barred.length > 0 && !g.state.figures.some((x, i) => i !== f.on && x.out === 0 && x.hex === hex);
}

/** Whether the figure may be spared altogether. */
const isSpared = (f: ForcedFrame): boolean => (f.may & SPARED) !== 0 && isWhole(f);

/** Whether the figure under way has not taken a step yet. */
const isWhole = (f: ForcedFrame): boolean => f.left === f.n;

/**
 * Others that could be moved before the one that is next: none once that one has begun, or was itself named to go first. Else two could
 * be named in turn for ever, and nothing would have been decided.
 */
function others(g: Gloom, f: ForcedFrame): number[] {
  return isWhole(f) && (f.may & NAMED) === 0 ? f.rest.filter((i) => stepsOf(g, f, i, f.n).length > 0) : [];
}

/** A pull is a push with a paragraph of its own. */
const ruleOf = (f: ForcedFrame): string => (f.pull === 1 ? 'gh:forced.2' : 'gh:forced.1');

/** Why it cannot be pushed or pulled to the hex an id names, or another not go before it; null where it names neither. */
function whyNoStep(g: Gloom, f: ForcedFrame, id: string): Refusal[] | null {
  if (id === 'stop') {
    const why: Refusal[] = [];
    refuse(why, 'gh:forced.1', 'whole-or-not', { figure: { figure: f.on } });
    return why;
  }
  if (id.startsWith('next:') && (f.may & NAMED) !== 0) {
    const why: Refusal[] = [];
    refuse(why, 'gh:forced.1', 'goes-first', { figure: { figure: f.on } });
    return why;
  }
  const hex = hexIn(g, id, 'to:');
  if (hex < 0) return null;
  const why: Refusal[] = [];
  const space = { space: hex };
  const w = walledOf(g);
  const { hex: at } = g.state.figures[f.on];
  if (stepsBetween(w, at, hex) !== 1) {
    if (acrossWall(g, at, hex))
      refuse(why, 'gh:forced.1', 'wall-between', { space }, [
        g.table.map.doors.some((d) => d.space === hex) ? 'gh:terrain.6' : 'gh:range.2',
      ]);
    else refuse(why, 'gh:forced.1', 'step-by-step', { space });
    return why;
  }
  const [now, after] = [stepsBetween(w, f.from, at), stepsBetween(w, f.from, hex)];
  if (f.pull === 1 ? after >= now : after <= now)
    refuse(
      why,
      ruleOf(f),
      f.pull === 1 ? 'not-nearer' : 'not-farther',
      { space, figure: { figure: f.by } },
      f.pull === 1 ? ['gh:forced.1'] : null,
    );
  if ((terrainOf(g)[hex] & OBSTACLE) !== 0 && !statsOf(g, f.on).flying) refuse(why, 'gh:terrain.5', 'obstacle-there', { space });
  if (standsOn(g, hex) >= 0) refuse(why, 'gh:forced.1', 'hex-taken', { space });
  return why;
}

/** The turn of one of those that wait. */
function begin(f: ForcedFrame, on: number): void {
  f.rest = f.rest.filter((i) => i !== on);
  f.on = on;
  f.left = f.n;
  f.may &= SPARED;
}
