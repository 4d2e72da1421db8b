/** The question at which a match stands, as somebody may be asked it who sees no more than one seat does. */
import { type Ask, advance, type CoreState, decisionOn, type Game, type Play, seeded } from '../../core/index.ts';

/**
 * What a seat is asked, out of its view alone: in a world that it may believe in the same answers are on offer.
 * @throws RangeError where the seat is not asked there
 */
export function askedOf<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  tables: T,
  seat: number,
  view: V,
  seed: number | string,
): Ask<T, V> {
  const table = game.openTables?.(tables) ?? tables;
  const random = seeded(seed);
  const g: Play<T, S> = { table, state: game.imagine(table, view, (n) => random.below(n)), log: null };
  if (advance(g, game.book) !== 'decision') throw new RangeError('nobody is asked there');
  const step = decisionOn(g, game.book);
  const { d } = g.state.stack[g.state.stack.length - 1];
  if (step.seat(g, d) !== seat) throw new RangeError(`seat ${seat + 1} is not asked there`);
  const codes: number[] = [];
  step.options(g, d, codes);
  return {
    seat,
    codes,
    count: codes.length,
    at: (n) => codes[n],
    view: () => view,
    table: () => table,
    random,
    id: (code) => step.id(g, d, code),
    sort: step.sort,
  };
}
