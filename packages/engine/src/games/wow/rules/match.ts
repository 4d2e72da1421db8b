/** 100-102, 500-502. The match and its ticks: who is first, equipment, whose turn, what happens when a tick ends. */
import {
  by,
  call,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  outcomesOf,
  REPEAT,
  STAY,
  step,
} from '../../../core/index.ts';
import { ROUND_END } from '../state.ts';
import { TICK_END, type Wow } from '../table.ts';
import { takesTurns } from './board.ts';
import { dial, roundOf } from './clocks.ts';
import {
  type MatchFrame,
  matchSequence,
  type TickFrame,
  type TurnsFrame,
  tickSequence,
  turnFrame,
  turnSequence,
  turnsSequence,
} from './frames.ts';
import { CARD, FIGURE } from './naming.ts';
import { readyCard } from './readying.ts';
import { checkLimit, checkVictory, scoreLocations } from './scoring.ts';
import { fire } from './triggers.ts';
import { expire } from './turn.ts';

/** The first number of a card to equip, and seats that may be done with it, one after the other. */
const EQUIPS = 1;
const BOTH = 2;
export const NO_MORE = coded<Wow, MatchFrame>('equip:done', { say: 'equip-done' });
export const EQUIP = coded<Wow, MatchFrame>('equip:{card}', {
  say: 'equip',
  parts: { card: by(CARD) },
  first: EQUIPS,
  more: (g, _f, code) => ({ figure: { figure: g.state.cards[code - EQUIPS].bearer } }),
});
export const TURN = coded<Wow, TurnsFrame>('turn:{figure}', { say: 'take-turn', parts: { figure: by(FIGURE) } });

export const matchSteps = define(matchSequence, [
  chance('first player', 'wow:101.4', {
    outcomes: (g: Wow) => (g.state.firstSeat !== NOBODY ? null : EITHER),
    take(g, _f, code): Flow {
      g.state.firstSeat = code;
      g.state.lastSeat = 1 - code;
      g.log?.tell('wow:101.4', 'goes-first', { seat: { seat: code } });
      return NEXT;
    },
    id: (_g, _f, code) => `first:${code + 1}`,
    say: (_g, _f, code) => ({ key: 'go-first', args: { seat: { seat: code } } }),
    seat: () => 0,
    dice: () => null,
    fromFaces: () => 0,
    prompt: () => ({ key: 'roll-first', args: {} }),
  }),
  decide('equipment', 'wow:302', {
    when: (g: Wow, f: MatchFrame) => f.done < BOTH && dressing(g, f) !== NOBODY,
    seat: dressing,
    options(g, f, out) {
      out.push(NO_MORE.code());
      for (const c of wearable(g, dressing(g, f))) out.push(EQUIP.code(c));
    },
    take(g, f, code): Flow {
      if (code === NO_MORE.code()) {
        f.done = dressing(g, f) === g.state.firstSeat ? 1 : BOTH;
        return STAY;
      }
      const c = EQUIP.part(code);
      const card = g.state.cards[c];
      card.face = 1;
      card.active = 1;
      const honor = g.table.cards[card.def].card.equipment?.honor ?? 0;
      // 302: equipment adds its honor, so its side must score more; a target set by hand stays.
      if (g.table.setup.target === undefined) g.state.target[g.state.figures[card.bearer].seat] += honor;
      g.log?.reveal('wow:302', 'equips', { figure: { figure: card.bearer }, card: { card: c }, n: honor });
      return STAY;
    },
    ...offers(NO_MORE, EQUIP),
    settles: (g, f, code) =>
      code === NO_MORE.code() && wearable(g, dressing(g, f)).length > 0
        ? [{ kind: 'loses', say: { key: 'settles-unworn', args: {} } }]
        : [],
    span: 'step',
    ends: (_g, _f, code) => code === NO_MORE.code(),
    refused(g, f) {
      const seat = dressing(g, f);
      return g.state.cards.flatMap((card, c) =>
        g.state.figures[card.bearer].seat === seat && card.face === 0 && g.table.cards[card.def].gear && slotTaken(g, c)
          ? [EQUIP.barred(g, f, EQUIP.code(c), [{ rule: 'wow:302', key: 'slot-taken', args: { card: { card: c } } }])]
          : [],
      );
    },
    prompt: () => ({ key: 'ask-equip', args: {} }),
  }),
  step('next tick', 'wow:500', (g: Wow): Flow => {
    if (g.state.over === 1) return END;
    call<Wow, TickFrame>(g, tickSequence, { tick: g.state.main });
    return STAY;
  }),
]);

export const tickSteps = define(tickSequence, [
  step('start of tick', 'wow:500', (g: Wow): Flow => {
    const { state } = g;
    g.log?.tell('wow:500.1', 'tick-begins', { tick: dial(state.main), round: roundOf(state.main) });
    if (g.table.choice['ready-cards'] === 'ten-ticks') {
      state.cards.forEach((card, c) => {
        if (card.ready === 0 && state.main - card.usedAt >= 10) readyCard(g, c, 'wow:500');
      });
    } else if (dial(state.main) === 1 && state.main > 1) {
      g.log?.tell('wow:408.1c', 'round-begins', { round: roundOf(state.main) });
      state.cards.forEach((card, c) => {
        if (card.ready === 0) readyCard(g, c, 'wow:500');
      });
    }
    return NEXT;
  }),
  step('turns', 'wow:501', (g: Wow): Flow => {
    call<Wow, TurnsFrame>(g, turnsSequence, { seat: NOBODY });
    return NEXT;
  }),
  step('end of tick, first', 'wow:502', (g: Wow): Flow => {
    if (g.table.choice['tick-end-order'] === 'effects-first') fire(g, TICK_END, NOBODY, NOBODY);
    else score(g);
    return NEXT;
  }),
  step('end of tick, then', 'wow:502', (g: Wow): Flow => {
    if (g.table.choice['tick-end-order'] === 'effects-first') score(g);
    else fire(g, TICK_END, NOBODY, NOBODY);
    return NEXT;
  }),
  step('victory', 'wow:102', (g: Wow): Flow => {
    if (checkVictory(g) || checkLimit(g)) return END;
    return NEXT;
  }),
  step('main clock', 'wow:502', (g: Wow): Flow => {
    if (dial(g.state.main) === 10) expire(g, ROUND_END);
    g.state.main++;
    // 408.2a: no personal clock stays behind the main clock.
    for (const f of g.state.figures) if (takesTurns(g.table, f) && f.clock < g.state.main) f.clock = g.state.main;
    return END;
  }),
]);

export const turnsSteps = define(turnsSequence, [
  step('whose turn', 'wow:501', (g: Wow, f: TurnsFrame): Flow => {
    f.seat = preferredSeat(g);
    let first = mayAct(g, f.seat, NOBODY);
    if (first === NOBODY) {
      f.seat = 1 - f.seat;
      first = mayAct(g, f.seat, NOBODY);
    }
    // Nobody's clock shows the tick any more.
    if (first === NOBODY) return END;
    if (mayAct(g, f.seat, first) !== NOBODY) return NEXT;
    call(g, turnSequence, turnFrame(first, f.seat, NOBODY, f.seat));
    return STAY;
  }),
  decide('who acts', 'wow:501', {
    seat: (_g: Wow, f: TurnsFrame) => f.seat,
    options(g, f, out) {
      for (let i = mayAct(g, f.seat, NOBODY); i !== NOBODY; i = mayAct(g, f.seat, i)) out.push(i);
    },
    take(g, f, code): Flow {
      call(g, turnSequence, turnFrame(code, f.seat, NOBODY, f.seat));
      return REPEAT;
    },
    ...offers(TURN),
    refused(g, f) {
      return g.state.figures.flatMap((x, i) =>
        x.seat === f.seat && x.gone === 0 && takesTurns(g.table, x) && x.clock !== g.state.main
          ? [
              TURN.barred(g, f, TURN.code(i), [
                { rule: 'wow:408.1', key: 'clock-ahead', args: { figure: { figure: i }, clock: dial(x.clock), main: dial(g.state.main) } },
              ]),
            ]
          : [],
      );
    },
    prompt: (g) => ({ key: 'ask-who', args: { tick: dial(g.state.main) } }),
  }),
]);

/** Either seat, as likely (101.4). */
const EITHER = outcomesOf([0, 1], [1, 1]);

/** 302: slots of worn equipment that a card would need twice. */
export function slotTaken(g: Wow, c: number): boolean {
  const mine = g.table.cards[g.state.cards[c].def].card.equipment?.slots ?? [];
  return g.state.cards.some(
    (o, i) =>
      i !== c &&
      o.active === 1 &&
      o.bearer === g.state.cards[c].bearer &&
      (g.table.cards[o.def].card.equipment?.slots ?? []).some((s) => mine.includes(s)),
  );
}

/** Equipment a seat may still turn up before the match. */
function wearable(g: Wow, seat: number): number[] {
  const out: number[] = [];
  g.state.cards.forEach((card, c) => {
    if (g.state.figures[card.bearer].seat === seat && card.face === 0 && g.table.cards[card.def].gear && !slotTaken(g, c)) out.push(c);
  });
  return out;
}

/** By what everybody sees: a card face down in a bar where equipment could lie. */
function mightWear(g: Wow, seat: number): boolean {
  return g.state.cards.some(
    (card) => g.state.figures[card.bearer].seat === seat && card.face === 0 && g.table.fittingGear[card.bearer].length > 0,
  );
}

/** The seat asked about equipment: the one that acts first, then the other; `NOBODY` when both are done. */
function dressing(g: Wow, f: MatchFrame): number {
  for (let d = f.done; d < BOTH; d++) {
    const seat = d === 0 ? g.state.firstSeat : 1 - g.state.firstSeat;
    if (mightWear(g, seat)) return seat;
  }
  return NOBODY;
}

/** 502.1: location points, at the end of ticks 5 and 10. */
function score(g: Wow): void {
  const shown = dial(g.state.main);
  if (shown === 5 || shown === 10) scoreLocations(g);
}

/** 501: the first character of a seat after `after` whose clock shows the present tick; `NOBODY` where there is none. */
function mayAct(g: Wow, seat: number, after: number): number {
  const { figures, main } = g.state;
  for (let i = after + 1; i < figures.length; i++) {
    const f = figures[i];
    if (f.clock === main && f.seat === seat && f.gone === 0 && takesTurns(g.table, f)) return i;
  }
  return NOBODY;
}

/** The seat whose turn comes if one of its characters may act: by the option alternating, or the first player's. */
function preferredSeat(g: Wow): number {
  return g.table.choice['who-goes'] === 'alternate' ? 1 - g.state.lastSeat : g.state.firstSeat;
}
