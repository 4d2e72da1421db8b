import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A worker that hears and never answers by itself. */
class Silent {
  static readonly all: Silent[] = [];
  readonly heard: { readonly n: number; readonly call: string }[] = [];
  private readonly listeners: ((event: { data: unknown }) => void)[] = [];
  ended = false;

  constructor() {
    Silent.all.push(this);
  }

  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    if (kind === 'message') this.listeners.push(listener);
  }

  postMessage(message: { readonly n: number; readonly call: string }): void {
    this.heard.push(message);
  }

  answer(n: number, ok: unknown): void {
    this.tell({ n, ok });
  }

  tell(data: unknown): void {
    for (const listener of this.listeners) listener({ data });
  }

  terminate(): void {
    this.ended = true;
  }
}

const QUESTION = { game: 'duel', what: 'turn', with: null };

beforeEach(() => {
  Silent.all.length = 0;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Silent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a tool that thinks too long is given up; the match goes on, and the next question finds a fresh worker', async () => {
  const { ask, askAside } = await import('./client.ts');
  const match = ask('export', null);
  const slow = askAside(QUESTION).then(
    () => null,
    (error: { fault: unknown }) => error.fault,
  );
  const [matches, tools] = Silent.all;
  await vi.advanceTimersByTimeAsync(19_000);
  expect(tools.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await slow).toEqual({ kind: 'slow' });
  expect([matches.ended, tools.ended]).toEqual([false, true]);
  matches.answer(matches.heard[0].n, 'a file');
  expect(await match).toBe('a file');

  const next = askAside(QUESTION);
  expect(Silent.all).toHaveLength(3);
  Silent.all[2].answer(Silent.all[2].heard[0].n, 'a turn');
  expect(await next).toBe('a turn');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Silent.all[2].ended).toBe(false);
});

test('reading a file can be given up; the match goes on, and the next file finds a fresh worker', async () => {
  const { ask, readInWorker } = await import('./client.ts');
  const match = ask('export', null);
  const { answer, cancel } = readInWorker({ what: 'ruling', text: 'ruling: duel:1', name: 'a.yaml' });
  const ended = answer.then(
    () => null,
    (error: Error) => error.name,
  );
  const [matches, readers] = Silent.all;
  expect(readers.heard).toMatchObject([{ call: 'read', with: { what: 'ruling', text: 'ruling: duel:1', name: 'a.yaml' } }]);
  cancel();
  expect(await ended).toBe('Cancelled');
  expect([matches.ended, readers.ended]).toEqual([false, true]);
  matches.answer(matches.heard[0].n, 'a file');
  expect(await match).toBe('a file');

  const heard: number[][] = [];
  const next = readInWorker({ what: 'match', text: '{}', name: 'b.json' }, (done, of) => heard.push([done, of]));
  expect(Silent.all).toHaveLength(3);
  Silent.all[2].tell({ n: Silent.all[2].heard[0].n, done: 2, of: 3 });
  expect(heard).toEqual([[2, 3]]);
  Silent.all[2].answer(Silent.all[2].heard[0].n, { answers: 3, over: false });
  expect(await next.answer).toEqual({ answers: 3, over: false });
});

test('what takes long has a worker of its own, which ends with its answer or when it is given up', async () => {
  const { ask, askApart } = await import('./client.ts');
  const match = ask('export', null);
  const heard: number[][] = [];
  const first = askApart('luck', { text: '', name: '', seat: null }, (done, of) => heard.push([done, of]));
  const second = askApart('vary', { text: '', vary: [] });
  const gone = second.answer.then(
    () => null,
    (error: Error) => error.name,
  );
  const [matches, luck, vary] = Silent.all;
  luck.tell({ n: luck.heard[0].n, done: 1, of: 4 });
  second.cancel();
  expect(await gone).toBe('Cancelled');
  expect([matches.ended, luck.ended, vary.ended]).toEqual([false, false, true]);
  luck.answer(luck.heard[0].n, 'luck');
  expect(await first.answer).toBe('luck');
  expect([luck.ended, heard]).toEqual([true, [[1, 4]]]);
  matches.answer(matches.heard[0].n, 'a file');
  expect(await match).toBe('a file');
});

test('what is asked beside a match is given up before and after it was asked; a newer question is not given up with an older one', async () => {
  const { askBeside } = await import('./client.ts');
  const at = { walk: 0, at: 3, seat: 0 };
  // Given up while it is looked up what the seat sees: the slow worker hears nothing of it.
  const early = askBeside('whatIf', at, { id: 'attack:A>B' });
  const [matches] = Silent.all;
  early.cancel();
  matches.answer(matches.heard[0].n, { game: 'duel' });
  expect(await early.answer).toBeNull();
  expect(Silent.all).toHaveLength(1);

  const first = askBeside('whatIf', at, { id: 'attack:A>B' });
  matches.answer(matches.heard[1].n, { game: 'duel' });
  await vi.advanceTimersByTimeAsync(0);
  const [, lookers] = Silent.all;
  expect(lookers.heard).toMatchObject([{ call: 'whatIf', with: { id: 'attack:A>B', seen: { game: 'duel' } } }]);
  const second = askBeside('whatIf', at, { id: 'attack:A>C' });
  matches.answer(matches.heard[2].n, { game: 'duel' });
  await vi.advanceTimersByTimeAsync(0);
  first.cancel();
  expect(lookers.heard.map((q) => q.call)).toEqual(['whatIf', 'whatIf']);
  second.cancel();
  expect(lookers.heard[2]).toMatchObject({ call: 'whatIf', with: null });
  lookers.answer(lookers.heard[0].n, null);
  lookers.answer(lookers.heard[1].n, null);
  expect(await Promise.all([first.answer, second.answer])).toEqual([null, null]);
  second.cancel();
  expect(lookers.heard).toHaveLength(3);
  expect([matches.ended, lookers.ended]).toEqual([false, false]);
});
