/** Confrontation at the table. */
import { buildTable, type Setup, STATS, type Table } from '@escarmouche/engine/confrontation';
import { gameTable } from '../../contract.ts';
import type { ConfPosition } from '../position.ts';
import { Asking } from './Asking.tsx';
import { Board } from './board/Board.tsx';
import { panels, Sides } from './combat/index.ts';
import { gistOf } from './gist.ts';
import { Legend } from './Legend.tsx';
import { lookOf } from './look.ts';
import { figuresOf, type Scene } from './scene.ts';
import { sorting } from './sorting.ts';
import { speechFor } from './speech.ts';
import { confStrings } from './strings.ts';
import { Timeline } from './Timeline.tsx';
import { shownTray } from './tray.ts';
import { type BoardState, useBoard } from './useBoard.ts';
import './board/plane.css';
import './board/bases.css';
import './fights.css';

/** Place of the strategic value among the characteristics. */
const PA = STATS.indexOf('PA');

/** Who has this wound level is gone. */
const KILLED = 4;

/** The strategic value a seat began with. */
function valueBegun({ table }: Scene, seat: number): number {
  return table.defs.reduce((n, def, i) => (table.seatOf[i] === seat ? n + (table.fighters[def].values[PA] ?? 0) : n), 0);
}

/** The strategic value each seat has left, off the table before it is deployed as on it. */
function valuesLeft(scene: Scene): readonly number[] {
  const { table } = scene;
  return table.sideOf.map((_side, seat) =>
    figuresOf(scene).reduce((n, f) => (f.seat === seat && f.wound !== KILLED ? n + (table.fighters[f.def].values[PA] ?? 0) : n), 0),
  );
}

export const table = gameTable<Table, ConfPosition, Scene, BoardState>({
  id: 'confrontation',
  tables: (setup) => buildTable(setup as Setup),
  seats: (tables) => tables.sideOf.length,
  speech: (lang, tables, { view }) => speechFor(lang, tables, view.state),
  texts: (lang) => ({ score: confStrings(lang).score }),
  sorting,
  useBoard,
  parts: {
    Board,
    Timeline,
    Sides,
    Asked: Asking,
    panels: [...panels, { id: 'signs', title: (lang) => confStrings(lang).legendTitle, Contents: Legend }],
  },
  score(scene) {
    const t = confStrings(scene.speech.lang);
    return valuesLeft(scene).map((points, seat) => ({ seat, points, aloud: t.pointsOf(points) }));
  },
  endLine(scene) {
    const t = confStrings(scene.speech.lang);
    // A combat phase on its own goes to those who lost less (F4.k).
    const alone = scene.table.setup.mode === 'combat';
    return valuesLeft(scene)
      .map((n, seat) => {
        const side = scene.speech.seat(seat);
        return alone ? t.lostLine(side, valueBegun(scene, seat) - n) : t.endLine(side, n);
      })
      .join(' ');
  },
  tray: shownTray,
  log: {
    gist: gistOf,
    rolls: ['rolls-test', 'wound-roll'],
    headings: ['round-begins', 'phase-begins', 'card-played', 'combat-begins', 'won-match', 'drawn'],
    small: ['dice-dealt', 'rolls-test', 'rolls-again', 'roll-skipped', 'stays', 'pass-begins', 'combat-ends', 'phase-ends'],
  },
  holdsSecrets({ position: { view }, seat }) {
    const { pile, reserve } = view.state.hands[seat];
    return pile.length + reserve.length > 1;
  },
  look: (expected, tables) => lookOf(expected, tables),
});
