/** Confrontation in the worker. */
import {
  CONFRONTATION_ODDS,
  caseOf,
  confrontation,
  confrontationSituations,
  type FighterValues,
  fightsOf,
  type Setup,
  STATS,
  type State,
  type Table,
  type View,
  valuesOf,
} from '@escarmouche/engine/confrontation';
import type { Match } from '@escarmouche/engine/core';
import { workerGame } from '../../worker/game.ts';
import type { ConfPosition } from './position.ts';

/** Place of the strategic value among the characteristics. */
const PA = STATS.indexOf('PA');

/** Who has this wound level is gone. */
const KILLED = 4;

type ConfMatch = Match<Setup, Table, State, View>;

export const play = workerGame({
  game: confrontation,
  situations: confrontationSituations,
  odds: CONFRONTATION_ODDS,
  passes: ['pass'],
  // IX-F-2.ex1: the only one who can strike is named automatically; so is the only combat left, the only cut, the only way to place dice.
  alone: ['first to strike', 'then the others', 'choose a combat', 'separate', 'place dice', 'place dice after Initiative', 'play a card'],
  // The last blow of a combat, and how a round stands at its end: rally and maintenance run on to the next card.
  beats: { at: [], before: ['combat-ends', 'round-begins', 'won-match', 'drawn'] },
  setUp: {
    steps: ['name', 'place a figure', 'order the cards', 'play a card'],
    until: ['act'],
  },
  tally: {
    // The strategic value that is left to each side.
    of: (table: Table, { figures }: State) =>
      table.sideOf.map((_side, seat) =>
        figures.reduce((n, f) => (f.seat === seat && f.wound !== KILLED ? n + (table.fighters[f.def].values[PA] ?? 0) : n), 0),
      ),
    tells: ['killed', 'routs'],
  },
  aimed: ['attack', 'engage', 'charge', 'dive', 'pursue'],
  turns: ['round-begins', 'phase-begins', 'combat-begins', 'pass-begins', 'won-match', 'drawn'],
  paragraph: 'conf:IX-0.a',
  position: (match: ConfMatch, seat): ConfPosition => ({
    view: match.view(seat),
    values: match.state.figures.map((_f, i): FighterValues => valuesOf(match.play, i)),
    fights: fightsOf(match.play),
  }),
  standing: ({ state }) => ({ round: state.round, points: [], target: [] }),
  caseOf,
  questions: {},
});
