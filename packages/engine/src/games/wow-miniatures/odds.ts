/** What odds need to know of this game: where a roll, an attack, an action and a turn end, what doing nothing is, who wants what. */
import type { Deed } from '../../core/index.ts';
import { type AtStake, asIs, type OddsOfGame, type Stake, type Switch } from '../../odds/index.ts';
import { type AttackFrame, attackSequence, playSequence, rollSequence, tickSequence, turnSequence, walkSequence } from './rules/frames.ts';
import { figureKey, figureNamed, spaceNamed } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import { situationValue, type WowMatch } from './situation-values.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a figure of which its side wants much. */
const GOOD: ReadonlySet<string> = new Set(['health', 'armor', 'resist', 'move', 'power']);
/** Values of an attack of which the attacker's side wants much. */
const STRIKING: ReadonlySet<string> = new Set(['hits', 'crit', 'power']);

/** Whether a value says that a figure is off the map. */
const off = (value: unknown): number => (value === 'off' ? 1 : 0);

/** Damage to each defender of an attack, and who of them is slain by it. */
function ofAttack(match: WowMatch, targets: readonly number[]): Stake[] {
  const keys = targets.map((i) => figureKey(match.play, i));
  return targets.flatMap((figure, k): Stake[] => [
    { key: 'damage', as: 'amount', figure, of: 'attack.damage', read: (v) => (Array.isArray(v) ? Number(v[k] ?? 0) : 0) },
    { key: 'out', as: 'chance', figure, of: `${keys[k]}.at`, read: off },
  ]);
}

/** Whoever stands where an attack is aimed. */
function aimedAt({ play: g }: WowMatch, { on }: Deed): number[] {
  if (on.figures.length > 0) return on.figures.map((name) => figureNamed(g, name)).filter((i) => i >= 0);
  const spaces = on.spaces.map((name) => spaceNamed(g, name));
  return g.state.figures.flatMap((f, i) => (f.space >= 0 && spaces.includes(f.space) ? [i] : []));
}

/** Answers that begin an attack, some of them only where what is played is one. */
const ATTACKS: ReadonlySet<string> = new Set(['attack', 'ability', 'card', 'react', 'area', 'again']);

/** What an attack may do, before it is made and while it is asked about. */
function stakesOf(match: WowMatch, deed: Deed): AtStake | null {
  const under = match.state.stack.findLast((f) => f.seq === attackSequence.id)?.d as AttackFrame | undefined;
  if (under !== undefined) return { until: 'attack', stakes: ofAttack(match, under.defenders), way: 'nobody-reacts' };
  const targets = ATTACKS.has(deed.does) ? aimedAt(match, deed) : [];
  return targets.length === 0 ? null : { until: 'attack', stakes: ofAttack(match, targets), way: 'nobody-reacts' };
}

/** What could be otherwise in an attack: each effect that lasts on the one who attacks or on a defender (708). */
function switchesOf(match: WowMatch, deed: Deed): readonly Switch<Table, State>[] {
  const under = match.state.stack.findLast((f) => f.seq === attackSequence.id)?.d as AttackFrame | undefined;
  const begins = ATTACKS.has(deed.does);
  const striker = under?.by ?? (begins && deed.by !== undefined ? figureNamed(match.play, deed.by) : -1);
  const struck = under?.defenders ?? (begins ? aimedAt(match, deed) : []);
  return match.state.lasting.flatMap((effect, l): Switch<Table, State>[] =>
    effect.on === striker || struck.includes(effect.on)
      ? [
          {
            what: 'effect',
            rule: 'wow:708',
            figure: effect.on,
            now: true,
            flip({ state }) {
              state.lasting.splice(l, 1);
            },
          },
        ]
      : [],
  );
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
      const attack = match.state.stack.findLast((f) => f.seq === attackSequence.id)?.d as AttackFrame | undefined;
      return attack === undefined || !STRIKING.has(prop) ? 0 : attack.seat === seat ? 1 : -1;
    }
    const figure = figureNamed(match.play, what);
    if (figure < 0 || !GOOD.has(prop)) return 0;
    return match.state.figures[figure].seat === seat ? 1 : -1;
  },
};
