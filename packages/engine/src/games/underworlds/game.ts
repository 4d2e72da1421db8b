/** Warhammer Underworlds: Nightvault as a game that any driver can play. */
import { type Frame, FrameShape, type Game, type Play, sequences } from '../../core/index.ts';
import { underworldsAims } from './aims.ts';
import { buildTable } from './building.ts';
import { CHOICES } from './choices.ts';
import './rules/acting.ts';
import './rules/activation.ts';
import './rules/attack.ts';
import './rules/casting.ts';
import './rules/drawing.ts';
import { notNow } from './rules/elsewhere.ts';
import './rules/harm.ts';
import './rules/moving.ts';
import './rules/playing.ts';
import './rules/power.ts';
import './rules/rolling.ts';
import './rules/round.ts';
import './rules/scattering.ts';
import './rules/setting-up.ts';
import './rules/settling.ts';
import './rules/starting.ts';
import './rules/using.ts';
import './rules/volley.ts';
import { underworldsGrammar } from './grammar.ts';
import { underworldsGuide } from './guide.ts';
import {
  actionEndSequence,
  activationSequence,
  anyActionSequence,
  attackSequence,
  castSequence,
  chargeSequence,
  drawSequence,
  endSequence,
  grantSequence,
  harmSequence,
  matchSequence,
  moveSequence,
  playSequence,
  powerSequence,
  pushSequence,
  rollOffSequence,
  rollSequence,
  roundSequence,
  scatterSequence,
  settleSequence,
  setUpSequence,
  startSequence,
  useSequence,
  volleySequence,
} from './rules/frames.ts';
import { reactSequence } from './rules/reacting.ts';
import type { Setup } from './setup.ts';
import { type CardState, copyState, DECK, type FighterState, SETTING_UP, type State } from './state.ts';
import type { Table, Und } from './table.ts';
import { imagineFrom, type View, viewOf } from './view.ts';
import { worthFor } from './worth.ts';

/** The rules in the order of their numbers, which saved states rely on. */
const BOOK = sequences<Und>(
  matchSequence,
  setUpSequence,
  rollOffSequence,
  rollSequence,
  drawSequence,
  roundSequence,
  activationSequence,
  powerSequence,
  endSequence,
  moveSequence,
  pushSequence,
  chargeSequence,
  volleySequence,
  attackSequence,
  harmSequence,
  grantSequence,
  playSequence,
  useSequence,
  settleSequence,
  actionEndSequence,
  scatterSequence,
  castSequence,
  anyActionSequence,
  reactSequence,
  startSequence,
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
    hex: -1,
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
    piles.flatMap((defs, pile) => defs.map((def) => ({ def, owner, pile, zone: DECK, on: -1, fresh: 0 }))),
  );
  return {
    stack: [],
    field: -1,
    round: 0,
    phase: SETTING_UP,
    activation: 0,
    acting: 0,
    active: 0,
    first: 0,
    check: 0,
    over: 0,
    winner: -1,
    players: [0, 1].map(() => ({ glory: 0, spent: 0, activations: 0, skip: 0 })),
    fighters: table.fighters.map((f) => freshFighter(f.seat)),
    cards,
    worn: [],
    tokens: [],
    lasting: [],
    deeds: [],
  };
}

/** The game. */
export const underworlds: Game<Setup, Table, State, View> = {
  id: 'underworlds',
  seats: 2,
  book: BOOK,
  rules: 2,
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
    const state = copyUnderworlds(freshState(table));
    state.stack.push({ seq: matchSequence.id, step: 0, d: { i: 0 } });
    return state;
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
    return notNow(g, id, here?.kind === 'decide' ? here.seat(g, d) : -1, asked);
  },
};

function hideDeck(seat: Setup['seats'][number]): Setup['seats'][number] {
  return { ...seat, deck: { objectives: [], power: [] } };
}
