/** What odds need to know of this game: where a draw, an attack, an action and so on end, what doing nothing is, who wants what. */
import { type Deed, innermost, type Match, NOBODY } from '../../core/index.ts';
import { type AtStake, aside, lost, type OddsOfGame, type Stake, yes } from '../../odds/index.ts';
import { inPlay } from './rules/board.ts';
import {
  deedsSequence,
  drawSequence,
  type HarmFrame,
  halfSequence,
  harmSequence,
  roundSequence,
  strikeSequence,
  turnSequence,
  volleySequence,
} from './rules/frames.ts';
import { figureKey } from './rules/keys.ts';
import type { Setup } from './setup.ts';
import { situationValue } from './situation-values.ts';
import { CHARACTER, MONSTER, type State, SUMMON } from './state.ts';
import { switchesOf } from './switches.ts';
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

/** Answers behind which an attack on several begins: an area laid, a path taken, no more targets. */
const AT_SEVERAL: ReadonlySet<string> = new Set(['area', 'path', 'done']);

/** What an attack may do, before its card is drawn and while it is asked about; whoever attacks may be hurt by who retaliates. */
function stakesOf(match: GloomMatch, { does, on }: Deed): AtStake | null {
  const { state, play } = match;
  const way = 'nobody-reacts';
  const under = innermost(state, strikeSequence);
  if (under !== null) {
    // Whoever may lose a card instead of suffering sees what either comes to.
    const { seq, d } = state.stack[state.stack.length - 1];
    const asked = seq === harmSequence.id ? ofFigure(play, (d as HarmFrame).on).map((s): Stake => ({ ...s, always: true })) : [];
    return { until: 'attack', stakes: [...asked, ...ofFigure(play, under.on), ...aside(ofFigure(play, under.by))], way };
  }
  const volley = innermost(state, volleySequence);
  if (volley === null) return null;
  if (AT_SEVERAL.has(does)) {
    const all = state.figures.flatMap((_f, i) => (inPlay(play, i) ? [i] : []));
    return { until: 'action', stakes: aside(all.flatMap((i) => ofFigure(play, i))), way };
  }
  const named = on.figures.length === 1 ? state.figures.findIndex((f, i) => f.out === 0 && figureKey(play, i) === on.figures[0]) : NOBODY;
  if (named < 0 || (does !== 'target' && does !== 'next')) return null;
  return { until: 'attack', stakes: [...ofFigure(play, named), ...aside(ofFigure(play, volley.by))], way };
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
  leads: /^(play:|basic:|do:|move:|stop|skip:)/,
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
    const { figures } = match.state;
    const attack = innermost(match.state, strikeSequence);
    const figure =
      what === 'attack' ? (attack?.by ?? NOBODY) : figures.findIndex((f, i) => f.out === 0 && figureKey(match.play, i) === what);
    if (figure < 0) return 0;
    const own = figures[figure].kind !== MONSTER;
    if (what === 'attack') return prop === 'n' || prop === 'dealt' ? (own ? 1 : -1) : 0;
    return GOOD.has(prop) ? (own ? 1 : -1) : BAD.has(prop) ? (own ? -1 : 1) : 0;
  },
};
