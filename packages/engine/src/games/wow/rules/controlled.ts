/** 400.3. A turn that a side takes with an enemy's character: the one ability that this character plays in it. */
import { NOBODY } from '../../../core/index.ts';
import { inThisTurn } from '../state.ts';
import type { Wow } from '../table.ts';
import { type TurnFrame, turnSequence } from './frames.ts';

/** The turn under way in which the other side acts with this character; undefined where its own side does. */
function controlledTurn(g: Wow, fig: number): TurnFrame | undefined {
  const { seat, owner } = g.state.figures[fig];
  if (seat === owner) return undefined;
  return g.state.stack.findLast(({ seq, d }) => seq === turnSequence.id && (d as TurnFrame).fig === fig)?.d as TurnFrame | undefined;
}

/** Whether the one ability of such a turn has been played; in a turn that its own side takes there is no such bound. */
export function playedItsOne(g: Wow, turn: TurnFrame): boolean {
  if (turn.controller === NOBODY) return false;
  return turn.acted === 1 || turn.instants > 0 || inThisTurn(g.state, g.state.figures[turn.fig].usedIn);
}

/** Whether that keeps a character from answering: a react is an ability that is played (700). */
export function answersNoMore(g: Wow, fig: number): boolean {
  const turn = controlledTurn(g, fig);
  return turn !== undefined && playedItsOne(g, turn);
}

/** Counts a react that a controlled character plays in that turn, as an instant is counted. */
export function countReact(g: Wow, fig: number): void {
  const turn = controlledTurn(g, fig);
  if (turn !== undefined) turn.instants++;
}
