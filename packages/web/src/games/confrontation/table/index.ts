/** Confrontation at the table. */

import { buildTable, type Setup, type Shown, type Table } from '@escarmouche/engine/confrontation';
import type { Notation, OwnContent } from '@escarmouche/engine/core';
import { gameTable } from '../../../table/contract.ts';
import { term } from '../term.ts';
import { Asking } from './Asking.tsx';
import { Board } from './board/Board.tsx';
import { Face } from './combat/Face.tsx';
import { panels, Sides } from './combat/index.ts';
import { Texts } from './combat/Texts.tsx';
import { gistOf } from './gist.ts';
import { goal } from './goal.ts';
import { Legend } from './Legend.tsx';
import type { Scene } from './scene.ts';
import { sorting } from './sorting.ts';
import { speechFor } from './speech.ts';
import { confStrings } from './strings.ts';
import { Timeline } from './Timeline.tsx';
import { shownTray } from './tray.ts';
import { type BoardState, useBoard } from './useBoard.ts';
import { usePointing } from './usePointing.ts';
import './board/plane.css';
import './board/bases.css';
import './fights.css';

export const table = gameTable<Table, Shown, Scene, BoardState>({
  id: 'confrontation',
  notation: async () => (await import('../notation.ts')).notation as Notation<unknown>,
  async own() {
    const { own, takeOver } = await import('../notation.ts');
    takeOver();
    return own as OwnContent<never, unknown>;
  },
  editorTools: async () => (await import('../laying/tools.tsx')).tools,
  term,
  tables: (setup) => buildTable(setup as Setup),
  seats: (tables) => tables.sideOf.length,
  speech: speechFor,
  texts: (lang) => {
    const { score, course } = confStrings(lang);
    return { score, courseTurn: course.turn, courseTable: course.table };
  },
  sorting,
  useBoard,
  usePointing,
  parts: {
    Board,
    Texts,
    Timeline,
    Sides,
    Asked: Asking,
    Face,
    panels: [...panels, { id: 'signs', title: (lang) => confStrings(lang).legendTitle, Contents: Legend, explains: true }],
  },
  score: ({ snapshot, speech }) =>
    snapshot.position.strength.map(({ left }, seat) => ({ seat, points: left, aloud: confStrings(speech.lang).pointsOf(left) })),
  dangers: (lang) => confStrings(lang).dangers,
  goal,
  endLine({ snapshot, speech, table: { setup } }) {
    const t = confStrings(speech.lang);
    // A combat phase on its own goes to those who lost less (F4.k).
    const line = (side: string, begun: number, left: number): string =>
      setup.mode === 'combat' ? t.lostLine(side, begun - left) : t.endLine(side, left);
    return snapshot.position.strength.map(({ begun, left }, seat) => line(speech.seat(seat), begun, left)).join(' ');
  },
  tray: shownTray,
  log: {
    gist: gistOf,
    rolls: ['rolls-test', 'wound-roll'],
    headings: ['round-begins', 'phase-begins', 'card-played', 'combat-begins', 'won-match', 'drawn'],
    small: ['dice-dealt', 'rolls-test', 'rolls-again', 'roll-skipped', 'stays', 'pass-begins', 'combat-ends', 'phase-ends'],
  },
  // Where nobody is asked there is no such seat.
  holdsSecrets: ({ position, seat }) => position.cards.some((own, i) => i === seat && own.pile + own.reserve > 1),
  // The order of the cards is hidden; where lines stand in contact there are none.
  hidesNothing: ({ position }) => position.cards.every((own) => own.pile + own.reserve === 0),
});
