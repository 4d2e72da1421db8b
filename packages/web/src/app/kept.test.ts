/** What several windows keep in one small store. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKept } from './kept.ts';

/** The browser's small store as the windows of one test share it. */
let shelf: Map<string, string>;
let full = false;
let listeners: ((e: { key: string; newValue: string | null }) => void)[] = [];

beforeEach(() => {
  shelf = new Map();
  full = false;
  listeners = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new Error('QuotaExceededError');
      shelf.set(key, text);
    },
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A window with a list of numbers, and what is wrong in the store read as none. */
const window = () => createKept<readonly number[]>('list', (text) => (text?.startsWith('[') ? (JSON.parse(text) as number[]) : []));

/** Every window hears of what stands under the key now. */
const heard = (): void => {
  for (const listener of listeners) listener({ key: 'list', newValue: shelf.get('list') ?? null });
};

describe('what is kept', () => {
  it('is there again in the next window, and nothing where what is stored is damaged', () => {
    expect(window().change((all) => [...all, 1])).toBe(true);
    expect(window().get()).toEqual([1]);
    shelf.set('list', 'damaged');
    expect(window().get()).toEqual([]);
  });

  it('loses nothing that another window has kept, whether it was heard of or not', () => {
    const [one, other] = [window(), window()];
    one.change((all) => [...all, 1]);
    other.change((all) => [...all, 2]);
    expect(other.get()).toEqual([1, 2]);
    const told = vi.fn();
    one.subscribe(told);
    heard();
    expect(one.get()).toEqual([1, 2]);
    expect(told).toHaveBeenCalled();
  });

  it('stays in this window where it found no room, whatever others store, until it finds some', () => {
    const [one, other] = [window(), window()];
    other.change(() => [5]);
    full = true;
    expect(one.change((all) => [...all, 6])).toBe(false);
    heard();
    expect(one.get()).toEqual([5, 6]);
    full = false;
    expect(one.change((all) => [...all, 7])).toBe(true);
    expect(window().get()).toEqual([5, 6, 7]);
  });
});
