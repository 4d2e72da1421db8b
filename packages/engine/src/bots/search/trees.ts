/**
 * Several searches of one question that know nothing of each other, each with random numbers of its own; what they came to is added up by
 * answer (root parallelisation: Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree Search", 2008). Wherever each of them ran, so
 * many trees of so many lines give the same answer.
 */
import { type Ask, type CoreState, type Game, type Seeded, seeded } from '../../core/index.ts';
import { type Manner, Search, type Thought } from './search.ts';

/** How long one tree grows: so many lines, or so many milliseconds, whichever is over first. */
export interface Growing {
  readonly lines: number;
  readonly milliseconds?: number;
  readonly stopped?: () => boolean;
  readonly now?: () => number;
}

/** What the trees of a question are seeded by: one number out of the stream of whoever is asked. */
export const rootOf = (ask: Pick<Ask, 'random'>): number => ask.random.below(2 ** 31);

/** The random numbers of one tree: each tree has a stream of its own, made from the same root. */
const drawsOf = (root: number, tree: number): Seeded => seeded(root).stream(tree);

/** What one tree thinks of a question, the best answer first. */
export function treeOn<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  ask: Ask<T, V>,
  manner: Manner,
  { root, tree }: { readonly root: number; readonly tree: number },
  { lines, milliseconds, stopped = () => false, now = Date.now }: Growing,
): Thought[] {
  const { seat, codes, count, at, view, table, id, sort } = ask;
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : now() + milliseconds;
  const search = new Search(game, { seat, codes, count, at, view, table, id, sort, random: drawsOf(root, tree) }, manner);
  do search.follow();
  while (search.lines < lines && now() < end && !stopped());
  return search.thoughts();
}

/** What several trees think together, the best first: by all lines that began with an answer, by what came of them where equal. In the order of their numbers they give the same on every machine. */
export function together(trees: readonly (readonly Thought[])[]): Thought[] {
  const all = new Map<number, { lines: number; sum: number; squares: number }>();
  for (const { code, lines, chance, spread } of trees.flat()) {
    const of = all.get(code) ?? { lines: 0, sum: 0, squares: 0 };
    of.lines += lines;
    of.sum += lines * chance;
    of.squares += lines * (spread * spread + chance * chance);
    all.set(code, of);
  }
  const thoughts = [...all].map(([code, { lines, sum, squares }]): Thought => {
    const chance = sum / Math.max(1, lines);
    return { code, lines, chance, spread: Math.sqrt(Math.max(0, squares / Math.max(1, lines) - chance * chance)) };
  });
  return thoughts.sort((a, b) => b.lines - a.lines || b.chance - a.chance || a.code - b.code);
}
