/** Gloomhaven as a game that any driver can play: the players against the monsters. */
import { type Frame, FrameShape, frameOf, type Game, NOBODY, type Play, sequences } from '../../core/index.ts';
import { gloomhavenAims } from './aims.ts';
import { buildTable } from './building.ts';
import { CHOICES } from './choices.ts';
import { gloomhavenGrammar } from './grammar.ts';
import { gloomhavenGuide } from './guide.ts';
import { likelyAnswer } from './likely.ts';
import { adjustSteps } from './rules/adjusting.ts';
import { volleySteps } from './rules/attacking.ts';
import { deedsSteps } from './rules/deeds.ts';
import { drawSteps } from './rules/drawing.ts';
import { effectsSteps } from './rules/effects.ts';
import { notNow } from './rules/elsewhere.ts';
import { forcedSteps } from './rules/forcing.ts';
import { matchSequence } from './rules/frames.ts';
import { harmSteps } from './rules/harm.ts';
import { legSteps, moveSteps } from './rules/moving.ts';
import { halfSteps } from './rules/performing.ts';
import { restSteps } from './rules/resting.ts';
import { revealSteps } from './rules/revealing.ts';
import { matchSteps, roundSteps, turnsSteps } from './rules/rounds.ts';
import { strikeSteps } from './rules/striking.ts';
import { turnSteps } from './rules/turns.ts';
import type { Setup } from './setup.ts';
import { CHARACTER, copyState, HAND, NO_CARD, newFigure, type State } from './state.ts';
import type { Gloom, Table } from './table.ts';
import { imagineFrom, type View, viewOf } from './view.ts';
import { worthFor } from './worth.ts';

/** The rules in the order of their numbers, which saved states rely on. */
const BOOK = sequences<Gloom>(
  matchSteps,
  roundSteps,
  turnsSteps,
  turnSteps,
  halfSteps,
  moveSteps,
  legSteps,
  forcedSteps,
  volleySteps,
  strikeSteps,
  effectsSteps,
  adjustSteps,
  drawSteps,
  harmSteps,
  revealSteps,
  deedsSteps,
  restSteps,
);

function copyFrame(f: Frame): Frame {
  return new FrameShape(f.seq, f.step, BOOK[f.seq].copy(f.d));
}

/** An independent copy of a state. */
function copyGloomhaven(s: State): State {
  return copyState(s, copyFrame);
}

/** The state before the first step: nobody on the map, every card in hand, every deck whole. */
function freshState(table: Table): State {
  const figures = table.characters.map((c, seat) => newFigure({ kind: CHARACTER, seat, type: seat, number: 1, hp: c.face.hp }));
  return {
    stack: [frameOf(matchSequence, { round: 0 })],
    round: 0,
    choosing: 0,
    acting: 0,
    rooms: 0,
    doors: 0,
    turn: NOBODY,
    over: 0,
    won: 0,
    players: table.characters.map(() => ({ lead: NO_CARD, other: NO_CARD, resting: 0, ready: 0, xp: 0, gold: 0, moved: 0, dealt: 0 })),
    figures,
    cards: table.characters.flatMap((c, owner) =>
      c.cards.map((def) => ({ def, owner, zone: HAND, after: HAND, uses: 0, half: 0, boosted: 0 })),
    ),
    decks: [...table.characters.map((c) => c.deck), table.monsterDeck].map((pile) => ({
      pile: [...pile],
      spent: pile.map(() => 0),
      shuffle: 0,
    })),
    types: table.monsters.map((m) => ({ left: (1 << m.cards.length) - 1, card: NO_CARD, used: 0 })),
    tiles: [],
    elements: [0, 0, 0, 0, 0, 0],
    made: 0,
    given: [],
  };
}

/** What matches at the same tables begin with: a copy costs a third of what making it anew does. */
const beginnings = new WeakMap<Table, State>();

/** The game. */
export const gloomhaven: Game<Setup, Table, State, View> = {
  id: 'gloomhaven',
  seats: 4,
  seatsAt: (table) => table.characters.length,
  book: BOOK,
  rules: 8,
  bound: 30_000,
  choices: CHOICES,
  grammar: gloomhavenGrammar,
  tables: buildTable,
  notNow,
  begin(table) {
    let first = beginnings.get(table);
    if (first === undefined) {
      first = freshState(table);
      beginnings.set(table, first);
    }
    return copyGloomhaven(first);
  },
  copy: copyGloomhaven,
  result(g: Play<Table, State>) {
    if (g.state.over === 0) return null;
    // The players win together: the first seat stands for all of them.
    return g.state.won === 1 ? { winner: 0, rule: 'gh:end.1' } : { winner: NOBODY, rule: 'gh:end.2' };
  },
  view: (g, seat) => viewOf(g.state, seat, copyGloomhaven),
  imagine: (table, view, pick) => imagineFrom(table, view, pick, copyGloomhaven),
  worth: worthFor,
  guide: gloomhavenGuide,
  aims: gloomhavenAims,
  likely: likelyAnswer,
};
