/** What odds need to know of this game: where a draw, an attack, an action and so on end, what doing nothing is, who wants what. */
import type { Deed, Match } from '../../core/index.ts';
import { type AtStake, lost, type OddsOfGame, type Stake, type Switch, yes } from '../../odds/index.ts';
import {
  deedsSequence,
  drawSequence,
  halfSequence,
  roundSequence,
  type StrikeFrame,
  strikeSequence,
  turnSequence,
} from './rules/frames.ts';
import { figureKey } from './rules/telling.ts';
import type { Setup } from './setup.ts';
import { situationValue } from './situation-values.ts';
import { CHARACTER, MONSTER, MUDDLE, POISON, STRENGTHEN, type State, SUMMON } from './state.ts';
import type { Gloom, Table } from './table.ts';
import type { View } from './view.ts';

/** Values of a figure of which its own want much, and little. */
const GOOD: ReadonlySet<string> = new Set(['hp', 'shield', 'retaliate', 'xp', 'gold', 'dealt']);
const BAD: ReadonlySet<string> = new Set(['out']);

type GloomMatch = Match<Setup, Table, State, View>;

/** Damage to a figure, and whether it dies. */
function ofFigure(play: Gloom, figure: number): Stake[] {
  const key = figureKey(play, figure);
  const { state } = play;
  return [
    // A dead figure lies at nought or below: more than all is not lost.
    { key: 'damage', as: 'amount', figure, of: `${key}.hp`, read: lost(state.figures[figure].hp) },
    { key: 'out', as: 'chance', figure, of: `${key}.out`, read: yes },
  ];
}

/** What a whole turn that plays itself may do to a figure. */
export function turnStakes(g: Gloom, figure: number): AtStake<State> {
  return { until: 'turn', stakes: ofFigure(g, figure), way: 'nobody-reacts' };
}

/** What an attack may do, before its card is drawn and while it is asked about. */
function stakesOf(match: GloomMatch, { does, on }: Deed): AtStake | null {
  const { state, play } = match;
  const under = state.stack.findLast((f) => f.seq === strikeSequence.id)?.d as StrikeFrame | undefined;
  const named = on.figures.length === 1 ? state.figures.findIndex((f, i) => f.out === 0 && figureKey(play, i) === on.figures[0]) : -1;
  const target = under === undefined ? (does === 'target' || does === 'next' ? named : -1) : under.on;
  return target < 0 ? null : { until: 'attack', stakes: ofFigure(play, target), way: 'nobody-reacts' };
}

/** Conditions that count in an attack: of whoever makes it, and of whom it is made at. */
const STRIKING_CONDITIONS = [
  ['strengthen', 'gh:condition.strengthen', STRENGTHEN],
  ['muddle', 'gh:condition.muddle', MUDDLE],
] as const;
const STRUCK_CONDITIONS = [['poison', 'gh:condition.poison', POISON]] as const;

/** What could be otherwise in an attack: conditions on either side. */
function switchesOf(match: GloomMatch, { does, by, on }: Deed): readonly Switch<Table, State>[] {
  const { state, play } = match;
  const under = state.stack.findLast((f) => f.seq === strikeSequence.id)?.d as StrikeFrame | undefined;
  const named = (name: string | undefined): number => state.figures.findIndex((f, i) => f.out === 0 && figureKey(play, i) === name);
  const aims = (does === 'target' || does === 'next') && on.figures.length === 1;
  const striker = under?.by ?? (aims ? named(by) : -1);
  const target = under?.on ?? (aims ? named(on.figures[0]) : -1);
  const flips = (figure: number, [what, rule, bit]: readonly [string, string, number]): Switch<Table, State>[] =>
    figure < 0
      ? []
      : [
          {
            what,
            rule,
            figure,
            now: (state.figures[figure].conditions & bit) !== 0,
            flip(g) {
              g.state.figures[figure].conditions ^= bit;
            },
          },
        ];
  return [...STRIKING_CONDITIONS.flatMap((c) => flips(striker, c)), ...STRUCK_CONDITIONS.flatMap((c) => flips(target, c))];
}

export const GLOOMHAVEN_ODDS: OddsOfGame<Setup, Table, State, View> = {
  until: {
    roll: [drawSequence],
    attack: [strikeSequence],
    action: [halfSequence, deedsSequence],
    turn: [turnSequence],
    round: [roundSequence],
  },
  idle: /^(end|stop|done|keep|no-rest|suffer|accept|skip:.*|leave:.*)$/,
  value: situationValue,
  stakes: stakesOf,
  switches: switchesOf,
  luck: {
    sideOf: ({ state }, figure) => (state.figures[figure].kind === CHARACTER || state.figures[figure].kind === SUMMON ? 0 : 1),
    sideOfSeat: () => 0,
    // Cards are drawn for attacks alone: what they bring is the harm.
    rolls: [],
  },
  // Everybody who decides anything plays against the monsters.
  wants(match, name) {
    const dot = name.lastIndexOf('.');
    const [what, prop] = [name.slice(0, dot), name.slice(dot + 1)];
    if (name === 'won') return 1;
    const { figures, stack } = match.state;
    const attack = stack.findLast((f) => f.seq === strikeSequence.id)?.d as StrikeFrame | undefined;
    const figure = what === 'attack' ? (attack?.by ?? -1) : figures.findIndex((f, i) => f.out === 0 && figureKey(match.play, i) === what);
    if (figure < 0) return 0;
    const own = figures[figure].kind !== MONSTER;
    if (what === 'attack') return prop === 'n' || prop === 'dealt' ? (own ? 1 : -1) : 0;
    return GOOD.has(prop) ? (own ? 1 : -1) : BAD.has(prop) ? (own ? -1 : 1) : 0;
  },
};
