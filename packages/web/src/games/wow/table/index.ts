/** World of Warcraft Miniatures at the table. */
import type { Notation, OwnContent } from '@escarmouche/engine/core';
import { buildTable, type Setup, type Shown, type Table } from '@escarmouche/engine/wow';
import { figureIn, spacesIn } from '../../../table/args.ts';
import { gameTable } from '../../../table/contract.ts';
import { doer, gistsOf } from '../../../table/gist.ts';
import { term } from '../term.ts';
import { Bars } from './Bars.tsx';
import { Board } from './board/Board.tsx';
import { CardWindow } from './CardDialog.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { goal, goalWhy } from './goal.ts';
import { Hand } from './Hand.tsx';
import { Legend } from './Legend.tsx';
import type { Scene } from './scene.ts';
import { sorting } from './sorting.ts';
import { speechFor } from './speech.ts';
import { wowStrings } from './strings.ts';
import { Texts } from './Texts.tsx';
import { Timeline } from './Timeline.tsx';
import { shownTray } from './tray.ts';
import { type BoardState, useBoard } from './useBoard.ts';
import { usePointing } from './usePointing.ts';
import './board/board.css';
import './board/tokens.css';
import './timeline.css';
import './parties.css';

export const table = gameTable<Table, Shown, Scene, BoardState>({
  id: 'wow',
  notation: async () => (await import('../notation.ts')).notation as Notation<unknown>,
  own: async () => (await import('../notation.ts')).own as OwnContent<never, unknown>,
  term,
  tables: (setup) => buildTable(setup as Setup),
  seats: () => 2,
  speech: (lang, tables, { named }) => speechFor(lang, tables, named),
  sorting,
  useBoard,
  usePointing,
  parts: {
    Board,
    Texts,
    Hand,
    Timeline,
    Sides: Bars,
    Windows: CardWindow,
    panels: [
      { id: 'figure', title: (lang) => wowStrings(lang).panel.figure, Contents: FigurePanel },
      { id: 'parties', title: (lang) => wowStrings(lang).panel.parties, Contents: Bars, narrowOnly: true },
      { id: 'legend', title: (lang) => wowStrings(lang).panel.legend, Contents: Legend, explains: true },
    ],
  },
  score({ snapshot, speech }) {
    const { points, target } = snapshot.position;
    const t = wowStrings(speech.lang);
    return points.map((n, seat) => ({ seat, points: n, of: target[seat], aloud: t.pointsOf(n, target[seat]) }));
  },
  dangers: (lang) => wowStrings(lang).dangers,
  goal,
  goalWhy,
  endLine({ snapshot, speech }) {
    const { points, target } = snapshot.position;
    return points.map((n, seat) => wowStrings(speech.lang).endLine(speech.seat(seat), n, target[seat])).join(' ');
  },
  tray: shownTray,
  log: {
    gist: gistsOf(
      {
        attack: ['attacks'],
        harm: ['damaged', 'loses-health'],
        heal: ['healed'],
        out: ['destroyed'],
        points: ['points'],
        named: ['plays', 'reacts'],
      },
      { moves: (scene, event) => ({ is: 'move', far: String(spacesIn(event.args.spaces).length), ...doer(scene, event) }) },
    ),
    rolls: ['rolls-attack', 'rolls-defence'],
    title: ({ speech }, { key, args }) => (key === 'turn-begins' ? speech.figure(figureIn(args.figure)) : null),
    headings: ['turn-begins', 'tick-begins', 'round-begins', 'match-won', 'match-drawn'],
    small: ['enters', 'pays', 'power', 'attacked', 'turn-ends', 'idle-tick', 'no-defence-dice'],
  },
  holdsSecrets: ({ position: { cards }, seat }) => cards.some((c) => !c.up && c.def >= 0 && c.side === seat),
});
