/** Confrontation in the worker. */
import {
  CONFRONTATION_ODDS,
  CONFRONTATION_THREATS,
  caseOf,
  confrontation,
  confrontationSituations,
  KILLED,
  type Setup,
  type State,
  shownTo,
  strengthOf,
  type Table,
  type View,
} from '@escarmouche/engine/confrontation';
import type { Match } from '@escarmouche/engine/core';
import { workerGame } from '../../worker/game.ts';

const LESSONS = import.meta.glob<string>('../../../../engine/src/games/confrontation/lessons/*.yaml', { query: '?raw', import: 'default' });

/**
 * IX-G.a lets whoever has killed all its opponents pursue, be it nobody; where no enemy is left the side stands alone and has won (F4.h, F4.k),
 * wherever its figures stand. The rules still ask, so that a record may hold the move.
 */
function lastPursuit(match: Match<Setup, Table, State, View>): string | null {
  const { node, state } = match;
  if (node.kind !== 'decision' || node.step !== 'pursue') return null;
  const mine = match.table.sideOf[node.seat];
  const left = state.figures.some((f) => f.side !== mine && (f.placed === 1 || f.wound < KILLED));
  return left ? null : (match.options().find((o) => o.does === 'stay')?.id ?? null);
}

export const play = workerGame({
  game: confrontation,
  lesson: Object.values(LESSONS)[0],
  situations: confrontationSituations,
  odds: CONFRONTATION_ODDS,
  threats: CONFRONTATION_THREATS,
  passes: ['pass'],
  // IX-F-2.ex1: the only one who can strike is named automatically; so is the only combat left, the only cut, the only way to place dice.
  alone: ['first to strike', 'then the others', 'choose a combat', 'separate', 'place dice', 'place dice after Initiative', 'play a card'],
  idle: lastPursuit,
  // The last blow of a combat, and how a round stands at its end: rally and maintenance run on to the next card.
  beats: { at: [], before: ['combat-ends', 'round-begins', 'won-match', 'drawn'] },
  setUp: {
    // A six rolled for who deploys or plays first belongs to it.
    steps: ['name', 'roll again', 'use an effect', 'place a figure', 'order the cards', 'who begins', 'play a card'],
    // A combat phase begins with its figures in contact: a six that is rolled there is one of its tests.
    needed: ({ table }: Match<Setup, Table, State, View>) => table.setup.mode === 'skirmish',
    between: ['who begins'],
  },
  tally: {
    // The strategic value that is left to each side.
    of: (table: Table, { figures }: State) => strengthOf(table, figures).map((s) => s.left),
    tells: ['killed', 'routs'],
  },
  aimed: ['attack', 'engage', 'charge', 'dive', 'pursue'],
  turns: ['round-begins', 'phase-begins', 'combat-begins', 'pass-begins', 'won-match', 'drawn'],
  paragraph: 'conf:IX-0.a',
  position: shownTo,
  standing: ({ state }) => ({ round: state.round, points: [], target: [] }),
  caseOf,
  questions: {},
});
