import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from './games.mjs';
import { checkImports, importsOf } from './imports.mjs';
import { root } from './project.mjs';

/** @type {string} */
let packages;

beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const name of ['engine', 'words', 'charts', 'files', 'cli', 'web'])
    write(`${name}/package.json`, '{ "dependencies": { "pure-rand": "1", "zod": "1" } }');
});
afterEach(() => rmSync(packages, { recursive: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(packages, path)), { recursive: true });
  writeFileSync(join(packages, path), text);
}

/**
 * What the check says of one planted file.
 * @param {string} path
 * @param {string} text
 */
function problems(path, text) {
  write(path, text);
  return checkImports(packages).problems;
}

describe('a circle is found', () => {
  const B = 'engine/src/core/running/b.ts';

  it.each([
    ['of two files', "import { a } from './a.ts';"],
    ['of types alone', "import type { A } from './a.ts';"],
    ['in a type', "export type B = import('./a.ts').A;"],
    ['in what is exported again', "export * from './a.ts';"],
  ])('%s', (_name, text) => {
    write(B, text);
    const a = 'engine/src/core/running/a.ts';
    expect(problems(a, "import type { B } from './b.ts';")).toEqual([`packages/${a} needs itself: ${a} > ${B} > ${a}`]);
  });

  it('and is none where a file is loaded only when it is asked for, or needed twice', () => {
    write(B, "import type { C } from './c.ts'; export const later = () => import('./a.ts');");
    write('engine/src/core/running/c.ts', 'export type C = 1;');
    expect(problems('engine/src/core/running/a.ts', "import { later } from './b.ts'; import type { C } from './c.ts';")).toEqual([]);
  });
});

describe('a violation is found', () => {
  it.each([
    ['core imports a game', 'engine/src/core/a.ts', "import { x } from '../games/one/index.ts';"],
    ['core imports a game’s type', 'engine/src/core/a.ts', "import type { X } from '../games/one/index.ts';"],
    ['core re-exports from above', 'engine/src/core/a.ts', "export { x } from '../dice/index.ts';"],
    ['core re-exports all from above', 'engine/src/core/a.ts', "export * from '../dice/index.ts';"],
    [
      'core imports in the middle of a function',
      'engine/src/core/a.ts',
      "export const f = async () => (await import('../bots/index.ts')).x;",
    ],
    ['core imports inside a type', 'engine/src/core/a.ts', "export type X = import('../dice/index.ts').Die;"],
    ['core imports a computed name', 'engine/src/core/a.ts', "export const f = (n: string) => import('../games/' + n);"],
    ['core imports the door', 'engine/src/core/a.ts', "import { x } from '../index.ts';"],
    ['a game imports a rule for what that does on the side', 'engine/src/games/one/game.ts', "import './rules/attack.ts';"],
    ['what runs imports what records', 'engine/src/core/running/a.ts', "import { x } from '../recording/b.ts';"],
    ['what runs imports a type of what records', 'engine/src/core/running/a.ts', "import type { X } from '../recording/b.ts';"],
    ['what runs imports the door of both', 'engine/src/core/running/a.ts', "import { x } from '../index.ts';"],
    ['core imports a package', 'engine/src/core/a.ts', "import { z } from 'zod';"],
    ['core imports Node', 'engine/src/core/a.ts', "import { readFileSync } from 'node:fs';"],
    ['space imports more than types from core', 'engine/src/space/a.ts', "import { hash } from '../core/index.ts';"],
    ['space imports dice', 'engine/src/space/a.ts', "import { d6 } from '../dice/index.ts';"],
    ['dice import a game', 'engine/src/dice/a.ts', "import { x } from '../games/one/index.ts';"],
    ['a game imports another', 'engine/src/games/other/a.ts', "import { x } from '../one/index.ts';"],
    ['a game imports another, from a folder of its own', 'engine/src/games/other/rules/a.ts', "import { x } from '../../one/rules/b.ts';"],
    ['a game’s test imports another game', 'engine/src/games/other/a.test.ts', "import { x } from '../one/index.ts';"],
    ['a game imports the list of games', 'engine/src/games/other/a.ts', "import { games } from '../index.ts';"],
    ['a game imports bots', 'engine/src/games/other/a.ts', "import { x } from '../../bots/index.ts';"],
    ['odds import bots', 'engine/src/odds/a.ts', "import { x } from '../bots/index.ts';"],
    ['the engine imports words', 'engine/src/games/other/a.ts', "import { x } from '@escarmouche/words';"],
    ['the engine imports itself by name', 'engine/src/bots/a.ts', "import { x } from '@escarmouche/engine';"],
    ['words import files', 'words/src/a.ts', "import { x } from '@escarmouche/files';"],
    ['files import the command line', 'files/src/a.ts', "import { x } from '@escarmouche/cli';"],
    ['the app imports the command line', 'web/src/a.tsx', "import { x } from '@escarmouche/cli'; export const a = <b>{x}</b>;"],
    ['the app reaches into another package', 'web/src/a.ts', "import { x } from '../../engine/src/core/index.ts';"],
    ['the app imports Node', 'web/src/a.ts', "import { x } from 'node:path';"],
    ['the table imports a game', 'web/src/table/a.ts', "import { x } from '../games/one/table/index.ts';"],
    ['the board imports a game’s type', 'web/src/board/a.ts', "import type { X } from '../games/one/table/useBoard.ts';"],
    ['the board imports the list of games', 'web/src/board/a.ts', "import { GAMES } from '../games/registry.ts';"],
    ['the table imports the list of games', 'web/src/table/a.ts', "import { x } from '../games/registry.ts';"],
    ['the design imports a screen', 'web/src/design/a.tsx', "import { x } from '../table/a.ts';"],
    ['what the app stands on imports a screen', 'web/src/app/a.ts', "import { x } from '../home/HomeScreen.tsx';"],
    ['a game imports the list of games', 'web/src/games/one/a.ts', "import { x } from '../registry.ts';"],
    ['the table imports the shell', 'web/src/table/a.ts', "import { x } from '../shell/App.tsx';"],
    ['a game on the screen imports another', 'web/src/games/one/a.ts', "import { x } from '../third/a.ts';"],
    ['the worker imports the list of the page', 'web/src/worker/a.ts', "import { GAMES } from '../games/registry.ts';"],
    ['an undeclared package', 'files/src/a.ts', "import { x } from 'left-pad';"],
    ['a folder that is no room', 'engine/src/attic/a.ts', "import { x } from '../core/index.ts';"],
    ['an import from a folder that is no room', 'engine/src/core/a.ts', "import { x } from '../../bench/b.ts';"],
  ])('%s', (_, path, text) => {
    const found = problems(path, `// one line above\n${text}\n`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^packages/${path}:2 `));
  });
});

describe('what is allowed passes', () => {
  it.each([
    [
      'core imports itself and the generator',
      'engine/src/core/running/a.ts',
      "import { x } from './b.ts'; import { y } from 'pure-rand/generator/xoroshiro128plus';",
    ],
    ['what records imports what runs', 'engine/src/core/recording/a.ts', "import { x } from '../running/b.ts';"],
    ['space imports a type of core', 'engine/src/space/a.ts', "import type { Rule } from '../core/index.ts';"],
    [
      'a game imports what is below',
      'engine/src/games/other/rules/a.ts',
      "import { x } from '../../../core/index.ts'; import { y } from '../content/b.ts';",
    ],
    ['the list of games imports games', 'engine/src/games/index.ts', "import { x } from './other/index.ts';"],
    ['bots import odds', 'engine/src/bots/a.ts', "import { x } from '../odds/index.ts';"],
    ['a test brings its tools', 'engine/src/core/a.test.ts', "import { it } from 'vitest'; import { readFileSync } from 'node:fs';"],
    ['the command line imports Node', 'cli/src/a.ts', "import { x } from 'node:fs'; import { y } from '@escarmouche/engine/one';"],
    [
      'words in a text are no import',
      'engine/src/core/a.ts',
      "export const text = \"import x from '../bots/index.ts'\"; // import '../games/x.ts'",
    ],
  ])('%s', (_, path, text) => {
    expect(problems(path, text)).toEqual([]);
  });
});

it('reads every form of import', () => {
  const text = `
    import a from './a.ts';
    import type { B } from './b.ts';
    export { c } from './c.ts';
    export type * from './d.ts';
    const e = await import('./e.ts');
    type F = import('./f.ts').F;
    export const g: B = a + e;
  `;
  expect(importsOf('x.ts', text).map(({ specifier, typeOnly }) => [specifier, typeOnly])).toEqual([
    ['./a.ts', false],
    ['./b.ts', true],
    ['./c.ts', false],
    ['./d.ts', true],
    ['./e.ts', false],
    ['./f.ts', true],
  ]);
});

it('refuses a file that it cannot read', () => {
  expect(() => problems('engine/src/core/a.ts', "import { from '../bots/index.ts';")).toThrow(/a\.ts/);
});

/** Whichever it is. */
const [GAME] = games;

describe('the page draws what the worker tells', () => {
  const at = `engine/src/games/${GAME}`;
  beforeEach(() => {
    write(
      `${at}/index.ts`,
      "export * from './state.ts';\nexport { type Sight, sightOf } from './inspect.ts';\nexport * from './content/index.ts';",
    );
    write(`${at}/state.ts`, 'export interface State {}\nexport const ROOT = 1;');
    write(`${at}/inspect.ts`, 'export interface Sight {}\nexport function sightOf() {}');
    write(`${at}/content/index.ts`, 'export const CARDS = [];');
  });

  it.each([
    ['a type of the state', `import type { State } from '@escarmouche/engine/${GAME}';`, 'imports State'],
    ['a number of the state', `import { ROOT } from '@escarmouche/engine/${GAME}';`, 'imports ROOT'],
    ['what answers by the rules', `import { CARDS, sightOf } from '@escarmouche/engine/${GAME}';`, 'imports sightOf'],
    ['what is exported again', `export { ROOT } from '@escarmouche/engine/${GAME}';`, 'imports ROOT'],
  ])('and does not import %s', (_, text, said) => {
    expect(problems(`web/src/games/${GAME}/table/a.ts`, text)).toEqual([expect.stringContaining(said)]);
  });

  it.each([
    ['content', `web/src/games/${GAME}/table/a.ts`, `import { CARDS } from '@escarmouche/engine/${GAME}';`],
    ['the shape of an answer', `web/src/games/${GAME}/table/a.ts`, `import { CARDS, type Sight } from '@escarmouche/engine/${GAME}';`],
    [
      'anything where the game is played',
      `web/src/games/${GAME}/play.ts`,
      `import { sightOf, type State } from '@escarmouche/engine/${GAME}';`,
    ],
    ['anything in a test', `web/src/games/${GAME}/table/a.test.ts`, `import type { State } from '@escarmouche/engine/${GAME}';`],
  ])('and may import %s', (_, path, text) => {
    expect(problems(path, text)).toEqual([]);
  });
});

/**
 * What is loaded with a source file: it, what it imports for more than a type, and what that imports. Sources by their place in the project,
 * other packages by their names.
 * @param {string} first
 */
function loadedWith(first) {
  /** @type {Set<string>} */
  const loaded = new Set();
  const visit = (/** @type {string} */ file) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const eager = importsOf(file, readFileSync(join(root, file), 'utf8')).filter(({ typeOnly, lazy }) => !typeOnly && !lazy);
    for (const { specifier = '' } of eager) {
      const [, name, door] = /^@escarmouche\/([^/]+)(.*)$/.exec(specifier) ?? [];
      if (specifier.startsWith('.')) visit(posix.join(dirname(file), specifier));
      else if (name !== undefined) visit(posix.join('packages', name, doorsOf(name)[`.${door}`]['@escarmouche/source']));
      else if (!specifier.startsWith('node:')) loaded.add(specifier);
    }
  };
  visit(first);
  return [...loaded];
}

/** @param {string} name @returns {Record<string, Record<string, string>>} */
const doorsOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).exports;

describe('the command line', () => {
  const source = 'packages/cli/src';
  /** What is told of every game, whichever one is loaded, its commands and what is wrong with its files included: a few lines each. */
  const TOLD = /(^|\/)(called|entry|opponents|units|en\/files|fr\/files|[a-z]+-texts)\.ts$/;
  /** The games of which there is more among these files than a few lines. */
  const gamesIn = (/** @type {readonly string[]} */ files) =>
    games.filter((game) => files.some((file) => new RegExp(`/src/games/${game}[/.-]`).test(file) && !TOLD.test(file)));

  it('begins without a game, a reader of files and all that a command does: help is there at once', () => {
    const loaded = loadedWith(`${source}/main.ts`);
    expect(loaded).toContain(`${source}/program.ts`);
    expect(gamesIn(loaded)).toEqual([]);
    expect(loaded.filter((file) => file.startsWith(`${source}/commands/`))).toEqual([]);
    expect(loaded.filter((file) => /^packages\/(files|lab|charts)\//.test(file) && !TOLD.test(file))).toEqual([]);
    expect(loaded.filter((file) => /^(zod|yaml|@observablehq)/.test(file))).toEqual([]);
  });

  it.each(['arena', 'content', 'hint', 'luck', 'odds', 'options', 'play', 'replay', 'ruling', 'rulings'])(
    'does %s without a game: it comes with the file, or by its name',
    (command) => {
      const loaded = loadedWith(`${source}/commands/${command}.ts`);
      expect(gamesIn(loaded)).toEqual([]);
      expect(loaded.filter((file) => /^packages\/(lab|charts)\//.test(file) && !file.endsWith('/fault.ts'))).toEqual([]);
    },
  );

  it.each(games)('loads %s without another game', (game) => {
    expect(gamesIn(loadedWith(`${source}/games/${game}.ts`))).toEqual([game]);
  });
});
