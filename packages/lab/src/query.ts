/** Questions in SQL to the rows of experiments. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, rowsOf, sqlText, type Value, withDatabase } from './duckdb.ts';
import { LabFault, reason } from './fault.ts';
import { TABLES } from './rows.ts';

/** What came of a question. */
export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** Every folder of results below one, or that one itself. */
function foldersIn(folder: string): string[] {
  const holds = (path: string): boolean => TABLES.every((table) => existsSync(join(path, `${table}.parquet`)));
  if (holds(folder)) return [folder];
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((e) => e.isDirectory())
      .map((e) => join(folder, e.name))
      .filter(holds)
      .sort();
  } catch {
    return [];
  }
}

/** Opens the rows of every experiment in a folder as the tables `matches` and `pieces`. @throws LabFault where there are none */
export async function withRows<R>(folder: string, work: (c: Connection) => Promise<R>): Promise<R> {
  const folders = foldersIn(folder);
  if (folders.length === 0)
    throw new LabFault({
      en: `${folder}: expected results of an experiment, found none; \`lab EXPERIMENT.yaml\` makes them`,
      fr: `${folder} : il faut les résultats d'une expérience, et il n'y en a pas ; \`lab EXPERIENCE.yaml\` les produit`,
    });
  return withDatabase(':memory:', async (c) => {
    for (const table of TABLES) {
      const files = folders.map((f) => sqlText(join(f, `${table}.parquet`)));
      await c.run(`create view ${table} as select * from read_parquet([${files.join(', ')}])`);
    }
    return work(c);
  });
}

/** Asks a question. @throws LabFault where there are no rows, or it is no question that can be answered */
export async function query(folder: string, sql: string): Promise<Answer> {
  if (sql.trim() === '')
    throw new LabFault({
      en: 'the question: expected one in SQL, found nothing',
      fr: 'la question : il en faut une en SQL, et il n’y a rien',
    });
  return withRows(folder, async (c) => {
    try {
      const reader = await c.runAndReadAll(sql);
      return { columns: reader.columnNames(), rows: rowsOf(reader) };
    } catch (error) {
      throw new LabFault({ en: `the question: ${reason(error)}`, fr: `la question : ${reason(error)}` });
    }
  });
}
