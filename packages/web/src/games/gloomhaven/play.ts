/** Gloomhaven in the worker. */
import { type Match, type RulingCase, runCase } from '@escarmouche/engine/core';
import {
  activeCards,
  aimsNow,
  CHARACTER,
  caseOf,
  decksOf,
  GLOOMHAVEN_ODDS,
  gloomhaven,
  gloomhavenSituations,
  halfUnderWay,
  lookBetween,
  MONSTER,
  playTurnCase,
  type Setup,
  type Situation,
  type State,
  type Table,
  type TurnCase,
  thoughtNow,
  trackOf,
  turnRead,
  typesOf,
  type View,
  valuesOf,
  whyThought,
} from '@escarmouche/engine/gloomhaven';
import { workerGame } from '../../worker/game.ts';
import { aheadOf } from './ahead.ts';
import type { GhPosition, GhQuestions, GhTools } from './position.ts';

type GhMatch = Match<Setup, Table, State, View>;

type Answers = {
  readonly [K in keyof GhQuestions]: (match: GhMatch, question: GhQuestions[K][0], eyes: number | null) => GhQuestions[K][1];
};

/** The map and everybody on it lie open: whoever asks may know. */
const questions: Answers = {
  why: ({ table }, thought) => whyThought(table, thought),
  ahead: (match, _question, eyes) => aheadOf(match, eyes),
  aims: ({ play }) => aimsNow(play),
  look: ({ play }, { from, to }) => lookBetween(play, from, to),
};

type ToolAnswers = { readonly [K in keyof GhTools]: (question: GhTools[K][0]) => GhTools[K][1] };

const tools: ToolAnswers = {
  turn: (s) => turnRead(s),
  'turn-cases': (cases) =>
    cases.map((c: TurnCase) => {
      const { missing, extra } = playTurnCase(c);
      return { missing, extra };
    }),
  'ruling-cases': (cases) => cases.map((c: RulingCase<Situation>, i) => runCase(gloomhavenSituations, c, i + 1).length),
};

export const play = workerGame({
  game: gloomhaven,
  situations: gloomhavenSituations,
  odds: GLOOMHAVEN_ODDS,
  passes: [],
  alone: ['target', 'path', 'choose the focus', 'who acts first', 'whom first', 'which place', 'next step', 'negate it'],
  beats: { at: ['ability-card', 'comes-to', 'stunned', 'focuses', 'focus-chosen', 'no-focus', 'opens'], before: ['turn', 'won', 'lost'] },
  setUp: {
    steps: ['where to begin', 'cards'],
    until: ['action'],
    alone: ({ table }: GhMatch) => table.setup.solo === true,
  },
  tally: {
    // Hit points of the characters, and of the monsters on the map.
    of: (_table: Table, { figures }: State) =>
      [CHARACTER, MONSTER].map((kind) => figures.reduce((n, f) => (f.kind === kind && f.out === 0 ? n + Math.max(0, f.hp) : n), 0)),
    tells: ['killed', 'exhausted', 'opens', 'suffers', 'heals'],
  },
  aimed: [],
  turns: ['round', 'turn', 'won', 'lost'],
  paragraph: 'gh:attack.01',
  position(match: GhMatch, seat): GhPosition {
    // One person alone, or hands open: nothing is hidden from anybody (see `Setup`).
    const open = match.table.setup.solo === true;
    const view = open ? { seat, state: gloomhaven.copy(match.state) } : match.view(seat);
    // Where cards are concerned nothing is read but what the seat sees.
    const seen = { table: match.table, state: view.state, log: null };
    return {
      view,
      // A picture on the way asks nobody.
      thought: match.nodeKind === 'over' ? null : thoughtNow(match.play),
      track: trackOf(seen),
      values: view.state.figures.map((_f, i) => valuesOf(seen, i)),
      types: typesOf(seen),
      decks: decksOf(seen),
      active: view.state.players.map((_p, of) => activeCards(seen, of)),
      half: halfUnderWay(seen),
    };
  },
  standing: ({ state }) => ({ round: state.round, points: [], target: [] }),
  caseOf,
  questions,
  tools,
});
