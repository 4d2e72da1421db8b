/** F4. The match and its rounds: Tactics, activation, the combat phase, rally, maintenance, end. */
import { call, coded, decide, define, END, type Flow, NEXT, NOBODY, offers, REPEAT, STAY, step, using } from '../../../core/index.ts';
import { ACTIVATION, COMBAT, KILLED, MAINTENANCE, NO_CARD, NO_SIDE, RALLY } from '../state.ts';
import { COU, type Conf, chose, MISSING, PA, PEUR } from '../table.ts';
import { remove, sideBits } from './board.ts';
import {
  activationSequence,
  deploySequence,
  matchSequence,
  type OrderFrame,
  opposedSequence,
  orderSequence,
  phaseSequence,
  type RallyFrame,
  type RoundFrame,
  rallySequence,
  roundSequence,
  TACTICS,
  testSequence,
} from './frames.ts';
import { CARD } from './naming.ts';
import { namingOrder, opposedFrame } from './opposed.ts';
import { testFrame } from './tests.ts';

export const ORDERS = coded<Conf, OrderFrame>('order:{card}', {
  say: 'order-card',
  parts: { card: using(CARD) },
  more: (g, _f, card) => ({ figures: { figures: g.table.cards[card].figures } }),
});

export const matchSteps = define(matchSequence, [
  step('who places first', 'conf:F4.i', (g: Conf): Flow => {
    if (g.table.setup.mode === 'skirmish') rollTactics(g);
    return NEXT;
  }),
  step('deployment', 'conf:F4.i', (g: Conf): Flow => {
    if (g.table.setup.mode === 'skirmish') call(g, deploySequence, { seat: NOBODY, card: NO_CARD });
    return NEXT;
  }),
  step('Tactics roll', 'conf:F4.b', (g: Conf): Flow => {
    if (g.table.setup.mode === 'combat' && g.state.tactics.length === 0) rollTactics(g);
    return NEXT;
  }),
  step('rounds', 'conf:F4.a', (g: Conf): Flow => {
    if (g.table.setup.mode === 'combat') {
      g.state.round = 1;
      g.state.phase = COMBAT;
      call(g, phaseSequence, { melees: [], imposed: NOBODY });
      return NEXT;
    }
    if (sideBits(g, 0) === 0 || sideBits(g, 1) === 0 || g.state.round >= g.table.rounds) return NEXT;
    g.state.round++;
    call(g, roundSequence, { round: g.state.round });
    return STAY;
  }),
  step('maintenance', 'conf:F4.g', (g: Conf): Flow => {
    if (g.table.setup.mode === 'combat') maintain(g);
    return NEXT;
  }),
  step('end', 'conf:F4.h', (g: Conf): Flow => {
    decideWinner(g);
    return END;
  }),
]);

export const orderSteps = define(orderSequence, [
  step('whose cards', 'conf:F4.c', (g: Conf, f: OrderFrame): Flow => {
    for (; f.seat < g.table.sideOf.length; f.seat++) {
      const left = unordered(g, f.seat);
      if (left.length > 1) return NEXT;
      for (const c of left) g.state.hands[f.seat].pile.push(c);
    }
    return END;
  }),
  decide('order the cards', 'conf:F4.c', {
    seat: (_g: Conf, f: OrderFrame) => f.seat,
    options(g, f, out) {
      for (const c of unordered(g, f.seat)) out.push(c);
    },
    take(g, f, code): Flow {
      g.state.hands[f.seat].pile.push(code);
      return REPEAT;
    },
    ...offers(ORDERS),
    understand: (_g, _f, id) => (id === 'pass' ? [{ rule: 'conf:F4.c', key: 'must-order', args: {} }] : null),
    prompt: (g, f) => ({ key: 'ask-order', args: { n: g.state.hands[f.seat].pile.length + 1 } }),
  }),
]);

export const roundSteps = define(roundSequence, [
  step('round begins', 'conf:F4.a', (g: Conf, f: RoundFrame): Flow => {
    g.log?.tell('conf:F4.a', 'round-begins', { round: f.round });
    for (const h of g.state.hands) {
      h.pile.length = 0;
      h.reserve.length = 0;
    }
    g.state.phase = ACTIVATION;
    return NEXT;
  }),
  step('order of cards', 'conf:F4.c', (g: Conf): Flow => {
    call(g, orderSequence, { seat: 0 });
    return NEXT;
  }),
  step('Tactics roll', 'conf:F4.b', (g: Conf): Flow => {
    rollTactics(g);
    return NEXT;
  }),
  step('activation', 'conf:F4.d', (g: Conf): Flow => {
    call(g, activationSequence, { seat: NOBODY });
    return NEXT;
  }),
  step('combat', 'conf:IX-0.a', (g: Conf): Flow => {
    call(g, phaseSequence, { melees: [], imposed: NOBODY });
    return NEXT;
  }),
  step('rally', 'conf:IX-H.a', (g: Conf): Flow => {
    g.state.phase = RALLY;
    g.log?.tell('conf:IX-H.a', 'phase-begins', { phase: { term: 'phase.rally' } });
    call(g, rallySequence, { fig: NOBODY, total: 0, failed: 0 });
    return NEXT;
  }),
  step('maintenance', 'conf:F4.g', (g: Conf): Flow => {
    maintain(g);
    return END;
  }),
]);

export const rallySteps = define(rallySequence, [
  step('the next in rout', 'conf:F8.c', (g: Conf, f: RallyFrame): Flow => {
    const { figures } = g.state;
    for (f.fig++; f.fig < figures.length; f.fig++) {
      const x = figures[f.fig];
      if (x.routed === 0 || x.placed === 0) continue;
      const { values } = g.table.fighters[x.def];
      // Fear stands for courage on a card that has no other (F8.a).
      const which = values[COU] === MISSING ? PEUR : COU;
      if (values[which] === MISSING) continue;
      call(g, testSequence, testFrame(f.fig, which, 0, 1, Number(g.table.choice.rally)));
      return NEXT;
    }
    return END;
  }),
  step('rallied or not', 'conf:F8.c', (g: Conf, f: RallyFrame): Flow => {
    const rallied = f.failed === 0 && f.total >= Number(g.table.choice.rally);
    if (rallied) g.state.figures[f.fig].routed = 0;
    g.log?.tell('conf:F8.c', rallied ? 'rallies' : 'stays-routed', { figure: { figure: f.fig } });
    return REPEAT;
  }),
]);

/** The figures of a player that live, on the table or still to be placed, as bits. */
function aliveBits(g: Conf, seat: number): number {
  return g.state.figures.reduce((bits, f, i) => (f.seat === seat && f.wound < KILLED ? bits | (1 << i) : bits), 0);
}

/** The strategic value of a player's army. */
function armyOf(g: Conf, seat: number): number {
  return g.state.figures.reduce((n, f) => (f.seat === seat ? n + g.table.fighters[f.def].values[PA] : n), 0);
}

/**
 * The players in the order in which they name for the Tactics roll. Usually that is done in secret, so that the order is nothing to anybody;
 * by option openly, the loser of the last such roll first, and the lesser army before the first.
 */
function tacticsNaming(g: Conf): number[] {
  const seats = g.table.sideOf.map((_s, i) => i);
  if (chose(g, 'tactics-naming', 'in-secret')) return seats;
  return g.state.tactics.length === 0 ? seats.sort((a, b) => armyOf(g, a) - armyOf(g, b)) : namingOrder(g, seats);
}

/** F4.b: each player with somebody left names a fighter; the order of the results is kept for the round. */
function rollTactics(g: Conf): void {
  const seats = tacticsNaming(g).filter((s) => aliveBits(g, s) !== 0);
  g.state.tactics.length = 0;
  if (seats.length < 2) {
    g.state.tactics = seats;
    return;
  }
  call(
    g,
    opposedSequence,
    opposedFrame(
      TACTICS,
      seats,
      seats.map((s) => aliveBits(g, s)),
    ),
  );
}

/** F4.g: stunned and the charge's penalty end with the round, effects too; the Fierce leave. */
function maintain(g: Conf): void {
  g.state.phase = MAINTENANCE;
  g.log?.tell('conf:F4.g', 'phase-begins', { phase: { term: 'phase.maintenance' } });
  g.state.figures.forEach((f, i) => {
    if (f.stunned === 1) g.log?.tell('conf:IX-F-1.a', 'recovers', { figure: { figure: i } });
    f.stunned = 0;
    f.charged = 0;
    f.assaulted = 0;
    f.dive = 0;
    f.fury = 0;
    f.pursuits = 0;
    f.acted = 0;
    f.mods = [0, 0, 0, 0];
    if (f.fierce === 0 || f.placed === 0) return;
    f.wound = KILLED;
    remove(g, i);
    g.log?.tell('conf:skill.fierce', 'fierce-leaves', { figure: { figure: i } });
  });
}

/** The strategic value a side has left on the table. */
export function valueLeft(g: Conf, side: number): number {
  return g.state.figures.reduce((n, f) => (f.side === side && f.placed === 1 ? n + g.table.fighters[f.def].values[PA] : n), 0);
}

/** F4.h, F4.k: the winner when the match is over; by option only a side that stands alone. */
function decideWinner(g: Conf): void {
  const left = [valueLeft(g, 0), valueLeft(g, 1)];
  const lost = [0, 1].map((side) =>
    g.state.figures.reduce((n, f) => (f.side === side && f.placed === 0 ? n + g.table.fighters[f.def].values[PA] : n), 0),
  );
  const alone = [sideBits(g, 1) === 0, sideBits(g, 0) === 0];
  let side = NO_SIDE;
  if (alone[0] !== alone[1]) side = alone[0] ? 0 : 1;
  // A phase on its own goes to those who lost less, since nobody chose what stood there.
  else if (!alone[0] && chose(g, 'winner', 'value-left')) {
    const better = g.table.setup.mode === 'combat' ? lost[1] - lost[0] : left[0] - left[1];
    side = better > 0 ? 0 : better < 0 ? 1 : NO_SIDE;
  }
  g.state.over = 1;
  g.state.winner = side === NO_SIDE ? NOBODY : g.table.sideOf.indexOf(side);
  g.log?.tell(endRule(g), side === NO_SIDE ? 'drawn' : 'won-match', {
    seat: { seat: g.state.winner },
    left: left[Math.max(0, side)],
    other: left[side === 1 ? 0 : 1],
  });
}

/** The rule that ends this kind of match. */
export function endRule(g: Conf): string {
  return g.table.setup.mode === 'combat' ? 'conf:F4.k' : 'conf:F4.h';
}

/** Cards of a player not yet in his pile; the round begins without those whose figures are all off the table. */
function unordered(g: Conf, seat: number): number[] {
  const { cards } = g.table;
  const { figures, hands } = g.state;
  const { pile } = hands[seat];
  const left: number[] = [];
  for (let c = 0; c < cards.length; c++)
    if (cards[c].seat === seat && !pile.includes(c) && cards[c].figures.some((f) => figures[f].placed === 1)) left.push(c);
  return left;
}
