/** What is read of files: byte after byte, with how far it has come, and given up where the person says so. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultLines } from './faults.ts';
import { notices } from './notices.ts';
import { textOf } from './reading.ts';

beforeEach(() => {
  vi.useFakeTimers();
  notices.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file that comes piece by piece, each when it is let through. */
function slowFile(pieces: readonly Uint8Array[]): { readonly file: File; next(): Promise<void> } {
  let control: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start(c) {
      control = c;
    },
  });
  let n = 0;
  const size = pieces.reduce((sum, p) => sum + p.length, 0);
  return {
    file: { name: 'slow.json', size, stream: () => stream } as File,
    async next() {
      if (n < pieces.length) control?.enqueue(pieces[n++]);
      else control?.close();
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

const bytes = new TextEncoder().encode('{"a":"é"}');

test('a file is read whole, letters that are cut in two as well, and shows how much of it is there', async () => {
  const { file, next } = slowFile([bytes.slice(0, 7), bytes.slice(7)]);
  const text = textOf(file);
  await next();
  expect(notices.get()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(notices.get()).toMatchObject([{ tone: 'plain', part: 7 / bytes.length }]);
  await next();
  expect(notices.get()).toMatchObject([{ part: 1 }]);
  await next();
  expect(await text).toBe('{"a":"é"}');
  expect(notices.get()).toEqual([]);
});

test('a file that holds no text says so, wherever it breaks off, and in both languages', async () => {
  const picture = [new Uint8Array([0x89, 0x50, 0x4e, 0x47]), bytes.slice(0, 7)];
  for (const held of picture) {
    const { file, next } = slowFile([held]);
    const said = textOf(file).catch((error: unknown) => faultLines(error));
    await next();
    await next();
    const { en, fr } = (await said) as { en: string; fr: string };
    expect(en).toContain('UTF-8');
    expect(fr).toContain('UTF-8');
    expect(en).not.toBe(fr);
  }
});

test('a file that does not come can be given up', async () => {
  const { file, next } = slowFile([bytes]);
  const text = textOf(file).catch((error: Error) => error.name);
  await next();
  await vi.advanceTimersByTimeAsync(500);
  notices.get()[0].cancel?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(await text).toBe('Cancelled');
  expect(notices.get()).toEqual([]);
});
