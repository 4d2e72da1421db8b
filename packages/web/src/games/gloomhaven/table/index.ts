/** Gloomhaven at the table. */
import type { Notation, OwnContent } from '@escarmouche/engine/core';
import { buildTable, MONSTER_DECKS, type Setup, type Shown, type Table } from '@escarmouche/engine/gloomhaven';
import { wordsFor } from '@escarmouche/words/gloomhaven';
import { gameTable } from '../../../table/contract.ts';
import { Asked } from './Asked.tsx';
import { Board } from './board/Board.tsx';
import { Legend } from './board/Legend.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { gistOf } from './gist.ts';
import { goal } from './goal.ts';
import { Attack } from './hand/Attack.tsx';
import { Cards } from './hand/Cards.tsx';
import { Decks } from './hand/Decks.tsx';
import { formFor, Hand } from './hand/Hand.tsx';
import { Sides } from './Sides.tsx';
import type { Scene } from './scene.ts';
import { sorting } from './sorting.ts';
import { speechFor } from './speech.ts';
import { ghStrings } from './strings.ts';
import { Texts } from './Texts.tsx';
import { Timeline } from './Timeline.tsx';
import { type BoardState, useBoard } from './useBoard.ts';
import { usePointing } from './usePointing.ts';
import { WhyAside } from './why/WhyAside.tsx';
import { WhyPanel } from './why/WhyPanel.tsx';
import './board/board.css';
import './board/tokens.css';
import './hand/hand.css';
import './why/why.css';
import './table.css';

/** Ability cards of monsters: a printed number is on one of them alone. */
const MONSTER_CARDS = MONSTER_DECKS.flatMap((d) => d.cards);

export const table = gameTable<Table, Shown, Scene, BoardState>({
  id: 'gloomhaven',
  notation: async () => (await import('../notation.ts')).notation as Notation<unknown>,
  own: async () => (await import('../notation.ts')).own as OwnContent<never, unknown>,
  term(lang, id) {
    const words = wordsFor(lang);
    const card = id.startsWith('monster-card.') ? MONSTER_CARDS.find((c) => id.endsWith(`.${c.id}`)) : undefined;
    if (card !== undefined) return ghStrings(lang).abilityCard(card.initiative, words.abilityLine(card));
    return words.knows(id) ? words.term(id) : undefined;
  },
  editorTools: async () => (await import('../turns/tools.ts')).tools,
  tables: (setup) => buildTable(setup as Setup),
  seats: (tables) => tables.characters.length,
  speech: (lang, tables, { named }) => speechFor(lang, tables, named),
  sorting,
  useBoard,
  usePointing,
  parts: {
    Board,
    Texts,
    Hand,
    Results: Attack,
    Timeline,
    Sides,
    Asked,
    Aside: WhyAside,
    panels: [
      { id: 'hand', title: (lang) => ghStrings(lang).panel.hand, Contents: Cards },
      { id: 'figure', title: (lang) => ghStrings(lang).panel.figure, Contents: FigurePanel },
      { id: 'why', title: (lang) => ghStrings(lang).panel.why, Contents: WhyPanel },
      { id: 'decks', title: (lang) => ghStrings(lang).panel.decks, Contents: Decks },
      { id: 'sides', title: (lang) => ghStrings(lang).panel.sides, Contents: Sides, narrowOnly: true },
      { id: 'legend', title: (lang) => ghStrings(lang).panel.legend, Contents: Legend, explains: true },
    ],
  },
  alone: ({ setup }) => setup.solo === true,
  handAnswers: ({ snapshot }) => formFor(snapshot.options) !== null,
  score: ({ table: { characters } }) => characters.map((_c, seat) => ({ seat })),
  endTitle({ snapshot, speech }) {
    const t = ghStrings(speech.lang);
    return snapshot.node.kind === 'over' && snapshot.node.result.winner >= 0 ? t.partyWon : t.partyLost;
  },
  tally: (lang) => ghStrings(lang).tally,
  dangers: (lang) => ghStrings(lang).dangers,
  goal,
  endLine: ({ snapshot, speech }) =>
    snapshot.position.players.map((p, seat) => ghStrings(speech.lang).endLine(speech.seat(seat), p.xp, p.gold)).join(' '),
  log: {
    gist: gistOf,
    headings: ['round', 'turn', 'won', 'lost'],
    small: ['draws', 'counts', 'reshuffles', 'shielded', 'shielded_no-pierce'],
  },
  // Cards chosen for the round lie hidden until all have chosen; one person alone, or a table with open hands, hides nothing.
  holdsSecrets: ({ position }, { setup }) => position.choosing && setup.solo !== true,
  hidesNothing: ({ position }, { setup }) => !position.choosing || setup.solo === true,
});
