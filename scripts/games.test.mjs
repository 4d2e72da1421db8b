/** A game is a folder in each package and a name in `games.json`: nothing else names it. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeName, games, guests, listsOf } from './games.mjs';
import { root, walk } from './project.mjs';

/** What no game's own folder holds, and why it may name one all the same. @type {Record<string, string>} */
const MAY = {
  'bench/bench.mjs': 'measures what Gloomhaven alone has',
  'bench/monster-turns.mjs': 'measures what Gloomhaven alone has',
  'bench/readers.mjs': 'measures readers by examples of two games',
  'packages/engine/src/index.ts': 'the README’s first example plays this one',
  'scripts/icons.mjs': 'which silhouettes each game takes',
  'scripts/winning-answers.mjs': 'looks for a scenario’s answers',
  'scripts/test.mjs': 'which tests take longest',
};

/** Files of the project that run: no tests, nothing built. */
const files = ['packages', 'bench', 'scripts', 'examples']
  .flatMap((folder) => [...walk(join(root, folder))])
  .filter(
    ({ isFile, path }) =>
      isFile && /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|testing)\.|[/\\](dist|e2e|api|peers)[/\\]|\.d\.ts$/.test(path),
  )
  .map(({ path }) => relative(root, path).split(sep).join('/'));

const lists = new Set(Object.keys(listsOf(games)));

/** Whose room a file is in, if it is a game's: its folder, or a file that bears its name. */
const roomOf = (/** @type {string} */ file) => games.find((id) => new RegExp(`(^|/)games/${id}(/|[.-])`).test(file));

describe('the list of games', () => {
  it('has written every other list as it stands', () => {
    for (const [path, text] of Object.entries(listsOf(games))) expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
  });

  it.each(games)('is all that is left to change where %s is deleted', (id) => {
    for (const [path, text] of Object.entries(listsOf(games.filter((other) => other !== id))))
      expect(text.includes(`/${id}/`) || text.includes(`${codeName(id)}Files`), `${path} names ${id}`).toBe(false);
  });

  it.each(guests)('needs a dozen files and 700 lines for a whole game at most: %s', (name) => {
    const all = walk(join(root, 'examples', name)).filter(({ isFile, path }) => isFile && !path.includes(`${sep}dist${sep}`));
    expect(all.length).toBeLessThanOrEqual(12);
    expect(all.reduce((lines, { path }) => lines + readFileSync(path, 'utf8').split('\n').length - 1, 0)).toBeLessThanOrEqual(700);
  });

  it('is alone in naming them', () => {
    /** @type {string[]} */
    const named = [];
    for (const file of files) {
      if (lists.has(file)) continue;
      const own = roomOf(file);
      const text = readFileSync(join(root, file), 'utf8');
      for (const id of games) {
        if (id === own || MAY[file] !== undefined) continue;
        const door = new RegExp(`['"](@escarmouche/[a-z]+/${id}|[^'"\\n]*games/${id}([/.-][^'"\\n]*)?)['"]`, 'g');
        const doors = [...text.matchAll(door)].map(([, path]) => path);
        const said = own === undefined && new RegExp(`(['"])${id}\\1`).test(text) ? [`'${id}'`] : [];
        named.push(...[...doors, ...said].map((what) => `${file}: ${what}`));
      }
    }
    expect(named).toEqual([]);
  });
});
