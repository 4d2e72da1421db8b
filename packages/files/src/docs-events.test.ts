/** The description of ruling files lists every event of every game, and none that there is not. */
import { readFileSync } from 'node:fs';
import { EVENTS as conf } from '@escarmouche/engine/confrontation';
import { EVENTS as gloom } from '@escarmouche/engine/gloomhaven';
import { EVENTS as und } from '@escarmouche/engine/underworlds';
import { EVENTS as wow } from '@escarmouche/engine/wow';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');

it.each([
  ['World of Warcraft Miniatures', wow],
  ['Confrontation', conf],
  ['Underworlds', und],
  ['Gloomhaven', gloom],
])('docs/rulings.md lists the events of %s', (game, events) => {
  const [, part] = text.split(`\n## ${game}\n`);
  const [, list] = /### Events\n\n([\s\S]*?)\n\n/.exec(part) ?? [];
  expect([...list.matchAll(/`([a-z-]+)`/g)].map((m) => m[1]).sort()).toEqual(Object.keys(events).sort());
});
