import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));

/** Rooms whose style sheets are there on every screen, and may be refined by others. */
const EVERYWHERE = ['design', 'app', 'shell'];

/** The class a selector begins with; where it asks what stands inside, that which it asks for: elsewhere it means nothing. */
const FIRST = /^\s*\.(?:[\w-]+(?:\[[^\]]*\])?:has\(\.)?([A-Za-z][\w-]*)/;

/** The room of each style sheet that gives a class its look by that class alone or first. */
function roomsOf(sheets: string[]): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const path of sheets) {
    const [first, second] = relative(src, path).split(/[\\/]/);
    // Each game is a room of its own.
    const room = first === 'games' ? `games/${second}` : first;
    const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector] of text.matchAll(/([^{}]+)\{/g)) {
      for (const part of selector.split(',')) {
        const name = FIRST.exec(part)?.[1];
        if (name !== undefined) rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
      }
    }
  }
  return rooms;
}

/** The style sheets of the app. */
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join(src, name));

test('no two screens give the same class a look: style sheets stay loaded when the screen changes', () => {
  const clashes = [...roomsOf(sheets)]
    .map(([name, rooms]) => [name, [...rooms].filter((r) => !EVERYWHERE.includes(r))] as const)
    .filter(([, rooms]) => rooms.length > 1);
  expect(sheets.length).toBeGreaterThan(5);
  expect(clashes).toEqual([]);
});

// A browser then takes every element for one that may change its look: whatever is put into the table, all of it is styled anew.
test('what an element stands in is said before it where that asks what else stands there', () => {
  const asking = sheets.flatMap((path) => readFileSync(path, 'utf8').match(/^.*:is\([^{]*:has\([^{]*\*\).*$/gm) ?? []);
  expect(asking).toEqual([]);
});
