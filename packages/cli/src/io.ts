/** The outside world: streams, files and the clock. Everything else in this package only sees `Io`. */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { tamed } from '@escarmouche/engine/core';
import { type Texts, textsIn } from './texts.ts';

/** What a command may use of the world. */
export interface Io {
  /** Standard output: answers. */
  out(text: string): void;
  /** Standard error: messages and progress. */
  err(text: string): void;
  /** Whether messages go to a terminal. */
  readonly terminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds. */
  now(): number;
}

/** Bad input, a file that cannot be read or written: a line for each fault in the language spoken, and exit status 2. */
export class CliFault extends Error {
  private readonly said: (texts: Texts) => string | readonly string[];

  constructor(said: (texts: Texts) => string | readonly string[]) {
    super(linesOf(said(textsIn('en'))).join('\n'));
    this.name = 'CliFault';
    this.said = said;
  }

  /** The lines in a language, one for each fault. */
  in(texts: Texts): string[] {
    return linesOf(this.said(texts));
  }
}

function linesOf(said: string | readonly string[]): string[] {
  return (typeof said === 'string' ? [said] : said).map((line) => tamed(line).replaceAll('\n', ' '));
}

/** Why the system refused something, in a few words. */
export function reasonOf(error: unknown, { faults }: Texts): string {
  const code = (error as { code?: string } | null)?.code;
  return code === undefined ? String((error as Error).message).split('\n')[0] : (faults.reasons[code] ?? code);
}

/** Bytes of any file that is read; the readers have narrower limits of their own. */
const MOST_BYTES = 32_000_000;

/** Stands for standard input where a file is asked for. */
const STANDARD_INPUT = '-';

/** What came there: it comes once, and may be asked for again. */
let givenThere: Buffer | undefined;

/** Reads a text file, or standard input. @throws CliFault where there is none, or it is too big or no text. */
export function readText(path: string): string {
  let bytes: Buffer;
  try {
    if (path === STANDARD_INPUT) givenThere ??= readBytes(path, process.stdin.fd);
    bytes = (path === STANDARD_INPUT ? givenThere : undefined) ?? readBytes(path, openSync(path, 'r'));
  } catch (error) {
    if (error instanceof CliFault) throw error;
    throw new CliFault((t) => t.faults.cannotRead(path, reasonOf(error, t)));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CliFault((t) => t.faults.noText(path));
  }
}

function readBytes(path: string, file: number): Buffer {
  try {
    const what = fstatSync(file);
    if (what.isDirectory()) throw new CliFault((t) => t.faults.cannotRead(path, t.faults.reasons.EISDIR));
    const chunks: Buffer[] = [];
    let total = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(1 << 16);
      const n = readSome(file, chunk);
      if (n === 0) return Buffer.concat(chunks);
      total += n;
      if (total > MOST_BYTES) throw new CliFault((t) => t.faults.tooBig(path, MOST_BYTES));
      chunks.push(chunk.subarray(0, n));
    }
  } finally {
    closeSync(file);
  }
}

/** Milliseconds after which standard input is asked again, where nothing has come yet. */
const AGAIN = 5;

/** Some bytes of a file; 0 at its end. A pipe may have nothing yet, and on Windows its end is told as a fault. */
function readSome(file: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(file, chunk, 0, chunk.length, null);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN);
    }
  }
}

/**
 * Writes a file whole or not at all: beside its place first, then moved there.
 * @throws CliFault where it cannot be written; then nothing is left behind and what was there before is untouched.
 */
export function writeText(path: string, text: string): void {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there !== undefined && !there.isFile()) {
      // A pipe or a device is written to, never replaced.
      writeFileSync(path, text);
      return;
    }
    const beside = `${path}.${process.pid}.part`;
    try {
      writeFileSync(beside, text, { flush: true });
      renameSync(beside, path);
    } catch (error) {
      remove(beside);
      throw error;
    }
  } catch (error) {
    throw new CliFault((t) => t.faults.cannotWrite(path, reasonOf(error, t)));
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It was never made.
  }
}

/** Makes a folder and those above it. @throws CliFault where that cannot be. */
export function makeFolder(path: string): void {
  try {
    makeWithThoseAbove(path);
  } catch (error) {
    throw new CliFault((t) => t.faults.cannotMake(path, reasonOf(error, t), dirname(path)));
  }
}

/** By hand: Node's own `recursive` never comes back from a file system that takes no folders, such as /proc. */
function makeWithThoseAbove(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeWithThoseAbove(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
