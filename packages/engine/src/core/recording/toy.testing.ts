/**
 * A small complete game for the tests of the core: two fencers, a coin, dice, cards face down, and answers to answers.
 * It has every kind of step and every part of `Game`, and nothing of any game that people play.
 */

import { declareTriggers } from '../running/facts.ts';
import { type Choice, type Game, SetupError } from '../running/game.ts';
import { outcomesOf, type Random } from '../running/random.ts';
import {
  type CoreState,
  call,
  caller,
  chance,
  decide,
  END,
  type Flow,
  type Frame,
  frameOf,
  NEXT,
  type Play,
  STAY,
  sequence,
  sequences,
  step,
} from '../running/sequence.ts';
import { NOBODY, type OutcomeTable, type Refusal } from '../running/types.ts';
import { openWindow, type WindowAbout, windowFrame, windowSequence } from '../running/window.ts';
import type { Vocabulary } from './situations.ts';

/** What a card can be. A feint answers a trick; the others answer a strike. */
export const TRICKS = ['parry', 'sidestep', 'feint', 'stumble'] as const;
export type Trick = (typeof TRICKS)[number];

export interface DuelSetup {
  readonly health: number;
  /** Tricks of each fencer, all different. */
  readonly hands: readonly [readonly Trick[], readonly Trick[]];
  /** The fencer who begins, where it is not left to the coin. */
  readonly first?: number;
  /** Answers that one strike or trick takes; as many as there are without it. */
  readonly answers?: number;
  /** `late`: both fencers' strikes of a round count before anybody falls. */
  readonly choices?: Readonly<Record<string, string>>;
}

interface DuelTable {
  readonly setup: DuelSetup;
  readonly answers: number;
  readonly highBreath: number;
}

interface DuelCard {
  owner: number;
  trick: number;
  face: number;
  spent: number;
}

export interface DuelState extends CoreState {
  round: number;
  health: number[];
  breath: number[];
  cards: DuelCard[];
  over: number;
  winner: number;
  /** A text, a truth and nothing, so that every kind of plain data is copied and saved. */
  last: string;
  tense: boolean;
  note: null;
}

export interface DuelView {
  readonly seat: number;
  readonly state: DuelState;
}

export type Duel = Play<DuelTable, DuelState>;

const ROUNDS = 40;
const STRUCK = 0;
const TRICKED = 1;

interface StrikeFrame {
  by: number;
  dice: number;
  hits: number[];
}

interface TrickFrame {
  card: number;
  cancelled: number;
}

interface TurnFrame {
  seat: number;
  done: number;
}

/** What opens a window: a strike by a seat, a trick that a seat plays. */
const TRIGGERS = declareTriggers({ struck: ['seat'], tricked: ['seat', 'card'] });
const { facts } = TRIGGERS;
type Answered = WindowAbout<typeof STRUCK, readonly ['seat']> | WindowAbout<typeof TRICKED, readonly ['seat', 'card']>;

function answersTo(f: Answered, trick: Trick, seat: number): boolean {
  if (f.trigger === TRICKED) return trick === 'feint' && facts.seat(f) !== seat;
  return trick === 'stumble' ? facts.seat(f) === seat : trick !== 'feint' && facts.seat(f) !== seat;
}

const windows = windowSequence<Duel, Answered>('answer', 'toy:4', {
  policy: (g) => ({ rule: 'toy:4', seats: 2, answers: g.table.answers }),
  mightAnswer: (g, f, seat) =>
    g.state.cards.some(
      (c) =>
        c.owner === seat &&
        c.spent === 0 &&
        (c.face === 1 ? answersTo(f, TRICKS[c.trick], seat) : TRICKS.some((t) => answersTo(f, t, seat))),
    ),
  answers(g, f, seat, out) {
    g.state.cards.forEach((c, i) => {
      if (c.owner === seat && c.spent === 0 && answersTo(f, TRICKS[c.trick], seat)) out.push(i + 1);
    });
  },
  play: (g, _f, _seat, code) => call<Duel, TrickFrame>(g, trick, { card: code - 1, cancelled: 0 }),
  id: (g, _f, code) => `trick:${cardName(g, code - 1)}`,
  say: (_g, _f, code) => ({ key: 'trick', args: { card: { card: code - 1 } } }),
  cites: () => 'toy:4',
  refused: (g, f, seat) =>
    g.state.cards.flatMap((c, i) => {
      const reasons: Refusal[] = [];
      if (c.spent === 1) reasons.push({ rule: 'toy:4', key: 'spent', args: { card: { card: i } } });
      if (!answersTo(f, TRICKS[c.trick], seat))
        reasons.push({ rule: 'toy:4.1', key: 'answers-something-else', args: { card: { card: i } } });
      return c.owner === seat && reasons.length > 0
        ? [{ id: `trick:${cardName(g, i)}`, say: { key: 'trick', args: { card: { card: i } } }, reasons }]
        : [];
    }),
  prompt: (_g, f) => ({ key: f.trigger === STRUCK ? 'ask-answer-strike' : 'ask-answer-trick', args: { seat: { seat: facts.seat(f) } } }),
});

function cardName(g: Duel, i: number): string {
  return `${g.state.cards[i].owner + 1}/${TRICKS[g.state.cards[i].trick]}`;
}

const trick = sequence<Duel, TrickFrame>('trick', 'toy:4', (f) => ({ card: f.card, cancelled: f.cancelled }), [
  step('shown', 'toy:4', (g, f): Flow => {
    const card = g.state.cards[f.card];
    if (card.face === 0) g.log?.reveal('toy:4', 'trick', { card: { card: f.card } });
    else g.log?.tell('toy:4', 'trick', { card: { card: f.card } });
    card.face = 1;
    card.spent = 1;
    openWindow(g, windows, windowFrame(TRIGGERS, 'tricked', 1 - card.owner, { seat: card.owner, card: f.card }) as Answered);
    return NEXT;
  }),
  step('works', 'toy:4.1', (g, f): Flow => {
    // Below lie the window it was played in, and what that window answers.
    const below = caller(g, 2) as Frame;
    if (f.cancelled === 1) return END;
    const kind = TRICKS[g.state.cards[f.card].trick];
    if (kind === 'feint') (below.d as TrickFrame).cancelled = 1;
    else if (kind === 'parry') (below.d as StrikeFrame).dice = 0;
    else if (kind === 'sidestep') (below.d as StrikeFrame).dice--;
    else (below.d as StrikeFrame).dice++;
    return END;
  }),
]);

/** Hits of n dice: 4 to 6 succeed. */
const HITS: readonly OutcomeTable[] = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]].map((weights) =>
  outcomesOf(
    weights.map((_w, i) => i),
    weights,
  ),
);

const strike = sequence<Duel, StrikeFrame>('strike', 'toy:3', (f) => ({ by: f.by, dice: f.dice, hits: f.hits.slice() }), [
  step('declared', 'toy:3', (g, f): Flow => {
    g.log?.tell('toy:3', 'strikes', { seat: { seat: f.by }, dice: f.dice });
    g.state.tense = true;
    openWindow(g, windows, windowFrame(TRIGGERS, 'struck', 1 - f.by, { seat: f.by }) as Answered);
    return NEXT;
  }),
  chance('roll', 'toy:3', {
    outcomes: (_g, f) => (f.dice > 0 && f.hits.length === 0 ? HITS[f.dice] : null),
    take(g, f, code, faces): Flow {
      f.hits.push(code);
      g.log?.tell('toy:3', 'hits', { n: code, faces: faces?.join(' ') ?? '' });
      return NEXT;
    },
    id: (_g, _f, code) => `hits:${code}`,
    seat: (_g, f) => f.by,
    dice: (_g, f) => ({ dice: f.dice, sides: 6 }),
    fromFaces: (_g, _f, faces) => faces.filter((n) => n >= 4).length,
    prompt: (_g, f) => ({ key: 'roll-strike', args: { dice: f.dice } }),
  }),
  step('wounds', 'toy:3', (g, f): Flow => {
    const hurt = 1 - f.by;
    g.state.tense = false;
    g.state.last = `${f.by + 1} hits ${f.hits.length}`;
    g.state.health[hurt] = Math.max(0, g.state.health[hurt] - (f.hits[0] ?? 0));
    if (g.state.health[hurt] === 0) finish(g, f.by);
    return END;
  }),
]);

function finish(g: Duel, winner: number): void {
  g.state.over = 1;
  g.state.winner = winner;
  g.state.stack.length = 0;
  g.log?.tell('toy:1', 'over', { seat: { seat: winner } });
}

const LOW = 1;
const HIGH = 2;
const REST = 3;
const SHOW = 10;

function wantsBreath(g: Duel, seat: number): Refusal[] {
  return g.state.breath[seat] >= g.table.highBreath ? [] : [{ rule: 'toy:2.1', key: 'breath', args: { n: g.table.highBreath } }];
}

const turn = sequence<Duel, TurnFrame>('turn', 'toy:2', (f) => ({ seat: f.seat, done: f.done }), [
  decide('act', 'toy:2', {
    when: (_g, f) => f.done === 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(LOW, REST);
      if (wantsBreath(g, f.seat).length === 0) out.push(HIGH);
      g.state.cards.forEach((c, i) => {
        if (c.owner === f.seat && c.face === 0) out.push(SHOW + i);
      });
    },
    take(g, f, code): Flow {
      if (code >= SHOW) {
        g.state.cards[code - SHOW].face = 1;
        g.log?.reveal('toy:5', 'shows', { card: { card: code - SHOW } });
        return STAY;
      }
      f.done = 1;
      g.state.breath[f.seat] += code === HIGH ? -g.table.highBreath : code === REST ? 1 : 0;
      if (code === REST) g.log?.tell('toy:2', 'rests', { seat: { seat: f.seat } });
      else call<Duel, StrikeFrame>(g, strike, { by: f.seat, dice: code, hits: [] });
      return STAY;
    },
    id: (g, _f, code) => (code >= SHOW ? `show:${cardName(g, code - SHOW)}` : ['strike:low', 'strike:high', 'rest'][code - 1]),
    say: (_g, f, code) => ({ key: 'act', args: code >= SHOW ? { card: { card: code - SHOW } } : { n: code, seat: { seat: f.seat } } }),
    cites: (_g, _f, code) => (code >= SHOW ? 'toy:5' : code === REST ? 'toy:2' : 'toy:3'),
    refused: (g, f) =>
      wantsBreath(g, f.seat).length === 0
        ? []
        : [{ id: 'strike:high', say: { key: 'act', args: { n: HIGH } }, reasons: wantsBreath(g, f.seat) }],
    // A strike of no height is a low one; of another height none.
    understand: (_g, _f, id) =>
      id === 'strike' ? LOW : id.startsWith('strike:') ? [{ rule: 'toy:3', key: 'no-such-height', args: { what: id } }] : null,
    prompt: (_g, f) => ({ key: 'ask-act', args: { seat: { seat: f.seat } } }),
  }),
]);

const duel = sequence<Duel, TurnFrame>('duel', 'toy:1', (f) => ({ seat: f.seat, done: f.done }), [
  chance('coin', 'toy:1', {
    outcomes: (_g, f) => (f.seat === NOBODY ? outcomesOf([0, 1], [1, 1]) : null),
    take(g, f, code): Flow {
      f.seat = code;
      g.log?.tell('toy:1', 'begins', { seat: { seat: code } });
      return NEXT;
    },
    id: (_g, _f, code) => `first:${code + 1}`,
    say: (_g, _f, code) => ({ key: 'begin', args: { seat: { seat: code } } }),
    seat: () => 0,
    dice: () => null,
    fromFaces: () => 0,
    prompt: () => ({ key: 'toss', args: {} }),
  }),
  step('next turn', 'toy:2', (g, f): Flow => {
    if (g.state.round === ROUNDS) {
      finish(g, NOBODY);
      return END;
    }
    g.state.round++;
    call<Duel, TurnFrame>(g, turn, { seat: f.seat, done: 0 });
    f.seat = 1 - f.seat;
    return STAY;
  }),
]);

const BOOK = sequences<Duel>(duel, turn, strike, windows, trick);

const CHOICES: readonly Choice[] = [{ id: 'high-breath', rule: 'toy:2.1', values: ['2', '1'], usual: '2', standing: 'ours' }];

/** The paragraphs of the toy's rulebook. */
export const TOY_RULES: readonly string[] = ['toy:1', 'toy:2', 'toy:2.1', 'toy:3', 'toy:4', 'toy:4.1', 'toy:5'];

function copyDuel(s: DuelState): DuelState {
  return {
    stack: s.stack.map((f) => ({ seq: f.seq, step: f.step, d: BOOK[f.seq].copy(f.d) })),
    round: s.round,
    health: s.health.slice(),
    breath: s.breath.slice(),
    cards: s.cards.map((c) => ({ owner: c.owner, trick: c.trick, face: c.face, spent: c.spent })),
    over: s.over,
    winner: s.winner,
    last: s.last,
    tense: s.tense,
    note: null,
  };
}

function unseen(c: DuelCard, seat: number): boolean {
  return c.face === 0 && c.owner !== seat;
}

/** Gives every card for which `hidden` holds a trick that its hand does not have yet. */
function dealAnew(s: DuelState, hidden: (c: DuelCard) => boolean, pick: (n: number) => number): DuelState {
  const these = s.cards.filter(hidden);
  for (const c of these) c.trick = -1;
  for (const c of these) {
    const left = TRICKS.map((_t, i) => i).filter((t) => !s.cards.some((o) => o.owner === c.owner && o.trick === t));
    c.trick = left[pick(left.length)];
  }
  return s;
}

/** Other tricks where a seat cannot look. */
export function swapTricks(s: DuelState, seat: number, random: Random): DuelState {
  return dealAnew(
    s,
    (c) => unseen(c, seat),
    (n) => random.below(n),
  );
}

export const toy: Game<DuelSetup, DuelTable, DuelState, DuelView> = {
  id: 'toy',
  seats: 2,
  book: BOOK,
  rules: 1,
  bound: ROUNDS * 30,
  choices: CHOICES,
  tables(setup) {
    setup.hands.forEach((hand, i) => {
      if (new Set(hand).size < hand.length)
        throw new SetupError(`hands[${i}]`, 'toy:4', { key: 'same-trick', args: {} }, 'the same trick twice');
    });
    return { setup, answers: setup.answers ?? Number.POSITIVE_INFINITY, highBreath: Number(setup.choices?.['high-breath'] ?? '2') };
  },
  begin({ setup }) {
    const cards = setup.hands.flatMap((hand, owner) => hand.map((t) => ({ owner, trick: TRICKS.indexOf(t), face: 0, spent: 0 })));
    const d: TurnFrame = { seat: setup.first ?? NOBODY, done: 0 };
    const { health } = setup;
    return {
      stack: [frameOf(duel, d)],
      round: 0,
      health: [health, health],
      breath: [1, 1],
      cards,
      over: 0,
      winner: NOBODY,
      last: '',
      tense: false,
      note: null,
    };
  },
  copy: copyDuel,
  result: (g) => (g.state.over === 1 ? { winner: g.state.winner, rule: 'toy:1' } : null),
  view(g, seat) {
    const state = copyDuel(g.state);
    for (const c of state.cards) if (unseen(c, seat)) c.trick = -1;
    return { seat, state };
  },
  imagine: (_table, view, pick) => dealAnew(copyDuel(view.state), (c) => c.trick === -1, pick),
  worth: (g, seat) => (g.state.over === 1 ? (g.state.winner === seat ? 100 : -100) : g.state.health[seat] - g.state.health[1 - seat]),
};

/** A vocabulary of no words, for tests that look for no names. */
export const NO_WORDS: Vocabulary<unknown> = { rules: [], events: {}, args: {}, options: [], kinds: {} };
