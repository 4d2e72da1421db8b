/** What one seat sees (300.1), and what it may believe about the rest. */
import type { BarCard, Figure, Lasting, State } from './state.ts';
import { copyFigure, copyLasting } from './state.ts';
import type { Table, Wow } from './table.ts';
import type { Frame } from '../../core/index.ts';

/** A bar card as a seat sees it: `def` is -1 where it lies face down and is not the seat's own. */
export type SeenCard = BarCard;

/** A seat's view: the state with the cards it cannot see left blank. */
export interface View {
  readonly seat: number;
  readonly state: State;
}

/** Whether a seat may look at a card: face up, or lying in the bar of a character it controls (300.1, 400.3). */
export function maySee(s: State, c: BarCard, seat: number): boolean {
  return c.face === 1 || s.figures[c.bearer].seat === seat;
}

/** The view of one seat: plain data, independent of the state. */
export function viewOf(g: Wow, seat: number, copyFrame: (f: Frame) => Frame): View {
  const s = g.state;
  return {
    seat,
    state: {
      stack: s.stack.map(copyFrame),
      main: s.main,
      turn: s.turn,
      serial: s.serial,
      lastSeat: s.lastSeat,
      firstSeat: s.firstSeat,
      points: s.points.slice(),
      target: s.target.slice(),
      over: s.over,
      winner: s.winner,
      figures: s.figures.map((f): Figure => copyFigure(f)),
      cards: s.cards.map((c): BarCard => ({ def: maySee(s, c, seat) ? c.def : -1, bearer: c.bearer, ready: c.ready, face: c.face, active: c.active, on: c.on, usedAt: c.usedAt })),
      lasting: s.lasting.map((l): Lasting => copyLasting(l)),
      spawn: s.spawn.slice(),
    },
  };
}

/** A state that looks like this view to its seat: each hidden card becomes one that may lie there (300.2). */
export function imagineFrom(table: Table, view: View, pick: (n: number) => number, copy: (s: State) => State): State {
  const s = copy(view.state);
  for (const c of s.cards) {
    if (c.def !== -1) continue;
    const known = s.cards.filter((o) => o.bearer === c.bearer && o.def !== -1).map((o) => o.def);
    const possible = table.fits[c.bearer].filter((d) => !known.includes(d));
    const pool = possible.length > 0 ? possible : table.fits[c.bearer];
    c.def = pool[pick(pool.length)];
  }
  return s;
}
