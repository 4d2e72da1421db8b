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
  'scripts/winning-answers.mjs': 'looks for a scenario’s answers',
  'scripts/test.mjs': 'which tests take longest',
};

/** Files of the project, nothing built. */
const all = ['packages', 'bench', 'scripts', 'examples']
  .flatMap((folder) => [...walk(join(root, folder))])
  .filter(({ isFile, path }) => isFile && /\.(ts|tsx|mjs)$/.test(path) && !/[/\\](dist|api|peers)[/\\]|\.d\.ts$/.test(path))
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

  it('is what tests have that stand in no folder of a game', () => {
    const named = all.filter((file) => {
      if (!isTest(file) || lists.has(file)) return false;
      const own = roomOf(file);
      const text = readFileSync(join(root, file), 'utf8');
      return games.some((id) => {
        if (id === own) return false;
        // The word alone may be something else's name where the room is a game's.
        const said = own === undefined ? `(['"])${id}\\1|\\b(game|ruling): ${id}\\b` : `\\b(game|ruling): ${id}\\b`;
        return doorsTo(text, id).length > 0 || new RegExp(said).test(text);
      });
    });
    // They take the duel, or every game of the lists, or stand in the folder of the game that is their example.
    expect(named).toEqual([]);
  });
});
