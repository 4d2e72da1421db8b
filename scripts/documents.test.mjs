/** What the documents point at is there: links, source files, scripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from './games.mjs';
import { root, walk } from './project.mjs';

const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const paths = walk(root).map(({ path }) => path.split(sep).join('/'));
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Documents may tell of a game after it is gone. @param {string} path */
const isOfNoGame = (path) => {
  const [, game] = /(?:^|\/)(?:games|readings)\/(\w+)/.exec(path) ?? [];
  return game !== undefined && !games.includes(game);
};

describe.each(documents)('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  /** @param {RegExp} pattern */
  const found = (pattern) => Array.from(text.matchAll(pattern), ([, what]) => what);

  it('links to what exists', () => {
    const links = found(/\]\((?!https?:)([^)#]+)[^)]*\)/g);
    expect(links.filter((to) => !isOfNoGame(to) && !existsSync(join(root, dirname(name), to)))).toEqual([]);
  });

  it('names source files and folders that exist', () => {
    const named = found(/`([\w./-]*(?:\.(?:ts|tsx|mjs|yaml)|\w\/))`/g).filter(
      (path) => !['test-results/', 'reference/', 'table.yaml'].includes(path) && !isOfNoGame(path),
    );
    // A bare name in brackets of a sentence is looked for anywhere; `attack.test.ts` in an example exists as well.
    expect(
      named.filter((path) => !paths.some((known) => `${known}/`.endsWith(`/${path.replace(/^\.\//, '').replace(/\/?$/, '/')}`))),
    ).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    expect(found(/npm run ([\w:-]+)/g).filter((script) => !(script in scripts))).toEqual([]);
  });
});

it('there are documents to look at', () => {
  expect(documents.length).toBeGreaterThan(6);
});
