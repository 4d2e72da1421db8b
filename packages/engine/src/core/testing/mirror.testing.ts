/**
 * Whose seat has which number decides nothing: the same match with the seats exchanged goes the same way, every question mirrored. Both are played
 * side by side; what stands in one must stand in the other, and what is answered in one is answered in the other.
 */
import { expect } from 'vitest';
import { type CoreState, type Game, Match, type Option, type Random, seeded } from '../index.ts';

/** What the test needs of a game. */
export interface Mirror<U, T, S extends CoreState, V> {
  readonly game: Game<U, T, S, V>;
  /** A set-up, and the same with its seats in another order. */
  setup(seed: number): U;
  exchanged(setup: U, seed: number): U;
  /** The number in the exchanged match of a seat of the other. */
  seat(n: number, seed: number): number;
  /** Where a match stands beside its question, each seat by `seat`: the same for both matches where nothing depends on numbers. */
  picture(m: Match<U, T, S, V>, seat: (n: number) => number): unknown;
  /** All who have won where a result names one of them; he alone unless given. */
  winners?(m: Match<U, T, S, V>, winner: number): readonly number[];
  /** An option by a name that does not depend on the order of lists; its id unless given. */
  name?(m: Match<U, T, S, V>, o: Option): string;
  /** What may fall by such a name; its id unless given. */
  outcome?(m: Match<U, T, S, V>, id: string): string;
  /** What of such a name must be offered in both: all of it unless given. Where places are only proposed, any other is understood too. */
  offered?(name: string): string;
  /**
   * Who answers here, where several do at the same time, or in an order that means nothing to anybody: each match goes on by itself to where the
   * next question follows, and the nth answer of each is the same in both. Null where a question has its place.
   */
  apart?(m: Match<U, T, S, V>): string | null;
  /** Which of these names is answered there, where what one takes is not there for the next; one by lot where it is not said. */
  takes?(m: Match<U, T, S, V>, names: readonly string[]): string | null;
  /** False where a question is put to several together, and the seat that it names only speaks for them; true unless given. */
  personal?(m: Match<U, T, S, V>): boolean;
}

const named = <U, T, S extends CoreState, V>(of: Mirror<U, T, S, V>, m: Match<U, T, S, V>): Map<string, string> =>
  m.nodeKind === 'decision'
    ? new Map(m.options().map((o) => [of.name?.(m, o) ?? o.id, o.id]))
    : new Map(m.outcomes().map((o) => [of.outcome?.(m, o.id) ?? o.id, o.id]));

function answer<U, T, S extends CoreState, V>(m: Match<U, T, S, V>, id: string): void {
  if (m.nodeKind === 'decision') m.take(id);
  else m.fall(id);
}

/** Plays one of the two on while several answer at once. */
function together<U, T, S extends CoreState, V>(
  of: Mirror<U, T, S, V>,
  m: Match<U, T, S, V>,
  seed: number,
  heard: Map<string, number>,
): void {
  for (let who = of.apart?.(m) ?? null; who !== null; who = of.apart?.(m) ?? null) {
    const key = `${m.nodeKind} ${who}`;
    const n = heard.get(key) ?? 0;
    heard.set(key, n + 1);
    const ids = named(of, m);
    const names = [...ids.keys()].toSorted();
    const lot = seeded(seed * 7919 + n * 104_729 + hash(key));
    answer(m, ids.get(of.takes?.(m, names) ?? names[lot.below(names.length)]) as string);
  }
}

const hash = (s: string): number => [...s].reduce((h, c) => (h * 31 + (c.codePointAt(0) ?? 0)) % 1_000_003, 7);

/** The question of a node, options by their names, which are `names`. */
function question<U, T, S extends CoreState, V>(
  of: Mirror<U, T, S, V>,
  m: Match<U, T, S, V>,
  seat: (n: number) => number,
  names: Iterable<string>,
): unknown {
  const { node } = m;
  if (node.kind === 'over') {
    const { winner } = node.result;
    return ['over', winner < 0 ? [] : (of.winners?.(m, winner) ?? [winner]).map(seat).toSorted()];
  }
  const offered =
    node.kind === 'decision'
      ? new Set(Array.from(names, (name) => of.offered?.(name) ?? name))
      : m.outcomes().map((o) => `${of.outcome?.(m, o.id) ?? o.id} ${o.weight}/${o.total}`);
  const asked = node.seat < 0 || of.personal?.(m) === false ? -1 : seat(node.seat);
  return [node.kind, node.step, node.rule, node.prompt.key, asked, [...offered].toSorted()];
}

/** One of the names: first a kind of option, so that moves do not drown the rest. */
function some(names: readonly string[], decision: boolean, random: Random): string {
  if (!decision) return names[random.below(names.length)];
  const kinds = [...new Set(names.map((id) => id.split(':')[0]))].toSorted();
  const kind = kinds[random.below(kinds.length)];
  const those = names.filter((id) => id.split(':')[0] === kind);
  return those[random.below(those.length)];
}

/** Holds two pictures to be the same: as texts first, which is quicker by far than to look for what differs. */
function alike(found: unknown, wanted: unknown, at: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, at).toEqual(wanted);
}

/**
 * Plays a match and its mirror to the end.
 * @returns how often each step was asked or rolled
 */
export function mirrored<U, T, S extends CoreState, V>(of: Mirror<U, T, S, V>, seed: number): ReadonlyMap<string, number> {
  const setup = of.setup(seed);
  const match = new Match(of.game, setup, { undo: false });
  const mirror = new Match(of.game, of.exchanged(setup, seed), { undo: false });
  const random = seeded(seed);
  const steps = new Map<string, number>();
  const heard = [new Map<string, number>(), new Map<string, number>()];
  const same = (n: number): number => n;
  // From the numbers of the mirror back to those of the match.
  const seats = Array.from({ length: of.game.seatsAt?.(match.table) ?? of.game.seats }, (_x, n) => n);
  const back = (n: number): number => (n < 0 ? n : seats.findIndex((s) => of.seat(s, seed) === n));
  for (let n = 0; ; n++) {
    together(of, match, seed, heard[0]);
    together(of, mirror, seed, heard[1]);
    const at = `seed ${seed}, answer ${n}`;
    // Listing what may be answered is what takes longest: once, for the question and for the answer.
    const [own, others] = [match, mirror].map((m) => (m.nodeKind === 'over' ? new Map<string, string>() : named(of, m)));
    alike(question(of, mirror, back, others.keys()), question(of, match, same, own.keys()), at);
    alike(of.picture(mirror, back), of.picture(match, same), at);
    const { node } = match;
    if (node.kind === 'over') return steps;
    steps.set(node.step, (steps.get(node.step) ?? 0) + 1);
    const name = some([...own.keys()].toSorted(), node.kind === 'decision', random);
    answer(match, own.get(name) as string);
    answer(mirror, others.get(name) ?? name);
  }
}
