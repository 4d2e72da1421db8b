/** What odds need to know of this game: where a roll, an attack, an action and so on end, what doing nothing is, who wants what. */
import { type Deed, innermost, NOBODY, stepOf } from '../../core/index.ts';
import { type AtStake, asIs, aside, lost, type OddsOfGame, type Stake, yes } from '../../odds/index.ts';
import type { Table } from './defs.ts';
import { inPlay } from './rules/board.ts';
import { castSteps } from './rules/casting.ts';
import {
  actionEndSequence,
  activationSequence,
  anyActionSequence,
  attackSequence,
  type CastFrame,
  castSequence,
  chargeSequence,
  grantSequence,
  moveSequence,
  playSequence,
  rollOffSequence,
  rollSequence,
  roundSequence,
  settleSequence,
  useSequence,
  volleySequence,
} from './rules/frames.ts';
import { attackUnderWay } from './rules/shown.ts';
import { targetsFrom } from './rules/targets.ts';
import { attacksOf } from './rules/values.ts';
import type { Setup } from './setup.ts';
import { situationValue, type UndMatch } from './situation-values.ts';
import { DEED_CAST, type State } from './state.ts';
import { switchesOf } from './switches.ts';
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

/** Whether a card or an ability is being used, and it is not an action that it grants which is asked about. */
function isUsing({ state: { stack } }: UndMatch): boolean {
  const grants = [grantSequence, anyActionSequence, chargeSequence, moveSequence, volleySequence];
  const uses = [playSequence, castSequence, useSequence];
  return !grants.some((s) => s.id === stack[stack.length - 1].seq) && stack.some((f) => uses.some((s) => s.id === f.seq));
}

/** Answers by which a card or an ability is used, or which it asks for. */
const PLAYS: ReadonlySet<string> = new Set(['play', 'cast', 'action', 'choose', 'react']);

/** Whether a spell is cast (M2): told however certain it is, where one is cast. Or may be, by what a card does. */
function ofCasting({ table, state }: UndMatch, { does, by, with: means }: Deed): Stake[] {
  const frame = state.stack.findLast((f) => f.seq === castSequence.id);
  const under = frame === undefined || frame.step > stepOf(castSteps, 'cast or not') ? undefined : (frame.d as CastFrame).fighter;
  const fighter = under ?? table.fighters.findIndex((f) => f.key === by);
  if (fighter < 0) return [];
  const { key } = table.fighters[fighter];
  const before = state.deeds.filter((d) => d.what === DEED_CAST && d.by === fighter).length;
  const stake: Stake = { key: 'cast', as: 'chance', figure: NOBODY, of: `${key}.spells`, read: (v) => (Number(v) > before ? 1 : 0) };
  const casts = under !== undefined || does === 'cast' || table.abilities.some((a) => a.use?.cast !== undefined && means.includes(a.id));
  return casts ? [{ ...stake, always: true }] : aside([stake]);
}

const inPlayNow = ({ play, table }: UndMatch): number[] => [...table.fighters.keys()].filter((i) => inPlay(play, i));

/** What an attack may do, before it is made and while it is asked about; and what is done with cards and abilities. */
function stakesOf(match: UndMatch, deed: Deed): AtStake | null {
  const { does, by, on, with: means } = deed;
  const success: Stake = { key: 'success', as: 'chance', figure: NOBODY, of: 'attack.success', read: yes };
  const under = innermost(match.state, attackSequence);
  const ways = { way: 'nobody-reacts' } as const;
  const fighterOf = (name: string): number => match.table.fighters.findIndex((f) => f.key === name);
  if (under !== null && does === 'attack') {
    // An attack that a card grants within another one (a reaction to it): its own target is at stake, until what was granted is done.
    const at = on.figures.map(fighterOf).filter((i) => i >= 0);
    return { until: 'action', stakes: [...ofFighters(match, at), ...aside(ofFighters(match, inPlayNow(match)))], ...ways };
  }
  if (under !== null) {
    // Once the rolls are compared it is no longer at stake whether the attack succeeds: only who is hurt by what follows.
    const decided = attackUnderWay(match.play)?.compared !== false;
    // To an attack that has failed one reacts for the sake of others: of its target alone it would be told that nothing happens.
    const elsewhere = does === 'react' && decided && under.success === 0;
    const stakes = elsewhere ? aside(ofFighters(match, inPlayNow(match))) : ofFighters(match, [under.on]);
    return { until: 'attack', stakes: [...(decided ? [] : [success]), ...stakes], ...ways };
  }
  // What a card or an ability does may harm anybody: whoever uses it, and whoever lets it go on.
  if (PLAYS.has(does) || isUsing(match))
    return { until: 'action', stakes: [...ofCasting(match, deed), ...aside(ofFighters(match, inPlayNow(match)))], ...ways };
  if (does !== 'attack') return null;
  const named = on.figures.map(fighterOf).filter((i) => i >= 0);
  if (named.length === 1) return { until: 'attack', stakes: [success, ...ofFighters(match, named)], ...ways };
  // One attack at everybody in reach: over with the last of them.
  const striker = by === undefined ? NOBODY : fighterOf(by);
  if (striker < 0 || !means.includes('all')) return null;
  const which = attacksOf(match.play, striker).find((a) => means.includes(match.table.attacks[a].attack.id));
  const { hex, seat } = match.state.fighters[striker];
  const reached = which === undefined ? [] : targetsFrom(match.play, striker, which, hex, seat);
  // A push before it may bring it to others.
  return { until: 'action', stakes: [...ofFighters(match, reached), ...aside(ofFighters(match, inPlayNow(match)))], ...ways };
}

export const UNDERWORLDS_ODDS: OddsOfGame<Setup, Table, State, View> = {
  until: {
    roll: [rollSequence, rollOffSequence],
    attack: [attackSequence],
    // What is cast or used is part of a gambit, a reaction or an action, at the end of which whom it Inspires is Inspired (I1).
    action: [volleySequence, chargeSequence, moveSequence, grantSequence, playSequence, actionEndSequence, settleSequence],
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
