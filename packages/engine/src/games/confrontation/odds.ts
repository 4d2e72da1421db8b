/** What odds need to know of this game: where a roll, an attack, a pass of arms and so on end, what doing nothing is, who wants what. */
import type { Deed, Match } from '../../core/index.ts';
import { type AtStake, asIs, type OddsOfGame, type Stake, yes } from '../../odds/index.ts';
import { RESULTS, STATS, type WoundResult } from './content/types.ts';
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
  type TestFrame,
  testSequence,
} from './rules/frames.ts';
import { figureNamed } from './rules/telling.ts';
import { totalOf } from './rules/tests.ts';
import type { Setup } from './setup.ts';
import { situationValue } from './situation-values.ts';
import type { State } from './state.ts';
import { switchesOf } from './switches.ts';
import { type Conf, PA, type Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a fighter of which its side wants much, and little. */
const GOOD: ReadonlySet<string> = new Set([...STATS, 'alive', 'dice', 'attack', 'defence', 'unplaced', 'fierce']);
const BAD: ReadonlySet<string> = new Set(['wounds', 'stunned', 'routed']);
/** Values of an attack of which the striker's side wants much, and little. */
const STRIKING: ReadonlySet<string> = new Set(['difficulty', 'hit']);
const FAILING: ReadonlySet<string> = new Set(['missed', 'parried', 'earned']);

/** Positions of a combat that are counted whole; a longer one is sampled, so that nobody waits for it. */
const COMBAT = 2500;

/** A way of placing dice without War fury, from all in attack to none. */
const PLAIN_DICE = /^dice:.*=\d+\/\d+$/;

type ConfMatch = Match<Setup, Table, State, View>;

/** Whether a blow hits, how deep it wounds, and whether it kills. */
function ofBlow({ table, state }: Pick<ConfMatch, 'table' | 'state'>, figure: number): Stake[] {
  const key = table.keys[figure];
  const before = state.figures[figure].wound;
  return [
    { key: 'hit', as: 'chance', figure, of: 'attack.hit', read: yes },
    { key: 'wound', as: 'chance', figure, of: `${key}.wound`, read: (v) => (RESULTS.indexOf(v as WoundResult) - 1 > before ? 1 : 0) },
    { key: 'out', as: 'chance', figure, of: `${key}.alive`, read: (v) => 1 - yes(v) },
  ];
}

/** For whoever places his dice and everybody he fights: whether the combat wounds him, and whether it kills him (IX-C-3.b). */
function ofCombat({ table, state }: ConfMatch, by: number): Stake[] {
  const me = state.figures[by];
  return state.figures.flatMap((f, i): Stake[] => {
    if (f.placed === 0 || f.combat !== me.combat || (i !== by && f.side === me.side)) return [];
    const [, wound, out] = ofBlow({ table, state }, i);
    return [{ ...wound, key: 'wounded' }, out];
  });
}

/**
 * Dice are rolled again as long as the test is lost, whoever is struck parries with one die if he can (F1.b, IX-E-2), and whoever places his
 * dice puts half of them, rounded up, into attack.
 */
function sensibly({ table }: Pick<Conf, 'table'>, state: State, ids: readonly string[]): number {
  const top = state.stack[state.stack.length - 1];
  if (ids.includes('again') && top.seq === testSequence.id) {
    const f = top.d as TestFrame;
    const total = totalOf({ table, state, log: null }, f, f.natural);
    return ids.indexOf(total < Math.max(1, f.against) ? 'again' : 'keep');
  }
  const placings = ids.filter((id) => PLAIN_DICE.test(id));
  if (placings.length > 0) return ids.indexOf(placings[(placings.length - 1) >> 1]);
  return ids.indexOf('parry:1');
}

/** Dice of a combat as whoever attacks places them: the attacker's all in attack, half of the other's in defence (IX-C-3.g). */
function placing(ids: readonly string[], by: string): number {
  const splits = ids.flatMap((id, k) => {
    const [, who, attack, defence] = /^dice:([^=]+)=(\d+)\/(\d+)$/.exec(id) ?? [];
    return who === undefined ? [] : [{ k, who, attack: Number(attack), defence: Number(defence) }];
  });
  const wanted = splits.find((s) => (s.who === by ? s.defence === 0 : s.defence === Math.ceil((s.attack + s.defence) / 2)));
  return wanted?.k ?? splits[0]?.k ?? -1;
}

/** What a combat of two may come to for the one of them, where the other attacks with all he has. */
export function combatStakes(g: Conf, by: number, on: number): AtStake<State> {
  const [, wound, out] = ofBlow(g, on);
  const striker = g.table.keys[by];
  const first = `attack:${striker}>${g.table.keys[on]}`;
  return {
    until: 'combat',
    stakes: [wound, out],
    way: 'parries-once',
    answer(state, ids) {
      if (ids[0].startsWith('dice:')) return placing(ids, striker);
      return ids.includes(first) ? ids.indexOf(first) : sensibly(g, state, ids);
    },
  };
}

/** What a blow may do, before it is struck and while it is asked about; and what a combat may, while its dice are placed. */
function stakesOf(match: ConfMatch, { does, by, on }: Deed): AtStake<State> | null {
  const answer = (state: State, ids: readonly string[]): number => sensibly(match.play, state, ids);
  if (does === 'dice' && by !== undefined)
    return { until: 'combat', stakes: ofCombat(match, match.table.keys.indexOf(by)), way: 'places-half', answer, most: COMBAT };
  const under = attackUnderWay(match.play);
  const named = does === 'attack' && on.figures.length === 1 ? match.table.keys.indexOf(on.figures[0]) : -1;
  const target = under?.on ?? named;
  return target < 0 ? null : { until: 'attack', stakes: ofBlow(match, target), way: 'parries-once', answer };
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
  switches: switchesOf,
  luck: {
    sideOf: ({ state }, figure) => state.figures[figure].side,
    sideOfSeat: ({ sideOf }, seat) => sideOf[seat],
    rolls: [{ key: 'natural', of: 'roll.natural', read: asIs }],
    // What a side wins by is the strategic value left to it (F4.h): each that falls is worth his own to the other.
    prize: ({ table, state }, figure) => table.fighters[state.figures[figure].def].values[PA] ?? 0,
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
    if (figure < 0) return 0;
    const own = figures[figure].side === side;
    return GOOD.has(prop) ? (own ? 1 : -1) : BAD.has(prop) ? (own ? -1 : 1) : 0;
  },
};
