/**
 * The best attack of one figure on another in its next turn: the position is imagined with that turn about to begin, every answer that goes
 * on towards an attack is tried by the rules themselves, and the odds of the best attack are read. No rule is looked at here.
 */
import {
  advance,
  asNumber,
  type CoreState,
  chanceOn,
  Deeds,
  decisionOn,
  fall,
  hashOf,
  isNoOdds,
  Match,
  NOBODY,
  type OddsAsked,
  type Play,
  type Say,
  type Standing,
  seeded,
  take,
} from '../core/index.ts';
import { answeringWith, sharesOf } from './foresee.ts';
import { type Stop, walker } from './graph.ts';
import { questionAt } from './odds.ts';
import type { OddsOfGame } from './odds-of-game.ts';
import { sampledAt } from './sample.ts';
import type { AtStake } from './stakes.ts';
import type { ThreatsOfGame } from './threats-of-game.ts';

/** How much may be looked at. */
export interface ThreatMeans {
  /** Positions of one attack that are counted; beyond that it is sampled. */
  readonly most?: number;
  /** Plays of an attack that is sampled. */
  readonly times?: number;
}

/** Dice on the way to an attack, one after another, that are followed. */
const DICE_ON_THE_WAY = 4;

interface Found {
  readonly out: number;
  readonly harm: number;
  readonly exact: boolean;
  readonly answers: readonly string[];
  readonly says: readonly Say[];
}

const better = (a: Found | null, b: Found): boolean => a === null || b.out - a.out > 1e-12 || (b.out > a.out - 1e-12 && b.harm > a.harm);

type G<T, S extends CoreState> = Play<T, S>;

/** One search, with what it has learnt. */
export class ThreatSearch<U, T, S extends CoreState, V> {
  private readonly match: Match<U, T, S, V>;
  private readonly of: OddsOfGame<U, T, S, V>;
  private readonly threats: ThreatsOfGame<T, S>;
  private readonly means: Required<ThreatMeans>;
  private readonly table: T;
  /** Attacks of the same dice with the same ends have the same odds. */
  private readonly known = new Map<string, Omit<Found, 'answers' | 'says'>>();
  private readonly turns: ReadonlySet<number>;
  private readonly deeds: Deeds<Standing<T, S>>;

  constructor(match: Match<U, T, S, V>, table: T, of: OddsOfGame<U, T, S, V>, threats: ThreatsOfGame<T, S>, means: Required<ThreatMeans>) {
    this.match = match;
    this.table = table;
    this.of = of;
    this.threats = threats;
    this.means = means;
    this.turns = new Set((of.until.turn ?? []).map((s) => s.id));
    this.deeds = new Deeds<Standing<T, S>>(match.game.grammar ?? { options: [], kinds: {} }, match);
  }

  private playing(state: S): G<T, S> {
    return { table: this.table, state, log: null };
  }

  private standing(state: S): Match<U, T, S, V> {
    return new Match(this.match.game, this.match.setup, { table: this.table, state, undo: false, still: true });
  }

  /** The best that `by` can do to `on` from a position of one's own. */
  from(state: S, by: number, on: number): Found | null {
    const begun = this.threats.toAct(this.playing(state), by);
    const all = begun.reduce((sum, b) => sum + b.weight, 0);
    let sum: Found | null = null;
    for (const { state: start, weight } of begun) {
      const found = this.best(start, by, on, this.threats.steps, DICE_ON_THE_WAY, new Set());
      if (found !== null) sum = added(sum, found, weight / all);
    }
    // A turn that does it no harm is no threat to it.
    return sum !== null && sum.out + sum.harm > 0 ? sum : null;
  }

  /** The best from here on; `state` is used up. Positions that were `seen` with as many steps left are not looked at twice. */
  private best(state: S, by: number, on: number, steps: number, dice: number, seen: Set<number>): Found | null {
    const { game } = this.match;
    const own = this.threats.byItself?.(this.playing(state), by, on) ?? null;
    if (own !== null) return this.odds(state, own, '', 0, null);
    const g = this.playing(state);
    // Once the turn is over, nothing more of it comes.
    const height = state.stack.findLastIndex((f) => this.turns.has(f.seq)) + 1;
    if (height === 0) return null;
    const name = this.threats.name(g, by);
    const seat = this.threats.seat(g, by);
    for (let answers = 0; answers < 200; answers++) {
      const kind = advance(g, game.book, height);
      if (kind === 'over') {
        const then = this.threats.byItself?.(g, by, on) ?? null;
        return then === null ? null : this.odds(state, then, '', 0, null);
      }
      const frame = state.stack[state.stack.length - 1];
      if (kind === 'chance') return dice === 0 ? null : this.afterDice(g, by, on, steps, dice - 1, seen);
      const s = decisionOn(g, game.book);
      const codes: number[] = [];
      s.options(g, frame.d, codes);
      const ids = codes.map((c) => s.id(g, frame.d, c));
      if (s.seat(g, frame.d) !== seat || !ids.some((id) => this.threats.attacks.test(id) || this.threats.onward(id, name))) {
        // Somebody else is asked, or something else: nothing is done.
        const idle = ids.findIndex((id) => this.of.idle.test(id));
        take(g, game.book, codes[Math.max(0, idle)]);
        continue;
      }
      return this.bestOf(g, codes, ids, name, by, on, steps, dice, seen);
    }
    return null;
  }

  private bestOf(
    g: G<T, S>,
    codes: readonly number[],
    ids: readonly string[],
    name: string,
    by: number,
    on: number,
    steps: number,
    dice: number,
    seen: Set<number>,
  ): Found | null {
    const { game } = this.match;
    const { state } = g;
    const frame = state.stack[state.stack.length - 1];
    const s = decisionOn(g, game.book);
    const actor = this.deeds.nameOf(s.by?.(g, frame.d) ?? NOBODY);
    let best: Found | null = null;
    const onward: number[] = [];
    const there = this.standing(state);
    for (const [k, id] of ids.entries()) {
      if (this.threats.attacks.test(id)) {
        const say = s.say(g, frame.d, codes[k]);
        const deed = this.deeds.read(id, say, actor);
        const mine = deed.by === undefined || deed.by === name;
        const at = mine ? (this.of.stakes?.(there, deed) ?? null) : null;
        if (at?.stakes.some((x) => x.figure === on) === true) {
          const found = this.odds(state, { ...at, stakes: at.stakes.filter((x) => x.figure === on) }, id, ids.length, say);
          if (found !== null && better(best, found)) best = found;
          continue;
        }
      }
      if (steps > 0 && this.threats.onward(id, name)) onward.push(k);
    }
    const named = onward.map((k) => ids[k]);
    const few = this.threats.few?.(g, named, on) ?? named;
    const wanted = new Set(few);
    for (const k of onward) {
      if (!wanted.has(ids[k])) continue;
      const next = this.playing(game.copy(state));
      take(next, game.book, codes[k]);
      const hash = hashOf(next.state) ^ Math.imul(steps, 0x9e3779b1);
      if (seen.has(hash)) continue;
      seen.add(hash);
      const found = this.best(next.state, by, on, steps - 1, dice, seen);
      if (found !== null && better(best, found))
        best = { ...found, answers: [ids[k], ...found.answers], says: [s.say(g, frame.d, codes[k]), ...found.says] };
    }
    return best;
  }

  /** Dice on the way: what follows from each of them, by its share. */
  private afterDice(g: G<T, S>, by: number, on: number, steps: number, dice: number, seen: Set<number>): Found | null {
    const { game } = this.match;
    const outcomes = chanceOn(g, game.book).outcomes(g, g.state.stack[g.state.stack.length - 1].d);
    if (outcomes === null) return null;
    let sum: Found | null = null;
    for (let i = 0; i < outcomes.codes.length; i++) {
      const next = this.playing(game.copy(g.state));
      fall(next, game.book, outcomes.codes[i], null);
      const found = this.best(next.state, by, on, steps, dice, seen);
      if (found !== null) sum = added(sum, found, outcomes.weights[i] / outcomes.total);
    }
    return sum;
  }

  /** The odds of one attack, or of what comes by itself. */
  private odds(state: S, at: AtStake<S>, option: string, offered: number, say: Say | null): Found | null {
    const world = new Match(this.match.game, this.match.setup, { table: this.table, state: this.match.game.copy(state), undo: false });
    if (world.nodeKind === 'over') return null;
    const asked: OddsAsked = { of: at.stakes.map((x) => x.of), until: at.until, most: this.means.most };
    try {
      const key = this.signature(world, at, asked, option, offered);
      let found = this.known.get(key);
      if (found === undefined) {
        found = this.counted(world, at, asked, option, offered);
        this.known.set(key, found);
      }
      return { ...found, answers: option === '' ? [] : [option], says: say === null ? [] : [say] };
    } catch (error) {
      if (isNoOdds(error)) return null;
      throw error;
    }
  }

  private counted(
    world: Match<U, T, S, V>,
    at: AtStake<S>,
    asked: OddsAsked,
    option: string,
    offered: number,
  ): Omit<Found, 'answers' | 'says'> {
    const choose = () => answeringWith<T, S>(this.of.idle, at, option, offered);
    const whole = sharesOf(world, this.of, asked, this.means.most, choose);
    if (whole !== null) return { ...expected(at, (k) => whole[k].map((o) => [at.stakes[k].read(o.value), asNumber(o.odds)])), exact: true };
    const { times } = this.means;
    const { of } = sampledAt(world, this.of, asked, seeded(hashOf(world.state)), { times }, choose);
    return { ...expected(at, (k) => of[k].map((o) => [at.stakes[k].read(o.value), o.share])), exact: false };
  }

  /**
   * What an attack is known by: the chances met and what is read in the end, on the way of all first outcomes, of all last ones and of
   * some in between. From another space the same attack mostly rolls the same dice.
   */
  private signature(world: Match<U, T, S, V>, at: AtStake<S>, asked: OddsAsked, option: string, offered: number): string {
    const choose = answeringWith<T, S>(this.of.idle, at, option, offered);
    const walk = walker(questionAt(world, this.of, asked, choose).journey);
    const parts: string[] = [at.until];
    const follow = (stop: Stop<S>, ways: typeof WAYS, n: number): void => {
      if (stop.kind !== 'chance' || n >= LONGEST_WAY) {
        const there = this.standing(stop.state);
        for (const x of at.stakes) parts.push(`${x.figure}=${x.read(this.of.value(there, x.of))}`);
        return;
      }
      const outcomes = walk.outcomes(stop);
      const last = outcomes.codes.length - 1;
      parts.push(`${last + 1}/${outcomes.total}:${outcomes.codes[0]}-${outcomes.codes[last]}-${outcomes.weights[0]}`);
      // Ways that take the same outcome go on together.
      const next = [...new Set(ways.map((way) => way(last, n)))];
      for (const [k, outcome] of next.entries()) {
        const along = ways.filter((way) => way(last, n) === outcome);
        parts.push(`>${outcome}`);
        follow(walk.fallen(stop, outcomes.codes[outcome], k === next.length - 1), along, n + 1);
      }
    };
    follow(walk.begin(), WAYS, 0);
    return parts.join(' ');
  }
}

/** Dice of one way that are looked at, one after another. */
const LONGEST_WAY = 60;
/** Ways through the dice that an attack is known by: which outcome of each, of so many more than one. */
const WAYS: readonly ((last: number, n: number) => number)[] = [() => 0, (last) => last, (last, n) => (n % 2 === 0 ? last : last >> 1)];

function added(sum: Found | null, found: Found, share: number): Found {
  return {
    out: (sum?.out ?? 0) + found.out * share,
    harm: (sum?.harm ?? 0) + found.harm * share,
    exact: (sum?.exact ?? true) && found.exact,
    answers: sum?.answers ?? found.answers,
    says: sum?.says ?? found.says,
  };
}

/** What the stakes come to: the chance of `out`, and the mean of the one that counts harm. */
function expected(
  at: Pick<AtStake, 'stakes'>,
  values: (k: number) => readonly (readonly [n: number, share: number])[],
): { out: number; harm: number } {
  const mean = (k: number): number => (k < 0 ? 0 : values(k).reduce((sum, [n, share]) => sum + n * share, 0));
  return {
    out: mean(at.stakes.findIndex((x) => x.key === 'out')),
    harm: mean(at.stakes.findIndex((x) => x.key === 'damage' || x.key === 'wound')),
  };
}
