import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWork, keptWork, type Work } from './keeping.ts';

/** A store as browsers have it. */
function store(): Storage {
  const all = new Map<string, string>();
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
  } as unknown as Storage;
}

const told = { en: 'won', fr: 'gagné' };
const work = (map: string, link?: string): Work => ({
  draft: { situation: { map }, script: [{ take: 'end' }] },
  ways: [{ draft: { situation: { map }, script: [] }, told }],
  link,
});
/** Reads anything but what is bad, as the worker does. */
const reader = async (text: string) => {
  const { cases } = JSON.parse(text);
  if (cases[0].situation.map === 'bad') throw new Error('bad');
  return { game: 'duel', cases } as never;
};
const kept = (link?: string) => keptWork('duel', link, 'duel:2.1', reader);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', store());
  vi.stubGlobal('localStorage', store());
});
afterEach(() => vi.unstubAllGlobals());

describe('work in the editor', () => {
  it('is there again after a reload, with the ways on from it', async () => {
    keepWork('duel', work('open-3'));
    expect(await kept()).toEqual(work('open-3'));
    expect(await keptWork('other', undefined, 'other:1', reader)).toBeNull();
  });

  it('is that of the window, whatever another window kept since; a new window has the last one', async () => {
    keepWork('duel', work('open-3'));
    const own = sessionStorage;
    vi.stubGlobal('sessionStorage', store());
    keepWork('duel', work('open-4'));
    expect((await kept())?.draft.situation).toEqual({ map: 'open-4' });
    vi.stubGlobal('sessionStorage', own);
    expect((await kept())?.draft.situation).toEqual({ map: 'open-3' });
  });

  it('begun from a link comes back at that link alone', async () => {
    keepWork('duel', work('open-3', 'abc'));
    expect((await kept('abc'))?.draft.situation).toEqual({ map: 'open-3' });
    expect(await kept()).toBeNull();
    expect(await kept('abd')).toBeNull();
    vi.stubGlobal('sessionStorage', store());
    expect(await kept('abc')).toBeNull();
  });

  it('without a link is not lost by opening one', async () => {
    keepWork('duel', work('open-3'));
    keepWork('duel', work('open-4', 'abc'));
    expect((await kept())?.draft.situation).toEqual({ map: 'open-3' });
  });

  it.each(['', '[]', '{"draft":1}', '{"draft":{"situation":{"map":"bad"},"script":[]}}', '{"draft":{"situation":1}}'])(
    'that cannot be read is none: %s',
    async (text) => {
      sessionStorage.setItem('escarmouche:position:duel', text);
      expect(await kept()).toBeNull();
    },
  );

  it('does without a store that is full or blocked', async () => {
    const shut = (): never => {
      throw new Error('full');
    };
    for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, { getItem: shut, setItem: shut });
    expect(() => keepWork('duel', work('open-3'))).not.toThrow();
    expect(await kept()).toBeNull();
  });
});
