/**
 * A player that overlooks and misjudges, as people do: of the answers it notices a part, it looks less far than it might, and it is wrong by a
 * stated noise about what each comes to. It is handed its seat's view as every bot is; weakness is never made of knowing more or of throwing answers away on purpose.
 */
import type { Ask, Bot, CoreState, Game, Leanings, Play, Random, Seat, Sight } from '../../core/index.ts';
import { tried } from '../greedy.ts';
import { narrowed } from '../narrowed.ts';
import { guideOf, mannerFor, type PlayerBudget, Search } from '../search/index.ts';

/** Fewer answers than this are all seen. */
const ALWAYS = 2;

/** Adds to a worth what somebody with these leanings wishes of a position, a difference that makes a match as good as three to one counting `unit`; null for nothing. */
function wishesOf<U, T, S extends CoreState, V>(
  { aims = [] }: Game<U, T, S, V>,
  leanings: Leanings,
): ((g: Play<T, S>, seat: Seat, worth: number, unit: number) => number) | null {
  const wished = aims.flatMap((aim) => {
    const weight = leanings[aim.key] ?? 0;
    return weight === 0 ? [] : [{ aim, weight }];
  });
  if (wished.length === 0) return null;
  return (g, seat, worth, unit) => {
    let sum = worth;
    for (const { aim, weight } of wished) sum += (unit * weight * aim.of(g, seat)) / aim.step;
    return sum;
  };
}

/** A game as somebody with these leanings judges it. */
function leaning<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, leanings: Leanings): Game<U, T, S, V> {
  const wishes = wishesOf(game, leanings);
  if (wishes === null) return game;
  const guide = guideOf(game);
  return { ...game, guide: { ...guide, worth: (g, seat) => wishes(g, seat, guide.worth(g, seat), guide.scale) } };
}

/** A number around 0 with a standard deviation of about 1: the sum of twelve even ones (Irwin and Hall). */
function strayed(random: Random): number {
  let sum = 0;
  for (let n = 0; n < 12; n++) sum += random.below(65_536);
  return sum / 65_536 - 6;
}

/** Which of these answers are noticed, in their order. */
function noticed(codes: readonly number[], share: number, random: Random): readonly number[] {
  if (share >= 1 || codes.length <= ALWAYS) return codes;
  const seen = codes.filter(() => random.below(65_536) < share * 65_536);
  while (seen.length < ALWAYS) {
    const code = codes[random.below(codes.length)];
    if (!seen.includes(code)) seen.push(code);
  }
  return seen;
}

/** One of the best answers, drawn by lot where several are equally good. */
function bestByLot(codes: readonly number[], promise: (i: number) => number, random: Random): number {
  let best = codes[0];
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < codes.length; i++) {
    const here = promise(i);
    if (here > most) {
      most = here;
      best = codes[i];
      equals = 1;
    } else if (here === most && random.below(++equals) === 0) best = codes[i];
  }
  return best;
}

/**
 * The answer that a plan of the game's own promises most of, with what somebody leans towards beside it; what is likely where plans know
 * nothing of the question.
 */
function planned<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  ask: Ask<T, V>,
  codes: readonly number[],
  leanings: Leanings,
  misjudged: (worth: number) => number,
): number {
  const { random, seat } = ask;
  const guide = guideOf(game);
  const table = ask.table();
  const pick = (n: number): number => random.below(n);
  const imagined = game.imagine(table, ask.view(), pick);
  // Plans know a question by all of its answers, and what is not noticed is left out afterwards.
  const promises = new Float64Array(ask.codes.length);
  const g: Play<T, S> = { table, state: game.copy(imagined), log: null };
  if (guide.promise?.(g, ask.codes, promises) !== true) return guide.likely(g, ask.codes, pick, ask.sort);
  const wishes = wishesOf(game, leanings);
  const scale = guide.promiseScale ?? 1;
  return bestByLot(
    codes,
    (i) => {
      const leant =
        wishes === null
          ? 0
          : tried(game, table, seat, random, game.copy(imagined), codes[i], { ...guide, worth: (at, who) => wishes(at, who, 0, 1) });
      return misjudged(promises[ask.codes.indexOf(codes[i])] / scale + leant);
    },
    random,
  );
}

/**
 * Builds such a player. The same seed gives the same answers as long as time does not run out.
 * @param seeing how well it sees, at every table or at each
 * @param budget milliseconds at most, and a way to stop it: how many lines it follows is its own
 */
export function sightedBot<U, T, S extends CoreState, V>(
  of: Game<U, T, S, V>,
  id: string,
  seeing: Sight | ((table: T) => Sight),
  leanings: Leanings = {},
  budget: Omit<PlayerBudget, 'lines'> = {},
): Bot<T, V> {
  const game = leaning(of, leanings);
  const { now = Date.now, stopped = () => false, milliseconds } = budget;
  const out = (since: number): boolean => stopped() || (milliseconds !== undefined && now() - since >= milliseconds);
  return {
    id,
    choose(ask) {
      if (ask.count === 1) return ask.at(0);
      const since = milliseconds === undefined ? 0 : now();
      const { random } = ask;
      const sight = typeof seeing === 'function' ? seeing(ask.table()) : seeing;
      const misjudged = (worth: number): number => (sight.blur === 0 ? worth : worth + sight.blur * strayed(random));
      const codes = noticed(ask.codes, sight.notices, random);
      if (sight.lines > 0) {
        const search = new Search(game, narrowed(ask, codes), mannerFor(game));
        do search.follow();
        while (search.lines < sight.lines && !out(since));
        if (sight.blur === 0) return search.best();
        const thoughts = search.thoughts().filter((t) => t.lines > 0);
        // Few lines say little: the mean is drawn towards the middle, as if some more lines had come out even.
        const chance = (i: number): number => (thoughts[i].chance * thoughts[i].lines + 1) / (thoughts[i].lines + 2);
        const worth = (i: number): number => Math.log(chance(i) / (1 - chance(i))) / Math.log(3);
        return bestByLot(
          thoughts.map((t) => t.code),
          (i) => misjudged(worth(i)),
          random,
        );
      }
      const guide = guideOf(game);
      if (sight.plans) return planned(game, ask, codes, leanings, misjudged);
      const [table, view] = [ask.table(), ask.view()];
      const sums = new Float64Array(codes.length);
      let glances = 0;
      do {
        const imagined = game.imagine(table, view, (n) => random.below(n));
        for (let i = 0; i < codes.length; i++) sums[i] += tried(game, table, ask.seat, random, game.copy(imagined), codes[i], guide);
        glances++;
      } while (glances < sight.glances && !out(since));
      return bestByLot(codes, (i) => misjudged(sums[i] / glances / guide.scale), random);
    },
  };
}
