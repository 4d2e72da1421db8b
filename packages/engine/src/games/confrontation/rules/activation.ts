/** F4.c-F4.f, F4.i. Deployment and activation: speaking turns, a card each, its figures one after another. */
import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  REPEAT,
  type Reasons,
  type Refusal,
  type RefusedOption,
  refuse,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import { ACTED } from '../state.ts';
import { type Conf, chose } from '../table.ts';
import { actionOptions, readAction } from './acting.ts';
import {
  ACTOR,
  actionOf,
  against,
  alone,
  CHARGE,
  DEPLOY,
  DIVE,
  ENGAGE,
  FINISH,
  figureOf,
  LEAVE,
  LEVEL,
  MOVE,
  packed,
  STAY_PUT,
  spelled,
  TARGET,
  TO_LEVEL,
  WHITHER,
  WHO,
  xOf,
  yOf,
} from './codes.ts';
import { actionCost } from './costs.ts';
import {
  type ActivationFrame,
  activationSequence,
  actSequence,
  type CardFrame,
  cardSequence,
  type DeployFrame,
  deploySequence,
} from './frames.ts';
import { distanceTo, hasRoom, put, walkOf } from './moving.ts';
import { CARD } from './naming.ts';

const DEPLOYS = coded<Conf, unknown>('deploy:{figure}>{place}', {
  say: 'deploy',
  parts: { figure: WHO, place: WHITHER },
  more: (_g, _f, code) => ({ x: xOf(code), y: yOf(code) }),
  ...alone(DEPLOY),
});

const PLAY_TOP = 0;
const RESERVE = 1;
/** From here on: a card of the reserve. */
const FROM_RESERVE = 2;
const onTop = (g: Conf, f: ActivationFrame) => ofCard(g, g.state.hands[f.seat].pile[0] ?? 0);
export const TOP = coded<Conf, ActivationFrame>('card:top', { say: 'play-top', first: PLAY_TOP, more: onTop });
export const RESERVES = coded<Conf, ActivationFrame>('card:reserve', { say: 'reserve-card', first: RESERVE, more: onTop });
export const FROM = coded<Conf, ActivationFrame>('card:{card}', {
  say: 'play-reserve',
  parts: { card: using(CARD) },
  first: FROM_RESERVE,
  more: (g, _f, code) => ({ figures: { figures: g.table.cards[code - FROM_RESERVE].figures } }),
});

const GO_FIRST = 0;
const GO_SECOND = 1;
/** Of the winner of the Tactics roll, where he decides (`first-card`). */
export const WHO_BEGINS = [
  coded<Conf, ActivationFrame>('first', { say: 'play-first', first: GO_FIRST }),
  coded<Conf, ActivationFrame>('second', { say: 'play-second', first: GO_SECOND }),
];

const parts = { figure: ACTOR, target: TARGET, place: WHITHER };

export const ACTS = [
  coded<Conf, unknown>('engage:{figure}>{target}@{place}', { say: 'engage', parts, more: there, ...against(ENGAGE) }),
  coded<Conf, unknown>('charge:{figure}>{target}@{place}', { say: 'charge', parts, more: there, ...against(CHARGE) }),
  coded<Conf, unknown>('dive:{figure}>{target}@{place}', { say: 'dive', parts, more: there, ...against(DIVE) }),
  coded<Conf, unknown>('move:{figure}>{place}', {
    say: 'move-to',
    parts: { figure: WHO, place: WHITHER },
    more: there,
    ...alone(MOVE),
  }),
  coded<Conf, unknown>('stay:{figure}', { say: 'stay', parts: { figure: WHO }, ...alone(STAY_PUT) }),
  coded<Conf, unknown>('level:{figure}>{level}', { say: 'change-level', parts: { figure: WHO, level: TO_LEVEL }, ...alone(LEVEL) }),
  coded<Conf, unknown>('leave:{figure}', { say: 'leave-contact', parts: { figure: WHO }, ...alone(LEAVE) }),
  coded<Conf, unknown>('end', { say: 'end-card', first: packed(FINISH, 0, 0, 0, 0) }),
];

export const deploySteps = define(deploySequence, [
  step('whose turn to place', 'conf:F4.i', (g: Conf, f: DeployFrame): Flow => {
    const order = g.state.tactics;
    // The loser of the roll places first, then a card each in turn.
    const turn = f.seat === NOBODY ? order.slice().reverse() : [...order.filter((s) => s !== f.seat), f.seat];
    for (const seat of turn) {
      const card = g.table.cards.findIndex((c, i) => c.seat === seat && toPlace(g, i) !== NOBODY);
      if (card < 0) continue;
      f.seat = seat;
      f.card = card;
      return NEXT;
    }
    return END;
  }),
  decide<Conf, DeployFrame>('place a figure', 'conf:F4.i', {
    seat: (_g: Conf, f: DeployFrame) => f.seat,
    options(g, f, out) {
      const fig = toPlace(g, f.card);
      const near = g.table.sideOf[f.seat] === 0;
      const depth = zoneDepth(g);
      for (let row = GRID / 2; row < depth; row += GRID)
        for (let x = GRID / 2; x < g.table.wide; x += GRID) {
          const y = near ? g.table.deep - row : row;
          if (mayDeploy(g, f, fig, x, y, null)) out.push(packed(DEPLOY, fig, fig, x, y));
        }
      // A crowded zone: anywhere there is room, so that nobody is ever left without a place.
      if (out.length === 0)
        for (let y = GRID / 2; y < g.table.deep; y += GRID / 2)
          for (let x = GRID / 2; x < g.table.wide; x += GRID / 2)
            if (hasRoom(g, fig, x, y, 0, null)) out.push(packed(DEPLOY, fig, fig, x, y));
    },
    take(g, f, code): Flow {
      const fig = figureOf(code);
      g.state.figures[fig].placed = 1;
      put(g, fig, xOf(code), yOf(code), 0);
      g.log?.tell('conf:F4.i', 'deployed', { figure: { figure: fig }, x: xOf(code), y: yOf(code) });
      return toPlace(g, f.card) !== NOBODY ? STAY : REPEAT;
    },
    ...offers(DEPLOYS),
    understand(g, f, id): number | Refusal[] | null {
      const s = spelled(g, id);
      if (s === null || s.action !== DEPLOY || s.at === null) return null;
      const why: Refusal[] = [];
      return mayDeploy(g, f, s.fig, s.at[0], s.at[1], why) ? packed(DEPLOY, s.fig, s.fig, s.at[0], s.at[1]) : why;
    },
    prompt: (g, f) => ({ key: 'ask-deploy', args: { figure: { figure: toPlace(g, f.card) }, depth: Number(g.table.choice.zone) } }),
  }),
]);

export const activationSteps = define(activationSequence, [
  decide('who begins', 'conf:F4.b', {
    when: (g: Conf, f: ActivationFrame) =>
      f.seat === NOBODY && chose(g, 'first-card', 'winner-decides') && g.state.tactics.every((s) => hasCards(g, s)),
    seat: (g) => g.state.tactics[0],
    options(_g, _f, out) {
      out.push(GO_FIRST, GO_SECOND);
    },
    take(g, f, code): Flow {
      const { tactics } = g.state;
      // As if the other one had just spoken: the turns go round from him.
      f.seat = code === GO_FIRST ? tactics[tactics.length - 1] : tactics[0];
      return NEXT;
    },
    ...offers(...WHO_BEGINS),
    prompt: (_g, _f) => ({ key: 'ask-who-begins', args: {} }),
  }),
  step('whose speaking turn', 'conf:F4.d', (g: Conf, f: ActivationFrame): Flow => {
    const { tactics } = g.state;
    const after = tactics.indexOf(f.seat);
    // The winner of the Tactics roll begins, unless he has left that to the other; whoever has no card left lets the other play on.
    for (let k = 1; k <= tactics.length; k++) {
      const seat = tactics[(after + k) % tactics.length];
      if (!hasCards(g, seat)) continue;
      f.seat = seat;
      return NEXT;
    }
    return END;
  }),
  decide('play a card', 'conf:F4.d', {
    seat: (_g: Conf, f: ActivationFrame) => f.seat,
    options(g, f, out) {
      const h = g.state.hands[f.seat];
      if (h.pile.length > 0) out.push(PLAY_TOP);
      if (mayReserve(g, f.seat, null)) out.push(RESERVE);
      for (let i = 0; i < h.reserve.length; i++) out.push(FROM_RESERVE + h.reserve[i]);
    },
    take(g, f, code): Flow {
      const h = g.state.hands[f.seat];
      if (code === RESERVE) {
        h.reserve.push(h.pile.shift() as number);
        g.log?.tell('conf:F4.f', 'reserves', { seat: { seat: f.seat } });
        // Setting a card aside is no turn: the next one is played, or another from the reserve.
        return h.pile.length > 0 || h.reserve.length > 0 ? STAY : REPEAT;
      }
      if (code !== PLAY_TOP) {
        h.reserve = h.reserve.filter((c) => c !== code - FROM_RESERVE);
        h.pile.unshift(code - FROM_RESERVE);
      }
      return NEXT;
    },
    ...offers(TOP, RESERVES, FROM),
    cites: (_g, _f, code) => (code === PLAY_TOP ? 'conf:F4.d' : 'conf:F4.f'),
    refused(g, f): RefusedOption[] {
      const reasons: Refusal[] = [];
      if (mayReserve(g, f.seat, reasons)) return [];
      return [{ ...RESERVES.barred(g, f, RESERVE, reasons), say: { key: 'reserve', args: {} } }];
    },
    understand(g, f, id): Refusal[] | null {
      if (id === 'pass' || id === 'end') return [{ rule: 'conf:F4.d', key: 'must-play-card', args: {} }];
      if (id === 'card:top') return g.state.hands[f.seat].pile.length > 0 ? null : [{ rule: 'conf:F4.d', key: 'no-card-left', args: {} }];
      // A card is named where it waits in the reserve, nowhere else.
      return g.table.cards.some((c) => id === `card:${c.key}`) ? [{ rule: 'conf:F4.f', key: 'not-in-reserve', args: {} }] : null;
    },
    prompt: (_g, _f) => ({ key: 'ask-card', args: {} }),
  }),
  step('the card', 'conf:F4.d', (g: Conf, f: ActivationFrame): Flow => {
    const card = g.state.hands[f.seat].pile.shift() as number;
    const alive = g.table.cards[card].figures.some((x) => g.state.figures[x].placed === 1);
    g.log?.tell(alive ? 'conf:F4.d' : 'conf:F4.e', alive ? 'card-played' : 'card-empty', {
      seat: { seat: f.seat },
      figures: { figures: g.table.cards[card].figures },
    });
    if (alive) call(g, cardSequence, { card, seat: f.seat, moved: 0 });
    return REPEAT;
  }),
]);

export const cardSteps = define(cardSequence, [
  decide<Conf, CardFrame>('act', 'conf:F4.d', {
    when: (g: Conf, f: CardFrame) => waiting(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      for (const fig of waiting(g, f)) actionOptions(g, f, fig, out);
      out.push(packed(FINISH, 0, 0, 0, 0));
    },
    take(g, f, code): Flow {
      if (actionOf(code) === FINISH) {
        for (const fig of waiting(g, f)) g.state.figures[fig].acted = ACTED;
        return END;
      }
      call(g, actSequence, { code, stage: 0, total: 0, failed: 0 });
      return STAY;
    },
    ...offers(...ACTS),
    sort: actionOf,
    settles: (g, f, code) =>
      actionOf(code) === FINISH ? [{ kind: 'ends', say: { key: 'settles-unacted', args: { figures: { figures: waiting(g, f) } } } }] : [],
    cost: (g, f, code) => actionCost(g, code, waiting(g, f)),
    span: 'activation',
    ends: (g, f, code) => actionOf(code) === FINISH || (isLast(code) && waiting(g, f).length === 1),
    quiet: packed(FINISH, 0, 0, 0, 0),
    understand(g, f, id): number | Refusal[] | null {
      return id === 'pass' ? [{ rule: 'conf:F4.d', key: 'end-or-act', args: {} }] : readAction(g, f, id);
    },
    prompt: (g, f) => ({ key: 'ask-act', args: { figures: { figures: waiting(g, f) } } }),
  }),
]);

/** Whether a player has a card to play still, in his pile or in reserve. */
function hasCards(g: Conf, seat: number): boolean {
  const { pile, reserve } = g.state.hands[seat];
  return pile.length + reserve.length > 0;
}

/** Depth of a deployment zone in millimetres. */
function zoneDepth(g: Conf): number {
  return Number(g.table.choice.zone) * 10;
}

/** Whether a place is in a player's zone: side 1 has the near edge, side 2 the far one (F4.i). */
function inZone(g: Conf, seat: number, y: number): boolean {
  const depth = zoneDepth(g);
  return g.table.sideOf[seat] === 0 ? y >= g.table.deep - depth : y <= depth;
}

function mayDeploy(g: Conf, f: DeployFrame, fig: number, x: number, y: number, why: Reasons): boolean {
  const { figures } = g.state;
  const card = g.table.cards[f.card];
  if ((!card.figures.includes(fig) || figures[fig].placed === 1) && refuse(why, 'conf:F4.i', 'not-this-card')) return false;
  if (!inZone(g, f.seat, y) && refuse(why, 'conf:F4.i', 'outside-zone', why && { depth: Number(g.table.choice.zone) })) return false;
  if (!hasRoom(g, fig, x, y, 0, why) && why === null) return false;
  return why === null || why.length === 0;
}

/** The first figure of the card still to be placed; `NOBODY` for none. */
function toPlace(g: Conf, card: number): number {
  return g.table.cards[card].figures.find((x) => g.state.figures[x].placed === 0) ?? NOBODY;
}

/** Distance between the places that deployment offers, in millimetres. */
const GRID = 50;

function mayReserve(g: Conf, seat: number, why: Reasons): boolean {
  const h = g.state.hands[seat];
  const most = Number(g.table.choice.reserve);
  if (h.pile.length === 0 && refuse(why, 'conf:F4.f', 'no-card-left')) return false;
  if (h.reserve.length >= most && refuse(why, 'conf:F4.f', 'reserve-full', why && { n: most })) return false;
  return why === null || why.length === 0;
}

const ofCard = (g: Conf, card: number) => ({ card: { card }, figures: { figures: g.table.cards[card].figures } });

/** Figures of the card that have not acted. */
function waiting(g: Conf, f: CardFrame): number[] {
  return g.table.cards[f.card].figures.filter((x) => g.state.figures[x].placed === 1 && g.state.figures[x].acted !== ACTED);
}

/** Whether a figure has acted by this: after a change of level, or out of contact, it may do something more. */
const isLast = (code: number): boolean => actionOf(code) !== LEVEL && actionOf(code) !== LEAVE;

/** Where an action ends, how far that is, and whether farther than a walk. */
function there(g: Conf, _f: unknown, code: number) {
  const fig = figureOf(code);
  const far = Math.round(distanceTo(g, fig, xOf(code), yOf(code)));
  return { x: xOf(code), y: yOf(code), far, run: far > walkOf(g, fig) };
}
