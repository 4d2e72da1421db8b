/** The outside world: streams, files and the clock. Everything else in this package only sees `Io`. */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** What a terminal would obey instead of showing it. Texts from files may hold it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const COMMANDS = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text that may be shown: lines stay, control characters become their numbers (as JSON writes them too). */
export function tame(text: string): string {
  return text.replace(COMMANDS, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Bad input, a file that cannot be read or written: one line in the language spoken, and exit status 2. */
export class CliFault extends Error {
  private readonly said: (texts: Texts) => string;

  constructor(said: (texts: Texts) => string) {
    super(oneLine(said(textsIn('en'))));
    this.name = 'CliFault';
    this.said = said;
  }

  /** The line in a language. */
  in(texts: Texts): string {
    return oneLine(this.said(texts));
  }
}

function oneLine(text: string): string {
  return tame(text).replaceAll('\n', ' ');
}

/** Why the system refused something, in a few words. */
export function reasonOf(error: unknown, { faults }: Texts): string {
  const code = (error as { code?: string } | null)?.code;
  return code === undefined ? String((error as Error).message).split('\n')[0] : (faults.reasons[code] ?? code);
}

/** Bytes of any file that is read; the readers have narrower limits of their own. */
const MOST_BYTES = 32_000_000;

/** Reads a text file. @throws CliFault where there is none, or it is too big or no text. */
export function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readBytes(path);
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

function readBytes(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const what = fstatSync(file);
    if (what.isDirectory()) throw new CliFault((t) => t.faults.cannotRead(path, t.faults.reasons.EISDIR));
    const chunks: Buffer[] = [];
    let total = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(1 << 16);
      const n = readSync(file, chunk, 0, chunk.length, null);
      if (n === 0) return Buffer.concat(chunks);
      total += n;
      if (total > MOST_BYTES) throw new CliFault((t) => t.faults.tooBig(path, MOST_BYTES));
      chunks.push(chunk.subarray(0, n));
    }
  } finally {
    closeSync(file);
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
