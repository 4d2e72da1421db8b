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

/** Tests that hold several games against each other, or play examples of several, and why. @type {Record<string, string>} */
const SEVERAL = {
  'packages/cli/src/hostile.test.ts': 'hands files of one game to another',
  'packages/cli/src/readme.test.ts': 'the documents tell of all of them',
  'packages/files/src/pack.test.ts': 'one pack with things of several games',
  'packages/lab/src/lab.testing.ts': 'experiments with several games',
  'packages/lab/src/readings/readings.test.ts': 'examples of readings',
  'packages/web/src/editor/open.test.ts': 'opens files of one game in the editor of another',
  'packages/web/src/own/files.test.ts': 'packs with things of several games',
  'packages/web/src/own/store.test.ts': 'games one after another, of which none keeps anything',
  'packages/web/src/worker/drawn.test.ts': 'examples of what is drawn face down',
  'scripts/imports.test.mjs': 'imports that go from one game to another',
};

/** Files of the project, nothing built. */
const all = ['packages', 'bench', 'scripts', 'examples']
  .flatMap((folder) => [...walk(join(root, folder))])
  .filter(({ isFile, path }) => isFile && /\.(ts|tsx|mjs)$/.test(path) && !/[/\\](dist|e2e|api|peers)[/\\]|\.d\.ts$/.test(path))
  .map(({ path }) => relative(root, path).split(sep).join('/'));
const isTest = (/** @type {string} */ file) => /\.(test|testing)\./.test(file);
/** Those that run. */
const files = all.filter((file) => !isTest(file));

/** Where a text imports a game, or a part of it. @param {string} text @param {string} id */
const doorsTo = (text, id) =>
  [...text.matchAll(new RegExp(`['"](@escarmouche/[a-z]+/${id}|[^'"\\n]*games/${id}([/.-][^'"\\n]*)?)['"]`, 'g'))].map(([, path]) => path);

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
        const doors = doorsTo(text, id);
        const said = own === undefined && new RegExp(`(['"])${id}\\1`).test(text) ? [`'${id}'`] : [];
        named.push(...[...doors, ...said].map((what) => `${file}: ${what}`));
      }
    }
    expect(named).toEqual([]);
  });

  // A test may take a game as an example; whoever means every game takes the lists, or has a file in the folder of each.
  it('is what tests have that are for more than one game', () => {
    const several = all.filter((file) => {
      if (!isTest(file) || lists.has(file) || roomOf(file) !== undefined || SEVERAL[file] !== undefined) return false;
      const text = readFileSync(join(root, file), 'utf8');
      return games.filter((id) => doorsTo(text, id).length > 0).length > 1;
    });
    expect(several).toEqual([]);
  });
});
