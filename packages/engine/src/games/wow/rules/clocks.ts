/** 408. Clocks: absolute ticks behind the dials, so that who is ahead is a plain comparison. */
import { allowed, innermost, NOBODY, type Reasons, refuse } from '../../../core/index.ts';
import type { AbilityDef, Wow } from '../table.ts';
import { turnSequence } from './frames.ts';
import { toPay } from './values.ts';

/** 408.1c: what a dial shows for an absolute tick. */
export function dial(tick: number): number {
  return ((tick - 1) % 10) + 1;
}

/** 408.1c: the round a tick lies in, from 1. */
export function roundOf(tick: number): number {
  return Math.floor((tick - 1) / 10) + 1;
}

/** 408.2a: the furthest tick a personal clock may show. */
export function furthest(g: Wow): number {
  return g.state.main + 9;
}

/** The character that shares in the tick costs of this one's turn: its controller (400.3); `NOBODY` for none. */
export function sharer(g: Wow, fig: number): number {
  const turn = innermost(g.state, turnSequence);
  return turn !== null && turn.fig === fig ? turn.controller : NOBODY;
}

/** 408.2, 408.2a, 408.3: whether a character may pay what an ability costs it now. */
export function mayPay(g: Wow, fig: number, def: AbilityDef, why: Reasons): boolean {
  const ticks = toPay(g, fig, def);
  const most = furthest(g);
  if (ticks === 0) return allowed(why);
  const other = sharer(g, fig);
  if (why === null && other === NOBODY) return g.state.figures[fig].clock + ticks <= most;
  for (const who of other === NOBODY ? [fig] : [fig, other]) {
    const clock = g.state.figures[who].clock;
    if (
      clock + ticks > most &&
      refuse(why, 'wow:408.2a', 'clock-overruns', why && { figure: { figure: who }, ticks, clock: dial(clock), main: dial(g.state.main) })
    )
      return false;
  }
  return allowed(why);
}

/** 408.2: pays an ability's ticks; returns how many. `kind`: what an attack is, by `attackOf`; 0 for another ability. */
export function pay(g: Wow, fig: number, def: AbilityDef, kind: number): number {
  const ticks = toPay(g, fig, def, null, kind);
  if (ticks === 0) return 0;
  const other = sharer(g, fig);
  for (const who of other === NOBODY ? [fig] : [fig, other]) {
    g.state.figures[who].clock += ticks;
    g.log?.tell('wow:408.2', 'pays', { figure: { figure: who }, ticks, clock: dial(g.state.figures[who].clock) });
  }
  return ticks;
}

/** Gives paid ticks back (an option on cancelled abilities). */
export function refund(g: Wow, fig: number, ticks: number): void {
  const other = sharer(g, fig);
  for (const who of other === NOBODY ? [fig] : [fig, other]) {
    const f = g.state.figures[who];
    f.clock = Math.max(g.state.main, f.clock - ticks);
  }
}

/** 408.1a, 408.2a: ticks a personal clock up, at most to nine beyond the main clock. Returns by how much. */
export function tickUp(g: Wow, fig: number, n: number): number {
  const f = g.state.figures[fig];
  const before = f.clock;
  f.clock = Math.max(before, Math.min(before + n, furthest(g)));
  g.log?.tell(f.clock - before === n ? 'wow:408.1a' : 'wow:408.2a', 'ticked-up', {
    figure: { figure: fig },
    n: f.clock - before,
    clock: dial(f.clock),
  });
  return f.clock - before;
}

/** 408.1a, 408.2a: ticks a personal clock down, at most level with the main clock. Returns by how much. */
export function tickDown(g: Wow, fig: number, n: number): number {
  const f = g.state.figures[fig];
  const before = f.clock;
  f.clock = Math.min(before, Math.max(before - n, g.state.main));
  g.log?.tell(before - f.clock === n ? 'wow:408.1a' : 'wow:408.2a', 'ticked-down', {
    figure: { figure: fig },
    n: before - f.clock,
    clock: dial(f.clock),
  });
  return before - f.clock;
}
