/** What does not come at once is asked for again, and leaves nothing out. */
import { describe, expect, it } from 'vitest';
import { fetchEach } from './fetching.ts';

/** A server that refuses each of these names so many times; says what was asked for and how long was waited. */
function server(refusals: Readonly<Record<string, number>>): {
  readonly asked: string[];
  readonly waited: number[];
  readonly one: (name: string) => Promise<void>;
  readonly pause: (milliseconds: number) => Promise<void>;
} {
  const left = new Map(Object.entries(refusals));
  const asked: string[] = [];
  const waited: number[] = [];
  return {
    asked,
    waited,
    one: async (name) => {
      asked.push(name);
      const times = left.get(name) ?? 0;
      left.set(name, times - 1);
      if (times > 0) throw new TypeError('Failed to fetch');
    },
    pause: async (milliseconds) => {
      waited.push(milliseconds);
    },
  };
}

describe('fetching the rest of the app', () => {
  it('asks for each file once, in order, where the server answers', async () => {
    const { asked, waited, one, pause } = server({});
    await fetchEach(['a', 'b', 'c'], one, pause);
    expect({ asked, waited }).toEqual({ asked: ['a', 'b', 'c'], waited: [] });
  });

  it('asks again for what did not come, after the others', async () => {
    const { asked, waited, one, pause } = server({ a: 1 });
    await fetchEach(['a', 'b', 'c'], one, pause);
    expect({ asked, waited }).toEqual({ asked: ['a', 'b', 'c', 'a'], waited: [1000] });
  });

  it('asks a server that is gone ever more seldom, and as often as before once it answers', async () => {
    const { asked, waited, one, pause } = server({ a: 9, b: 1 });
    await fetchEach(['a'], one, pause);
    expect(asked).toHaveLength(10);
    expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    await fetchEach(['b', 'c'], one, pause);
    expect(waited.at(-1)).toBe(1000);
  });
});
