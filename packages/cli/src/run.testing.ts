/** The command line as tests run it: in this process, its streams caught. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Io } from './io.ts';
import { main } from './program.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Streams that are kept. `clock` moves on so many milliseconds each time somebody looks. */
export function caught(env: Io['env'] = { LANG: 'C' }, clock = 0, terminal = false): Io & { text: { out: string; err: string } } {
  const text = { out: '', err: '' };
  let now = 0;
  return {
    text,
    out: (s) => {
      text.out += s;
    },
    err: (s) => {
      text.err += s;
    },
    terminal,
    env,
    now: () => {
      now += clock;
      return now;
    },
  };
}

/** Runs a command line. */
export async function run(...argv: string[]): Promise<Ran> {
  const io = caught();
  const status = await main(argv, io);
  return { status, ...io.text };
}

/** Runs a command line with `--json`, and reads its answer: one value, and nothing beside it. */
export async function runJson(...argv: string[]): Promise<{ status: number; json: unknown; err: string }> {
  const { status, out, err } = await run(...argv, '--json');
  return { status, json: JSON.parse(out), err };
}

/** Writes a file anew. One that is there is taken away first: a disk takes fifty times as long to write over it, lest a crash leave it empty. */
export function written(path: string, text: string | Uint8Array): void {
  rmSync(path, { force: true });
  writeFileSync(path, text);
}

/** A folder for the files of a test, taken away in the end. */
export function scratch(): (name: string, text?: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'escarmouche-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name, text) => {
    const path = join(folder, name);
    if (text !== undefined) written(path, text);
    return path;
  };
}
