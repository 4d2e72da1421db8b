/** World of Warcraft Miniatures in the worker. */
import type { Match, Seat } from '@escarmouche/engine/core';
import {
  aimsOf,
  caseOf,
  maySee,
  reachOf,
  type Setup,
  type State,
  shownTo,
  sightOf,
  type Table,
  type View,
  WOW_ODDS,
  WOW_THREATS,
  wow,
  wowSituations,
} from '@escarmouche/engine/wow';
import { workerGame } from '../../worker/game.ts';
import type { WowQuestions } from './position.ts';

type WowMatch = Match<Setup, Table, State, View>;

type Answers = {
  readonly [K in keyof WowQuestions]: (match: WowMatch, question: WowQuestions[K][0], eyes: Seat | null) => WowQuestions[K][1];
};

const questions: Answers = {
  reach: ({ play }, { figure }) => reachOf(play, figure),
  sight: ({ play }, { figure, to }) => sightOf(play, figure, to),
  aims(match, { figure, ability }, eyes) {
    // A card that lies face down in the other side's bar tells nothing.
    const card = typeof ability === 'number' ? match.state.cards[ability] : undefined;
    if (card !== undefined && eyes !== null && !maySee(match.state, card, eyes)) return [];
    return aimsOf(match.play, figure, ability);
  },
};

const LESSONS = import.meta.glob<string>('../../../../engine/src/games/wow/lessons/*.yaml', {
  query: '?raw',
  import: 'default',
});

/** Ticks of one round. */
const ROUND = 10;

export const play = workerGame({
  game: wow,
  situations: wowSituations,
  odds: WOW_ODDS,
  threats: WOW_THREATS,
  passes: ['pass', 'equip:done'],
  // The last blow of a round, and of the match, before points are counted and what was destroyed comes back.
  beats: { at: [], before: ['round-begins', 'match-won', 'match-drawn'] },
  setUp: {
    steps: ['equipment', 'who acts', 'enter'],
  },
  tally: {
    of: (_table: Table, { points }: State) => points.slice(),
    tells: ['destroyed', 'points', 'damaged'],
  },
  aimed: ['attack', 'ability', 'card'],
  turns: ['turn-begins', 'match-won', 'match-drawn'],
  paragraph: 'wow:100',
  position: shownTo,
  lesson: Object.values(LESSONS)[0],
  standing({ state: { main, points, target } }) {
    return { round: Math.floor((main - 1) / ROUND) + 1, points: points.slice(), target: target.slice() };
  },
  caseOf,
  questions,
});
