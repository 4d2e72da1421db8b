/** World of Warcraft Miniatures as a game that any driver can play. */
import { type Frame, FrameShape, frameOf, type Game, NOBODY, type Play, sequences } from '../../core/index.ts';
import { wowAims } from './aims.ts';
import { CHOICES } from './choices.ts';
import { wowGrammar } from './grammar.ts';
import { wowGuide } from './guide.ts';
import { againSteps } from './rules/again.ts';
import { attackSteps } from './rules/attack.ts';
import { effectsSteps, harmSteps } from './rules/effects.ts';
import { notNow } from './rules/elsewhere.ts';
import { type MatchFrame, matchSequence } from './rules/frames.ts';
import { matchSteps, tickSteps, turnsSteps } from './rules/match.ts';
import { shiftSteps, teleportSteps, walkSteps } from './rules/movement.ts';
import { playSteps } from './rules/playing.ts';
import { reactSequence } from './rules/reacting.ts';
import { cardsSteps } from './rules/readying.ts';
import { rollSteps } from './rules/rolling.ts';
import { triggerSteps } from './rules/triggers.ts';
import { turnSteps } from './rules/turn.ts';
import type { SeatSetup, Setup } from './setup.ts';
import { type BarCard, copyState, type Figure, NO_CARD, NOWHERE, type State } from './state.ts';
import { buildTable, type Table, type Wow } from './table.ts';
import { imagineFrom, type View, viewOf } from './view.ts';
import { worthFor } from './worth.ts';

/** The rules in the order of their numbers, which saved states rely on. */
const BOOK = sequences<Wow>(
  matchSteps,
  tickSteps,
  turnsSteps,
  turnSteps,
  playSteps,
  attackSteps,
  rollSteps,
  reactSequence,
  effectsSteps,
  walkSteps,
  shiftSteps,
  teleportSteps,
  triggerSteps,
  harmSteps,
  cardsSteps,
  againSteps,
);

function copyFrame(f: Frame): Frame {
  return new FrameShape(f.seq, f.step, BOOK[f.seq].copy(f.d));
}

/** An independent copy of a state. */
export function copyWow(s: State): State {
  return copyState(s, copyFrame);
}

/** The figures and bars of both parties, off the map, with every clock at 1 (101.2, 101.3). */
export function freshState(table: Table): State {
  const figures: Figure[] = [];
  const cards: BarCard[] = [];
  const target = [0, 0];
  const byId = new Map(table.cards.map((c) => [c.card.id, c.id]));
  table.setup.seats.forEach((seat, s) => {
    for (const _m of seat.party) {
      const def = table.figures[figures.length];
      target[s] += def.honor;
      figures.push({
        def: def.id,
        owner: s,
        seat: s,
        space: NOWHERE,
        health: def.health,
        clock: 1,
        card: NO_CARD,
        attackedIn: 0,
        hurtIn: 0,
        usedIn: 0,
        gone: 0,
      });
    }
  });
  let bearer = 0;
  for (const seat of table.setup.seats) {
    for (const m of seat.party) {
      for (const id of m.cards) cards.push({ def: byId.get(id) ?? 0, bearer, ready: 1, face: 0, active: 0, on: NOBODY, usedAt: 0 });
      bearer++;
    }
  }
  const first = table.setup.first ?? NOBODY;
  return {
    stack: [],
    main: 1,
    turn: 0,
    serial: 0,
    lastSeat: first === NOBODY ? NOBODY : 1 - first,
    firstSeat: first,
    points: [0, 0],
    target: table.setup.target === undefined ? target : [table.setup.target[0], table.setup.target[1]],
    over: 0,
    winner: NOBODY,
    figures,
    cards,
    lasting: [],
    spawn: table.spawn.map((s) => s.faction),
  };
}

/** Tables whose set-up no longer tells which cards lie in the bars (300.1): a match hides them in its state. */
function openTables(table: Table): Table {
  const { scratch, setup } = table;
  scratch.open ??= {
    ...table,
    setup: { ...setup, seats: [withoutCards(setup.seats[0]), withoutCards(setup.seats[1])] },
    scratch: { ...scratch, fresh: null },
  };
  return scratch.open;
}

function withoutCards(seat: SeatSetup): SeatSetup {
  return { faction: seat.faction, party: seat.party.map((m) => ({ ...m, cards: [] })) };
}

/** The game. */
export const wow: Game<Setup, Table, State, View> = {
  id: 'wow',
  seats: 2,
  book: BOOK,
  rules: 7,
  bound: 60_000,
  choices: CHOICES,
  tables: buildTable,
  openTables,
  begin(table) {
    const fresh = table.scratch.fresh ?? freshState(table);
    table.scratch.fresh = fresh;
    const state = copyWow(fresh);
    const d: MatchFrame = { seat: 0, done: 0 };
    state.stack.push(frameOf(matchSequence, d));
    return state;
  },
  copy: copyWow,
  notNow,
  grammar: wowGrammar,
  result(g: Play<Table, State>) {
    return g.state.over === 1 ? { winner: g.state.winner, rule: 'wow:102' } : null;
  },
  view: (g, seat) => viewOf(g, seat, copyWow),
  imagine: (table, view, pick) => imagineFrom(table, view, pick, copyWow),
  worth: worthFor,
  guide: wowGuide,
  aims: wowAims,
};
