/** The description of ruling files lists every event of every game, and none that there is not; and every word that options begin with. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAYED } from './games/played.testing.ts';

const parts = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8').split('\n## ');

it.each(PLAYED)('docs/rulings.md lists the events of %s', (game, { vocabulary }) => {
  const part = parts.find((p) => p.includes(`<!-- notation ${game} situation -->`)) ?? '';
  const [, list] = /### Events\n\n([\s\S]*?)\n\n/.exec(part) ?? [];
  expect([...list.matchAll(/`([a-z-]+)`/g)].map((m) => m[1]).sort()).toEqual(Object.keys(vocabulary?.events ?? {}).sort());
});

it.each(PLAYED)('docs/rulings.md lists the steps of %s', (game, { game: { book } }) => {
  const part = parts.find((p) => p.includes(`<!-- notation ${game} situation -->`)) ?? '';
  const [, list] = /### Steps\n\n([\s\S]*?)\n\n/.exec(part) ?? [];
  const steps = new Set(book.flatMap((s) => s.steps.flatMap((x) => (x.kind === 'do' ? [] : [x.name]))));
  expect([...list.matchAll(/`([^`]+)`/g)].map((m) => m[1]).sort()).toEqual([...steps].sort());
});

it.each(PLAYED)('docs/rulings.md tells what every option of %s begins with', (game, { vocabulary }) => {
  const part = parts.find((p) => p.includes(`<!-- notation ${game} situation -->`)) ?? '';
  // Scripts name them at the beginning of something between backquotes, or as an answer to take.
  const told = new Set([...part.matchAll(/(?:`|take: '?|exactly: '?)([a-z-]+)(?=[:`'])/g)].map((m) => m[1]));
  const words = (vocabulary?.options ?? []).map((form) => /^[a-z-]*/.exec(form)?.[0] ?? '');
  expect([...new Set(words)].filter((word) => !told.has(word))).toEqual([]);
});
