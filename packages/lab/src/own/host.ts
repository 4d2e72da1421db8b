/**
 * Bots of one's own, each in a thread of its own: it is handed copies of what its seat may know, and answers in time or loses. Whoever asks
 * waits for the answer where it stands, as the rules do.
 */
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Ask, Bot } from '@escarmouche/engine';
import type { Cell } from '../experiment.ts';
import { LabFault } from '../fault.ts';
import { NoNumber, Slow } from './failing.ts';
import type { Asked, OwnAnswer, OwnGiven, Tables } from './protocol.ts';

/** Milliseconds in which a bot's code has to be loaded. */
const LOADING = 30_000;
/** Megabytes that it may take. */
const MEMORY = 512;
const SEEDS = 2 ** 31;

/** The tables that a bot sits at: those of a cell, or of any other games whose set-ups are known before they begin. */
export type Place = Pick<Cell, 'key' | 'game' | 'setups'> & Pick<Tables, 'from'>;

/** One bot's thread, at the tables of one cell. */
class OwnThread {
  readonly key: string;
  private readonly worker: Worker;
  private readonly port: MessagePort;
  private readonly bell = new Int32Array(new SharedArrayBuffer(4));
  private readonly limit: number;

  /** @throws LabFault where the file holds no bot */
  constructor(name: string, file: string, cell: Place, limit: number) {
    this.key = cell.key;
    this.limit = limit;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const given: OwnGiven & { port: MessagePort } = { file: pathToFileURL(file).href, bell: this.bell, port: port2 };
    this.worker = new Worker(new URL('./bot-worker.js', import.meta.url), {
      workerData: given,
      transferList: [port2],
      // What it prints is no answer of ours.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    this.worker.on('error', () => {});
    this.port.postMessage({ kind: 'tables', game: cell.game, from: cell.from, setups: cell.setups } satisfies Tables);
    const ready = this.wait(LOADING);
    if (ready !== null && 'ready' in ready) return;
    this.close();
    const why = ready !== null && 'error' in ready ? ready.error : `${LOADING} ms`;
    throw new LabFault({ en: `${file}: expected a bot (${name}): ${why}`, fr: `${file} : il faut un robot (${name}) : ${why}` });
  }

  /** @throws Slow; NoNumber; Error where it broke off */
  ask(ask: Ask, arrangement: number): number {
    const asked: Asked = {
      kind: 'ask',
      arrangement,
      seat: ask.seat,
      codes: ask.codes,
      ids: ask.codes.map(ask.id),
      sorts: ask.sort === undefined ? null : ask.codes.map(ask.sort),
      view: ask.view(),
      seed: ask.random.below(SEEDS),
    };
    this.port.postMessage(asked);
    const answer = this.wait(this.limit);
    if (answer === null) throw new Slow(this.limit);
    if ('code' in answer) return answer.code;
    if ('answered' in answer) throw new NoNumber(answer.answered);
    throw new Error('error' in answer ? answer.error : 'no answer');
  }

  close(): void {
    void this.worker.terminate();
    this.port.close();
  }

  /** Waits for what the thread says; null where it says nothing in time. */
  private wait(limit: number): OwnAnswer | null {
    const end = performance.now() + limit;
    for (;;) {
      // The bell's count is read before the mailbox is: where the answer comes in between, the count has changed, and `Atomics.wait` below
      // does not sleep.
      const heard = Atomics.load(this.bell, 0);
      const said = receiveMessageOnPort(this.port) as { message: OwnAnswer } | undefined;
      if (said !== undefined) return said.message;
      const left = end - performance.now();
      if (left <= 0) return null;
      Atomics.wait(this.bell, 0, heard, left);
    }
  }
}

/** All bots of one's own that a player seats. */
export class OwnBots {
  private readonly files: Readonly<Record<string, string>>;
  private readonly limit: number;
  private readonly threads = new Map<string, OwnThread>();

  constructor(files: Readonly<Record<string, string>>, limit: number) {
    this.files = files;
    this.limit = limit;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.files, name);
  }

  /** The bot at a cell's table. Its thread is begun with its first question, and again after it was too slow. */
  bot(name: string, cell: Place, arrangement: number): Bot {
    return {
      id: name,
      choose: (ask) => {
        const thread = this.thread(name, cell);
        try {
          return thread.ask(ask, arrangement);
        } catch (error) {
          this.end(name);
          throw error;
        }
      },
    };
  }

  close(): void {
    for (const name of [...this.threads.keys()]) this.end(name);
  }

  private thread(name: string, cell: Place): OwnThread {
    const known = this.threads.get(name);
    if (known?.key === cell.key) return known;
    this.end(name);
    const thread = new OwnThread(name, this.files[name], cell, this.limit);
    this.threads.set(name, thread);
    return thread;
  }

  private end(name: string): void {
    this.threads.get(name)?.close();
    this.threads.delete(name);
  }
}

/** Loads every bot of one's own once, at a table where it sits. @throws LabFault where a file holds no bot */
export function checkOwn(cells: readonly (Place & Pick<Cell, 'seats'>)[], files: Readonly<Record<string, string>>, limit: number): void {
  for (const [name, file] of Object.entries(files)) {
    const cell = cells.find((c) => c.seats.some((seats) => seats.includes(name)));
    if (cell !== undefined) new OwnThread(name, file, cell, limit).close();
  }
}
