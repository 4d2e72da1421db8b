/** Rows in Parquet and what can be asked of them; the report of the same. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { Course } from './course.ts';
import { DRAWN, SCORED, SURVIVED } from './games/game.ts';
import { labGame } from './games/index.ts';
import { CELLS } from './games/list.testing.ts';
import { Journal } from './journal.ts';
import { experimentWith, folder } from './lab.testing.ts';
import { inThread } from './players.ts';
import { query } from './query.ts';
import { reportPage } from './report/page.ts';
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
