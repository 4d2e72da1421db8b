/** The page's end of the line to the worker: questions that are answered, and news that listeners hear. */
import type { CallName, Calls, Fault, Message } from './protocol.ts';

/** An answer that is a fault. The running match is untouched by it. */
export class WorkerFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super('line' in fault ? fault.line : fault.kind);
    this.name = 'WorkerFault';
    this.fault = fault;
  }
}

type News = Extract<Message, { news: unknown }>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Set<(news: News) => void>();

function hear(message: Message): void {
  if ('news' in message) {
    for (const listener of listeners) listener(message);
    return;
  }
  const asked = waiting.get(message.n);
  waiting.delete(message.n);
  if ('fault' in message) asked?.reject(new WorkerFault(message.fault));
  else asked?.resolve(message.ok);
}

function line(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'escarmouche' });
  worker.addEventListener('message', (event: MessageEvent<Message>) => hear(event.data));
  worker.addEventListener('error', (event) => {
    const text = event.message || 'the worker did not start';
    for (const asked of waiting.values()) asked.reject(new WorkerFault({ kind: 'bug', line: text }));
    waiting.clear();
    hear({ news: 'broken', line: text });
  });
  return worker;
}

/**
 * Asks the worker, which is started on the first question.
 * @throws WorkerFault where the answer is a fault.
 */
export function ask<K extends CallName>(call: K, question: Calls[K][0]): Promise<Calls[K][1]> {
  const n = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(n, { resolve: resolve as (value: unknown) => void, reject });
    line().postMessage({ n, call, with: question });
  });
}

/** Hears the worker's news from now on. Returns how to stop. */
export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
