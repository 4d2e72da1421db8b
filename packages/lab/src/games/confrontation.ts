/** Confrontation as rows: the strategic value that is left, and the fighters that are not killed. */
import type { Setup, State, Table, View } from '@escarmouche/engine/confrontation';
import { confrontation, KILLED, strengthOf } from '@escarmouche/engine/confrontation';
import { type LabGame, type Piece, SURVIVED } from './game.ts';

export const confrontationLab: LabGame<Setup, Table, State, View> = {
  game: confrontation,
  together: false,
  knows: { card: 0, figure: SURVIVED },
  pieces({ fighters, defs, seatOf }) {
    return defs.map((def, i): Piece => {
      const { profile } = fighters[def];
      return { kind: 'figure', id: profile.id, names: profile.names, seat: seatOf[i] };
    });
  },
  marks: (_table, { figures }) => figures.map((f) => (f.wound === KILLED ? 0 : SURVIVED)),
  points: (table, { figures }) => strengthOf(table, figures).map((s) => s.left),
  rounds: ({ round }) => round,
  swapped(setup) {
    const { seats, tactics } = setup;
    if (seats.length !== 2) return null;
    const sided = seats.map((seat, i) => ({ ...seat, side: seat.side ?? (i === 0 ? (1 as const) : (2 as const)) }));
    return { ...setup, seats: [sided[1], sided[0]], ...(tactics === undefined ? {} : { tactics: tactics.map((s) => 1 - s) }) };
  },
};
