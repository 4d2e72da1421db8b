/** Positions of a scenario written down as situations: what "copy as ruling" copies. */
import { caseSince, type RulingCase, write } from '../../core/index.ts';
import { findScenario } from './content/index.ts';
import { matchSequence, roundSequence, type TurnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { figureKey } from './rules/keys.ts';
import { characterKeys } from './setup.ts';
import { SITUATION, type Situation } from './situation.ts';
import { isPlainCard } from './situation-setup.ts';
import type { GloomMatch } from './situation-values.ts';
import { type State, WOUND } from './state.ts';
import type { Gloom } from './table.ts';

/** Where a state stands, if it is at the beginning of something that situations have a word for. */
function momentOf(g: Gloom): Pick<Situation, 'at' | 'turn'> | null {
  const { stack } = g.state;
  const [first, second, third, fourth] = stack;
  if (stack.length < 2 || first.seq !== matchSequence.id || second.seq !== roundSequence.id) return null;
  if (stack.length === 2) {
    const { name } = roundSequence.steps[second.step];
    // Where somebody has chosen already, the round no longer begins.
    if (name === 'cards') return g.state.players.every((p) => p.ready === 0) ? { at: 'round' } : null;
    return name === 'monster cards' ? { at: 'cards' } : null;
  }
  if (third.seq !== turnsSequence.id) return null;
  if (stack.length === 3) return {};
  if (stack.length > 4 || fourth.seq !== turnSequence.id) return null;
  const { figure, i } = fourth.d as TurnFrame;
  // A turn that is written down begins again: what its beginning does must do nothing twice.
  const twice = (g.state.figures[figure].conditions & WOUND) !== 0 || turnSequence.steps[fourth.step].name !== 'action';
  return i > 0 || twice ? null : { turn: figureKey(g, figure) };
}

/** Set-ups that situations have words for: scenarios of the game, with nothing of one's own but the plain cards of a situation. */
function hasWords({ setup }: GloomMatch): boolean {
  const { cards = [], ...own } = setup.own ?? {};
  const plain = Object.values(own).every((x) => Array.isArray(x) && x.length === 0) && cards.every((c) => isPlainCard(c.id));
  return plain && findScenario(setup.scenario) !== undefined;
}

/** A position as a situation; null where it stands in the middle of something. */
function written(match: GloomMatch, state: State): Situation | null {
  const g: Gloom = { table: match.table, state, log: null };
  const moment = momentOf(g);
  if (moment === null) return null;
  return { ...write(SITUATION, { ...g, now: moment.turn }, state), ...moment };
}

/** The first moment: the set-up as a situation. */
function asSetUp({ setup }: GloomMatch): Situation {
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
 * beginning of the scenario is one of them. Null for maps and cards of one's own, and where the match kept no such moment.
 */
export function caseOf(match: GloomMatch): RulingCase<Situation> | null {
  if (!hasWords(match)) return null;
  return caseSince(match, { en: 'A position of a scenario', fr: 'Une position de scénario' }, (at, state) =>
    at === 0 && state.round === 0 ? asSetUp(match) : written(match, state),
  );
}
