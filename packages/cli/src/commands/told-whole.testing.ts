/** All that is wrong with a situation at once: each fault with its line and column, in the order of the file. */
import { expect, it } from 'vitest';
import { runJson, scratch } from '../run.testing.ts';

/** @param places line and column of each fault of this file */
export function toldWhole(text: string, places: readonly string[]): void {
  const file = scratch();

  it('a situation that cannot be is told whole', async () => {
    const path = file('mine.yaml', text);
    const { status, json, err } = await runJson('ruling', path);
    expect(status).toBe(2);
    const [{ failures, malformed = [] }] = json as {
      failures: readonly { place: string; path: string }[];
      malformed?: readonly { place: string; path: string }[];
    }[];
    const told = [...malformed, ...failures];
    expect(told.map((f) => f.place).sort((a, b) => Number(a.replace(':', '.')) - Number(b.replace(':', '.')))).toEqual(
      [...places].sort((a, b) => Number(a.replace(':', '.')) - Number(b.replace(':', '.'))),
    );
    for (const f of told) expect(f.path).toMatch(/^cases\[\d\]\.situation\./);
    // In the order of the file, each place in its line for people too.
    let at = -1;
    for (const place of places) {
      const next = err.indexOf(`:${place}`);
      expect(next, place).toBeGreaterThan(at);
      at = next;
    }
  });
}
