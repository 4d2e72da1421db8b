/** Warhammer Underworlds: Nightvault as a game that any driver can play. */
import { type Frame, FrameShape, frameOf, type Game, NOBODY, type Play, sequences } from '../../core/index.ts';
import { underworldsAims } from './aims.ts';
import { buildTable } from './building.ts';
import { CHOICES } from './choices.ts';
import type { Table, Und } from './defs.ts';
import { underworldsGrammar } from './grammar.ts';
import { underworldsGuide } from './guide.ts';
import { chargeSteps } from './rules/acting.ts';
import { activationSteps, anyActionSteps } from './rules/activation.ts';
import { attackSteps } from './rules/attack.ts';
import { castSteps } from './rules/casting.ts';
import { drawSteps } from './rules/drawing.ts';
import { notNow } from './rules/elsewhere.ts';
import { matchSequence } from './rules/frames.ts';
import { grantSteps } from './rules/granting.ts';
import { harmSteps } from './rules/harm.ts';
import { moveSteps, pushSteps } from './rules/moving.ts';
import { playSteps } from './rules/playing.ts';
import { powerSteps } from './rules/power.ts';
import { reactSequence } from './rules/reacting.ts';
import { rollOffSteps, rollSteps } from './rules/rolling.ts';
import { endSteps, matchSteps, roundSteps } from './rules/round.ts';
import { scatterSteps } from './rules/scattering.ts';
import { setUpSteps } from './rules/setting-up.ts';
import { settleSteps } from './rules/settling.ts';
import { startSteps } from './rules/starting.ts';
import { actionEndSteps, useSteps } from './rules/using.ts';
import { volleySteps } from './rules/volley.ts';
import type { Setup } from './setup.ts';
import { type CardState, copyState, DECK, type FighterState, NO_BOARD, NOWHERE, SETTING_UP, type State } from './state.ts';
import { imagineFrom, type View, viewOf } from './view.ts';
import { worthFor } from './worth.ts';

/** The rules in the order of their numbers, which saved states rely on. */
const BOOK = sequences<Und>(
  matchSteps,
  setUpSteps,
  rollOffSteps,
  rollSteps,
  drawSteps,
  roundSteps,
  activationSteps,
  powerSteps,
  endSteps,
  moveSteps,
  pushSteps,
  chargeSteps,
  volleySteps,
  attackSteps,
  harmSteps,
  grantSteps,
  playSteps,
  useSteps,
  settleSteps,
  actionEndSteps,
  scatterSteps,
  castSteps,
  anyActionSteps,
  reactSequence,
  startSteps,
);

function copyFrame(f: Frame): Frame {
  return new FrameShape(f.seq, f.step, BOOK[f.seq].copy(f.d));
}

/** An independent copy of a state. */
export function copyUnderworlds(s: State): State {
  return copyState(s, copyFrame);
}

function freshFighter(seat: number): FighterState {
  return {
    seat,
    hex: NOWHERE,
    wounds: 0,
    inspired: 0,
    barred: 0,
    merit: 0,
    moveToken: 0,
    chargeToken: 0,
    guardToken: 0,
    out: 0,
    did: 0,
    spent: 0,
  };
}

/** The state before the first step: everybody off the battlefield, every card in its deck. */
function freshState(table: Table): State {
  const cards: CardState[] = table.decks.flatMap((piles, owner) =>
    piles.flatMap((defs, pile) => defs.map((def) => ({ def, owner, pile, zone: DECK, on: NOBODY, fresh: 0 }))),
  );
  return {
    stack: [frameOf(matchSequence, { rounds: 0 })],
    field: NO_BOARD,
    round: 0,
    phase: SETTING_UP,
    activation: 0,
    acting: 0,
    active: 0,
    first: 0,
    check: 0,
    over: 0,
    winner: NOBODY,
    players: [0, 1].map(() => ({ glory: 0, spent: 0, activations: 0, skip: 0 })),
    fighters: table.fighters.map((f) => freshFighter(f.seat)),
    cards,
    worn: [],
    tokens: [],
    lasting: [],
    deeds: [],
  };
}

/** What matches at the same tables begin with: a copy costs a third of what making it anew does. */
const beginnings = new WeakMap<Table, State>();

/** The game. */
export const underworlds: Game<Setup, Table, State, View> = {
  id: 'underworlds',
  seats: 2,
  book: BOOK,
  rules: 6,
  bound: 20_000,
  choices: CHOICES,
  grammar: underworldsGrammar,
  tables: buildTable,
  openTables: (table) => ({
    ...table,
    setup: { ...table.setup, seats: [hideDeck(table.setup.seats[0]), hideDeck(table.setup.seats[1])] },
    decks: [],
  }),
  begin(table) {
    let first = beginnings.get(table);
    if (first === undefined) {
      first = freshState(table);
      beginnings.set(table, first);
    }
    return copyUnderworlds(first);
  },
  copy: copyUnderworlds,
  result(g: Play<Table, State>) {
    return g.state.over === 1 ? { winner: g.state.winner, rule: 'wu:E3' } : null;
  },
  view: (g, seat) => viewOf(g.state, seat, copyUnderworlds),
  imagine: (table, view, pick) => imagineFrom(table, view, pick, copyUnderworlds),
  worth: worthFor,
  guide: underworldsGuide,
  aims: underworldsAims,
  lots: true,
  notNow(g, id, asked) {
    // Nothing is under way once the match is over.
    if (g.state.stack.length === 0) return null;
    const { seq, step, d } = g.state.stack[g.state.stack.length - 1];
    const here = BOOK[seq].steps[step];
    return notNow(g, id, here?.kind === 'decide' ? here.seat(g, d) : NOBODY, asked);
  },
};

function hideDeck(seat: Setup['seats'][number]): Setup['seats'][number] {
  return { ...seat, deck: { objectives: [], power: [] } };
}
