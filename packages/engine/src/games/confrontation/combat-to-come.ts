/** The combat that contact brings (IX-C): how those in it act, and what it may come to for one of them. */
import { frameOf, NOBODY, stepOf } from '../../core/index.ts';
import { type AtStake, type Stake, yes } from '../../odds/index.ts';
import { RESULTS, type WoundResult } from './content/types.ts';
import { enemiesTouched, seatBits } from './rules/board.ts';
import {
  combatSequence,
  matchSequence,
  type OpposedFrame,
  opposedSequence,
  phaseSequence,
  roundSequence,
  speakSequence,
  type TestFrame,
  testSequence,
} from './rules/frames.ts';
import { matchSteps, roundSteps } from './rules/match.ts';
import { ROLLED } from './rules/opposed.ts';
import { makeCombat, phaseSteps, speakSteps } from './rules/phase.ts';
import { totalOf } from './rules/tests.ts';
import { COMBAT, NO_COMBAT, NO_SIDE, type State } from './state.ts';
import type { Conf } from './table.ts';

/** A way of placing dice without War fury, from all in attack to none. */
const PLAIN_DICE = /^dice:.*=\d+\/\d+$/;

/** Whether a blow hits, how deep it wounds, and whether it kills. */
export function ofBlow({ table, state }: Pick<Conf, 'table' | 'state'>, figure: number): Stake[] {
  const key = table.keys[figure];
  const before = state.figures[figure].wound;
  return [
    { key: 'hit', as: 'chance', figure, of: 'attack.hit', read: yes },
    { key: 'wound', as: 'chance', figure, of: `${key}.wound`, read: (v) => (RESULTS.indexOf(v as WoundResult) - 1 > before ? 1 : 0) },
    { key: 'out', as: 'chance', figure, of: `${key}.alive`, read: (v) => 1 - yes(v) },
  ];
}

/** The highest face of a die. */
const SIX = 6;

/** The highest total of those who have rolled. */
function ahead({ rolled, totals }: OpposedFrame): number {
  return totals.reduce((most, total, i) => (rolled[i] === ROLLED && total > most ? total : most), 0);
}

/**
 * Dice are rolled again as long as the test is lost, whoever is struck parries with one die if he can (F1.b, IX-E-2), and whoever places his
 * dice puts half of them, rounded up, into attack.
 */
export function sensibly({ table }: Pick<Conf, 'table'>, state: State, ids: readonly string[]): number {
  const top = state.stack[state.stack.length - 1];
  if (ids.includes('again') && top.seq === testSequence.id) {
    const f = top.d as TestFrame;
    const total = totalOf({ table, state, log: null }, f, f.natural);
    const other = state.stack[state.stack.length - 2];
    // Against others, until one is ahead of who has rolled, and once where nobody has.
    if (other?.seq === opposedSequence.id)
      return ids.indexOf(f.natural <= SIX || total <= ahead(other.d as OpposedFrame) ? 'again' : 'keep');
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
function combatStakes(g: Conf, by: number, on: number): AtStake<State> {
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

/** What lies below whatever happens in a round. */
export function roundFrame(g: Conf): State['stack'] {
  const skirmish = g.table.setup.mode === 'skirmish';
  return skirmish
    ? [
        frameOf(matchSequence, { mode: 1 }, stepOf(matchSteps, 'rounds')),
        frameOf(roundSequence, { round: g.state.round }, stepOf(roundSteps, 'combat') + 1),
      ]
    : [frameOf(matchSequence, { mode: 0 }, stepOf(matchSteps, 'rounds') + 1)];
}

/** A combat of these two alone, about to begin, and what it may come to for the second; null where they do not touch (IX-C.a). */
export function combatBetween(g: Conf, by: number, on: number): AtStake<State> | null {
  if ((enemiesTouched(g, by) & (1 << on)) === 0) return null;
  const { state } = g;
  state.phase = COMBAT;
  state.combats = [];
  for (const f of state.figures) f.combat = NO_COMBAT;
  makeCombat(g, (1 << by) | (1 << on), 0);
  if (state.authority.length === 0) state.authority = g.table.sideOf.map((_x, i) => i).filter((i) => seatBits(g, i) !== 0);
  state.speaking = 0;
  const top = roundFrame(g);
  state.stack = [
    ...top,
    frameOf(phaseSequence, { melees: [], imposed: NOBODY }, stepOf(phaseSteps, 'speaking turns')),
    frameOf(speakSequence, { seat: state.authority[0], imposed: NO_COMBAT }, stepOf(speakSteps, 'turn goes on')),
    frameOf(combatSequence, { id: 0, members: 0, first: NO_SIDE, passes: 0, killer: NOBODY }),
  ];
  return combatStakes(g, by, on);
}
