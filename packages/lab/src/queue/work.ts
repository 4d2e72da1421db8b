/** Plays chunks of whatever experiments are served at a database. */
import { randomInt } from 'node:crypto';
import type { Experiment } from '../experiment.ts';
import { reason } from '../fault.ts';
import type { OwnFiles, Players } from '../players.ts';
import { inThreads } from '../pool.ts';
import { type Chunk, type Client, Database, LIVING, type Played } from './database.ts';
import { queueFor } from './serve.ts';

/** What a worker is begun with. */
export interface Work {
  readonly database: string;
  /** Threads that play. */
  readonly workers: number;
  readonly code: string;
  readonly files: OwnFiles;
  /** Hashes of these files. */
  readonly own: Readonly<Record<string, string>>;
  /** Ends once no experiment is left that it could play. */
  readonly untilDone: boolean;
}

/** What it tells: chunks that were played, experiments that it cannot play, why it waits for the database. */
export interface Told {
  chunk(games: number): void;
  others(experiments: number): void;
  lost(why: string): void;
}

/** Milliseconds between looks where there was nothing to do, and before the database is tried again. */
const IDLE = 300;
const AGAIN = 2000;
/** Milliseconds in which the first experiment is to come, where it is to end by itself. */
const PATIENCE = 10_000;
const WORKERS = 2 ** 31 - 1;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Who plays an experiment, and how many chunks of it they have at present. */
interface Seated {
  readonly players: Players;
  chunks: number;
}

/** Everything one connection lasts. */
class Session {
  private readonly work: Work;
  private readonly told: Told;
  private readonly database: Database;
  private readonly worker = randomInt(1, WORKERS);
  private readonly queues: readonly string[];
  private readonly seated = new Map<string, Seated>();
  /** Queues that are there. */
  private readonly made = new Set<string>();
  private readonly began = performance.now();
  private played = 0;
  private over = false;

  constructor(work: Work, told: Told, database: Database) {
    this.work = work;
    this.told = told;
    this.database = database;
    const all = queueFor(work.code, work.own);
    this.queues = [...new Set([queueFor(work.code, {}), all])];
  }

  async run(): Promise<void> {
    // Held by a connection of its own: when this process dies, so does the lock.
    const living: Client = await this.database.connect();
    // Without the lock whatever is played here is given to others.
    const lost = new Promise<never>((_resolve, reject) => living.on('error', reject));
    lost.catch(() => {});
    try {
      await living.query('select pg_advisory_lock($1, $2)', [LIVING, this.worker]);
      await Promise.race([lost, Promise.all(Array.from({ length: this.work.workers }, () => this.slot()))]);
    } finally {
      this.over = true;
      for (const { players } of this.seated.values()) await players.close();
      living.release();
    }
  }

  /** One of the threads' worth of work. */
  private async slot(): Promise<void> {
    while (!this.over) {
      let took = false;
      for (const queue of this.queues) {
        if (!this.made.has(queue) && !(await this.database.hasQueue(queue))) continue;
        this.made.add(queue);
        const job = await this.database.take(queue, this.worker);
        if (job === null) continue;
        took = true;
        await this.play(queue, job.id, job.data);
      }
      if (took) continue;
      const { mine, others } = await this.database.served(this.queues);
      if (mine === 0) {
        if (others > 0) this.told.others(others);
        if (this.work.untilDone && (this.played > 0 || performance.now() - this.began > PATIENCE)) this.over = true;
      }
      await pause(IDLE);
    }
  }

  private async play(queue: string, job: string, chunk: Chunk): Promise<void> {
    const seated = await this.seatedAt(chunk.mark);
    const played: Played[] = [];
    let games = 0;
    // An experiment that is over meanwhile needs no more of them.
    if (seated !== null) {
      for (const unit of chunk.units) {
        const began = performance.now();
        const result = await seated.players.play(chunk.cell, unit);
        played.push({ unit, games: JSON.stringify(result), ms: performance.now() - began });
        games += result.length;
      }
      seated.chunks--;
    }
    await this.database.handIn(queue, job, chunk.mark, chunk.cell, played);
    this.played += games;
    this.told.chunk(games);
  }

  /** Who plays an experiment, with one chunk more of it; null where it is up no more. */
  private async seatedAt(mark: string): Promise<Seated | null> {
    let seated = this.seated.get(mark);
    if (seated === undefined) {
      const text = await this.database.experiment(mark);
      await this.dismiss();
      if (text === undefined) return null;
      const experiment = JSON.parse(text) as Experiment;
      // Another slot may have begun with it meanwhile.
      seated = this.seated.get(mark) ?? { players: inThreads({ experiment, files: this.work.files }, this.work.workers), chunks: 0 };
      this.seated.set(mark, seated);
    }
    seated.chunks++;
    return seated;
  }

  /** Sends those home whose experiment is over. */
  private async dismiss(): Promise<void> {
    const up = await this.database.areUp([...this.seated.keys()]);
    for (const [mark, { players, chunks }] of [...this.seated]) {
      if (chunks > 0 || up.has(mark)) continue;
      this.seated.delete(mark);
      await players.close();
    }
  }
}

/**
 * Works until it is stopped. Where the database goes away it waits for it.
 * @throws LabFault where the database is not there to begin with; Error where the rules themselves break
 */
export async function work(given: Work, told: Told): Promise<void> {
  let database = await Database.open(given.database);
  for (;;) {
    try {
      await new Session(given, told, database).run();
      return;
    } catch (error) {
      if (!isOfDatabase(error)) throw error;
      told.lost(reason(error));
    } finally {
      await database.close();
    }
    for (;;) {
      await pause(AGAIN);
      try {
        database = await Database.open(given.database);
        break;
      } catch (error) {
        told.lost(reason(error));
      }
    }
  }
}

/** Whether an error is the connection's, and not the games'. */
function isOfDatabase(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|57P|08)/.test(code ?? '') || /Connection terminated|connection timeout|Client has encountered/i.test(message)
  );
}
