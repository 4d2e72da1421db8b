/**
 * What one answer may come to, before it is given: the rules are followed from there until what it begins is over, in every world that
 * whoever asks may believe in. So no number tells anything of what lies hidden.
 */
import {
  asNumber,
  type CoreState,
  type Deed,
  decisionOn,
  type Fraction,
  fraction,
  hashOf,
  isNoOdds,
  Match,
  NOBODY,
  NOUGHT,
  type OddsAsked,
  type OddsFound,
  type Option,
  type Play,
  plus,
  type Random,
  seeded,
  times,
} from '../core/index.ts';
import type { Choosing } from './graph.ts';
import { type Following, ledTo } from './led-to.ts';
import { oddsAt } from './odds.ts';
import type { OddsOfGame } from './odds-of-game.ts';
import type { Foreseen, Means, Outlook, Prospect } from './outlook.ts';
import { boundsOf, sampledAt } from './sample.ts';
import { type AtStake, distinct, type Stake } from './stakes.ts';

const WORLDS = 4;
const MOST = 4000;
const TIMES = 600;
/** Positions beyond which values are asked one by one, where a game says that they are fewer then. */
const TOGETHER = 100;
/** More values than these are asked together, whatever comes. */
const FEW = 4;

/** Numbers and their shares in one world. */
interface World {
  /** How often it was imagined. */
  n: number;
  readonly match: unknown;
  readonly stakes: readonly ReadonlyMap<number, Fraction>[];
  readonly times: number;
}

/**
 * What an option of the present decision may come to, as far as the seat that decides can know. Where dice fall it is told however certain
 * it is: that a blow cannot harm is what somebody wants to know before it is struck. Null where no dice fall and nothing is lost, and
 * where its end cannot be foreseen.
 */
export function foresee<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  option: Option & Deed,
  means: Means<T, S> = {},
): Outlook | null {
  if (match.nodeKind !== 'decision' || of.stakes === undefined) return null;
  const own = of.stakes(match, option);
  const found = own === null ? null : foreseen(match, of, option, own, means);
  if (found !== null || own?.until === 'attack') return found;
  // What this answer does itself needs no dice. It may interrupt something whose dice fall once it is done.
  const at = ledTo(match, of, option, means, foresee, own !== null);
  if (at === null || 'prospects' in at) return at;
  return 'from' in at ? following(of, option.id, at, means) : foreseen(match, of, option, at, means);
}

/** What follows by itself, from where it begins. */
function following<U, T, S extends CoreState, V>(
  of: OddsOfGame<U, T, S, V>,
  option: string,
  { at: all, from, sure, brought }: Following<U, T, S, V>,
  { most, times: plays = TIMES }: Means<T, S>,
): Outlook | null {
  const at = { ...all, stakes: distinct(all.stakes) };
  const asked: OddsAsked = { of: at.stakes.map((x) => x.of), until: at.until, most: most ?? at.most ?? MOST };
  const seen = lookedAt(from, of, asked, at, '', 0, seeded(hashOf(from.state)), plays, { rules: new Set(), rolls: new Set(), dice: true });
  if (seen === null) return null;
  const found = outlook(option, at, [{ n: 1, match: from, ...seen }], 1);
  const prospects = worthTelling(found.prospects, at.stakes);
  return { ...found, prospects, exact: found.exact && sure, ...(brought === true ? { best: { says: [], among: 0 } } : {}) };
}

/** The same of an answer of which it is known what it puts at stake. */
function foreseen<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  option: Option & Deed,
  all: AtStake<S>,
  { worlds = WORLDS, most, times: plays = TIMES, settled = false, change, onTable }: Means<T, S>,
): Outlook | null {
  const { game, setup, node } = match;
  const at = { ...all, stakes: distinct(all.stakes) };
  if (node.kind !== 'decision' || at.stakes.length === 0) return null;
  const { seat } = node;
  const open = game.openTables?.(match.table) ?? match.table;
  const table = onTable?.(open) ?? open;
  const view = game.view(match.play, seat);
  // The same position always gives the same numbers, and no other dice are drawn from.
  const random = seeded(hashOf(game.imagine(table, view, () => 0)));
  const asked: OddsAsked = { of: at.stakes.map((x) => x.of), until: at.until, most: most ?? at.most ?? MOST };
  const found = new Map<number, World>();
  const rolls = new Set((of.until.roll ?? []).map((s) => s.id));
  const met: Met = { rules: new Set(), rolls, dice: false };
  for (let n = 0; n < worlds; n++) {
    const state = game.imagine(table, view, (k) => random.below(k));
    change?.({ table, state });
    const hash = hashOf(state);
    const known = found.get(hash);
    if (known !== undefined) {
      known.n++;
      continue;
    }
    const world = new Match(game, setup, { table, state, undo: false });
    const ids = idsOf(world);
    if (change !== undefined && !ids.includes(option.id)) return null;
    met.rules.clear();
    const seen = lookedAt(world, of, asked, at, option.id, ids.length, random, plays, met);
    if (seen === null) return null;
    // Where it begins the asker's own options are listed, of which nothing is hidden from him.
    const forAll =
      seen.times === 0 && of.inTheOpen !== undefined && [...met.rules].every((seq) => of.inTheOpen?.some((s) => s.id === seq) === true);
    found.set(hash, { n: forAll ? worlds - n : 1, match: world, ...seen });
    if (forAll) break;
  }
  const out = outlook(option.id, at, [...found.values()], worlds);
  const prospects = worthTelling(out.prospects, at.stakes);
  const hangs = settled || met.dice || at.stakes.some((s) => s.always === true) || !prospects.every(isSettled);
  return hangs ? { ...out, prospects } : null;
}

/** All but the bystanders to whom nothing comes. Where nobody at all can be hurt, that is told once, and not of everybody. */
function worthTelling(all: readonly Prospect[], stakes: readonly Stake[]): readonly Prospect[] {
  const told = all.filter((p, k) => stakes[k].aside !== true || !all.every((x) => x.figure !== p.figure || isSettled(x)));
  const one = told.length > 0 ? undefined : all.find((p) => p.key === 'damage');
  return one === undefined ? told : [{ ...one, figure: NOBODY }];
}

/** What is met on the way. */
interface Met {
  /** The rules whose dice fall or whose answers are listed. */
  readonly rules: Set<number>;
  /** Those that make rolls: cards drawn by them are as good as dice. */
  readonly rolls: ReadonlySet<number>;
  /** Whether any dice fall. */
  dice: boolean;
}

/** The answers of the decision a match stands at, by their names; empty elsewhere. */
function idsOf<U, T, S extends CoreState, V>({ play, game, nodeKind }: Match<U, T, S, V>): string[] {
  if (nodeKind !== 'decision') return [];
  const s = decisionOn(play, game.book);
  const { d } = play.state.stack[play.state.stack.length - 1];
  const codes: number[] = [];
  s.options(play, d, codes);
  return codes.map((code) => s.id(play, d, code));
}

/** Whether it is known already that nothing of this comes about, or that what was at stake has: whatever is answered, there is nothing to tell. */
function isSettled({ as, outcomes }: Prospect): boolean {
  return outcomes.length === 1 && (as === 'chance' || outcomes[0].n === 0);
}

/** One world: counted whole where that can be, else sampled. Null where what is asked about never begins. */
function lookedAt<U, T, S extends CoreState, V>(
  world: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  asked: OddsAsked,
  at: AtStake<S>,
  option: string,
  offered: number,
  random: Random,
  plays: number,
  met: Met,
): Pick<World, 'stakes' | 'times'> | null {
  const { stakes } = at;
  const choose = (): Choosing<Play<T, S>> =>
    Object.assign(answeringWith<T, S>(of.idle, at, option, offered), {
      meets(seq: number, dice: boolean) {
        met.rules.add(seq);
        met.dice ||= dice || met.rolls.has(seq);
      },
    });
  try {
    const whole = sharesOf(world, of, asked, asked.most ?? MOST, choose);
    if (whole !== null) return { stakes: stakes.map((s, k) => summed(whole[k].map((o) => [s.read(o.value), o.odds]))), times: 0 };
  } catch (error) {
    if (isNoOdds(error)) return null;
    throw error;
  }
  const { of: shares, times: played } = sampledAt(world, of, asked, random, { times: plays }, choose);
  return {
    stakes: stakes.map((s, k) =>
      summed(shares[k].map((o) => [s.read(o.value), fraction(BigInt(Math.round(o.share * played)), BigInt(played))])),
    ),
    times: played,
  };
}

/**
 * The exact distribution of each value that is asked for, in their order: of all together where the positions are not too many, else of one
 * figure by itself after another, where the game says that they are fewer then. Null where they are too many all the same.
 * @throws NoOdds where there is no answer for another reason
 */
export function sharesOf<U, T, S extends CoreState, V>(
  world: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  asked: OddsAsked,
  most: number,
  choose: () => Choosing<Play<T, S>>,
): OddsFound['of'] | null {
  const counted = (values: readonly string[], limit: number): OddsFound | null => {
    try {
      return oddsAt(world, of, { ...asked, of: values, most: limit }, choose());
    } catch (error) {
      if (isNoOdds(error) && error.why.key === 'no-odds-too-many-positions') return null;
      throw error;
    }
  };
  const names = [...new Set(asked.of)];
  // What befalls one figure hangs together.
  const whose = [...new Set(names.map(figureOf))];
  const apart = of.apart === true && whose.length > 1 && whose.length <= FEW;
  const whole = counted(names, apart ? Math.min(most, TOGETHER) : most);
  if (whole !== null) return asked.of.map((name) => whole.of[names.indexOf(name)]);
  if (!apart) return null;
  const each = new Map<string, OddsFound['of'][number]>();
  for (const figure of whose) {
    const own = names.filter((name) => figureOf(name) === figure);
    const found = counted(own, most);
    if (found === null) return null;
    for (const [k, name] of own.entries()) each.set(name, found.of[k]);
  }
  return asked.of.map((name) => each.get(name) ?? []);
}

/** Whose value it is: what stands before its last dot. */
const figureOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));

/**
 * The option first, and then the way of the game: what is named is taken once, not each time it is offered. Where it is all there is, nobody
 * asks for it.
 */
export function answeringWith<T, S extends CoreState>(
  idle: RegExp,
  { answer, nobodyReacts }: AtStake<S>,
  option: string,
  offered: number,
): Choosing<Play<T, S>> {
  let given = offered <= 1;
  const choose: Choosing<Play<T, S>> = (g, _seat, codes, id) => {
    const ids = codes.map(id);
    if (!given) {
      given = true;
      const first = ids.indexOf(option);
      if (first >= 0) return first;
    }
    const place = answer?.(g.state, ids) ?? -1;
    return place >= 0
      ? place
      : Math.max(
          0,
          ids.findIndex((name) => idle.test(name)),
        );
  };
  if (answer === undefined || nobodyReacts === true) choose.rests = () => given;
  return choose;
}

function summed(parts: readonly (readonly [number, Fraction])[]): ReadonlyMap<number, Fraction> {
  const sums = new Map<number, Fraction>();
  for (const [n, odds] of parts) sums.set(n, plus(sums.get(n) ?? NOUGHT, odds));
  return sums;
}

function outlook(option: string, at: Pick<AtStake, 'until' | 'way' | 'stakes'>, worlds: readonly World[], imagined: number): Outlook {
  const played = worlds.reduce((sum, w) => sum + w.times, 0);
  let alike = true;
  const prospects = at.stakes.map((stake, k): Prospect => {
    const all = summed(
      worlds.flatMap((w) => [...w.stakes[k]].map(([n, p]): [number, Fraction] => [n, times(p, fraction(BigInt(w.n), BigInt(imagined)))])),
    );
    const differs = worlds.some((w) => [...all].some(([n, p]) => asNumber(w.stakes[k].get(n) ?? NOUGHT) !== asNumber(p)));
    if (differs) alike = false;
    const sure = played === 0 && !differs;
    const outcomes = [...all]
      .sort(([a], [b]) => a - b)
      .map(([n, p]): Foreseen => ({ n, share: asNumber(p), exact: sure ? [String(p.num), String(p.den)] : null }));
    const mean = outcomes.reduce((sum, o) => sum + o.n * o.share, 0);
    const [low, high] = sure ? [mean, mean] : boundsOf(stake.as, outcomes, mean, played > 0 ? played : imagined);
    return { key: stake.key, as: stake.as, figure: stake.figure, mean, low, high, outcomes };
  });
  return {
    option,
    until: at.until,
    way: at.way,
    exact: alike && played === 0,
    worlds: worlds.length,
    times: played,
    prospects,
  };
}
