/** Rows in Parquet and what can be asked of them; the report of the same. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { Course } from './course.ts';
import { type Cell, type GameResult, seedOf } from './experiment.ts';
import { DRAWN, PLAYED, SCORED, SURVIVED } from './games/game.ts';
import { labGame } from './games/index.ts';
import { CELLS } from './games/list.testing.ts';
import { Journal } from './journal.ts';
import { experimentWith, folder, VERSUS } from './lab.testing.ts';
import { inThread } from './players.ts';
import { query, withRows } from './query.ts';
import { percent, t } from './report/html.ts';
import { reportPage } from './report/page.ts';
import { cards, cellsOf, faults, figures, firstSeat, matrix, namesIn } from './report/sections.ts';
import { writeRows } from './rows.ts';
import { play } from './run.ts';

const file = folder();
const hostile = '<img src=x onerror=alert(1)>"\'&';
const cells = Object.values(CELLS).map((c) => ({
  ...c,
  a: { ...c.a, label: hostile, names: { en: hostile, fr: `fr ${hostile}` } },
}));
const experiment = { ...experimentWith(cells), titles: { en: hostile, fr: 'Essai' } };
const course = new Course(experiment);

beforeAll(async () => {
  // Installs what is missing.
  execFileSync(process.execPath, [fileURLToPath(new URL('../../../scripts/lab.mjs', import.meta.url))], { stdio: 'ignore' });
  const journal = Journal.open(file('one'), course);
  await play(course, journal, inThread(experiment));
  journal.close();
  await writeRows(course, file('one'));
}, 300_000);

describe('rows', () => {
  it('are one for each game, and one for each of its pieces', async () => {
    const { columns, rows } = await query(
      file('one'),
      'select cell, count(*) n, count(distinct checksum) c, sum(score) s from matches group by all order by cell',
    );
    expect(columns).toEqual(['cell', 'n', 'c', 's']);
    expect(rows.map((r) => r[1])).toEqual(cells.map(() => 4));
    const asked = await query(
      file('one'),
      `select count(*) from matches m join pieces p using (experiment, cell, number)
       where p.score <> case p.side when 'a' then m.score else 1 - m.score end`,
    );
    expect(asked.rows).toEqual([[0]]);
    const kinds = await query(
      file('one'),
      'select game, kind, count(*) = count(drawn), count(*) = count(survived) from pieces group by all order by all',
    );
    // A mark that a game says nothing of is no mark at all.
    expect(kinds.rows).toEqual(
      Object.keys(CELLS)
        .sort()
        .flatMap((id) => {
          const { game, knows, pieces } = labGame(id);
          const there = new Set(pieces(game.tables(CELLS[id].setups[0])).map((p) => p.kind));
          return (['card', 'figure'] as const)
            .filter((kind) => there.has(kind))
            .map((kind) => [id, kind, (knows[kind] & DRAWN) !== 0, (knows[kind] & SURVIVED) !== 0]);
        }),
    );
  });

  it.each(Object.keys(CELLS).filter((id) => (labGame(id).knows.card & SCORED) !== 0))(
    'tell what was scored in %s, and of whom',
    async (id) => {
      const { rows } = await query(
        file('one'),
        `select count(*) filter (scored and not drawn), count(*) filter (scored) > 0, count(*) filter (side = 'b') > 0 from pieces where game = '${id}'`,
      );
      expect(rows).toEqual([[0, true, true]]);
    },
  );

  it('are the same bytes when they are written again, and nothing is left of a run that was killed', async () => {
    writeFileSync(file('one/rows.999999.part'), '');
    writeFileSync(file('one/rows.999999.part.wal'), '');
    await writeRows(course, file('one'));
    const before = ['matches', 'pieces'].map((t) => readFileSync(join(file('one'), `${t}.parquet`)));
    await writeRows(course, file('one'));
    expect(['matches', 'pieces'].map((t) => readFileSync(join(file('one'), `${t}.parquet`)))).toEqual(before);
    expect(readdirSync(file('one')).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('answer a bad question with one line', async () => {
    await expect(query(file('one'), 'selec')).rejects.toThrow(/^the question: Parser Error: syntax error at or near "selec"$/);
    await expect(query(file('one'), ' ')).rejects.toThrow(/^the question: expected one in SQL, found nothing$/);
    await expect(query(file('none'), 'select 1')).rejects.toThrow(/expected results of an experiment, found none/);
    await expect(query(file('one'), 'install httpfs; load httpfs')).rejects.toThrow(/^the question: /);
  });
});

describe('the report', () => {
  it('shows names as names, never as markup, in both languages', async () => {
    const page = await reportPage(experiment, file('one'), true);
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    const spans = (lang: string): number => page.split(`lang="${lang}"`).length;
    expect(spans('fr')).toBeGreaterThan(40);
    expect(Math.abs(spans('fr') - spans('en'))).toBeLessThan(3);
    expect(await reportPage(experiment, file('one'), true)).toBe(page);
  });
});

describe('of games that are known', () => {
  /** Who answers by lot against who is greedy: the first side wins all games but the last, which its player breaks off in the second seat. */
  const versus: Cell = { ...VERSUS, a: { ...VERSUS.a, bot: 'random' }, b: { ...(VERSUS.b ?? VERSUS.a), bot: 'greedy' } };
  const units = 6;
  const made = { ...experimentWith([versus, { ...versus, key: 'another' }], { games: 2 * units }), name: 'made' };
  const of = labGame(versus.game);
  const pieces = versus.setups.map((setup) => of.pieces(of.game.tables(setup)));
  const cardsOf = (half: number): number[] => pieces[half].flatMap((p, i) => (p.kind === 'card' && p.seat === half ? [i] : []));
  const [often, seldom] = [0, 1].map((n) => pieces[0][cardsOf(0)[n]]);
  const [lasting] = pieces[0].filter((p) => p.kind === 'figure' && p.seat === 0);

  function game(unit: number, half: number): GameResult {
    const last = unit === units - 1 && half === 1;
    const marks = pieces[half].map(({ kind, id, seat }) => {
      if (seat !== half) return 0;
      // One card is played in ten games, all of them won, another one in three; a figure is there at the end of three.
      if (kind === 'card') return (id === often.id && unit < 5) || (id === seldom.id && unit < 1) ? PLAYED | DRAWN : DRAWN;
      return id === lasting.id && unit === 0 ? SURVIVED : 0;
    });
    const rest = [3, 10, '00000000'] as const;
    return last ? [0, [9, 2], ...rest, 'threw', 1, marks, 'tired'] : [half, half === 0 ? [7, 3] : [3, 7], ...rest, '', -1, marks];
  }

  beforeAll(async () => {
    mkdirSync(file('made'));
    const played = new Course(made);
    for (const cell of [0, 1])
      for (let unit = 0; unit < units; unit++)
        played.add(
          cell,
          unit,
          [0, 1].map((half) => game(unit, half)),
        );
    await writeRows(played, file('made'));
  });

  it('each row says who sat where, what it was worth to whom, and by which dice', async () => {
    const { rows } = await query(
      file('made'),
      `select unit, half, number, seed, first, winner, score, a_points, b_points, fault, faulty, said
       from matches where cell = 'another' and unit in (0, ${units - 1}) order by number`,
    );
    const seed = (unit: number): string => seedOf(made, made.cells[1], unit);
    expect(rows).toEqual([
      [0, 0, 0, seed(0), 'a', 'a', 1, 7, 3, null, null, null],
      [0, 1, 1, seed(0), 'b', 'a', 1, 7, 3, null, null, null],
      [5, 0, 10, seed(5), 'a', 'a', 1, 7, 3, null, null, null],
      [5, 1, 11, seed(5), 'b', 'b', 0, 2, 9, 'threw', 'a', 'tired'],
    ]);
    const marked = await query(
      file('made'),
      `select cell, id, side, count(*) filter (played), sum(score) filter (played) from pieces where id in ('${often.id}', '${seldom.id}') and side = 'a' group by all order by all`,
    );
    const expected = [often, seldom].map(({ id }, n) => [id, 'a', [10, 2][n], [10, 2][n]] as const).sort(([a], [b]) => (a < b ? -1 : 1));
    expect(marked.rows.map((r) => r.map((v) => (typeof v === 'bigint' ? Number(v) : v)))).toEqual(
      ['another', versus.key].sort().flatMap((key) => expected.map((e) => [key, ...e])),
    );
  });

  it('the report tells shares from either side, the first seat’s, whose fault games were, and which cards and figures tell something', async () => {
    const share = (p: number): string => t(percent(p));
    await withRows(file('made'), async (c) => {
      const cells = await cellsOf(c);
      const names = namesIn(made);
      const won = matrix(cells.slice(0, 1), made);
      expect([won.includes(share(11 / 12)), won.includes(share(1 / 12))]).toEqual([true, true]);
      // In half of the games the first seat was the winner's, and in the last one too.
      const first = await firstSeat(c);
      expect([first.includes(share(7 / 12)), first.includes(share(11 / 12))]).toEqual([true, false]);
      const lost = await faults(c);
      expect([lost.includes('random'), lost.includes('greedy'), lost.includes('tired')]).toEqual([true, false, true]);
      const played = await cards(c, names);
      expect([played.includes(often.names.en), played.includes(seldom.names.en), played.includes('+8.3')]).toEqual([true, false, true]);
      const there = await figures(c, names);
      expect([there.includes(share(2 / 12)), there.indexOf(lasting.names.en) < there.indexOf(share(0))]).toEqual([true, true]);
      // What a sequential test decides is told where there is one.
      const tested = matrix(cells, { ...made, stop: { ...made.stop, sprt: { from: 0.5, to: 0.8, alpha: 0.05, beta: 0.05 } } });
      expect([won.includes('SPRT'), tested.includes('SPRT')]).toEqual([false, true]);
    });
  });

  it('are asked together with those of every other experiment in the folder', async () => {
    const { rows } = await query(file('.'), 'select distinct experiment from matches order by all');
    expect(rows).toEqual([['made'], ['test']]);
  });
});
