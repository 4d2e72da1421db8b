/** The players in another order of seats: the same scenario. They play together, and whoever speaks for all of them decides nothing by that. */
import { expect, it } from 'vitest';
import { type Match, seeded } from '../../core/index.ts';
import { type Mirror, mirrored } from '../../core/testing/mirror.testing.ts';
import { gloomhaven } from './game.ts';
import { figureKey } from './rules/keys.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { gloomhavenSuite } from './suite.testing.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type GloomMatch = Match<Setup, Table, State, View>;

/** For a set-up with its seats exchanged: the number that each of its seats had before. */
const before = new WeakMap<Setup, readonly number[]>();
const seatBefore = (m: GloomMatch, seat: number): number => (seat < 0 ? seat : (before.get(m.setup)?.[seat] ?? seat));

/** An order of so many seats: by turns the other way round, and any at all. */
function order(many: number, seed: number): number[] {
  const out = Array.from({ length: many }, (_x, i) => many - 1 - i);
  if (seed % 2 === 0) return out;
  const random = seeded(seed);
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

function exchanged(setup: Setup, seed: number): Setup {
  const seats = order(setup.characters.length, seed);
  const out: Setup = { ...setup, characters: seats.map((n) => setup.characters[n]) };
  before.set(out, seats);
  return out;
}

const KEY = /[a-z]+#\d|[a-z]+(?:-[a-z0-9]+)*/g;

/** What an id names, as the first match does: of two of a class the second is the one that sits behind. */
function nameIn(m: GloomMatch, id: string): string {
  const { characters } = m.table;
  const keys = characters.map((c) => c.key);
  const seats = characters.map((_c, seat) => seatBefore(m, seat));
  const first: string[] = [];
  seats.forEach((was, seat) => {
    const nth = seats.filter((other, k) => other <= was && characters[k].face.id === characters[seat].face.id).length;
    first[seat] = nth === 1 ? characters[seat].face.id : `${characters[seat].face.id}#${nth}`;
  });
  return id.replace(KEY, (word, at: number) => {
    const seat = id[at + word.length] === ':' ? -1 : keys.indexOf(word as (typeof keys)[number]);
    return seat < 0 ? word : first[seat];
  });
}

const keyOf = (m: GloomMatch, figure: number): string => (figure < 0 ? '' : nameIn(m, figureKey(m.play, figure)));

/** What players choose for themselves without waiting for each other: where to begin, cards, rests. */
const ALONE: readonly string[] = ['where to begin', 'cards', 'short rest'];
const ROUND = gloomhaven.book.find((s) => s.name === 'round');

function apart(m: GloomMatch): string | null {
  const { node } = m;
  if (node.kind === 'over') return null;
  const top = m.state.stack[1];
  const rests = top !== undefined && top.seq === ROUND?.id && ROUND.steps[top.step].name === 'short rest';
  if (!rests && !ALONE.includes(node.step)) return null;
  return `${node.step} ${nameIn(m, m.table.characters[node.seat].key)}`;
}

/** Of the hexes to begin on each takes its own, whoever comes first. */
function takes(m: GloomMatch, names: readonly string[]): string | null {
  if (m.node.kind !== 'decision' || m.node.step !== 'where to begin') return null;
  const keys = m.table.characters.map((c) => nameIn(m, c.key)).toSorted();
  const mine = keys.indexOf(nameIn(m, m.table.characters[m.node.seat].key));
  const starts = m.table.scenario.rooms[0].overlays
    .flatMap((o) => (o.kind === 'start' ? o.at : []))
    .map(([x, y]) => `start:${x},${y}`)
    .toSorted();
  const name = starts[mine];
  return names.includes(name) ? name : null;
}

/** Monsters are moved, and order among equals decided, by all players together. */
function personal(m: GloomMatch): boolean {
  const { stack, figures } = m.state;
  const d = stack.at(-1)?.d as { readonly by?: number; readonly figure?: number; readonly on?: number; readonly seat?: number };
  if (stack.at(-1)?.seq === gloomhaven.book.find((s) => s.name === 'damage')?.id) return true;
  const whose = stack.findLast((f) => ['monster', 'turns', 'turn', 'room'].includes(gloomhaven.book[f.seq].name));
  const actor = d.by ?? d.figure ?? (whose?.d as { readonly figure?: number } | undefined)?.figure ?? -1;
  return actor >= 0 && (figures[actor]?.seat ?? -1) >= 0;
}

function picture(m: GloomMatch, seat: (n: number) => number): unknown {
  const { state, play } = m;
  const cardOf = (place: number): string =>
    place < 0 ? '' : `${seat(state.cards[place].owner)} ${m.table.cards[state.cards[place].def].face.id}`;
  const players = state.players.map((p, s) => [seat(s), { ...p, lead: cardOf(p.lead), other: cardOf(p.other) }, state.decks[s]] as const);
  return {
    figures: state.figures
      .map((f, i) => JSON.stringify({ ...f, key: keyOf(m, i), seat: f.seat < 0 ? -1 : seat(f.seat), type: f.kind === 0 ? 0 : f.type }))
      .toSorted(),
    players: players.toSorted((a, b) => a[0] - b[0]),
    monsters: state.decks[state.players.length],
    cards: state.cards.map((c, place) => JSON.stringify({ ...c, owner: '', def: cardOf(place) })).toSorted(),
    types: state.types,
    tiles: state.tiles.map((t) => JSON.stringify(t)).toSorted(),
    given: Array.from({ length: state.given.length / 5 }, (_x, i) => {
      const [card, figure, ...rest] = state.given.slice(5 * i, 5 * i + 5);
      return JSON.stringify([cardOf(card), keyOf(m, figure), ...rest]);
    }).toSorted(),
    clock: [state.round, state.choosing, state.acting, state.rooms, state.doors, keyOf(m, state.turn), state.elements, state.made],
    order: play.state.figures.flatMap((f, i) => (f.kind === 2 ? [keyOf(m, i)] : [])),
  };
}

const mirror: Mirror<Setup, Table, State, View> = {
  game: gloomhaven,
  setup: (seed) => gloomhavenSuite.setups(seed),
  exchanged,
  seat: (n, seed) => order(gloomhavenSuite.setups(seed).characters.length, seed).indexOf(n),
  picture,
  winners: (m) => m.table.characters.map((_c, seat) => seat),
  name: (m, o) => nameIn(m, o.id),
  outcome: nameIn,
  apart,
  takes,
  personal,
};

const games = Math.max(12, Math.ceil(gloomhavenSuite.games / 8));

it(`the seats exchanged, ${games} scenarios go the same way`, { timeout: 180_000 }, () => {
  const steps = new Map<string, number>();
  for (let seed = 1; seed <= games; seed++) for (const [step, n] of mirrored(mirror, seed)) steps.set(step, (steps.get(step) ?? 0) + n);
  for (const step of ['action', 'perform it', 'draw', 'target', 'negate it', 'standee', 'monster cards'])
    expect(steps.get(step) ?? 0, step).toBeGreaterThan(0);
});
