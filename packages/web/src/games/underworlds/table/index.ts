/** Warhammer Underworlds: Nightvault at the table. */
import type { Notation, OwnContent } from '@escarmouche/engine/core';
import { buildTable, type Setup, type Shown, type Table } from '@escarmouche/engine/underworlds';
import { wordsFor } from '@escarmouche/words/underworlds';
import { gameTable } from '../../../table/contract.ts';
import { gistsOf } from '../../../table/gist.ts';
import { Asking } from './Asking.tsx';
import { askedDice } from './asked-dice.ts';
import { Board } from './board/Board.tsx';
import { Windows } from './Card.tsx';
import { FighterPanel } from './FighterPanel.tsx';
import { goal } from './goal.ts';
import { Hand } from './Hand.tsx';
import { InForce } from './InForce.tsx';
import { Legend } from './Legend.tsx';
import { Sides } from './Sides.tsx';
import type { Scene } from './scene.ts';
import { sorting } from './sorting.ts';
import { speechFor } from './speech.ts';
import { wuStrings } from './strings.ts';
import { Texts } from './Texts.tsx';
import { Timeline } from './Timeline.tsx';
import { shownTray } from './tray.ts';
import { type BoardState, useBoard } from './useBoard.ts';
import { usePointing } from './usePointing.ts';
import './board/board.css';
import './board/tokens.css';
import './table.css';

export const table = gameTable<Table, Shown, Scene, BoardState>({
  id: 'underworlds',
  notation: async () => (await import('../notation.ts')).notation as Notation<unknown>,
  own: async () => (await import('../notation.ts')).own as OwnContent<never, unknown>,
  term: (lang, id) => (wordsFor(lang).knows(id) ? wordsFor(lang).term(id) : undefined),
  tables: (setup) => buildTable(setup as Setup),
  seats: () => 2,
  speech: (lang, tables, { named }) => speechFor(lang, tables, named),
  texts: (lang) => {
    const { glory, course } = wuStrings(lang);
    return { score: glory, courseTurn: course.turn, courseTable: course.table };
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
    Hand,
    Windows,
    panels: [
      { id: 'fighter', title: (lang) => wuStrings(lang).panel.fighter, Contents: FighterPanel },
      { id: 'force', title: (lang) => wuStrings(lang).panel.force, Contents: InForce },
      { id: 'sides', title: (lang) => wuStrings(lang).panel.sides, Contents: Sides, narrowOnly: true },
      { id: 'legend', title: (lang) => wuStrings(lang).panel.legend, Contents: Legend, explains: true },
    ],
  },
  // Whether a hand is kept is asked with its cards in sight.
  handAnswers: ({ snapshot: { options } }) => options.some((o) => o.does === 'replace'),
  score: ({ snapshot, speech }) =>
    snapshot.position.players.map(({ glory, unspent }, seat) => ({
      seat,
      points: glory,
      aloud: wuStrings(speech.lang).gloryOf(glory, unspent),
    })),
  dangers: (lang) => wuStrings(lang).dangers,
  goal,
  endLine: ({ snapshot, speech }) =>
    snapshot.position.players.map((p, seat) => wuStrings(speech.lang).endLine(speech.seat(seat), p.glory)).join(' '),
  tray: shownTray,
  askedDice,
  log: {
    gist: gistsOf({
      move: ['moves'],
      attack: ['attacks'],
      harm: ['suffers'],
      out: ['out-of-action'],
      points: ['scores', 'gains-glory'],
      named: ['plays', 'reacts-with', 'upgrades'],
    }),
    rolls: ['rolled'],
    headings: ['round', 'activation', 'end-phase', 'won', 'drawn'],
    small: ['rolled', 'rolled-again', 'draws', 'draws-card', 'discards', 'discards-card'],
  },
  holdsSecrets: ({ position: { cards }, seat }) =>
    cards.some((c) => c.owner === seat && (c.lies === 'hand' || c.lies === 'aside') && c.def >= 0),
});
