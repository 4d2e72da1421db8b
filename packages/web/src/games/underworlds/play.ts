/** Warhammer Underworlds in the worker. */

import type { Match, MatchNode } from '@escarmouche/engine/core';
import {
  ACTION_PHASE,
  ACTIVATIONS,
  aimsOf,
  caseOf,
  lookBetween,
  reachOf,
  type Setup,
  type State,
  shownTo,
  type Table,
  UNDERWORLDS_ODDS,
  UNDERWORLDS_THREATS,
  underworlds,
  underworldsSituations,
  type View,
} from '@escarmouche/engine/underworlds';
import { workerGame } from '../../worker/game.ts';
import type { WuQuestions } from './position.ts';

type WuMatch = Match<Setup, Table, State, View>;

type Answers = { readonly [K in keyof WuQuestions]: (match: WuMatch, question: WuQuestions[K][0]) => WuQuestions[K][1] };

/** Boards and fighters lie open: whoever asks may know. */
const questions: Answers = {
  reach: ({ play }, { fighter }) => reachOf(play, fighter),
  aims: ({ play }, { hex, range }) => aimsOf(play, hex, range),
  look: ({ play }, { from, to }) => lookBetween(play, from, to),
};

const isWindow = (node: MatchNode): boolean => node.kind === 'decision' && node.prompt.key.startsWith('ask-react-');

/** What else is answered with cards from a hand. */
const FROM_HAND: readonly string[] = ['ask-power', 'ask-score-now', 'ask-score', 'ask-upgrade', 'ask-discard'];

const LESSONS = import.meta.glob<string>('../../../../engine/src/games/underworlds/lessons/*.yaml', { query: '?raw', import: 'default' });

export const play = workerGame({
  game: underworlds,
  lesson: Object.values(LESSONS)[0],
  situations: underworldsSituations,
  odds: UNDERWORLDS_ODDS,
  threats: UNDERWORLDS_THREATS,
  passes: ['pass', 'nothing', 'done'],
  passing: {
    window: isWindow,
    fromHand: (node) => isWindow(node) || (node.kind === 'decision' && FROM_HAND.includes(node.prompt.key)),
    until: {
      activation: ({ state }: WuMatch, seat) => (state.round - 1) * ACTIVATIONS + state.players[seat].activations,
      round: ({ state }: WuMatch) => state.round * 2 + (state.phase === ACTION_PHASE ? 0 : 1),
    },
  },
  // The last blow of an action phase, and how the end phase leaves the table.
  beats: { at: [], before: ['end-phase', 'round', 'won', 'won-by-objectives', 'drawn'] },
  setUp: {
    steps: [
      'first board',
      'second board',
      'join',
      'lay an objective',
      'first player, objectives',
      'first player, power cards',
      'second player, objectives',
      'second player, power cards',
      'deploy',
      'order',
      'at the start',
      'who goes first',
    ],
    between: ['who goes first'],
  },
  tally: {
    of: (_table: Table, { players }: State) => players.map((p) => p.glory),
    tells: ['out-of-action', 'scores', 'gains-glory'],
  },
  aimed: ['attack'],
  turns: ['round', 'activation', 'end-phase', 'won', 'drawn'],
  paragraph: 'wu:R1',
  position: shownTo,
  standing: ({ state }) => ({ round: state.round, points: state.players.map((p) => p.glory), target: [] }),
  caseOf,
  questions,
});
