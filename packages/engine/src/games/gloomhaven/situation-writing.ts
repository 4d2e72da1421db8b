/** Positions of a scenario written down as situations: what "copy as ruling" copies. */
import { caseSince, type GameEvent, type RulingCase, watchAnswer, write } from '../../core/index.ts';
import { findScenario } from './content/index.ts';
import { matchSequence, roundSequence, type TurnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { figureKey } from './rules/keys.ts';
import { roundSteps } from './rules/rounds.ts';
import type { Thought } from './rules/thinking.ts';
import { turnSteps } from './rules/turns.ts';
import { characterKeys } from './setup.ts';
import { SITUATION, type Situation } from './situation.ts';
import type { GloomMatch } from './situation-values.ts';
import { type State, WOUND } from './state.ts';
import type { Gloom } from './table.ts';

/** Where a state stands, if it is at the beginning of something that situations have a word for. */
function momentOf(g: Gloom): Pick<Situation, 'at' | 'turn'> | null {
  const { stack } = g.state;
  const [first, second, third, fourth] = stack;
  if (stack.length < 2 || first.seq !== matchSequence.id || second.seq !== roundSequence.id) return null;
  if (stack.length === 2) {
    const { name } = roundSteps.steps[second.step];
    // Where somebody has chosen already, the round no longer begins.
    if (name === 'cards') return g.state.players.every((p) => p.ready === 0) ? { at: 'round' } : null;
    return name === 'monster cards' ? { at: 'cards' } : null;
  }
  if (third.seq !== turnsSequence.id) return null;
  if (stack.length === 3) return {};
  if (stack.length > 4 || fourth.seq !== turnSequence.id) return null;
  const { figure, actions } = fourth.d as TurnFrame;
  const { name } = turnSteps.steps[fourth.step];
  // A turn that is written down begins again: what its beginning does must do nothing twice.
  const twice = name !== 'begins' && ((g.state.figures[figure].conditions & WOUND) !== 0 || name !== 'action');
  return actions > 0 || twice ? null : { turn: figureKey(g, figure) };
}

/** A position as a situation; null where it stands in the middle of something. */
function written(match: GloomMatch, state: State): Situation | null {
  const g: Gloom = { table: match.table, state, log: null };
  const moment = momentOf(g);
  if (moment === null) return null;
  return { ...write(SITUATION, { ...g, now: moment.turn }, state), ...moment };
}

/** The first moment: the set-up as a situation. */
function asSetUp({ setup }: GloomMatch): Situation | null {
  // A map of one's own has no words for how its scenario is set up.
  if (findScenario(setup.scenario) === undefined) return null;
  const { scenario, characters, level, solo, choices } = setup;
  const keys = characterKeys(characters.map((c) => c.class));
  return {
    scenario,
    characters: Object.fromEntries(
      characters.map((c, seat) => [keys[seat], { hand: c.cards, ...(c.modifiers === undefined ? {} : { deck: { pile: c.modifiers } }) }]),
    ),
    ...(level === undefined ? {} : { level }),
    ...(solo === undefined ? {} : { solo }),
    at: 'start',
    ...(choices === undefined ? {} : { choices }),
  };
}

/**
 * The present position as a case of a ruling: the last moment that the words of situations reach, and what was answered since. The
 * beginning of a scenario of the game is one of them. Null where the match kept no such moment.
 */
export function caseOf(match: GloomMatch): RulingCase<Situation> | null {
  return caseSince(match, { en: 'A position of a scenario', fr: 'Une position de scénario' }, (at, state) =>
    at === 0 && state.round === 0 ? asSetUp(match) : written(match, state),
  );
}

/**
 * The position in which the turn began that a figure took, by what it went by. Null where the match kept no way back to it.
 * @param told how many of the match's events have been told where that is asked
 * @param first the position that the match began at, where that was not its set-up
 */
export function turnAsBegun(match: GloomMatch, thought: Thought, told: number, first?: Situation): Situation | null {
  const thus = JSON.stringify(thought);
  const before = match.events.slice(0, told);
  const at = before.findLastIndex((e) => JSON.stringify(e.detail) === thus);
  const begins = (e: GameEvent): boolean =>
    e.key === 'turn' && JSON.stringify(e.args.figure) === JSON.stringify({ figure: thought.figure });
  const begun = before.slice(0, at < 0 ? told : at).findLastIndex(begins);
  if (begun < 0) return null;
  const countOf = (answer: number): number => {
    let n = 0;
    watchAnswer(match, answer, (_again, _event, many) => {
      n = many;
    });
    return n;
  };
  // The answer that began it, and how many events were told before that answer.
  let answer = match.at;
  let events = match.events.length;
  while (events > begun && answer > 0) events -= countOf(--answer);
  // Before anybody answered: the turn that the position itself begins.
  if (events > begun)
    return first === undefined || before.findIndex((e) => e.key === 'turn') < begun
      ? null
      : { ...first, turn: figureKey(match.play, thought.figure) };
  let found: Situation | null = null;
  watchAnswer(match, answer, (again, _event, many) => {
    if (events + many - 1 === begun) found = written(again, again.state);
  });
  return found;
}
