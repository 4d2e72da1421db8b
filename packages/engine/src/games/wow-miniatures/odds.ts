/** What odds need to know of this game: where a roll, an attack, an action and a turn end, what doing nothing is, who wants what. */
import type { OddsOfGame } from '../../odds/index.ts';
import { type AttackFrame, attackSequence, playSequence, rollSequence, tickSequence, turnSequence, walkSequence } from './rules/frames.ts';
import { figureNamed } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import { situationValue } from './situation-values.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a figure of which its side wants much. */
const GOOD: ReadonlySet<string> = new Set(['health', 'armor', 'resist', 'move', 'power']);
/** Values of an attack of which the attacker's side wants much. */
const STRIKING: ReadonlySet<string> = new Set(['hits', 'crit', 'power']);

export const WOW_ODDS: OddsOfGame<Setup, Table, State, View> = {
  until: {
    roll: [rollSequence],
    attack: [attackSequence],
    action: [playSequence, walkSequence],
    turn: [turnSequence],
    round: [tickSequence],
  },
  idle: /^(pass|keep|end|equip:done|(shift|teleport):.*>stay)$/,
  value: situationValue,
  wants(match, name, seat) {
    const dot = name.lastIndexOf('.');
    const [what, prop] = [name.slice(0, dot), name.slice(dot + 1)];
    if (what === 'attack' || what === 'roll') {
      const attack = match.state.stack.findLast((f) => f.seq === attackSequence.id)?.d as AttackFrame | undefined;
      return attack === undefined || !STRIKING.has(prop) ? 0 : attack.seat === seat ? 1 : -1;
    }
    const figure = figureNamed(match.play, what);
    if (figure < 0 || !GOOD.has(prop)) return 0;
    return match.state.figures[figure].seat === seat ? 1 : -1;
  },
};
