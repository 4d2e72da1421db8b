/** A game in the worker that has nothing of its own there. */
import type { AnyManifest } from '@escarmouche/engine';
import type { Piece } from '@escarmouche/engine/core';
import { type AnyWorkerGame, workerGame } from '../worker/game.ts';
import { GUESTS } from './guests.ts';

/** What every seat sees of such a game. */
export interface PlainPosition {
  readonly figures: readonly Piece[];
  readonly score: readonly number[];
  readonly round: number;
}

function plainPlay(of: AnyManifest): AnyWorkerGame {
  const { situations, odds, told } = of;
  return workerGame({
    game: situations.game,
    situations,
    odds,
    // It says nothing of what its figures could do in turns to come.
    threats: {
      figures: () => [],
      foes: () => false,
      seat: (_g, figure) => figure,
      harm: 'damage',
      name: () => '',
      toAct: () => [],
      onward: () => false,
      steps: 0,
      attacks: /^$/,
      places: () => [],
      away: () => 0,
      looks: () => ({ far: 0, sees: false }),
      stand: () => {},
    },
    passes: of.passes,
    setUp: { steps: [] },
    tally: { of: (table, state) => of.score(table, state), tells: [...told.harms, ...told.ends] },
    aimed: of.aimed,
    turns: [...told.turns, ...told.ends],
    paragraph: of.paragraphs[0].id,
    position: ({ table, state }): PlainPosition => ({
      figures: of.pieces(table, state),
      score: of.score(table, state),
      round: of.round(state),
    }),
    standing: ({ table, state }) => ({ round: of.round(state), points: of.score(table, state), target: [] }),
    caseOf: (match) => of.caseOf(match),
    questions: {},
  });
}

/** The guest of this name; null where there is none. */
export function guestPlay(name: string): AnyWorkerGame | null {
  return Object.hasOwn(GUESTS, name) ? plainPlay(GUESTS[name].of) : null;
}
