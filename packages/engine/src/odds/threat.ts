/** What figures could do to others in their next turns, asked for one pair or place after another. */
import { type CoreState, hashOf, type Match, type Play, type Say, type Seat, seeded } from '../core/index.ts';
import type { OddsOfGame } from './odds-of-game.ts';
import { type ThreatMeans, ThreatSearch } from './threat-search.ts';
import type { ThreatsOfGame } from './threats-of-game.ts';

const MOST = 3000;
const TIMES = 200;

/** In place of a space: the figure is left where it is. */
const WHERE_IT_STANDS = -1;

/** What one figure could do to another. */
export interface Threat {
  readonly by: number;
  readonly on: number;
  /** The space on which `on` is imagined; `WHERE_IT_STANDS` where it is left there. */
  readonly at: number;
  /** Answers up to and with the best attack; empty where it comes by itself. */
  readonly answers: readonly string[];
  /** The same as sentences. */
  readonly says: readonly Say[];
  /** Chance to take it out, and what else may be expected of its harm, in what the game counts: damage, a wound. */
  readonly out: number;
  readonly harm: number;
  /** Counted whole; else sampled. */
  readonly exact: boolean;
}

/** How far a question about threats is. */
export interface ThreatsSoFar {
  readonly done: number;
  readonly of: number;
  /** The latest found; null where a figure threatens nobody there. */
  readonly latest: Threat | null;
}

/**
 * What figures could do to others in their next turns, one pair after another, as far as a seat can know: each step of the generator is
 * one pair at one place, so that whoever asks tells how far it is, and gives it up by asking no more.
 * @param pairs who attacks, who is attacked, and the space on which that one is imagined; `WHERE_IT_STANDS` to leave it there
 */
export function* threatsOf<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  threats: ThreatsOfGame<T, S>,
  seat: Seat,
  pairs: readonly (readonly [by: number, on: number, at: number])[],
  { most = MOST, times = TIMES }: ThreatMeans = {},
): Generator<ThreatsSoFar, void> {
  const { game } = match;
  const table = game.openTables?.(match.table) ?? match.table;
  const view = game.view(match.play, seat);
  const random = seeded(hashOf(game.imagine(table, view, () => 0)));
  const world = game.imagine(table, view, (n) => random.below(n));
  const search = new ThreatSearch(match, table, of, threats, { most, times });
  let done = 0;
  for (const [by, on, at] of pairs) {
    const state = game.copy(world);
    if (at >= 0) threats.stand({ table, state, log: null }, on, at);
    const found = search.from(state, by, on);
    done++;
    yield { done, of: pairs.length, latest: found === null ? null : { by, on, at, ...found } };
  }
}

/** Every enemy against a figure where it stands, and at each place where it could stand, near ones first: those it is about to choose from. */
export function pairsAgainst<T, S extends CoreState>(
  threats: ThreatsOfGame<T, S>,
  g: Play<T, S>,
  on: number,
  everywhere: boolean,
): (readonly [by: number, on: number, at: number])[] {
  const foes = threats.figures(g).filter((by) => threats.foes(g, by, on));
  const places = everywhere ? threats.places(g, on).map((at) => ({ at, away: threats.away(g, on, at) })) : [];
  places.sort((a, b) => a.away - b.away);
  return [WHERE_IT_STANDS, ...places.map((p) => p.at)].flatMap((at) => foes.map((by) => [by, on, at] as const));
}

/** A figure against every enemy: whom it can reach. */
export function pairsOf<T, S extends CoreState>(
  threats: ThreatsOfGame<T, S>,
  g: Play<T, S>,
  by: number,
): (readonly [by: number, on: number, at: number])[] {
  return threats
    .figures(g)
    .filter((on) => threats.foes(g, by, on))
    .map((on) => [by, on, WHERE_IT_STANDS] as const);
}
