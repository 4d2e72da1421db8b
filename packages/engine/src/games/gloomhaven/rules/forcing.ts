/** gh:forced.*. Push and pull: each step farther from or nearer to where it comes from, by the attacker's choice. */
import { call, decide, define, END, type Flow, type Refusal, refuse, STAY, step } from '../../../core/index.ts';
import { OFF_FIELD, stepsBetween, type WalledField } from '../../../space/index.ts';
import { OBSTACLE } from '../monsters/ground.ts';
import { OBJECTIVE } from '../state.ts';
import type { Gloom } from '../table.ts';
import { areEnemies, inPlay, spokesman, standsOn, terrainOf, walledOf } from './board.ts';
import { enter } from './entering.ts';
import { type ForcedFrame, forcedSequence } from './frames.ts';
import { statsOf } from './stats.ts';
import { hexKey, tell } from './telling.ts';

/** Pushes or pulls a figure by so many hexes. An objective stays where it is. */
export function forced(g: Gloom, on: number, by: number, pull: boolean, n: number): void {
  if (!inPlay(g, on) || g.state.figures[on].kind === OBJECTIVE) return;
  call(g, forcedSequence, { on, by, from: g.state.figures[by].hex, pull: pull ? 1 : 0, left: n });
}

const STOP = 4095;

/** What a push or a pull is reckoned with, found once for each step. */
interface Course {
  readonly g: Gloom;
  readonly f: ForcedFrame;
  readonly w: WalledField;
  readonly terrain: Uint8Array;
  /** It minds nothing on its way, enemies included (gh:move.3). */
  readonly flies: boolean;
}

/** Hexes of the next step from one: through its own friends, through its enemies only in flight, and with room to end in. */
function stepsFrom(c: Course, hex: number, left: number): number[] {
  const { g, f, w } = c;
  const now = stepsBetween(w, f.from, hex);
  const out: number[] = [];
  for (let d = 0; d < 6 && left > 0; d++) {
    const to = w.open[hex * 6 + d];
    if (to === OFF_FIELD) continue;
    const after = stepsBetween(w, f.from, to);
    if (f.pull === 1 ? after >= now : after <= now) continue;
    if (!c.flies && (c.terrain[to] & OBSTACLE) !== 0) continue;
    const there = standsOn(g, to);
    if (there >= 0 && there !== f.on && ((!c.flies && areEnemies(g, there, f.on)) || stepsFrom(c, to, left - 1).length === 0)) continue;
    out.push(to);
  }
  return out;
}

function stepsOf(g: Gloom, f: ForcedFrame): number[] {
  const c: Course = { g, f, w: walledOf(g), terrain: terrainOf(g), flies: statsOf(g, f.on).flying };
  return stepsFrom(c, g.state.figures[f.on].hex, f.left);
}

/** Why it cannot be pushed or pulled to the hex an id names; null where it names none. */
function whyNoStep(g: Gloom, f: ForcedFrame, id: string): Refusal[] | null {
  const hex = id.startsWith('to:') ? g.table.map.names.indexOf(id.slice(3)) : -1;
  if (hex < 0) return null;
  const why: Refusal[] = [];
  const space = { space: hex };
  const w = walledOf(g);
  const { hex: at } = g.state.figures[f.on];
  if (stepsBetween(w, at, hex) !== 1) {
    refuse(why, 'gh:forced.1', 'step-by-step', { space });
    return why;
  }
  const [now, after] = [stepsBetween(w, f.from, at), stepsBetween(w, f.from, hex)];
  if (f.pull === 1 ? after >= now : after <= now)
    refuse(why, 'gh:forced.1', f.pull === 1 ? 'not-nearer' : 'not-farther', { space, figure: { figure: f.by } });
  if ((terrainOf(g)[hex] & OBSTACLE) !== 0 && !statsOf(g, f.on).flying) refuse(why, 'gh:terrain.5', 'obstacle-there', { space });
  if (standsOn(g, hex) >= 0) refuse(why, 'gh:forced.1', 'hex-taken', { space });
  return why;
}

define(forcedSequence, [
  decide('next step', 'gh:forced.1', {
    when: (g: Gloom, f: ForcedFrame) => f.left > 0 && inPlay(g, f.on) && stepsOf(g, f).length > 0,
    seat: (g, f) => (g.state.figures[f.by].seat >= 0 ? g.state.figures[f.by].seat : spokesman(g)),
    options(g, f, out) {
      // It may be left at any hex where it can stand.
      if (standsAlone(g, f.on)) out.push(STOP);
      for (const to of stepsOf(g, f)) out.push(to);
    },
    take(g, f, code): Flow {
      if (code === STOP) {
        f.left = 0;
        return STAY;
      }
      f.left--;
      if (g.log !== null) {
        const way = { spaces: [g.state.figures[f.on].hex, code] };
        tell(g, 'gh:forced.1', f.pull === 1 ? 'pulled' : 'pushed', { figure: { figure: f.on }, space: { space: code }, way });
      }
      enter(g, f.on, code, true);
      return STAY;
    },
    id: (g, _f, code) => (code === STOP ? 'stop' : `to:${hexKey(g, code)}`),
    say: (_g, f, code) =>
      code === STOP
        ? { key: 'stop', args: { figure: { figure: f.on } } }
        : { key: 'force-to', args: { figure: { figure: f.on }, space: { space: code } } },
    understand: (g, f, id) => whyNoStep(g, f, id),
    prompt: (_g, f) => ({ key: f.pull === 1 ? 'ask-pull' : 'ask-push', args: { figure: { figure: f.on }, n: f.left } }),
  }),
  step('done', 'gh:forced.1', (): Flow => END),
]);

function standsAlone(g: Gloom, figure: number): boolean {
  const { hex } = g.state.figures[figure];
  return !g.state.figures.some((f, i) => i !== figure && f.out === 0 && f.hex === hex);
}
