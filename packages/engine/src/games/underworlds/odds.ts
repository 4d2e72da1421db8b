/** What odds need to know of this game: where a roll, an attack, an action and so on end, what doing nothing is, who wants what. */
import type { OddsOfGame } from '../../odds/index.ts';
import {
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
  volleySequence,
} from './rules/frames.ts';
import type { Setup } from './setup.ts';
import { situationValue } from './situation-values.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a fighter of which its player wants much, and little. */
const GOOD: ReadonlySet<string> = new Set(['health', 'inspired', 'move', 'defence']);
const BAD: ReadonlySet<string> = new Set(['wounds', 'out', 'barred']);
/** Values of an attack of which its player wants much, and little. */
const STRIKING: ReadonlySet<string> = new Set(['hits', 'crits', 'success', 'damage', 'dealt', 'resolved', 'dice']);
const FAILING: ReadonlySet<string> = new Set(['defence', 'defence-crits', 'tie']);

export const UNDERWORLDS_ODDS: OddsOfGame<Setup, Table, State, View> = {
  until: {
    roll: [rollSequence, rollOffSequence],
    attack: [attackSequence],
    action: [volleySequence, chargeSequence, moveSequence, grantSequence, playSequence, castSequence],
    turn: [activationSequence],
    round: [roundSequence],
  },
  idle: /^(pass|keep|done|none|nothing|leave|choose:none|no-more-dice)$/,
  value: situationValue,
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
