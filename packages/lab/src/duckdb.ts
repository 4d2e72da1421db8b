/** DuckDB, as far as the laboratory uses it. */
import { DUCKDB, library } from './library.ts';

/** Appends rows to a table, value by value. */
export interface Appender {
  appendVarchar(value: string): void;
  appendInteger(value: number): void;
  appendDouble(value: number): void;
  appendBoolean(value: boolean): void;
  appendNull(): void;
  endRow(): void;
  flushSync(): void;
  closeSync(): void;
}

/** A value as JSON has it; numbers beyond its integers are texts. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value };

interface Reader {
  columnNames(): string[];
  columnTypes(): { toString(): string }[];
  getRowsJson(): Value[][];
}

export interface Connection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<Reader>;
  createAppender(table: string): Promise<Appender>;
  closeSync(): void;
}

interface Library {
  readonly DuckDBInstance: {
    create(path: string, options?: Readonly<Record<string, string>>): Promise<{ connect(): Promise<Connection>; closeSync(): void }>;
  };
}

/** Nothing is fetched from anywhere, whatever is asked. */
const CLOSED = { autoinstall_known_extensions: 'false', autoload_known_extensions: 'false', allow_community_extensions: 'false' };

/** Opens a database, hands over a connection, and closes it whatever happens. @throws LabFault where the library is not there */
export async function withDatabase<R>(path: string, work: (c: Connection) => Promise<R>): Promise<R> {
  const { DuckDBInstance } = library<Library>(DUCKDB);
  const instance = await DuckDBInstance.create(path, CLOSED);
  try {
    const connection = await instance.connect();
    try {
      return await work(connection);
    } finally {
      connection.closeSync();
    }
  } finally {
    instance.closeSync();
  }
}

/** A text as SQL has it. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Whole numbers of 64 bits and more, and decimals, come as texts; those that a number holds exactly become one. */
const NUMBERS = /^(?:U?BIGINT|U?HUGEINT|DECIMAL)/;

/** The rows of an answer. */
export function rowsOf(reader: Reader): Value[][] {
  const numeric = reader.columnTypes().map((type) => NUMBERS.test(type.toString()));
  const asNumber = (v: Value): Value => (typeof v === 'string' && (Number.isSafeInteger(Number(v)) || v.includes('.')) ? Number(v) : v);
  return reader.getRowsJson().map((row) => row.map((v, i) => (numeric[i] ? asNumber(v) : v)));
}

/** The rows of a question, each by the names of its columns. */
export async function ask<R>(c: Connection, sql: string): Promise<R[]> {
  const reader = await c.runAndReadAll(sql);
  const names = reader.columnNames();
  return rowsOf(reader).map((row) => Object.fromEntries(row.map((v, i) => [names[i], v])) as R);
}
