/** Confrontation at the table. */
import { buildTable, type Setup, type Table } from '@escarmouche/engine/confrontation';
import { gameTable } from '../../contract.ts';
import type { ConfPosition } from '../position.ts';
import { Asking } from './Asking.tsx';
import { Board } from './board/Board.tsx';
import { panels, Sides } from './combat/index.ts';
import { gistOf } from './gist.ts';
import { goal } from './goal.ts';
import { Legend } from './Legend.tsx';
import type { Scene } from './scene.ts';
import { sorting } from './sorting.ts';
import { speechFor } from './speech.ts';
import { valueBegun, valuesLeft } from './strength.ts';
import { confStrings } from './strings.ts';
import { Timeline } from './Timeline.tsx';
import { shownTray } from './tray.ts';
import { type BoardState, useBoard } from './useBoard.ts';
import './board/plane.css';
import './board/bases.css';
import './fights.css';

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
  goal,
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
});
