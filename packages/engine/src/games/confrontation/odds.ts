/** What odds need to know of this game: where a roll, an attack, a pass of arms and so on end, what doing nothing is, who wants what. */
import type { OddsOfGame } from '../../odds/index.ts';
import { STATS } from './content/types.ts';
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
import { figureNamed } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import { situationValue } from './situation-values.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a fighter of which its side wants much, and little. */
const GOOD: ReadonlySet<string> = new Set([...STATS, 'alive', 'dice', 'attack', 'defence', 'unplaced', 'fierce']);
const BAD: ReadonlySet<string> = new Set(['wounds', 'stunned', 'routed']);
/** Values of an attack of which the striker's side wants much, and little. */
const STRIKING: ReadonlySet<string> = new Set(['difficulty', 'hit']);
const FAILING: ReadonlySet<string> = new Set(['missed', 'parried', 'earned']);

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
