/** What the tests shared by every game need of this one: set-ups of every kind, what is hidden, what always holds. */
import { type Random, seeded } from '../../core/index.ts';
import { gamesWanted, type Suite } from '../../core/testing/properties.testing.ts';
import { CHOICES } from './choices.ts';
import { CARDS, WARBANDS, type WarbandId } from './content/index.ts';
import { isFor } from './deck.ts';
import type { Table, Und } from './defs.ts';
import { underworlds } from './game.ts';
import { paragraph } from './rulebook/index.ts';
import { isBlocked } from './rules/board.ts';
import type { DeckSetup, SeatSetup, Setup } from './setup.ts';
import { DECK, isOpen, OBJECTIVES, POWER, type State } from './state.ts';
import { fieldOf } from './table.ts';
import type { View } from './view.ts';

function pick<X>(list: readonly X[], random: Random): X {
  return list[random.below(list.length)];
}

function shuffled<X>(list: readonly X[], random: Random): X[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/** A deck of any cards, one printing of each: as many upgrades as gambits at least. */
function anyDeck(warband: WarbandId, random: Random): DeckSetup {
  const cards = shuffled(
    CARDS.filter((c) => isFor(c, warband) && c.reprintOf === undefined),
    random,
  );
  const ids = (kinds: readonly string[], n: number): string[] =>
    cards
      .filter((c) => kinds.includes(c.kind))
      .slice(0, n)
      .map((c) => c.id);
  return { objectives: ids(['objective'], 12), power: [...ids(['upgrade'], 10), ...ids(['ploy', 'spell'], 10)] };
}

/** Steps from pair to pair, without a common divisor with their number. */
const PAIRS_APART = 23;

function chosen(seed: number, random: Random): Record<string, string> {
  const out: Record<string, string> = {};
  if (seed % 3 === 0) return out;
  for (const c of CHOICES) if (random.below(3) === 0) out[c.id] = pick<string>(c.values, random);
  return out;
}

function setupOf(seed: number): Setup {
  const random = seeded(seed);
  const n = WARBANDS.length;
  const seat = (which: number): SeatSetup => {
    const warband = WARBANDS[which % n];
    // Now and then fighters alone: a duel without a card. Now and then the ready-made deck.
    if (seed % 6 === 2) return { warband, deck: { objectives: [], power: [] } };
    return { warband, deck: random.below(3) === 0 ? `starter:${warband}` : anyDeck(warband, random) };
  };
  const field =
    seed % 2 === 0 ? { field: { boards: ['ash-court', 'bone-quarry'] as const, turned: [false, false] as const, offset: 0 } } : {};
  // Every warband against every other one, in either seat: neighbouring seeds meet different ones.
  const pair = (seed * PAIRS_APART) % (n * n);
  return { seats: [seat(Math.floor(pair / n)), seat(pair)], choices: chosen(seed, random), anyDeck: true, ...field };
}

/** Deals the cards that a seat cannot see otherwise. */
function swapHidden(s: State, seat: number, random: Random): State {
  for (const pile of [OBJECTIVES, POWER]) {
    const places = s.cards.filter((c) => c.owner !== seat && c.pile === pile && !isOpen(c));
    const defs = shuffled(
      places.map((c) => c.def),
      random,
    );
    places.forEach((c, i) => {
      c.def = defs[i];
    });
  }
  return s;
}

/** What always holds at a node, in words where it does not. */
function broken(g: Und): string | null {
  const { state, table } = g;
  const stands = new Set<number>();
  for (const [i, f] of state.fighters.entries()) {
    const { key } = table.fighters[i];
    if (f.out === 1 && f.hex >= 0) return `${key} is out of action and stands`;
    if (f.hex < 0) continue;
    if (stands.has(f.hex)) return `${key} stands in another's hex`;
    stands.add(f.hex);
    if (isBlocked(g, f.hex)) return `${key} stands in a blocked hex`;
    if (fieldOf(g).hexes.size <= f.hex) return `${key} stands off the battlefield`;
  }
  for (const seat of [0, 1]) {
    const p = state.players[seat];
    if (p.spent > p.glory || p.spent < 0) return `seat ${seat} has spent ${p.spent} of ${p.glory}`;
    if (p.activations > 4) return `seat ${seat} has had ${p.activations} activations`;
    const names = state.cards.filter((c) => c.owner === seat).map((c) => c.def);
    if (names.some((d) => d < 0)) return `seat ${seat} has a card that is none`;
    if (state.cards.some((c) => c.on >= 0 && c.zone === DECK)) return 'a card of a deck is on a fighter';
  }
  if (state.tokens.length > 5) return `${state.tokens.length} objectives`;
  return null;
}

/** The game as the shared tests want it. */
export const underworldsSuite: Suite<Setup, Table, State, View> = {
  game: underworlds,
  setups: setupOf,
  rules: (id) => paragraph(id) !== undefined,
  swapHidden,
  hidden: (s, seat) => s.cards.reduce((n, c) => (c.owner !== seat && !isOpen(c) ? n + 1 : n), 0),
  broken,
  games: gamesWanted(200),
};
