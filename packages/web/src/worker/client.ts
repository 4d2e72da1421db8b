/** The page's end of the line to the worker: questions that are answered, and news that listeners hear. */
import type { CallName, Calls, Fault, Message, Read, ReadQuestion } from './protocol.ts';
import type { Seen } from './seen.ts';

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

/** So much is done, of so much. */
export type Progress = (done: number, of: number, part?: unknown) => void;

interface Waiting {
  /** Hears how far the answer has come. */
  readonly progress?: Progress | undefined;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A worker with the questions that it has not answered yet. */
interface Line {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/**
 * The workers that stay, each started by its first question: of the match; of the tools, since what somebody draws there must not hold the
 * match up; the one that reads files; and the one that looks at what a seat sees, for as long as it takes.
 */
const lines = new Map<'match' | 'tools' | 'files' | 'looks', Line>();
let last = 0;
const listeners = new Set<(news: News) => void>();

/** Milliseconds that a tool's answer may take. */
const PATIENCE = 20_000;

function hear(waiting: Map<number, Waiting>, message: Message): void {
  if ('news' in message) {
    for (const listener of listeners) listener(message);
    return;
  }
  const asked = waiting.get(message.n);
  if ('done' in message) {
    asked?.progress?.(message.done, message.of, message.part);
    return;
  }
  waiting.delete(message.n);
  if ('fault' in message) asked?.reject(new WorkerFault(message.fault));
  else asked?.resolve(message.ok);
}

function rejectAll({ waiting }: Line, error: Error): void {
  for (const asked of waiting.values()) asked.reject(error);
  waiting.clear();
}

/** Ends a worker: whoever waits for it hears why, and the next question of its kind starts another. */
function end(line: Line, why: Error): void {
  line.worker.terminate();
  for (const [kind, of] of lines) if (of === line) lines.delete(kind);
  rejectAll(line, why);
}

function opened(): Line {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'escarmouche' });
  const line: Line = { worker, waiting: new Map() };
  let heard = false;
  worker.addEventListener('message', (event: MessageEvent<Message>) => {
    heard = true;
    hear(line.waiting, event.data);
  });
  worker.addEventListener('error', (event) => {
    // One that never said a word was not fetched.
    if (!heard && !event.message) return end(line, new WorkerFault({ kind: 'unreachable' }));
    const text = event.message || 'the worker stopped';
    rejectAll(line, new WorkerFault({ kind: 'bug', line: text }));
    if (lines.get('match') === line) hear(line.waiting, { news: 'broken', line: text });
  });
  return line;
}

/** The worker of this kind, which is started where there is none. */
function lineOf(kind: Parameters<typeof lines.get>[0]): Line {
  const line = lines.get(kind) ?? opened();
  lines.set(kind, line);
  return line;
}

function asked<K extends CallName>({ worker, waiting }: Line, call: K, question: Calls[K][0], progress?: Progress): Promise<Calls[K][1]> {
  const n = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(n, { resolve: resolve as (value: unknown) => void, reject, progress });
    worker.postMessage({ n, call, with: question });
  });
}

/**
 * Asks the worker, which is started on the first question.
 * @throws WorkerFault where the answer is a fault.
 */
export function ask<K extends CallName>(call: K, question: Calls[K][0]): Promise<Calls[K][1]> {
  return asked(lineOf('match'), call, question);
}

/**
 * Asks a tool's question in a worker beside the match's. One that is too slow is given up, and whatever waits behind it.
 * @throws WorkerFault where the answer is a fault, or is not waited for any longer.
 */
export async function askAside(question: Calls['tool'][0]): Promise<unknown> {
  const line = lineOf('tools');
  const late = setTimeout(() => end(line, new WorkerFault({ kind: 'slow' })), PATIENCE);
  try {
    return await asked(line, 'tool', question);
  } finally {
    clearTimeout(late);
  }
}

/** A question that the person gave up. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** An answer under way, and how to give it up. */
export interface UnderWay<T> {
  readonly answer: Promise<T>;
  cancel(): void;
}

/** The latest question of each kind about what a seat sees. */
const latest = new Map<CallName, number>();

/**
 * Asks about what a seat sees where a match stands, in a worker beside the match's: neither the match nor the page waits for it. Null, or what
 * the worker says of a question without an end, where the match has gone on or the question was given up. The next of its kind ends it too.
 * @param progress hears how far it has come, with what is known by then
 */
export function askBeside<K extends 'whatIf' | 'threats'>(
  call: K,
  at: Calls['seen'][0],
  about: Omit<NonNullable<Calls[K][0]>, 'seen'>,
  progress?: Progress,
): UnderWay<Calls[K][1] | null> {
  let given = false;
  let giveUp = (): void => {};
  const begun = (seen: Seen | null): Promise<Calls[K][1] | null> => {
    if (seen === null || given) return Promise.resolve(null);
    const line = lineOf('looks');
    const answer = asked(line, call, { ...about, seen } as Calls[K][0], progress);
    const n = last;
    latest.set(call, n);
    giveUp = () => {
      if (line.waiting.has(n) && latest.get(call) === n) line.worker.postMessage({ n: ++last, call, with: null });
    };
    return answer;
  };
  return {
    answer: ask('seen', at)
      .then(begun)
      .catch(() => null),
    cancel() {
      given = true;
      giveUp();
    },
  };
}

/**
 * Reads a file in a worker beside the match's, so that neither the page nor a match waits for it.
 * @param progress hears how far it has come, where that can be told
 * @throws WorkerFault, as a rejection, where something is wrong with the file; Cancelled where it was given up
 */
export function readInWorker<K extends keyof Read>(question: ReadQuestion<K>, progress?: Progress): UnderWay<Read[K]> {
  const line = lineOf('files');
  return {
    answer: asked(line, 'read', question as Calls['read'][0], progress) as Promise<Read[K]>,
    cancel: () => end(line, new Cancelled()),
  };
}

/**
 * Asks what takes long in a worker of its own, which ends with the answer.
 * @throws WorkerFault, as a rejection, where the answer is a fault; Cancelled where it was given up
 */
export function askApart<K extends CallName>(call: K, question: Calls[K][0], progress?: Progress): UnderWay<Calls[K][1]> {
  const line = opened();
  return {
    answer: asked(line, call, question, progress).finally(() => line.worker.terminate()),
    cancel: () => end(line, new Cancelled()),
  };
}

/** Hears the worker's news from now on. Returns how to stop. */
export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
