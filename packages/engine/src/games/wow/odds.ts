/** What odds need to know of this game: where a roll, an attack, an action and a turn end, what doing nothing is, who wants what. */
import { type Deed, innermost } from '../../core/index.ts';
import { type AtStake, asIs, aside, lost, type OddsOfGame, type Stake } from '../../odds/index.ts';
import { alike, forget } from './forgetting.ts';
import { inPlay } from './rules/board.ts';
import { attackSequence, playSequence, rollSequence, tickSequence, turnSequence, walkSequence } from './rules/frames.ts';
import { figureKey, figureNamed } from './rules/keys.ts';
import type { Setup } from './setup.ts';
import { situationValue, type WowMatch } from './situation-values.ts';
import type { State } from './state.ts';
import { ATTACKS, aimedAt, switchesOf } from './switches.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a figure of which its side wants much. */
const GOOD: ReadonlySet<string> = new Set(['health', 'armor', 'resist', 'move', 'power']);
/** Values of an attack of which the attacker's side wants much. */
const STRIKING: ReadonlySet<string> = new Set(['hits', 'crit', 'power']);

/** Whether a value says that a figure is off the map. */
const off = (value: unknown): number => (value === 'off' ? 1 : 0);

/** Damage that figures suffer in whatever way until then, attacks made again among it (602.5), and who of them is slain. */
function ofHealth(match: WowMatch, figures: readonly number[]): Stake[] {
  return figures.flatMap((figure): Stake[] => {
    const key = figureKey(match.play, figure);
    const before = lost(match.state.figures[figure].health);
    return [
      { key: 'damage', as: 'amount', figure, of: `${key}.health`, read: (v) => Math.max(0, before(v)) },
      { key: 'out', as: 'chance', figure, of: `${key}.at`, read: off },
    ];
  });
}

/** Nobody reacts, and whoever may rolls a failed die again: it cannot become worse (105). */
const SENSIBLY: Pick<AtStake, 'way' | 'answer' | 'nobodyReacts'> = {
  way: 'rolls-fails-again',
  answer: (_state, ids) => ids.indexOf('reroll:fail'),
  nobodyReacts: true,
};

/** What an attack may do, before it is made and while it is asked about. */
function stakesOf(match: WowMatch, deed: Deed): AtStake | null {
  const under = innermost(match.state, attackSequence);
  if (under !== null) {
    // A protector, or another target of an attack made again, may be hurt; a react may strike back at whoever attacks.
    const named = deed.does === 'protect' && deed.by !== undefined ? [deed.by] : deed.does === 'again' ? deed.on.figures : [];
    const struck = new Set([...under.defenders, ...named.map((name) => figureNamed(match.play, name)).filter((i) => i >= 0)]);
    const stakes = [...ofHealth(match, [...struck]), ...aside(ofHealth(match, [under.by]))];
    return { until: 'attack', stakes, ...SENSIBLY };
  }
  if (!ATTACKS.has(deed.does)) return null;
  const targets = aimedAt(match, deed);
  if (deed.does === 'attack') return { until: 'attack', stakes: ofHealth(match, targets), ...SENSIBLY };
  // What is played may be an attack or not, and may be aimed at nobody in particular.
  const { figures } = match.state;
  const by = deed.by === undefined ? [] : [figureNamed(match.play, deed.by)].filter((i) => i >= 0 && !targets.includes(i));
  const all = figures.flatMap((f, i) => (inPlay(f) && f.gone === 0 ? [i] : []));
  const stakes = targets.length === 0 ? aside(ofHealth(match, all)) : [...aside(ofHealth(match, targets)), ...aside(ofHealth(match, by))];
  return { until: 'action', stakes, ...SENSIBLY };
}

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
  stakes: stakesOf,
  forget,
  alike,
  leads: /^move:/,
  apart: true,
  switches: switchesOf,
  luck: {
    sideOf: ({ state }, figure) => state.figures[figure].seat,
    sideOfSeat: (_table, seat) => seat,
    rolls: [
      { key: 'hits', of: 'roll.hits', read: asIs },
      { key: 'blocks', of: 'roll.blocks', read: asIs },
    ],
    points: [0, 1].map((side) => ({ key: 'points', of: 'points', side, read: (v) => (Array.isArray(v) ? asIs(v[side]) : null) })),
  },
  wants(match, name, seat) {
    const dot = name.lastIndexOf('.');
    const [what, prop] = [name.slice(0, dot), name.slice(dot + 1)];
    if (what === 'attack' || what === 'roll') {
      const attack = innermost(match.state, attackSequence);
      return attack === null || !STRIKING.has(prop) ? 0 : attack.seat === seat ? 1 : -1;
    }
    const figure = figureNamed(match.play, what);
    if (figure < 0 || !GOOD.has(prop)) return 0;
    return match.state.figures[figure].seat === seat ? 1 : -1;
  },
};
