/** Why an answer is thought good or bad: what it brings of the things a game counts, against the other answers to the same question. */
import {
  type AimKey,
  type Ask,
  advance,
  type CoreState,
  chanceOn,
  decisionOn,
  fall,
  type Game,
  NOBODY,
  type Play,
  sample,
  take,
} from '../../core/index.ts';
import { guideOf } from '../search/index.ts';

/** So much more of something than by the other answers, on average; `wins` and `loses` are shares of lines in which the match ends so. */
export interface Reason {
  readonly key: AimKey | 'wins' | 'loses';
  readonly by: number;
}

/** Questions and rolls in one line. */
const LONGEST = 2_000;
/** Reasons that are told of an answer. */
const MOST = 2;
/** A difference is told that is as sure as this many standard errors, and half as large as people speak of. */
const SURE = 2.5;
const LARGE = 0.5;
/** A share of lines in which the match ends so that is worth telling. */
const ENDS = 0.1;

/** What a position counts, aim by aim; and whether the match was won and lost in it. */
function counted<U, T, S extends CoreState, V>(game: Game<U, T, S, V>, g: Play<T, S>, seat: number, over: boolean): number[] {
  const winner = over ? (game.result(g)?.winner ?? NOBODY) : NOBODY;
  const together = game.guide?.together === true;
  const won = over && (together ? winner >= 0 : winner === seat);
  const lost = over && !won && (together || winner >= 0);
  return [...(game.aims ?? []).map((aim) => aim.of(g, seat)), won ? 1 : 0, lost ? 1 : 0];
}

/** What stands after a line of play that begins with an answer: everybody answers as a sensible player might. */
function followed<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  { seat, random, table }: Ask<T, V>,
  state: S,
  code: number,
): number[] {
  const guide = guideOf(game);
  const g: Play<T, S> = { table: table(), state, log: null };
  const until = guide.until(g);
  const pick = (n: number): number => random.below(n);
  const codes: number[] = [];
  take(g, game.book, code);
  for (let n = 0; n < LONGEST; n++) {
    const kind = advance(g, game.book);
    if (kind === 'over') return counted(game, g, seat, true);
    if (guide.clock(g) >= until) break;
    const { d } = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      const outcomes = chanceOn(g, game.book).outcomes(g, d);
      if (outcomes === null) break;
      fall(g, game.book, sample(outcomes, random), null);
      continue;
    }
    const step = decisionOn(g, game.book);
    codes.length = 0;
    step.options(g, d, codes);
    take(g, game.book, codes.length === 1 ? codes[0] : guide.likely(g, codes, pick, step.sort));
  }
  return counted(game, g, seat, false);
}

/**
 * Reasons for and against each of these answers, the weightiest first, by so many lines from the same worlds.
 * @param others answers they are held against, themselves among them
 */
export function reasonsFor<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  ask: Ask<T, V>,
  codes: readonly number[],
  others: readonly number[],
  worlds: number,
  goOn: () => boolean,
): readonly (readonly Reason[])[] {
  const all = [...new Set([...codes, ...others])];
  const steps = [
    ...(game.aims ?? []).map(({ key, step }) => ({ key, step })),
    ...(['wins', 'loses'] as const).map((key) => ({ key, step: 2 * ENDS })),
  ];
  const view = ask.view();
  const table = ask.table();
  // Sums and sums of squares of how far each answer lies above the mean of them all, in the same world.
  const sums = all.map(() => steps.map(() => [0, 0]));
  let n = 0;
  for (; n < worlds && goOn(); n++) {
    const world = game.imagine(table, view, (k) => ask.random.below(k));
    const rows = all.map((code) => followed(game, ask, game.copy(world), code));
    steps.forEach((_s, k) => {
      const mean = rows.reduce((sum, row) => sum + row[k], 0) / rows.length;
      rows.forEach((row, i) => {
        const off = row[k] - mean;
        sums[i][k][0] += off;
        sums[i][k][1] += off * off;
      });
    });
  }
  return codes.map((code) => {
    const row = sums[all.indexOf(code)];
    const found = steps.flatMap(({ key, step }, k) => {
      const [sum, squares] = row[k];
      const by = sum / Math.max(1, n);
      const error = Math.sqrt(Math.max(0, squares / Math.max(1, n) - by * by) / Math.max(1, n - 1));
      const told = n > 3 && Math.abs(by) >= LARGE * step && Math.abs(by) >= SURE * error;
      return told ? [{ reason: { key, by }, weight: Math.abs(by) / step }] : [];
    });
    return found
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST)
      .map(({ reason }) => reason);
  });
}
