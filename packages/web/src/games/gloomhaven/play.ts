/** Gloomhaven in the worker. */
import type { Match } from '@escarmouche/engine/core';
import {
  aimsNow,
  aimsSaid,
  asIfLast,
  CHARACTER,
  caseOf,
  GLOOMHAVEN_ODDS,
  GLOOMHAVEN_THREATS,
  gloomhaven,
  gloomhavenSituations,
  heeding,
  intentIn,
  intentSaid,
  keeping,
  lookBetween,
  MONSTER,
  mayTalk,
  playTurnCase,
  type Setup,
  type Situation,
  type State,
  shownTo,
  type Table,
  type TurnCase,
  turnAsBegun,
  turnRead,
  type View,
  type Words,
  whyThought,
} from '@escarmouche/engine/gloomhaven';
import { type Past, workerGame } from '../../worker/game.ts';
import { aheadOf } from './ahead.ts';
import type { GhQuestions, GhTools } from './position.ts';
import { turnCaseOf } from './turns/written.ts';

type GhMatch = Match<Setup, Table, State, View>;

type Answers = {
  readonly [K in keyof GhQuestions]: (
    match: GhMatch,
    question: GhQuestions[K][0],
    eyes: number | null,
    past: Past<GhMatch>,
  ) => GhQuestions[K][1];
};

/** The map and everybody on it lie open: whoever asks may know. */
const questions: Answers = {
  why: ({ table }, thought) => whyThought(table, thought),
  begun: (_match, thought, _eyes, { match, told, situation }) => turnAsBegun(match, thought, told, situation as Situation | undefined),
  ahead: (match, _question, eyes) => aheadOf(match, eyes),
  aims: ({ play }) => aimsNow(play),
  look: ({ play }, { from, to }) => lookBetween(play, from, to),
};

type ToolAnswers = { readonly [K in keyof GhTools]: (question: GhTools[K][0]) => GhTools[K][1] };

const tools: ToolAnswers = {
  turn: (s) => turnRead(s),
  'turn-case': turnCaseOf,
  'turn-cases': (cases) =>
    cases.map((c: TurnCase) => {
      const { missing, extra } = playTurnCase(c);
      return { missing, extra };
    }),
};

const LESSONS = import.meta.glob<string>('../../../../engine/src/games/gloomhaven/lessons/*.yaml', { query: '?raw', import: 'default' });

export const play = workerGame({
  game: gloomhaven,
  lesson: Object.values(LESSONS)[0],
  situations: gloomhavenSituations,
  odds: GLOOMHAVEN_ODDS,
  threats: GLOOMHAVEN_THREATS,
  passes: [],
  alone: ['target', 'path', 'choose the focus', 'who acts first', 'whom first', 'which place', 'next step', 'negate it'],
  beats: { at: ['ability-card', 'comes-to', 'stunned', 'focuses', 'focus-chosen', 'no-focus', 'opens'], before: ['turn', 'won', 'lost'] },
  setUp: {
    steps: ['where to begin', 'cards'],
    alone: ({ table }: GhMatch) => table.setup.solo === true,
  },
  talk: {
    rule: 'gh:round.1',
    round: ({ play, nodeKind }: GhMatch) => (nodeKind === 'decision' && mayTalk(play) ? play.state.round : null),
    speaks: ({ state }: GhMatch, seat) => state.figures.some((f) => f.kind === CHARACTER && f.seat === seat && f.out === 0),
    aims: ({ play }: GhMatch) => aimsSaid(play),
    before: (view: View) => asIfLast(view, gloomhaven.copy),
    of: ({ play }: GhMatch, seat, id) => intentSaid(play, seat, id),
    read: ({ play }: GhMatch, value) => intentIn(play, value),
    heeding: (seat, words) => heeding(gloomhaven, seat, words as Words),
    keeping: (ask, words) => keeping(ask, words as Words),
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
  position: shownTo,
  standing: ({ state }) => ({ round: state.round, points: [], target: [] }),
  caseOf,
  questions,
  tools,
});
