/** The database that machines share: PostgreSQL, and pg-boss's queue in it. */
import { LabFault, reason } from '../fault.ts';
import { library } from '../library.ts';

/** What a query gives: rows of the columns that it selects, of the types that their tables give them. */
interface Result<R = Readonly<Record<string, unknown>>> {
  readonly rows: readonly R[];
}

export interface Client {
  query(sql: string, values?: readonly unknown[]): Promise<Result>;
  release(): void;
  on(event: 'error', heard: (error: Error) => void): void;
}

interface Pool {
  query<R = Readonly<Record<string, unknown>>>(sql: string, values?: readonly unknown[]): Promise<Result<R>>;
  connect(): Promise<Client>;
  end(): Promise<void>;
  on(event: 'error', heard: (error: Error) => void): void;
  on(event: 'connect', heard: (client: Client) => void): void;
}

/** What pg-boss asks of a database. */
interface Sql {
  executeSql(sql: string, values: readonly unknown[]): Promise<Result>;
}

interface Job<T> {
  readonly id: string;
  readonly data: T;
}

interface Boss {
  start(): Promise<unknown>;
  stop(options: { readonly graceful: boolean; readonly close: boolean; readonly wait: boolean }): Promise<void>;
  on(event: 'error', heard: (error: Error) => void): void;
  createQueue(name: string, options: Readonly<Record<string, unknown>>): Promise<void>;
  insert(jobs: readonly Readonly<Record<string, unknown>>[]): Promise<unknown>;
  fetch<T>(name: string, options: { readonly batchSize: number }): Promise<Job<T>[] | null>;
  complete(name: string, id: string, data: object, options: { readonly db: Sql }): Promise<unknown>;
  fail(name: string, ids: readonly string[]): Promise<unknown>;
}

/** Where pg-boss keeps its queue, and where units lie until they are fetched. */
const QUEUE = 'escarmouche_queue';
const LAB = 'escarmouche_lab';

/** Advisory locks: one while tables are made, and one of each worker for as long as it lives. */
const MAKING = 0x65736361;
export const LIVING = 0x6c616277;

const TABLES = `create schema if not exists ${LAB};
create table if not exists ${LAB}.experiments (mark text primary key, queue text not null, experiment text not null);
create table if not exists ${LAB}.units (
  mark text, cell int, unit int, games text not null, ms double precision not null, primary key (mark, cell, unit));
create table if not exists ${LAB}.busy (job uuid primary key, queue text not null, worker int not null)`;

/** Seconds after which a chunk is given to somebody else, whatever became of it; a worker that dies is found out long before. */
const EXPIRES = 3600;
/** Workers that may die of a chunk, which is played anew each time: after so many it is given up, since it may be what ends them. */
const TRIES = 20;

/** Units that are taken in at once. */
const AT_ONCE = 5000;

/** Units of one cell that one worker plays. */
export interface Chunk {
  readonly mark: string;
  readonly cell: number;
  readonly units: readonly number[];
}

/** What a worker has played of a chunk. */
export interface Played {
  readonly unit: number;
  readonly games: string;
  readonly ms: number;
}

/** A line of the table of units. */
export interface UnitRow {
  readonly cell: number;
  readonly unit: number;
  readonly games: string;
  readonly ms: number;
}

/** @throws LabFault */
function notThere(error: unknown): never {
  throw new LabFault({ en: `--database: ${reason(error)}`, fr: `--database : ${reason(error)}` });
}

/** The way to that database: what machines take from the queue, hand in and read of each other. Opened once, and closed at the end. */
export class Database {
  private readonly pool: Pool;
  private readonly boss: Boss;

  private constructor(pool: Pool, boss: Boss) {
    this.pool = pool;
    this.boss = boss;
  }

  /** Opens the database and makes what is missing in it. @throws LabFault where it cannot be */
  static async open(url: string): Promise<Database> {
    const { Pool: PgPool } = library<{ Pool: new (options: Readonly<Record<string, unknown>>) => Pool }>('pg');
    const PgBoss = library<new (options: Readonly<Record<string, unknown>>) => Boss>('pg-boss');
    let pool: Pool | null = null;
    try {
      pool = new PgPool({ connectionString: url, max: 8, connectionTimeoutMillis: 10_000, application_name: 'escarmouche lab' });
      pool.on('error', () => {});
      // A connection that breaks says so to whoever asks it next: an error that nobody hears would end the process.
      pool.on('connect', (client) => client.on('error', () => {}));
      const own = pool;
      const client = await own.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MAKING]);
        await client.query(TABLES);
        const boss = new PgBoss({
          db: { executeSql: (sql: string, values: unknown[]) => own.query(sql, values) },
          schema: QUEUE,
          schedule: false,
        });
        boss.on('error', () => {});
        await boss.start();
        return new Database(own, boss);
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MAKING]).catch(() => {});
        client.release();
      }
    } catch (error) {
      await pool?.end().catch(() => {});
      return notThere(error);
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false, wait: false }).catch(() => {});
    await this.pool.end().catch(() => {});
  }

  /** A connection of one's own, held for as long as one lives. */
  connect(): Promise<Client> {
    return this.pool.connect();
  }

  /** Puts an experiment up, with the queue that its chunks go through. Chunks that once cost too many workers are free to be tried anew. */
  async serve(mark: string, queue: string, experiment: string): Promise<void> {
    await this.boss.createQueue(queue, { name: queue, policy: 'standard', retryLimit: TRIES, retryDelay: 0, expireInSeconds: EXPIRES });
    await this.pool.query(`insert into ${LAB}.experiments values ($1, $2, $3) on conflict do nothing`, [mark, queue, experiment]);
    await this.pool.query(`delete from ${QUEUE}.job where name = $1 and data->>'mark' = $2 and state = 'failed'`, [queue, mark]);
  }

  /** Takes an experiment down, with everything that belongs to it. */
  async withdraw(mark: string, queue: string): Promise<void> {
    await this.pool.query(`delete from ${LAB}.experiments where mark = $1`, [mark]);
    await this.pool.query(`delete from ${QUEUE}.job where name = $1 and data->>'mark' = $2 and state <> 'active'`, [queue, mark]);
    await this.pool.query(`delete from ${LAB}.units where mark = $1`, [mark]);
  }

  async experiment(mark: string): Promise<string | undefined> {
    const { rows } = await this.pool.query(`select experiment from ${LAB}.experiments where mark = $1`, [mark]);
    return rows[0]?.experiment as string | undefined;
  }

  /** Which of these experiments are up. */
  async areUp(marks: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query(`select mark from ${LAB}.experiments where mark = any($1)`, [marks]);
    return new Set(rows.map((r) => String(r.mark)));
  }

  /** Experiments that are up: how many go through these queues, and how many through others. */
  async served(queues: readonly string[]): Promise<{ readonly mine: number; readonly others: number }> {
    const { rows } = await this.pool.query(`select (queue = any($1)) as mine, count(*)::int as n from ${LAB}.experiments group by 1`, [
      queues,
    ]);
    const of = (mine: boolean): number => Number(rows.find((r) => r.mine === mine)?.n ?? 0);
    return { mine: of(true), others: of(false) };
  }

  /** Whether a queue was ever made: only then can it be asked. */
  async hasQueue(queue: string): Promise<boolean> {
    return (await this.pool.query(`select 1 from ${QUEUE}.queue where name = $1`, [queue])).rows.length > 0;
  }

  async put(queue: string, chunks: readonly Chunk[]): Promise<void> {
    await this.boss.insert(chunks.map((data) => ({ name: queue, data })));
  }

  /** Chunks of an experiment that wait or are being played. */
  async pending(mark: string, queue: string): Promise<Chunk[]> {
    const { rows } = await this.pool.query(
      `select data from ${QUEUE}.job where name = $1 and data->>'mark' = $2 and state in ('created', 'retry', 'active')`,
      [queue, mark],
    );
    return rows.map((r) => r.data as Chunk);
  }

  /** Chunks of an experiment that cost too many workers. */
  async givenUp(mark: string, queue: string): Promise<number> {
    const { rows } = await this.pool.query(
      `select count(*)::int as n from ${QUEUE}.job where name = $1 and data->>'mark' = $2 and state = 'failed'`,
      [queue, mark],
    );
    return Number(rows[0].n);
  }

  /** Units that have come in, some at a time. They lie there until they are cleared away. */
  async units(mark: string): Promise<readonly UnitRow[]> {
    const select = `select cell, unit, games, ms from ${LAB}.units where mark = $1 limit ${AT_ONCE}`;
    return (await this.pool.query<UnitRow>(select, [mark])).rows;
  }

  /** Clears units away that are written down elsewhere. */
  async clear(mark: string, units: readonly UnitRow[]): Promise<void> {
    await this.pool.query(
      `delete from ${LAB}.units u using unnest($2::int[], $3::int[]) as d(cell, unit) where u.mark = $1 and u.cell = d.cell and u.unit = d.unit`,
      [mark, units.map((u) => u.cell), units.map((u) => u.unit)],
    );
  }

  /** Takes the next chunk, and says who plays it. */
  async take(queue: string, worker: number): Promise<Job<Chunk> | null> {
    const [job] = (await this.boss.fetch<Chunk>(queue, { batchSize: 1 })) ?? [];
    if (job === undefined) return null;
    await this.pool.query(`insert into ${LAB}.busy values ($1, $2, $3) on conflict (job) do update set worker = $3`, [
      job.id,
      queue,
      worker,
    ]);
    return job;
  }

  /** Hands in what was played of a chunk: all of it or nothing. Units that somebody else has handed in stay theirs, which are the same. */
  async handIn(queue: string, job: string, mark: string, cell: number, played: readonly Played[]): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into ${LAB}.units (mark, cell, unit, games, ms)
         select $1, $2, u.unit, u.games, u.ms from jsonb_to_recordset($3) as u(unit int, games text, ms double precision)
         where exists (select 1 from ${LAB}.experiments where mark = $1) on conflict do nothing`,
        [mark, cell, JSON.stringify(played)],
      );
      await client.query(`delete from ${LAB}.busy where job = $1`, [job]);
      await this.boss.complete(queue, job, {}, { db: { executeSql: (sql, values) => client.query(sql, values) } });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  /** Gives back what dead workers had taken: whoever lives holds a lock of its number. @returns how many chunks */
  async revive(queue: string): Promise<number> {
    const { rows } = await this.pool.query(
      `delete from ${LAB}.busy b where queue = $1 and not exists (
         select 1 from pg_locks l where l.locktype = 'advisory' and l.granted and l.classid::bigint = $2 and l.objid::bigint = b.worker and l.objsubid = 2)
       returning job`,
      [queue, LIVING],
    );
    if (rows.length > 0)
      await this.boss.fail(
        queue,
        rows.map((r) => String(r.job)),
      );
    return rows.length;
  }

  /** Chunks of an experiment that wait, and those that somebody plays. */
  async standing(mark: string, queue: string): Promise<{ readonly waiting: number; readonly played: number }> {
    const { rows } = await this.pool.query(
      `select count(*) filter (where state <> 'active')::int as waiting, count(*) filter (where state = 'active')::int as played
       from ${QUEUE}.job where name = $1 and data->>'mark' = $2 and state in ('created', 'retry', 'active')`,
      [queue, mark],
    );
    return { waiting: Number(rows[0].waiting), played: Number(rows[0].played) };
  }
}
