/** gh:round.*, gh:end.*. The scenario, its rounds, the choice of cards, and the end. */
import {
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
  on,
  REPEAT,
  type Refusal,
  refuse,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import type { Scenario } from '../content/types.ts';
import { spaceOf } from '../map.ts';
import { ACTIVE, CHARACTER, CHOSEN, DISCARD, HAND, INERT, MONSTER, NO_CARD, STRONG, WANING } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { inPlay, playersLeft, spokesman, standsOn } from './board.ts';
import { CHOICE_STEP, choiceCode, isTake, LONG, leadIn, otherIn, takeCode, takenIn } from './card-codes.ts';
import { characterOf } from './conditions.ts';
import { cardCost, ONE_OF_THE_DISCARDS } from './costs.ts';
import { evenly } from './evenly.ts';
import { type MatchFrame, matchSequence, type RoundFrame, roundSequence, type TurnsFrame, turnsSequence } from './frames.ts';
import { halfOf } from './halves.ts';
import { cardsIn, leaveActive, losing, remove } from './harm.ts';
import { initiativeAt, initiativeOf, isLate, nextToAct } from './initiative.ts';
import { figureKey, hexIn } from './keys.ts';
import { countAsDiscarded, endRoundBonuses } from './lasting.ts';
import { FIGURE, HEX, twoCards } from './naming.ts';
import { whyNoChoice, whyNoShortRest, whyNotFirst } from './refusing-cards.ts';
import { activeDiscards, shortRest, takes } from './resting.ts';
import { abilityCards, reveal } from './revealing.ts';
import { turnOf } from './turns.ts';

export const START = coded<Gloom, MatchFrame>('start:{space}', {
  say: 'start-here',
  parts: { space: on(HEX) },
  more: (g) => ({ figure: { figure: unplaced(g) } }),
});

/** Answers to the question of a short rest; above them cards of the active area that are taken first (`card-codes.ts`). */
const NONE = 0;
const SHORT = 1;

export const LONG_REST = coded<Gloom, RoundFrame>('rest', { say: 'long-rest', first: LONG });
/** The first leads. */
export const CARDS = coded<Gloom, RoundFrame>('cards:{cards}', {
  say: (g, _f, code) => ({
    key: 'choose-cards',
    args: { card: { card: g.state.cards[leadIn(code)].def }, other: { card: g.state.cards[otherIn(code)].def } },
  }),
  parts: { cards: using(twoCards<RoundFrame>(choosing, CHOICE_STEP), { size: LONG }) },
});
export const NO_REST = coded<Gloom, RoundFrame>('no-rest', { say: 'no-rest', first: NONE });
const SHORT_REST = coded<Gloom, RoundFrame>('rest', { say: 'short-rest', first: SHORT });

export const ACTS_FIRST = coded<Gloom, TurnsFrame>('first:{figure}', { say: 'acts-first', parts: { figure: on(FIGURE) } });

export const matchSteps = define(matchSequence, [
  step('first room', 'gh:scenario.1', (g: Gloom): Flow => {
    reveal(g, 0, NOBODY);
    return NEXT;
  }),
  decide('where to begin', 'gh:scenario.1', {
    when: (g: Gloom) => unplaced(g) >= 0,
    seat: (g) => g.state.figures[unplaced(g)].seat,
    options(g, _f, out) {
      for (const hex of startHexes(g)) out.push(hex);
    },
    take(g, _f, code): Flow {
      g.state.figures[unplaced(g)].hex = code;
      return STAY;
    },
    ...offers(START),
    understand: (g, _f, id) => whyNoStart(g, id),
    by: (g) => unplaced(g),
    prompt: (g) => ({ key: 'ask-start', args: { figure: { figure: unplaced(g) } } }),
  }),
  step('rounds', 'gh:round.1', (g: Gloom, f: MatchFrame): Flow => {
    const ends = f.round > 0 ? ending(g) : null;
    if (ends !== null) {
      g.state.over = 1;
      g.state.won = ends === 'won' ? 1 : 0;
      if (ends === 'won') for (const p of g.state.players) p.xp += g.table.numbers.xp;
      g.log?.tell(ends === 'won' ? 'gh:end.1' : 'gh:end.2', ends === 'won' ? 'won' : 'lost', { n: g.state.round });
      return END;
    }
    f.round++;
    g.state.round = f.round;
    call(g, roundSequence, { resting: 0 });
    return STAY;
  }),
]);

export const roundSteps = define(roundSequence, [
  step('begins', 'gh:round.1', (g: Gloom): Flow => {
    g.state.choosing = 1;
    g.state.acting = 0;
    for (const x of g.state.figures) x.acted = 0;
    for (const t of g.state.types) {
      t.card = NO_CARD;
      t.used = 0;
    }
    for (const p of g.state.players) {
      p.lead = NO_CARD;
      p.other = NO_CARD;
      p.resting = 0;
      p.ready = 0;
    }
    g.log?.tell('gh:round.1', 'round', { n: g.state.round });
    return NEXT;
  }),
  step('who cannot', 'gh:round.1', (g: Gloom): Flow => {
    // Who can neither choose two cards nor rest is exhausted at once (gh:damage.2).
    for (const figure of playersLeft(g)) {
      const { seat } = g.state.figures[figure];
      if (cardsIn(g, seat, HAND).length < 2 && countAsDiscarded(g, seat) < 2) remove(g, figure);
    }
    return NEXT;
  }),
  decide('cards', 'gh:round.1', {
    when: (g: Gloom) => choosing(g) >= 0,
    seat: (g: Gloom) => choosing(g),
    options(g, _f, out) {
      const seat = choosing(g);
      const hand = cardsIn(g, seat, HAND);
      if (countAsDiscarded(g, seat) >= 2) out.push(LONG);
      for (const a of hand) for (const b of hand) if (a !== b) out.push(choiceCode(a, b));
    },
    take(g, _f, code): Flow {
      const p = g.state.players[choosing(g)];
      p.ready = 1;
      if (code === LONG) p.resting = 1;
      else {
        p.lead = leadIn(code);
        p.other = otherIn(code);
        g.state.cards[p.lead].zone = CHOSEN;
        g.state.cards[p.other].zone = CHOSEN;
      }
      return STAY;
    },
    understand: (g, _f, id) => whyNoChoice(g, choosing(g), id),
    ...offers(LONG_REST, CARDS),
    settles: (_g, _f, code) => (code === LONG ? [{ kind: 'loses', say: { key: 'settles-rest', args: {} } }] : []),
    cost: (_g, _f, code) => (code === LONG ? ONE_OF_THE_DISCARDS : []),
    by: (g) => characterOf(g, choosing(g)),
    prompt: () => ({ key: 'ask-cards', args: {} }),
  }),
  step('all chosen', 'gh:round.2', (g: Gloom, f: RoundFrame): Flow => {
    g.state.choosing = 0;
    g.state.acting = 1;
    f.resting = 0;
    if (g.log !== null) showCards(g);
    return NEXT;
  }),
  abilityCards('monster cards', 'gh:round.2', () => true),
  step('turns', 'gh:round.3', (g: Gloom): Flow => {
    call(g, turnsSequence, { late: 0 });
    return NEXT;
  }),
  step('turns over', 'gh:round.6', (g: Gloom): Flow => {
    endOfRound(g);
    return NEXT;
  }),
  decide('short rest', 'gh:rest.1', {
    when: (g: Gloom, f: RoundFrame) => resting(g, f) >= 0,
    seat: (g, f) => resting(g, f),
    options(g, f, out) {
      const seat = resting(g, f);
      out.push(NONE);
      if (cardsIn(g, seat, DISCARD).length >= 2) out.push(SHORT);
      for (const place of activeDiscards(g, seat)) out.push(takeCode(place));
    },
    take(g, f, code): Flow {
      const seat = resting(g, f);
      if (isTake(code)) {
        leaveActive(g, takenIn(code));
        return STAY;
      }
      f.resting = seat + 1;
      if (code === SHORT) shortRest(g, seat);
      return STAY;
    },
    understand: (g, f, id) => whyNoShortRest(g, resting(g, f), id),
    ...offers(NO_REST, SHORT_REST, takes<RoundFrame>(resting)),
    settles: (_g, _f, code) => (code === SHORT ? losing(1) : []),
    cost: (g, _f, code) => (isTake(code) ? [cardCost(g, takenIn(code), 'discarded')] : code === SHORT ? ONE_OF_THE_DISCARDS : []),
    quiet: NONE,
    by: (g, f) => characterOf(g, resting(g, f)),
    prompt: () => ({ key: 'ask-rest', args: {} }),
  }),
  step('over', 'gh:round.6', (): Flow => END),
]);

export const turnsSteps = define(turnsSequence, [
  step('next turn', 'gh:round.3', (g: Gloom, f: TurnsFrame): Flow => {
    const next = nextToAct(g);
    if (next.length !== 1) return NEXT;
    if (f.late !== 0 && f.late !== lateType(g, next[0])) f.late = 0;
    turnOf(g, next[0]);
    return STAY;
  }),
  decide('who acts first', 'gh:round.3', {
    when: (g: Gloom, _f: TurnsFrame) => nextToAct(g).length > 1 && !typesLevel(g),
    seat: (g) => spokesman(g),
    options(g, _f, out) {
      for (const i of nextToAct(g)) out.push(i);
    },
    take(g, f, code): Flow {
      f.late = lateType(g, code);
      turnOf(g, code);
      return REPEAT;
    },
    understand: (g, _f, id) => whyNotFirst(g, id),
    ...offers(ACTS_FIRST),
    prompt: () => ({ key: 'ask-first', args: {} }),
  }),
  chance('which type first by chance', 'gh:round.3', {
    outcomes: (g: Gloom, _f: TurnsFrame) => (typesLevel(g) ? evenly(nextToAct(g)) : null),
    take(g, f, code): Flow {
      f.late = lateType(g, code);
      turnOf(g, code);
      return REPEAT;
    },
    id: (g, _f, code) => `first:${figureKey(g, code)}`,
    say: (g, f, code) => ACTS_FIRST.say(g, f, code),
    seat: (g) => spokesman(g),
    dice: () => null,
    fromFaces: (g) => nextToAct(g)[0],
    prompt: () => ({ key: 'ask-first', args: {} }),
  }),
  step('nobody left', 'gh:round.3', (): Flow => END),
]);

/** One more than the type of a monster that acts behind its place in the order, just revealed; 0 for anybody else. */
function lateType(g: Gloom, figure: number): number {
  const { kind, type } = g.state.figures[figure];
  return kind === MONSTER && isLate(g, initiativeAt(initiativeOf(g, figure))) ? type + 1 : 0;
}

/** The starting hexes of each scenario: every match begins by asking for them again and again. */
const starts = new WeakMap<Scenario, readonly number[]>();

/** Hexes on which characters may begin. */
function startHexes(g: Gloom): number[] {
  const { scenario, map } = g.table;
  let all = starts.get(scenario);
  if (all === undefined) {
    all = scenario.rooms[0].overlays.filter((o) => o.kind === 'start').flatMap((o) => o.at.map((at) => spaceOf(map, at)));
    starts.set(scenario, all);
  }
  return all.filter((hex) => standsOn(g, hex) < 0);
}

/** Why nobody can begin in the hex an id names; null where it names none. */
function whyNoStart(g: Gloom, id: string): Refusal[] | null {
  const hex = hexIn(g, id, 'start:');
  if (hex < 0) return null;
  const why: Refusal[] = [];
  if (standsOn(g, hex) >= 0) refuse(why, 'gh:scenario.1', 'hex-taken', { space: { space: hex } });
  else if (!startHexes(g).includes(hex)) refuse(why, 'gh:scenario.1', 'not-a-start', { space: { space: hex } });
  return why;
}

function unplaced(g: Gloom): number {
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) if (figures[i].kind === CHARACTER && figures[i].out === 0 && figures[i].hex < 0) return i;
  return NOBODY;
}

/** Every monster of every room is gone, or every character is. */
function ending(g: Gloom): 'won' | 'lost' | null {
  const all = g.state.rooms === (1 << g.table.scenario.rooms.length) - 1;
  const met = all && !g.state.figures.some((f) => f.kind === MONSTER && f.out === 0);
  // Both may come about in one round: which of them then counts is an option.
  if (playersLeft(g).length === 0) return met ? g.table.choice['won-and-lost'] : 'lost';
  return met ? 'won' : null;
}

/** What everybody has chosen is shown at the same moment. */
function showCards(g: Gloom): void {
  g.state.players.forEach((p, seat) => {
    if (p.resting === 1) g.log?.tell('gh:rest.2', 'will-rest', { seat: { seat } });
    else if (p.lead >= 0) {
      const [lead, other] = [p.lead, p.other].map((place) => g.table.cards[g.state.cards[place].def]);
      g.log?.tell('gh:round.2', 'shows', { seat: { seat }, card: { card: lead.id }, other: { card: other.id }, n: lead.face.initiative });
    }
  });
}

/** The player who chooses next; `NOBODY` once all have. */
function choosing(g: Gloom): number {
  const { players } = g.state;
  for (let seat = 0; seat < players.length; seat++) if (players[seat].ready === 0 && characterOf(g, seat) >= 0) return seat;
  return NOBODY;
}

/** Whether several monster types stand on one number, and chance decides between them. */
function typesLevel(g: Gloom): boolean {
  const next = nextToAct(g);
  return next.length > 1 && g.state.figures[next[0]].kind === MONSTER && chose(g, 'monster-ties', 'chance');
}

/** The next player, from the one the frame stands at, who may take a short rest; `NOBODY` for none. */
function resting(g: Gloom, f: RoundFrame): number {
  for (let seat = f.resting; seat < g.state.players.length; seat++) {
    const figure = characterOf(g, seat);
    if (figure >= 0 && inPlay(g, figure) && countAsDiscarded(g, seat) >= 2) return seat;
  }
  return NOBODY;
}

/** Decks shuffled, elements waning, bonuses of the round put away (gh:round.6). */
function endOfRound(g: Gloom): void {
  g.state.acting = 0;
  for (const deck of g.state.decks) {
    if (deck.shuffle === 0) continue;
    for (let kind = 0; kind < deck.pile.length; kind++) {
      if (g.table.modifiers[kind].once !== true) deck.pile[kind] += deck.spent[kind];
      deck.spent[kind] = 0;
    }
    deck.shuffle = 0;
  }
  const { types, elements, cards } = g.state;
  for (let type = 0; type < types.length; type++) {
    const t = types[type];
    const of = g.table.monsters[type].cards;
    if (t.card >= 0 && of[t.card].shuffle === true) t.left = (1 << of.length) - 1;
  }
  for (let e = 0; e < elements.length; e++) elements[e] = elements[e] === STRONG ? WANING : INERT;
  for (let place = 0; place < cards.length; place++) {
    if (cards[place].zone === ACTIVE && halfOf(g, place, cards[place].half).stays === 'round') leaveActive(g, place);
  }
  endRoundBonuses(g);
}
