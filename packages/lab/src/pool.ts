/** Threads that play, one for each processor. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Experiment, UnitResult } from './experiment.ts';
import { inThread, type OwnFiles, type Players } from './players.ts';

/** What a thread is begun with. */
export interface Given {
  readonly experiment: Experiment;
  readonly files: OwnFiles;
}

/** What a thread is asked, and what it answers. */
export type Job = readonly [cell: number, unit: number];
/** Said to a thread instead of a job: it has done what it was for. */
export const END = null;
export type Done = { readonly job: Job; readonly result: UnitResult; readonly ms: number } | { readonly job: Job; readonly error: string };

/** Units that lie ready for a thread, so that it need not wait for the next. */
const DEEP = 2;

/** Milliseconds that a thread has to come to its end by itself: one that is stopped in the middle may take the program with it. */
const PATIENCE = 2000;

interface Waiting {
  readonly resolve: (result: UnitResult) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Games make much that is thrown away at once: where more of it fits before anybody looks what is still wanted, a thread takes a twelfth less
 * of its processor. It counts for threads that are begun from now on.
 */
for (const flag of ['--max-semi-space-size=64', '--min-semi-space-size=64']) setFlagsFromString(flag);

class Thread {
  readonly waiting = new Map<string, Waiting>();
  private readonly worker: Worker;
  private readonly ended: Promise<void>;

  constructor(given: Given, took: (ms: number) => void) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: given });
    this.worker.on('message', (done: Done) => {
      const key = done.job.join();
      const asked = this.waiting.get(key);
      this.waiting.delete(key);
      if ('error' in done) asked?.reject(new Error(`${given.experiment.cells[done.job[0]].key}, ${done.job[1]}: ${done.error}`));
      else {
        took(done.ms);
        asked?.resolve(done.result);
      }
    });
    const broken = (error: Error): void => {
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    };
    this.worker.on('error', broken);
    this.ended = new Promise((resolve) => {
      this.worker.on('exit', () => {
        broken(new Error('a thread of the laboratory has ended'));
        resolve();
      });
    });
  }

  play(job: Job): Promise<UnitResult> {
    return new Promise((resolve, reject) => {
      this.waiting.set(job.join(), { resolve, reject });
      this.worker.postMessage(job);
    });
  }

  async close(): Promise<void> {
    this.worker.postMessage(END);
    const late = setTimeout(() => void this.worker.terminate(), PATIENCE);
    await this.ended;
    clearTimeout(late);
  }
}

/** Run from the sources, as tests do, there is no script that a thread could run. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');

/** Plays in so many threads. `took` hears how long each unit took its thread, in milliseconds. */
export function inThreads(given: Given, many: number, took: (ms: number) => void = () => {}): Players {
  if (FROM_SOURCES) return inThread(given.experiment, given.files);
  const threads = Array.from({ length: many }, () => new Thread(given, took));
  return {
    many: many * DEEP,
    play(cell, unit) {
      const freest = threads.reduce((a, b) => (b.waiting.size < a.waiting.size ? b : a));
      return freest.play([cell, unit]);
    },
    async close() {
      await Promise.all(threads.map((t) => t.close()));
    },
  };
}
