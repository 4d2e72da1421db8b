/** Answers to questions about a position: of the match that was asked about, and of no other. */
import { beforeEach, expect, test, vi } from 'vitest';

/** What a component keeps from one drawing to the next, as far as these hooks need it. */
const kept: { cells: unknown[]; effects: { deps: readonly unknown[]; end: (() => void) | undefined }[]; cell: number; effect: number } = {
  cells: [],
  effects: [],
  cell: 0,
  effect: 0,
};

vi.mock('react', () => ({
  createContext: () => null,
  useContext: () => null,
  useState(first: unknown) {
    const i = kept.cell++;
    if (i >= kept.cells.length) kept.cells.push(first);
    return [
      kept.cells[i],
      (next: unknown) => {
        kept.cells[i] = next;
      },
    ];
  },
  useEffect(run: () => (() => void) | undefined, deps: readonly unknown[]) {
    const i = kept.effect++;
    const before = kept.effects[i];
    if (before?.deps.every((d, k) => d === deps[k]) === true) return;
    before?.end?.();
    kept.effects[i] = { deps, end: run() };
  },
}));

const asked: { readonly question: unknown; readonly answer: (value: unknown) => void }[] = [];
vi.mock('../worker/client.ts', () => ({
  ask: (_call: string, question: unknown) => new Promise((answer) => asked.push({ question, answer })),
}));

// Other tests of this worker have the room loaded with the real library.
vi.resetModules();
const { useAnswer } = await import('./scene.ts');

const QUESTION = { walk: 0, at: 12, id: 'attack:D1/main>A2' };

/** What draws an answer. */
function Drawing({ match, question }: { match: string; question: typeof QUESTION | null }): unknown {
  return useAnswer('odds', match, question);
}

/** One drawing. */
function drawn(match: string, question: typeof QUESTION | null): unknown {
  kept.cell = 0;
  kept.effect = 0;
  return Drawing({ match, question });
}

beforeEach(() => {
  kept.cells = [];
  kept.effects = [];
  asked.length = 0;
});

test('the same question about the next match is asked again, and is not answered by the match before', async () => {
  expect(drawn('first', QUESTION)).toBeNull();
  asked[0].answer('of the first');
  await Promise.resolve();
  expect(drawn('first', QUESTION)).toBe('of the first');
  expect(drawn('second', QUESTION)).toBeNull();
  expect(asked.map((a) => a.question)).toEqual([QUESTION, QUESTION]);
  asked[1].answer('of the second');
  await Promise.resolve();
  expect(drawn('second', QUESTION)).toBe('of the second');
});

test('an answer that comes too late, to a question no longer asked, is not kept', async () => {
  drawn('first', QUESTION);
  expect(drawn('second', QUESTION)).toBeNull();
  asked[0].answer('of the first');
  await Promise.resolve();
  expect(drawn('second', QUESTION)).toBeNull();
  expect(drawn('second', null)).toBeNull();
  asked[1].answer('of the second');
  await Promise.resolve();
  expect(drawn('second', null)).toBeNull();
});
