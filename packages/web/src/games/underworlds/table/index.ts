/** Warhammer Underworlds: Nightvault at the table. */
import { ASIDE, buildTable, HAND, type Setup, type Table } from '@escarmouche/engine/underworlds';
import { gameTable } from '../../contract.ts';
import type { WuPosition } from '../position.ts';
import { Asking } from './Asking.tsx';
import { Board } from './board/Board.tsx';
import { Windows } from './Card.tsx';
import { FighterPanel } from './FighterPanel.tsx';
import { gistOf } from './gist.ts';
import { goal } from './goal.ts';
import { Hand } from './Hand.tsx';
import { InForce } from './InForce.tsx';
import { Legend } from './Legend.tsx';
import { Sides } from './Sides.tsx';
import { type Scene, stateOf } from './scene.ts';
import { sorting } from './sorting.ts';
import { speechFor } from './speech.ts';
import { wuStrings } from './strings.ts';
import { Timeline } from './Timeline.tsx';
import { shownTray } from './tray.ts';
import { type BoardState, useBoard } from './useBoard.ts';
import './board/board.css';
import './board/tokens.css';
import './table.css';

export const table = gameTable<Table, WuPosition, Scene, BoardState>({
  id: 'underworlds',
  tables: (setup) => buildTable(setup as Setup),
  seats: () => 2,
  speech: (lang, tables, { view }) => speechFor(lang, tables, view.state),
  texts: (lang) => ({ score: wuStrings(lang).glory, typeHintPlain: wuStrings(lang).typeHint }),
  sorting,
  useBoard,
  parts: {
    Board,
    Timeline,
    Sides,
    Asked: Asking,
    Hand,
    Windows,
    panels: [
      { id: 'fighter', title: (lang) => wuStrings(lang).panel.fighter, Contents: FighterPanel },
      { id: 'force', title: (lang) => wuStrings(lang).panel.force, Contents: InForce },
      { id: 'sides', title: (lang) => wuStrings(lang).panel.sides, Contents: Sides, narrowOnly: true },
      { id: 'legend', title: (lang) => wuStrings(lang).panel.legend, Contents: Legend },
    ],
  },
  score(scene) {
    const t = wuStrings(scene.speech.lang);
    return stateOf(scene).players.map((p, seat) => ({ seat, points: p.glory, aloud: t.gloryOf(p.glory, p.glory - p.spent) }));
  },
  goal,
  endLine(scene) {
    const t = wuStrings(scene.speech.lang);
    return stateOf(scene)
      .players.map((p, seat) => t.endLine(scene.speech.seat(seat), p.glory))
      .join(' ');
  },
  tray: shownTray,
  log: {
    gist: gistOf,
    rolls: ['rolled'],
    headings: ['round', 'activation', 'end-phase', 'won', 'drawn'],
    small: ['rolled', 'rolled-again', 'draws', 'draws-card', 'discards', 'discards-card'],
  },
  holdsSecrets({ position: { view }, seat }) {
    return view.state.cards.some((c) => c.owner === seat && (c.zone === HAND || c.zone === ASIDE) && c.def >= 0);
  },
});
