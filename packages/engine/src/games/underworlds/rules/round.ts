/** R1, E1 to E3. The match, its rounds, the end phase and the winner. */

import {
  type Coded,
  type Cost,
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  type Say,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import { PERSISTENCES } from '../content/index.ts';
import type { Und } from '../defs.ts';
import { ACTIVATIONS, ROUNDS } from '../lengths.ts';
import { ACTION_PHASE, DEED_HELD, END_PHASE, HAND, NO_BOARD, OBJECTIVES, POWER } from '../state.ts';
import { chose, givenField } from '../table.ts';
import { heldBy, survivors } from './board.ts';
import { cardCost } from './costs.ts';
import { note } from './deeds.ts';
import { discard, draw } from './drawing.ts';
import {
  activationSequence,
  type EndFrame,
  endSequence,
  type MatchFrame,
  matchSequence,
  powerSequence,
  type RoundFrame,
  roundSequence,
  setUpSequence,
} from './frames.ts';
import { powerHand } from './hands.ts';
import { eachInForce } from './in-force.ts';
import { endLasting } from './lasting.ts';
import { cardOf } from './naming.ts';
import { countIn, holdsPower, isAnyIn, listPlaces, placesOf } from './places.ts';
import { cardOffers, cardOptionCost, cardOptions, refusedCards, understandCard, unspent, useCard } from './power.ts';
import { rollOff } from './rolling.ts';
import { refusedObjectives, score } from './settling.ts';
import { startPhase } from './starting.ts';
import { barsCards } from './usable.ts';

const FIRST = 0;
const SECOND = 1;
export const GO_FIRST = coded<Und, RoundFrame>('first', { say: 'go-first', first: FIRST });
export const GO_SECOND = coded<Und, RoundFrame>('second', { say: 'go-second', first: SECOND });

const DONE = 65_535;

export const ENOUGH = coded<Und, EndFrame>('done', { say: 'done', first: DONE });
/** The seat that the part under way asks: each has two steps, of the player who goes first and of the other. */
const seatNow = (g: Und, _f: EndFrame): number => {
  const frame = g.state.stack[g.state.stack.length - 1];
  const step = endSteps.steps[frame.step];
  return step.kind === 'decide' ? step.seat(g, frame.d as EndFrame) : NOBODY;
};
const OWN = using(cardOf(seatNow), { size: DONE });
export const SCORE = coded<Und, EndFrame>('score:{card}', { say: 'score', parts: { card: OWN } });
export const DISCARD = coded<Und, EndFrame>('discard:{card}', { say: 'discard', parts: { card: OWN } });

/** A part of the end phase, which both players go through one after the other. */
const byTurns = (name: string, part: Part) => [turnAt(`${name}, first player`, 0, part), turnAt(`${name}, second player`, 1, part)];

export const matchSteps = define(matchSequence, [
  step('set-up', 'wu:S1', (g: Und): Flow => {
    call(g, setUpSequence, { winner: NOBODY, boards: [NO_BOARD, NO_BOARD], seat: NOBODY, unread: givenField(g.table) >= 0 ? 1 : 0 });
    return NEXT;
  }),
  step('rounds', 'wu:R1', (g: Und, f: MatchFrame): Flow => {
    if (f.rounds === ROUNDS) return NEXT;
    f.rounds++;
    g.state.round = f.rounds;
    call(g, roundSequence, { winner: NOBODY });
    return STAY;
  }),
  step('the winner', 'wu:E3', (g: Und): Flow => {
    const { players } = g.state;
    const glory = players[0].glory - players[1].glory;
    const by = glory || heldBy(g, 0).length - heldBy(g, 1).length;
    g.state.over = 1;
    g.state.winner = by > 0 ? 0 : by < 0 ? 1 : NOBODY;
    g.log?.tell('wu:E3', by === 0 ? 'drawn' : glory === 0 ? 'won-by-objectives' : 'won', {
      seat: { seat: g.state.winner },
      n: players[by < 0 ? 1 : 0].glory,
      other: players[by < 0 ? 0 : 1].glory,
    });
    return END;
  }),
]);

export const roundSteps = define(roundSequence, [
  step('action phase', 'wu:R1', (g: Und): Flow => {
    freshRound(g);
    g.log?.tell('wu:R1', 'round', { round: g.state.round });
    rollOff(g);
    return NEXT;
  }),
  decide('who goes first', 'wu:R1', {
    seat: (_g: Und, f: RoundFrame) => f.winner,
    options(_g, _f, out) {
      out.push(FIRST, SECOND);
    },
    take(g, f, code): Flow {
      g.state.first = code === FIRST ? f.winner : 1 - f.winner;
      g.state.active = 1 - g.state.first;
      g.log?.tell('wu:R1', code === FIRST ? 'takes-first' : 'leaves-first', { seat: { seat: f.winner } });
      return NEXT;
    },
    ...offers(GO_FIRST, GO_SECOND),
    prompt: () => ({ key: 'ask-first', args: {} }),
  }),
  step('what starts it', 'wu:P4', (g: Und): Flow => {
    startPhase(g);
    return NEXT;
  }),
  step('activations', 'wu:R1', (g: Und): Flow => {
    const { state } = g;
    const next = 1 - state.active;
    if (state.players[next].activations >= ACTIVATIONS) return NEXT;
    const first = chose(g, 'power-step-first', 'just-activated') ? next : 1 - next;
    // The power step follows the activation: what is called last runs first.
    call(g, powerSequence, { seat: first, passes: 0 });
    call(g, activationSequence, { seat: next, closed: 0 });
    return STAY;
  }),
  step('end phase', 'wu:E1', (g: Und): Flow => {
    g.state.phase = END_PHASE;
    // What bars cards goes on barring them until the next activation, in the next round, is over (344.1); whether all else that is for the
    // next activation waits for that one too is an option.
    const lost = chose(g, 'last-power-step', 'lost');
    endLasting(g, (l) => (lost && l.activation !== 0 && !barsCards(g, l.card)) || PERSISTENCES[l.until] === 'end-of-phase');
    g.log?.tell('wu:E1', 'end-phase', { round: g.state.round });
    call(g, endSequence, { place: 0 });
    return NEXT;
  }),
]);

export const endSteps = define(endSequence, [
  ...byTurns('objectives', {
    has: (g, seat) => isAnyIn(g, seat, OBJECTIVES, HAND),
    options(g, seat, out) {
      for (const place of scorable(g, seat)) out.push(place);
    },
    take: score,
    offered: [SCORE],
    refused: (g, seat) => refusedObjectives(g, seat, scorable(g, seat), 'wu:E1'),
    prompt: { key: 'ask-score', args: {} },
  }),
  step('the third one ends here', 'wu:E2', (g: Und): Flow => {
    if (g.state.round < ROUNDS) return NEXT;
    eachInForce(g, g.table.forcing.atTheEnd, (does, s) => {
      const n = does(g, s);
      g.state.players[s.seat].glory += n;
      if (n > 0) g.log?.tell('wu:E2', 'gains-glory', { seat: { seat: s.seat }, n });
    });
    return END;
  }),
  ...byTurns('upgrades', {
    has: (g, seat) => holdsPower(g, seat) && unspent(g, seat) > 0 && survivors(g, seat).length > 0,
    options(g, seat, out) {
      for (const place of powerHand(g, seat)) cardOptions(g, place, false, out);
    },
    take: useCard,
    offered: cardOffers(seatNow),
    cost: cardOptionCost,
    refused: (g, seat) => refusedCards(g, seat, false),
    understand: understandCard,
    prompt: { key: 'ask-upgrade', args: {} },
  }),
  ...byTurns('discards', {
    has: (g, seat) => isAnyIn(g, seat, OBJECTIVES, HAND) || isAnyIn(g, seat, POWER, HAND),
    options(g, seat, out) {
      listPlaces(g, seat, OBJECTIVES, HAND, out, 0);
      listPlaces(g, seat, POWER, HAND, out, 0);
    },
    take: discard,
    offered: [DISCARD],
    cost: (g, place) => [cardCost(g, place, 'discarded')],
    prompt: { key: 'ask-discard', args: {} },
    discards: true,
  }),
  step('hands filled', 'wu:E1', (g: Und, f: EndFrame): Flow => {
    const seat = turn(g, f);
    draw(g, seat, POWER, POWER_HELD - countIn(g, seat, POWER, HAND));
    draw(g, seat, OBJECTIVES, OBJECTIVES_HELD - countIn(g, seat, OBJECTIVES, HAND));
    f.place = 1 - f.place;
    return f.place === 1 ? STAY : NEXT;
  }),
  step('tokens', 'wu:R9', (g: Und): Flow => {
    for (const f of g.state.fighters) {
      f.moveToken = 0;
      f.chargeToken = 0;
      f.guardToken = 0;
    }
    return END;
  }),
]);

const OBJECTIVES_HELD = 3;
const POWER_HELD = 5;

/** A new round: what was done is forgotten, and every activation lies ahead. */
function freshRound(g: Und): void {
  const { state } = g;
  state.phase = ACTION_PHASE;
  state.deeds = [];
  for (const p of state.players) p.activations = 0;
  for (const f of state.fighters) {
    f.did = 0;
    f.spent = 0;
  }
  for (const seat of [0, 1])
    for (const n of heldBy(g, seat)) {
      const on = state.fighters.findIndex((f) => f.hex === state.tokens[n].hex);
      note(g, { what: DEED_HELD, seat, on, n });
    }
}

/** The player whose turn it is in an end phase: who activated first goes first. */
function turn(g: Und, f: EndFrame): number {
  return f.place === 0 ? g.state.first : 1 - g.state.first;
}

/** Objectives of a hand that may be scored in this end phase. */
function scorable(g: Und, seat: number): number[] {
  return placesOf(g, seat, OBJECTIVES, HAND).filter((place) => {
    const { face, does } = g.table.cards[g.state.cards[place].def];
    const now = face.scoring === 'end-phase' || (face.scoring === 'third-end-phase' && g.state.round === ROUNDS);
    return now && does.scores?.(g, seat) === true;
  });
}

/** What players do by turns in a part of the end phase. */
interface Part {
  readonly has: (g: Und, seat: number) => boolean;
  readonly options: (g: Und, seat: number, out: number[]) => void;
  readonly take: (g: Und, code: number) => void;
  readonly offered: readonly Coded<Und, EndFrame>[];
  readonly prompt: Say;
  readonly cost?: (g: Und, code: number) => readonly Cost[];
  /** What is taken here is given away for the rest of the match. */
  readonly discards?: true;
  /** What is refused and why; absent where there is no more to say than that there is no such answer. */
  readonly refused?: (g: Und, seat: number) => ReturnType<typeof refusedCards>;
  readonly understand?: (g: Und, seat: number, id: string) => ReturnType<typeof understandCard>;
}

/** A part of the end phase for the player who goes first in it (0) or second (1): as long as that player likes. */
function turnAt(name: string, place: number, part: Part) {
  const seatOf = (g: Und): number => turn(g, { place });
  const { refused, understand } = part;
  return decide<Und, EndFrame>(name, 'wu:E1', {
    when: (g) => part.has(g, seatOf(g)),
    seat: seatOf,
    options(g, _f, out) {
      out.push(DONE);
      part.options(g, seatOf(g), out);
    },
    take(g, _f, code): Flow {
      if (code === DONE) return NEXT;
      part.take(g, code);
      return STAY;
    },
    ...offers(ENOUGH, ...part.offered),
    settles: (_g, _f, code) =>
      code !== DONE && part.discards === true ? [{ kind: 'loses', say: { key: 'settles-discarded', args: {} } }] : [],
    cost: (g, _f, code) => (code === DONE ? [] : (part.cost?.(g, code) ?? [])),
    span: 'step',
    ends: (_g, _f, code) => code === DONE,
    quiet: DONE,
    sort: (code) => (code === DONE ? 0 : 1),
    ...(refused === undefined ? {} : { refused: (g: Und) => refused(g, seatOf(g)) }),
    ...(understand === undefined ? {} : { understand: (g: Und, _f: EndFrame, id: string) => understand(g, seatOf(g), id) }),
    prompt: () => part.prompt,
  });
}
