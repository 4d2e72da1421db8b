/** Matches written down as situations: what 'copy as ruling' makes of the present position. */
import { caseSince, Match, NOBODY, type RulingCase, same, write } from '../../core/index.ts';
import { confrontation } from './game.ts';
import { isPass } from './rules/blows.ts';
import { sideBits } from './rules/board.ts';
import { type CombatFrame, combatSequence, type PassFrame, phaseSequence, speakSequence } from './rules/frames.ts';
import { figuresIn, keysIn } from './rules/keys.ts';
import type { FighterSetup, Setup } from './setup.ts';
import { SITUATION, type Situation } from './situation.ts';
import { DICE, FIGHTER, type SituationDice, type SituationFighter } from './situation-fighters.ts';
import { FOUGHT, NO_COMBAT, NO_SIDE, type State, WAITS } from './state.ts';
import type { Conf, Table } from './table.ts';
import type { View } from './view.ts';

type ConfMatch = Match<Setup, Table, State, View>;

/** What a moment adds to the figures themselves. */
type Moment = Omit<Situation, 'fighters'>;

/** Names that stand in a file in the order they were written: those that look like numbers would not. */
function namesKeepOrder(table: Table): boolean {
  return table.keys.every((key) => !/^\d+$/.test(key));
}

/** `A1,A2|B1`: a combat by its members, the first side's before the stroke. */
function combatText(g: Conf, members: number): string {
  const one = figuresIn(members).filter((i) => g.state.figures[i].side === 0);
  const two = figuresIn(members).filter((i) => g.state.figures[i].side === 1);
  return [one, two].map((list) => list.map((i) => keysIn(g, 1 << i)).join(',')).join('|');
}

/** The fields of a situation that are the match as it was set up, and those of a fighter that say who it is. */
const AS_SET_UP = (({ mode, table, choices, profiles, wounds }) => ({ mode, table, choices, profiles, wounds }))(SITUATION);
const { is, side, player } = FIGHTER;

/** Whether a state is the one that a match begins with; one that was put into a situation begins elsewhere. */
function isSetUp({ setup, table }: ConfMatch, state: State): boolean {
  return same(state, new Match(confrontation, setup, { table, undo: false }).state);
}

/** The first moment: the set-up as a situation. */
function asSetUp({ setup, table, state }: ConfMatch): Situation {
  const g: Conf = { table, state, log: null };
  const fighters = setup.seats.flatMap((s) => s.fighters);
  return {
    ...write(AS_SET_UP, g, state),
    fighters: Object.fromEntries(
      fighters.map((f, i): [string, SituationFighter] => {
        const { profile: _profile, key: _key, level, ...rest } = f as FighterSetup & { readonly level?: 0 | 1 | 2 };
        return [
          table.keys[i],
          { ...write({ is, side, player }, g, state.figures[i], i), ...rest, ...(level === undefined ? {} : { level }) },
        ];
      }),
    ),
    ...(setup.contacts === undefined ? {} : { contacts: setup.contacts.map(([a, b]) => `${a}-${b}`) }),
    tactics: setup.tactics === undefined ? 'roll' : setup.tactics.map((s) => s + 1),
    turn: 'start',
  };
}

/** Combats, speaking turns and all that lies behind in a phase that is under way; null where something of it has no word. */
function inPhase(g: Conf): Moment | null {
  const { combats, authority, speaking } = g.state;
  if (combats.some((c) => c.done === WAITS && c.now === 1) || speaking < 0) return null;
  const fought = combats.filter((c) => c.done === FOUGHT).map((c) => combatText(g, c.members));
  const order = authority.map((_s, i) => authority[(speaking + i) % authority.length] + 1);
  const waiting = combats.filter((c) => c.done === WAITS);
  return { separated: waiting.map((c) => combatText(g, c.members)), fought, speaking: order };
}

/** The dice of a combat as they are placed so far. */
function diceOf(g: Conf, members: number): Record<string, SituationDice> {
  const ready = figuresIn(members).filter((i) => g.state.figures[i].ready === 1);
  return Object.fromEntries(ready.map((i) => [g.table.keys[i], write(DICE, g, g.state.figures[i])]));
}

/** What a combat under way adds, while its dice are placed or a pass of arms begins; null elsewhere. */
function inCombat(g: Conf): Moment | null {
  const { stack, figures } = g.state;
  const top = stack[stack.length - 1];
  const pass = isPass(top) ? (top.d as PassFrame) : null;
  const frame = stack[stack.length - (pass === null ? 1 : 2)];
  if (frame?.seq !== combatSequence.id) return null;
  const combat = frame.d as CombatFrame;
  const begins = pass === null || (top.step === 0 && pass.done === 0 && pass.side === combat.first);
  const all = figuresIn(combat.members);
  if (!begins || combat.killer !== NOBODY || all.some((i) => figures[i].placed === 0)) return null;
  const phase = inPhase(g);
  if (phase === null || g.state.combats[combat.id].members !== combat.members) return null;
  const dice = diceOf(g, combat.members);
  const passes = pass === null ? combat.passes : combat.passes - 1;
  return {
    ...phase,
    combat: g.table.keys[all[0]],
    ...(Object.keys(dice).length === 0 ? {} : { dice }),
    ...(combat.first === NO_SIDE ? {} : { initiative: (combat.first + 1) as 1 | 2 }),
    ...(passes === 0 ? {} : { passes }),
  };
}

/** The words for where a state stands within its combat phase; null where they do not reach so far. */
function momentOf(g: Conf): Moment | null {
  const { stack, hands } = g.state;
  if (hands.some((h) => h.pile.length + h.reserve.length > 0)) return null;
  const deep = stack.findIndex((f) => f.seq === phaseSequence.id);
  if (deep < 0 || (sideBits(g, 0) | sideBits(g, 1)) === 0) return null;
  const top = stack[stack.length - 1];
  if (top.seq === speakSequence.id && top.step === 0) {
    const { imposed } = top.d as { readonly imposed: number };
    return imposed === NO_COMBAT ? inPhase(g) : null;
  }
  return inCombat(g);
}

/** Whether a combat phase is under way. */
const hasPhase = (s: State | undefined): boolean => s?.stack.some((f) => f.seq === phaseSequence.id) === true;

/** A position as a situation: the figures as they are, and where the match stands; null where that has no word. */
function written(match: ConfMatch, at: number, state: State): Situation | null {
  const g: Conf = { table: match.table, state, log: null };
  // The first question of a phase: nothing has happened in it, and the rules come to it again by themselves.
  const begins = hasPhase(state) && !hasPhase(match.stateBefore(at - 1)) && state.authority.length === 0 && state.combats.length === 0;
  const moment = begins ? {} : hasPhase(state) ? momentOf(g) : null;
  if (moment === null) return null;
  return { ...write(SITUATION, g, state), ...moment };
}

/**
 * The present position as a case of a ruling: the last moment that the words of situations reach, and what was answered since. The
 * beginning of the match is one of them. Null where the match kept no such moment, and for figures whose names are numbers.
 */
export function caseOf(match: ConfMatch): RulingCase<Situation> | null {
  if (!namesKeepOrder(match.table)) return null;
  return caseSince(match, { en: 'A position of a match', fr: 'Une position de partie' }, (at, state) =>
    at === 0 && isSetUp(match, state) ? asSetUp(match) : written(match, at, state),
  );
}
