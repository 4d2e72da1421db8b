/** Players whose search grows several trees, in threads where there are processors for them. The answer is the same either way. */
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import {
  type Ask,
  type Bot,
  type BotName,
  botNamed,
  type Growing,
  mannerFor,
  oneOfBest,
  type PlayerBudget,
  rootOf,
  searchBudget,
  type Thought,
  together,
  treeOn,
  USUAL_LINES,
} from '@escarmouche/engine';
import { ENTRIES } from './games/entries.ts';
import { type AnyGame, nameOf } from './games/game.ts';

/** What a thread is begun with. */
export interface Given {
  readonly game: string;
  /** The set-ups that are played: a question says which of them by its number. */
  readonly setups: readonly unknown[];
  /** Counts the answers that lie on the port: whoever waits is woken by it. */
  readonly answers: Int32Array<SharedArrayBuffer>;
  readonly port: MessagePort;
}

/** What a thread is asked: one tree or several of a question. */
export interface Job extends Pick<Growing, 'lines' | 'milliseconds'> {
  readonly setup: number;
  readonly seat: number;
  readonly view: unknown;
  /** The answers on offer. */
  readonly codes: readonly number[];
  readonly root: number;
  readonly trees: readonly number[];
}

/** What it answers: what each tree thinks, in their order; null where it could not. */
export type Grown = readonly (readonly Thought[])[] | null;

/** Milliseconds after which a thread that says nothing is given up: as it begins, and later, when no question takes as long. */
const BEGINS = 60_000;
const SILENT = 600_000;

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  readonly answers: Int32Array<SharedArrayBuffer>;
  heard: number;
}

function begun(game: string, setups: readonly unknown[]): Thread {
  const { port1: port, port2 } = new MessageChannel();
  const answers = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { game, setups, answers, port: port2 } satisfies Given;
  const worker = new Worker(new URL('./trees-thread.js', import.meta.url), { workerData, transferList: [port2] });
  // One that ends says so itself, since nobody here hears anything while waiting for it; it must not keep the program from ending either.
  worker.on('error', () => {});
  worker.unref();
  port.unref();
  return { worker, port, answers, heard: 0 };
}

/** Waits for a thread's next word, since whoever is asked answers at once. False where none comes in so many milliseconds. */
function hears(thread: Thread, milliseconds: number): boolean {
  const { answers, heard } = thread;
  // Being woken says nothing: that may be for a word that was already there when it was looked for.
  while (Atomics.load(answers, 0) === heard) if (Atomics.wait(answers, 0, heard, milliseconds) === 'timed-out') return false;
  thread.heard++;
  return true;
}

/** A thread's answer; null where none comes. */
function answerOf(thread: Thread): Grown {
  // Its first word says that it is ready.
  if ((thread.heard === 0 && !hears(thread, BEGINS)) || !hears(thread, SILENT)) return null;
  return (receiveMessageOnPort(thread.port)?.message as Grown | undefined) ?? null;
}

/** Run from the sources, as tests do, there is no script that a thread could run. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');

/** Players of a command, by name. `at` says which of its set-ups is played; `close` ends what threads there are. */
export class Growers {
  private at = 0;
  private readonly of: AnyGame;
  private readonly budget: PlayerBudget;
  private readonly threads: Thread[];

  /** @param threads how many may be used at most: by default as many as there are processors, and no more than trees */
  constructor(of: AnyGame, setups: readonly unknown[], budget: PlayerBudget, threads = availableParallelism()) {
    this.of = of;
    this.budget = budget;
    const many = FROM_SOURCES || !ENTRIES.some(({ game }) => game === nameOf(of)) ? 1 : Math.min(threads, budget.trees ?? 1);
    this.threads = many < 2 ? [] : Array.from({ length: many }, () => begun(nameOf(of), setups));
  }

  play(setup: number): void {
    this.at = setup;
  }

  bot(name: BotName): Bot<unknown, unknown> {
    const { game } = this.of.situations;
    const plain = botNamed(name, game, this.budget);
    const budget = searchBudget(name, game, this.budget);
    if (this.threads.length === 0 || budget === null) return plain;
    return { id: plain.id, choose: (ask) => (ask.count === 1 ? ask.at(0) : this.grown(ask, budget)) };
  }

  /** The answer that all trees come to. Where a thread gives nothing, what is not grown by then grows here, and so does all from then on. */
  private grown(ask: Ask<unknown, unknown>, { trees = 1, lines, milliseconds, now }: PlayerBudget): number {
    const { game } = this.of.situations;
    const threads = [...this.threads];
    const root = rootOf(ask);
    const numbers = Array.from({ length: trees }, (_x, tree) => tree);
    const shares = threads.map((_t, k) => numbers.filter((tree) => tree % threads.length === k));
    const most = lines ?? (milliseconds === undefined ? USUAL_LINES : Number.MAX_SAFE_INTEGER);
    const growing = (share: number): Growing => ({
      lines: most,
      ...(milliseconds === undefined ? {} : { milliseconds: milliseconds / share }),
    });
    const { seat, codes } = ask;
    const view = threads.length === 0 ? null : ask.view();
    threads.forEach(({ port }, k) => {
      port.postMessage({ setup: this.at, seat, view, codes, root, trees: shares[k], ...growing(shares[k].length) } satisfies Job);
    });
    const all: (readonly Thought[])[] = [];
    for (const [k, thread] of threads.entries()) {
      const grown = answerOf(thread);
      if (grown === null) {
        // Ended with it, the others say nothing more: whoever waited for them would wait for as long as they may think.
        this.close();
        break;
      }
      for (const [i, tree] of shares[k].entries()) all[tree] = grown[i];
    }
    const here = { ...growing(trees), ...(now === undefined ? {} : { now }) };
    const grown = numbers.map((tree) => all[tree] ?? treeOn(game, ask, mannerFor(game), { root, tree }, here));
    return oneOfBest(together(grown), (n) => ask.random.below(n)) ?? ask.at(0);
  }

  close(): void {
    for (const { worker } of this.threads.splice(0)) void worker.terminate();
  }
}
