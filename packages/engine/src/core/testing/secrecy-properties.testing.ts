/** What hidden information must be: nothing that a seat sees, is asked, or can tell from the timing depends on it. */
import { describe, expect, it } from 'vitest';
import {
  advance,
  type CoreState,
  chanceOn,
  decisionOn,
  type GameEvent,
  hashOf,
  Log,
  Match,
  type NodeKind,
  ownView,
  type Play,
  type Random,
  same,
  seeded,
} from '../index.ts';
import { spoil } from './plain.testing.ts';
import { answer, anyAnswer, codesOf, type Suite, sampler, seatsAt, some, start, styleOf, walk } from './walking.testing.ts';

const LONG = 180_000;

type G<T, S extends CoreState> = Play<T, S>;

/** Everything that a seat can tell about a position: the node and whose it is, its view, and what is asked of it. */
function seen<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  g: G<T, S>,
  kind: NodeKind,
  seat: number,
  greyed = true,
): Record<string, unknown> {
  const { game } = suite;
  const view = game.view(g, seat);
  if (kind === 'over') return { kind, view, result: game.result(g) };
  const { d } = g.state.stack[g.state.stack.length - 1];
  if (kind === 'chance') {
    const s = chanceOn(g, game.book);
    return { kind, view, step: s.name, rule: s.ruleHere?.(g, d) ?? s.rule, seat: s.seat(g, d), prompt: s.prompt(g, d), dice: s.dice(g, d) };
  }
  const s = decisionOn(g, game.book);
  const asked = { kind, view, step: s.name, rule: s.ruleHere?.(g, d) ?? s.rule, seat: s.seat(g, d) };
  if (asked.seat !== seat) return asked;
  const options = codesOf(game, g).map((code) => ({ code, id: s.id(g, d, code), say: s.say(g, d, code), rule: s.cites?.(g, d, code) }));
  return { ...asked, prompt: s.prompt(g, d), options, refused: greyed ? (s.refused?.(g, d) ?? []) : null };
}

/** Why each of these actions is refused to the seat that is asked now; empty where another seat is. */
function refusals<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  setup: U,
  g: G<T, S>,
  seat: number,
  ids: Iterable<string>,
): Record<string, unknown> {
  const match = new Match(suite.game, setup, { table: g.table, state: g.state, undo: false });
  const { node } = match;
  if (node.kind !== 'decision' || node.seat !== seat) return {};
  return Object.fromEntries([...ids].map((id) => [id, match.whyNot(id)]));
}

/** Two ids of any kind, by their first word: there are many more moves than answers. */
function someOfEachKind(ids: readonly string[], random: Random): string[] {
  const word = (id: string): string => id.split(':')[0];
  const [kind] = some([...new Set(ids.map(word))], 1, random);
  return some(
    ids.filter((id) => word(id) === kind),
    2,
    random,
  ).slice();
}

/** What differs between two things seen, for the message. */
function difference(a: Record<string, unknown>, b: Record<string, unknown>): string | null {
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (!same(a[key] ?? null, b[key] ?? null))
      return `${key}: ${JSON.stringify(a[key])?.slice(0, 1500)}\n  against ${JSON.stringify(b[key])?.slice(0, 1500)}`;
  }
  return null;
}

/** The code of an answer in another state of the same node; null where it has another id or sentence there, or is none. */
function counterpart<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  a: G<T, S>,
  b: G<T, S>,
  kind: NodeKind,
  code: number,
): number | null {
  if (kind === 'chance') return code;
  const s = decisionOn(a, suite.game.book);
  const da = a.state.stack[a.state.stack.length - 1].d;
  const db = b.state.stack[b.state.stack.length - 1].d;
  if (!codesOf(suite.game, b).includes(code)) return null;
  return s.id(a, da, code) === s.id(b, db, code) && same(s.say(a, da, code), s.say(b, db, code)) ? code : null;
}

function eventsFor(g: G<unknown, CoreState>, seat: number): GameEvent[] {
  return (g.log?.events ?? []).filter((e) => e.to === 'all' || e.to.includes(seat));
}

/** Plays a few answers in the true state and in one that looks the same to a seat: it must not be able to tell them apart. */
function checkAlike<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  setup: U,
  g: G<T, S>,
  twinState: S,
  seat: number,
  seed: number,
  ids: Set<string>,
): number {
  const { game } = suite;
  const random = seeded(seed);
  const style = styleOf(seed);
  const a: G<T, S> = { table: g.table, state: game.copy(g.state), log: new Log() };
  const b: G<T, S> = { table: g.table, state: twinState, log: new Log() };
  let path = '';
  const hidden = suite.hidden(g.state, seat);
  for (let n = 0; n < 6; n++) {
    const kind = advance(a, game.book);
    const twin = advance(b, game.book);
    // What comes to light by right may differ from then on.
    if (suite.hidden(a.state, seat) < hidden && suite.hidden(b.state, seat) < hidden) return n;
    // The greyed list takes long to make: now and then is enough.
    const greyed = random.below(3) === 0;
    const mine = seen(suite, a, kind, seat, greyed);
    const what = kind === twin ? difference(mine, seen(suite, b, twin, seat, greyed)) : `a ${kind} against a ${twin}`;
    if (what !== null) throw new Error(`seat ${seat} can tell what is hidden from it${path}: ${what}`);
    if (!same(eventsFor(a, seat), eventsFor(b, seat))) throw new Error(`seat ${seat} hears of what is hidden from it${path}`);
    // What a seat may keep or send of the match tells no more than it sees.
    if (!same(ownView(game, a, seat), ownView(game, b, seat)))
      throw new Error(`the own view of seat ${seat} holds what is hidden from it${path}`);
    if (kind === 'over') return n;
    // What others may do is where secrets show: their options, in the true state and in the other, are asked for by this seat.
    const owner = mine.seat;
    if (kind === 'decision' && owner !== seat)
      for (const x of [a, b]) for (const code of some(codesOf(game, x), 6, random)) ids.add(nameOf(suite, x, kind, code));
    const tried = owner === seat ? someOfEachKind([...ids], random) : [];
    const told = difference(refusals(suite, setup, a, seat, tried), refusals(suite, setup, b, seat, tried));
    if (told !== null) throw new Error(`the reasons given to seat ${seat} tell what is hidden from it${path}: ${told}`);
    // An answer that both states know: several are tried, for what the other seat does with its secrets differs by right.
    let code = -1;
    let its: number | null = null;
    for (let t = 0; t < 5 && its === null; t++) {
      code = anyAnswer(game, a, kind, random, style);
      its = counterpart(suite, a, b, kind, code);
    }
    if (its === null) return n;
    path += `, then ${nameOf(suite, a, kind, code)}`;
    answer(game, a, kind, code);
    answer(game, b, twin, its);
  }
  return 6;
}

function nameOf<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, g: G<T, S>, kind: NodeKind, code: number): string {
  const s = kind === 'decision' ? decisionOn(g, suite.game.book) : chanceOn(g, suite.game.book);
  return s.id(g, g.state.stack[g.state.stack.length - 1].d, code);
}

/** What a seat believes looks to it like what it sees, and can be played on. */
function checkImagined<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  g: G<T, S>,
  kind: NodeKind,
  seat: number,
  seed: number,
): void {
  const { game } = suite;
  const random = seeded(seed);
  const truth = hashOf(g.state);
  const view = game.view(g, seat);
  const believed: G<T, S> = { table: g.table, state: game.imagine(g.table, view, (n) => random.below(n)), log: null };
  if (advance(believed, game.book) !== kind) throw new Error(`seat ${seat} imagines another node`);
  const what = difference(seen(suite, g, kind, seat), seen(suite, believed, kind, seat));
  if (what !== null) throw new Error(`seat ${seat} imagines what it does not see: ${what}`);
  const broken = suite.broken?.(believed) ?? null;
  if (broken !== null) throw new Error(`seat ${seat} imagines what cannot be: ${broken}`);
  walk(suite, believed, seed, (_k, n) => {
    const wrong = suite.broken?.(believed) ?? null;
    if (wrong !== null) throw new Error(`what seat ${seat} imagines comes to what cannot be: ${wrong}`);
    return n === 40;
  });
  // The view is the seat's to keep: nothing done to it, or to what is imagined from it, reaches the match.
  spoil(view);
  if (hashOf(g.state) !== truth) throw new Error('a view shares data with the state');
}

/** Registers the tests of views and of imagined states. */
export function secrecyProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>): void {
  const { game } = suite;
  const games = Math.max(4, Math.ceil(suite.games / 5));

  describe(`what is hidden in ${game.id}`, () => {
    it(`shows in no view, option, prompt, event or timing, in ${games} games`, { timeout: LONG }, () => {
      const closely = sampler(game, 40, 30);
      let followed = 0;
      for (let seed = 1; seed <= games; seed++) {
        const g = start(suite, seed);
        const ids = new Set<string>();
        walk(suite, g, seed, (_kind, n) => {
          const seat = n % seatsAt(game, g.table);
          const twin = suite.swapHidden(game.copy(g.state), seat, seeded(n), g.table);
          // Where nothing is hidden the property says nothing.
          if (same(twin, g.state) || !closely(g.state, true)) return;
          followed += checkAlike(suite, suite.setups(seed), g, twin, seat, seed * 7919 + n, ids);
        });
      }
      expect(followed).toBeGreaterThan(games * (suite.followed ?? 4));
    });

    it(`can be imagined from a view and played on, in ${games} games`, { timeout: LONG }, () => {
      const closely = sampler(game, 40, 67);
      for (let seed = 1; seed <= games; seed++) {
        const g = start(suite, seed);
        walk(suite, g, seed, (kind, n) => {
          if (kind === 'over' || !closely(g.state, true)) return;
          for (let seat = 0; seat < seatsAt(game, g.table); seat++) checkImagined(suite, g, kind, seat, seed * 7919 + n);
        });
      }
    });
  });
}
