/** Lines that the search player follows in a second: searches at questions along random matches, each of so many lines. */
import { advance, chanceOn, decisionOn, fall, hashOf, mannerFor, Search, sample, seeded, take } from '@escarmouche/engine';

/** Lines of each search, and questions along a match of which one is searched. */
const LINES = 60;
const APART = 5;
/** Searches that count for the checksum. */
const COUNTED = 20;

/** Searches along random matches for about `budget` seconds of processor time. */
export function searchLines({ game, setups = [], setup = setups[0] }, budget) {
  const table = game.tables(setup);
  const manner = mannerFor(game);
  const random = seeded(11);
  let searches = 0;
  let lines = 0;
  let checksum = 0;
  let micros = 0;
  let asked = 0;
  while (searches < COUNTED || micros < budget * 1e6) {
    const g = { table, state: game.begin(table), log: null };
    for (let kind = advance(g, game.book); kind !== 'over'; kind = advance(g, game.book)) {
      const frame = g.state.stack[g.state.stack.length - 1];
      if (kind === 'chance') {
        fall(g, game.book, sample(chanceOn(g, game.book).outcomes(g, frame.d), random), null);
        continue;
      }
      const s = decisionOn(g, game.book);
      const codes = [];
      s.options(g, frame.d, codes);
      if (codes.length > 1 && asked++ % APART === 0 && (searches < COUNTED || micros < budget * 1e6)) {
        const seat = s.seat(g, frame.d);
        const view = game.view(g, seat);
        const tables = game.openTables?.(table) ?? table;
        const ask = {
          seat,
          codes,
          count: codes.length,
          at: (n) => codes[n],
          view: () => view,
          table: () => tables,
          random: seeded(searches),
        };
        const mark = process.cpuUsage();
        const search = new Search(game, ask, manner);
        for (let n = 0; n < LINES; n++) search.follow();
        const { user, system } = process.cpuUsage(mark);
        micros += user + system;
        lines += LINES;
        if (searches++ < COUNTED) checksum = hashOf([checksum, search.thoughts().flatMap((t) => [t.code, t.lines])]);
      }
      take(g, game.book, codes[random.below(codes.length)]);
    }
  }
  return { linesPerSecond: (lines * 1e6) / micros, searches, checksum };
}
