/** Matches written down as situations: what 'copy as ruling' makes of the present position. */
import { caseSince, type RulingCase, write } from '../../core/index.ts';
import { matchSequence, type TurnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { figureKey } from './rules/keys.ts';
import { turnSteps } from './rules/turn.ts';
import { SITUATION, type Situation } from './situation.ts';
import type { WowMatch } from './situation-values.ts';
import { CONVERT, type Lasting, type State } from './state.ts';
import type { Wow } from './table.ts';

/** Whether a state can be written as a situation: between two actions, with nothing in force that situations have no word for. */
function writable(s: State): boolean {
  const top = s.stack[s.stack.length - 1];
  if (top === undefined || s.stack.filter((f) => f.seq === turnSequence.id).length > 1) return false;
  if (s.lasting.some((l: Lasting) => l.kind === CONVERT)) return false;
  return top.seq === turnsSequence.id || (top.seq === turnSequence.id && turnSteps.steps[top.step]?.name === 'act');
}

/** A turn under way: whose, and what it has used up. */
function turnWritten(g: Wow, { fig, moved, acted, instants }: TurnFrame): Situation['turn'] {
  const used = instants === 0 ? {} : { instants };
  return { of: figureKey(g, fig), moved: moved === 1, acted: acted === 1, ...used };
}

/** The position of a state, written with the game's words. */
function written(match: WowMatch, state: State): Situation {
  const g: Wow = { table: match.table, state, log: null };
  const top = state.stack[state.stack.length - 1];
  const turn = top.seq === turnSequence.id ? (top.d as TurnFrame) : null;
  return {
    ...write(SITUATION, g, state),
    first: ((turn === null ? 1 - state.lastSeat : state.firstSeat) + 1) as 1 | 2,
    turn: turn === null ? 'tick' : turnWritten(g, turn),
  };
}

/** The first moment: the set-up as a situation, with what each side needs still to be counted. */
function asSetUp({ setup, table }: WowMatch, state: State): Situation {
  const { target: _target, ...all } = write(SITUATION, { table, state, log: null }, state);
  return {
    ...all,
    format: setup.format,
    ...(setup.target === undefined ? {} : { target: [setup.target[0], setup.target[1]] }),
    first: setup.first === undefined ? 'chance' : ((setup.first + 1) as 1 | 2),
    turn: 'start',
  };
}

/** Whether a match is being set up. */
const begins = ({ stack }: State): boolean => stack.length === 1 && stack[0].seq === matchSequence.id;

/**
 * The present position as a case of a ruling: the last moment between two actions, and what was answered since, so that
 * the middle of an attack can be written down too; the beginning of the match is one of them. Null where the match kept no such moment.
 */
export function caseOf(match: WowMatch): RulingCase<Situation> | null {
  return caseSince(match, { en: 'A position of a match', fr: 'Une position de partie' }, (at, state) =>
    at === 0 && begins(state) ? asSetUp(match, state) : writable(state) ? written(match, state) : null,
  );
}
