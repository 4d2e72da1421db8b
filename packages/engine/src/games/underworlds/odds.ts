/** What odds need to know of this game: where a roll, an attack, an action and so on end, what doing nothing is, who wants what. */
import type { Deed } from '../../core/index.ts';
import { type AtStake, asIs, aside, lost, type OddsOfGame, type Stake, yes } from '../../odds/index.ts';
import { neighbours } from './rules/acting.ts';
import { inPlay } from './rules/board.ts';
import {
  type AttackFrame,
  activationSequence,
  attackSequence,
  castSequence,
  chargeSequence,
  grantSequence,
  moveSequence,
  playSequence,
  rollOffSequence,
  rollSequence,
  roundSequence,
  useSequence,
  volleySequence,
} from './rules/frames.ts';
import { attackUnderWay } from './rules/shown.ts';
import type { Setup } from './setup.ts';
import { situationValue, type UndMatch } from './situation-values.ts';
import { DEED_CAST, type State } from './state.ts';
import { switchesOf } from './switches.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a fighter of which its player wants much, and little. */
const GOOD: ReadonlySet<string> = new Set(['health', 'inspired', 'move', 'defence']);
const BAD: ReadonlySet<string> = new Set(['wounds', 'out', 'barred']);
/** Values of an attack of which its player wants much, and little. */
const STRIKING: ReadonlySet<string> = new Set(['hits', 'crits', 'success', 'damage', 'dealt', 'resolved', 'dice']);
const FAILING: ReadonlySet<string> = new Set(['defence', 'defence-crits', 'tie']);

/** Wounds that fighters suffer, and whether they are taken out of action. */
function ofFighters({ table, state }: UndMatch, targets: readonly number[]): Stake[] {
  return targets.flatMap((figure): Stake[] => {
    const { key } = table.fighters[figure];
    const before = state.fighters[figure].wounds;
    return [
      { key: 'damage', as: 'amount', figure, of: `${key}.wounds`, read: (v) => -lost(before)(v) },
      { key: 'out', as: 'chance', figure, of: `${key}.out`, read: yes },
    ];
  });
}

/** Answers by which a card or an ability is used, or which it asks for. */
const PLAYS: ReadonlySet<string> = new Set(['play', 'cast', 'action', 'choose', 'react']);

/** Whether a spell is cast (M2), where a fighter may be about to cast one. */
function ofCasting({ table, state }: UndMatch, by: string | undefined): Stake[] {
  const fighter = table.fighters.findIndex((f) => f.key === by);
  if (fighter < 0) return [];
  const before = state.deeds.filter((d) => d.what === DEED_CAST && d.by === fighter).length;
  return [{ key: 'cast', as: 'chance', figure: -1, of: `${by}.spells`, read: (v) => (Number(v) > before ? 1 : 0) }];
}

const inPlayNow = ({ play, table }: UndMatch): number[] => [...table.fighters.keys()].filter((i) => inPlay(play, i));

/** What an attack may do, before it is made and while it is asked about; and what is done with cards and abilities. */
function stakesOf(match: UndMatch, { does, by, on, with: means }: Deed): AtStake | null {
  const success: Stake = { key: 'success', as: 'chance', figure: -1, of: 'attack.success', read: yes };
  const under = match.state.stack.findLast((f) => f.seq === attackSequence.id)?.d as AttackFrame | undefined;
  const ways = { way: 'nobody-reacts' } as const;
  if (under !== undefined) {
    // Once the rolls are compared it is no longer at stake whether the attack succeeds: only who is hurt by what follows.
    const decided = attackUnderWay(match.play)?.compared !== false;
    return { until: 'attack', stakes: [...(decided ? [] : [success]), ...ofFighters(match, [under.on])], ...ways };
  }
  // What a card or an ability does may harm anybody.
  if (PLAYS.has(does))
    return { until: 'action', stakes: aside([...ofCasting(match, by), ...ofFighters(match, inPlayNow(match))]), ...ways };
  if (does !== 'attack') return null;
  const named = on.figures.map((name) => match.table.fighters.findIndex((f) => f.key === name)).filter((i) => i >= 0);
  if (named.length === 1) return { until: 'attack', stakes: [success, ...ofFighters(match, named)], ...ways };
  // One attack at everybody in reach: over with the last of them.
  const striker = match.table.fighters.findIndex((f) => f.key === by);
  if (striker < 0 || !means.includes('all')) return null;
  return { until: 'action', stakes: ofFighters(match, neighbours(match.play, striker, false)), ...ways };
}

export const UNDERWORLDS_ODDS: OddsOfGame<Setup, Table, State, View> = {
  until: {
    roll: [rollSequence, rollOffSequence],
    attack: [attackSequence],
    action: [volleySequence, chargeSequence, moveSequence, grantSequence, playSequence, castSequence, useSequence],
    turn: [activationSequence],
    round: [roundSequence],
  },
  idle: /^(pass|keep|done|none|nothing|leave|choose:none|no-more-dice)$/,
  value: situationValue,
  leads: /^charge:/,
  stakes: stakesOf,
  inTheOpen: [activationSequence, chargeSequence, attackSequence, rollSequence],
  switches: switchesOf,
  luck: {
    sideOf: ({ state }, figure) => state.fighters[figure].seat,
    sideOfSeat: (_table, seat) => seat,
    rolls: [{ key: 'successes', of: 'roll.successes', read: asIs }],
    points: [0, 1].map((side) => ({ key: 'points', of: `glory.${side + 1}`, side, read: asIs })),
  },
  wants(match, name, seat) {
    const dot = name.lastIndexOf('.');
    const [what, prop] = [name.slice(0, dot), name.slice(dot + 1)];
    if (what === 'attack') {
      const by = situationValue(match, 'attack.side');
      if (by === null) return 0;
      const own = by === seat + 1;
      return STRIKING.has(prop) ? (own ? 1 : -1) : FAILING.has(prop) ? (own ? -1 : 1) : 0;
    }
    if (prop === '1' || prop === '2') {
      const own = Number(prop) === seat + 1;
      return what === 'glory' || what === 'unspent' ? (own ? 1 : -1) : 0;
    }
    const fighter = match.table.fighters.findIndex((f) => f.key === what);
    if (fighter < 0) return 0;
    const own = match.state.fighters[fighter].seat === seat;
    return GOOD.has(prop) ? (own ? 1 : -1) : BAD.has(prop) ? (own ? -1 : 1) : 0;
  },
};
