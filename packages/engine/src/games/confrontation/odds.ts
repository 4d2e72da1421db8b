/** What odds need to know of this game: where a roll, an attack, a pass of arms and so on end, what doing nothing is, who wants what. */
import { type Deed, type Match, NOBODY } from '../../core/index.ts';
import { type AtStake, asIs, type OddsOfGame, type Stake, yes } from '../../odds/index.ts';
import { combatBetween, ofBlow, sensibly } from './combat-to-come.ts';
import { STATS } from './content/types.ts';
import { SIXES } from './endless.ts';
import { alike, forget } from './forgetting.ts';
import { attackUnderWay } from './rules/attack.ts';
import {
  actSequence,
  attackSequence,
  cardSequence,
  combatSequence,
  countedPassSequence,
  opposedSequence,
  passSequence,
  roundSequence,
  speakSequence,
  testSequence,
} from './rules/frames.ts';
import { figureNamed } from './rules/keys.ts';
import { has } from './rules/values.ts';
import type { Setup } from './setup.ts';
import { situationValue } from './situation-values.ts';
import { KILLED, type State } from './state.ts';
import { switchesOf } from './switches.ts';
import { type Conf, PA, SKILL, type Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a fighter of which its side wants much, and little. */
const GOOD: ReadonlySet<string> = new Set([...STATS, 'alive', 'dice', 'attack', 'defence', 'unplaced', 'fierce']);
const BAD: ReadonlySet<string> = new Set(['wounds', 'stunned', 'routed']);
/** What death counts beside those, of which one is 1 and none 0: the dead bear no wound (IX-F-1.ex20), and nobody does better by dying. */
const WORSE = 2;
/** Values of an attack of which the striker's side wants much, and little. */
const STRIKING: ReadonlySet<string> = new Set(['difficulty', 'hit']);
const FAILING: ReadonlySet<string> = new Set(['missed', 'parried', 'earned']);

/** Positions of a combat that are counted whole; a longer one is sampled, so that nobody waits for it. */
const COMBAT = 2500;

type ConfMatch = Match<Setup, Table, State, View>;

/** For whoever places his dice and everybody he fights: whether the combat wounds him, and whether it kills him (IX-C-3.b). */
function ofCombat({ table, state }: ConfMatch, by: number): Stake[] {
  const me = state.figures[by];
  return state.figures.flatMap((f, i): Stake[] => {
    if (f.placed === 0 || f.combat !== me.combat || (i !== by && f.side === me.side)) return [];
    const [, wound, out] = ofBlow({ table, state }, i);
    return [{ ...wound, key: 'wounded' }, out];
  });
}

/** Whether a test that belongs to no attack is passed: breaking contact (F5.f), courage (F8.a), and those that are made against each other (F1.d). */
function ofTest({ state, node }: ConfMatch, does: string): Stake | null {
  const top = state.stack[state.stack.length - 1];
  const seat = node.kind === 'decision' ? node.seat : NOBODY;
  if (state.stack.some((f) => f.seq === opposedSequence.id) && (top.seq === opposedSequence.id || top.seq === testSequence.id))
    return { key: 'won', as: 'chance', figure: NOBODY, of: 'roll.winner', always: true, read: (v) => (v === seat + 1 ? 1 : 0) };
  if (does !== 'leave' && top.seq !== testSequence.id) return null;
  return { key: 'success', as: 'chance', figure: NOBODY, of: 'roll.passed', always: true, read: yes };
}

/** Whether an effect comes through to someone Insensible, where a die is rolled for it; null where none is. */
function ofEffect({ table, state }: ConfMatch, by: string, target: string): Stake | null {
  const [from, figure] = [by, target].map((name) => table.keys.indexOf(name));
  if (from === NOBODY || figure === NOBODY || state.figures[from].side === state.figures[figure].side) return null;
  if (!has({ table, state, log: null }, figure, SKILL.insensible)) return null;
  return { key: 'success', as: 'chance', figure: NOBODY, of: 'roll.passed', read: (v) => 1 - yes(v) };
}

/** What a blow may do, before it is struck and while it is asked about; and what a combat may, while its dice are placed. */
function stakesOf(match: ConfMatch, { does, by, on }: Deed): AtStake<State> | null {
  const answer = (state: State, ids: readonly string[]): number => sensibly(match.play, state, ids);
  if (does === 'dice' && by !== undefined)
    return { until: 'combat', stakes: ofCombat(match, match.table.keys.indexOf(by)), way: 'places-half', answer, most: COMBAT };
  const effect = does === 'use' && by !== undefined && on.figures.length === 1 ? ofEffect(match, by, on.figures[0]) : null;
  if (effect !== null) return { until: 'roll', stakes: [effect], way: 'rolls-on', answer };
  const under = attackUnderWay(match.play);
  const test = under === null ? ofTest(match, does) : null;
  if (test !== null) return { until: 'roll', stakes: [test], way: 'rolls-on', answer };
  const named = does === 'attack' && on.figures.length === 1 ? match.table.keys.indexOf(on.figures[0]) : NOBODY;
  const target = under?.on ?? named;
  if (target === NOBODY) return null;
  // Of the answers to an attack, such as those of Feint, each is told beside the others.
  const { stack } = match.state;
  const always = stack[stack.length - 1].seq === attackSequence.id ? ({ always: true } as const) : {};
  return { until: 'attack', stakes: ofBlow(match, target).map((s): Stake => ({ ...s, ...always })), way: 'parries-once', answer };
}

export const CONFRONTATION_ODDS: OddsOfGame<Setup, Table, State, View> = {
  until: {
    roll: [testSequence, opposedSequence],
    attack: [attackSequence],
    action: [actSequence, attackSequence],
    pass: [passSequence, countedPassSequence],
    combat: [combatSequence],
    turn: [cardSequence, speakSequence],
    round: [roundSequence],
  },
  idle: /^(pass|keep|keep-die|end|stay:.*|parry:0|wound)$/,
  value: situationValue,
  stakes: stakesOf,
  forget,
  alike,
  offersAll: true,
  brings(g: Conf, { by, on }) {
    const [figure, target] = [by ?? '', on.figures[0] ?? ''].map((name) => figureNamed(g, name));
    return figure === NOBODY || target === NOBODY ? null : combatBetween(g, figure, target);
  },
  endless: SIXES,
  switches: switchesOf,
  luck: {
    sideOf: ({ state }, figure) => state.figures[figure].side,
    sideOfSeat: ({ sideOf }, seat) => sideOf[seat],
    rolls: [{ key: 'natural', of: 'roll.natural', read: asIs }],
    // What a side wins by is the strategic value left to it (F4.h): each that falls is worth his own to the other.
    prize: ({ table, state }, figure) => table.fighters[state.figures[figure].def].values[PA] ?? 0,
  },
  weighs({ play, state }, name) {
    const dot = name.lastIndexOf('.');
    const figure = BAD.has(name.slice(dot + 1)) ? figureNamed(play, name.slice(0, dot)) : NOBODY;
    return figure !== NOBODY && state.figures[figure].wound === KILLED ? WORSE : null;
  },
  wants(match, name, seat) {
    const dot = name.lastIndexOf('.');
    const [what, prop] = [name.slice(0, dot), name.slice(dot + 1)];
    const { figures } = match.state;
    const side = match.table.sideOf[seat];
    if (what === 'attack') {
      const attack = attackUnderWay(match.play);
      if (attack === null) return 0;
      const own = figures[attack.by].side === side;
      return STRIKING.has(prop) ? (own ? 1 : -1) : FAILING.has(prop) ? (own ? -1 : 1) : 0;
    }
    const figure = figureNamed(match.play, what);
    if (figure === NOBODY) return 0;
    const own = figures[figure].side === side;
    return GOOD.has(prop) ? (own ? 1 : -1) : BAD.has(prop) ? (own ? -1 : 1) : 0;
  },
};
