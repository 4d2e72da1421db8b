import { type OwnThing, ownKind } from '@escarmouche/engine/core';
import { UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { describe, expect, it, vi } from 'vitest';
import { faultsOfKept, fitThings, freshId, keptFrom } from '../../../own/store.ts';

const { blank } = UNDERWORLDS_OWN.kinds.boards;
const stored = (boards: unknown): string => JSON.stringify({ underworlds: { boards } });

describe('what is kept of one’s own', () => {
  it('is read as it was, each id once', () => {
    const two = { ...blank, id: 'two' };
    expect(keptFrom(stored([blank, two, { ...blank, names: { en: 'Again', fr: 'Encore' } }]))).toEqual({
      underworlds: { boards: [blank, two] },
    });
  });

  it.each([
    null,
    '',
    '{half',
    '7',
    '[]',
    '{"underworlds":7}',
    stored(7),
    stored([null, 7, {}, { id: 7 }, { id: 'x', names: { en: 'X' } }]),
  ])('is nothing where it cannot be read: %s', (text) => {
    expect(fitThings(keptFrom(text).underworlds ?? {}, UNDERWORLDS_OWN)).toEqual({ boards: [] });
  });

  it('stays where it breaks a bound, and is offered to nobody', () => {
    const broken = { ...blank, id: 'broken', rows: ['s'] } as OwnThing;
    const { underworlds } = keptFrom(stored([blank, broken]));
    expect(underworlds.boards).toHaveLength(2);
    expect(fitThings(underworlds, UNDERWORLDS_OWN)).toEqual({ boards: [blank] });
    expect(faultsOfKept(ownKind(UNDERWORLDS_OWN.kinds.boards), underworlds.boards[1], {})).not.toEqual([]);
  });

  it('stays on the page where there is no room for it in the browser, whatever another page stores', async () => {
    // As a page that has just been opened.
    vi.resetModules();
    const { dropThing, isUnstored, keepThings, keptFrom, thingsNow } = await import('../../../own/store.ts');
    let stored: string | null = null;
    let room = 1000;
    const setItem = (_key: string, text: string): void => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored = text;
    };
    const heard: ((e: { key: string; newValue: string }) => void)[] = [];
    vi.stubGlobal('localStorage', { getItem: () => stored, setItem });
    vi.stubGlobal('addEventListener', (_what: string, hear: (typeof heard)[number]) => heard.push(hear));
    const board = (id: string): OwnThing => ({ ...blank, id });
    const ids = (): readonly string[] => (thingsNow('underworlds').boards ?? []).map((b) => b.id);
    expect([keepThings('underworlds', 'boards', [board('one')]), isUnstored()]).toEqual([true, false]);
    room = 0;
    expect([keepThings('underworlds', 'boards', [board('two')]), isUnstored(), ids()]).toEqual([false, true, ['one', 'two']]);
    // What was stored before is there still.
    expect(keptFrom(stored).underworlds.boards.map((b) => b.id)).toEqual(['one']);
    for (const hear of heard) hear({ key: 'escarmouche.own', newValue: JSON.stringify({ underworlds: { boards: [board('three')] } }) });
    expect([...ids()].sort()).toEqual(['one', 'three', 'two']);
    room = 5000;
    dropThing('underworlds', 'boards', 'one');
    expect([isUnstored(), keptFrom(stored).underworlds.boards.map((b) => b.id)]).toEqual([false, ids()]);
    vi.unstubAllGlobals();
  });

  it('is told apart by a number', () => {
    expect(freshId('my-board', [])).toBe('my-board');
    expect(freshId('my-board', [blank])).toBe('my-board-2');
    expect(freshId('my-board-2', [blank, { ...blank, id: 'my-board-2' }])).toBe('my-board-3');
  });
});
