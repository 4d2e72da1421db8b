import { expect, it, vi } from 'vitest';
import { PLAYED } from '../worker/lists.testing.ts';

it('is nothing of each of its own kinds for a game that keeps nothing, one after another', async () => {
  vi.resetModules();
  const { fitNow } = await import('./store.ts');
  const owns = Object.entries(PLAYED).map(([game, { own }]) => [game, own] as const);
  expect(owns.length).toBeGreaterThan(0);
  for (const [game, own] of [...owns, ...owns]) {
    const none = Object.fromEntries(Object.keys(own.kinds).map((kind) => [kind, []]));
    expect(fitNow(game, own), game).toEqual(none);
  }
});
