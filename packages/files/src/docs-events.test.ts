/** The description of ruling files lists every event of every game, and none that there is not. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAYED } from './games/played.testing.ts';

const parts = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8').split('\n## ');

it.each(PLAYED)('docs/rulings.md lists the events of %s', (game, { vocabulary }) => {
  const part = parts.find((p) => p.includes(`<!-- notation ${game} situation -->`)) ?? '';
  const [, list] = /### Events\n\n([\s\S]*?)\n\n/.exec(part) ?? [];
  expect([...list.matchAll(/`([a-z-]+)`/g)].map((m) => m[1]).sort()).toEqual(Object.keys(vocabulary?.events ?? {}).sort());
});
