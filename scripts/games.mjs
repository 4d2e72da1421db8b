/**
 * The lists of games, from one: `games.json`, their names, which are those of their folders in every package. A package cannot look into
 * folders (pages and workers have none), and lists with types are checked: so each list is written out, by this alone.
 *
 *   node scripts/games.mjs             writes every list
 *   node scripts/games.mjs --check     exit status 1 where one is not what it would be
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

/** The games by their names, in the order in which they are shown. @type {readonly string[]} */
export const games = JSON.parse(readFileSync(join(root, 'games.json'), 'utf8'));

/** Games of the examples, each a folder with an `index.ts`: played beside those of the list where somebody asks for them. */
export const guests = readdirSync(join(root, 'examples')).filter((name) => existsSync(join(root, 'examples', name, 'index.ts')));

/** What tsc compiles for plain Node: the packages, and each game of the examples. */
export const projects = ['tsconfig.build.json', ...guests.map((name) => `examples/${name}/tsconfig.build.json`)];

/** A name as the code has it: `red-duel` is `redDuel`. @param {string} id */
export const codeName = (id) => id.replace(/-(.)/g, (_all, letter) => letter.toUpperCase());

/** Written out by formatter's rules: as many on a line as fit. @param {string} before @param {readonly string[]} items @param {string} after */
function listed(before, items, after) {
  const line = `${before}[${items.join(', ')}]${after}`;
  return line.trim().length <= 140 ? line : `${before}[\n${items.map((item) => `  ${item},\n`).join('')}]${after}`;
}

/** Imports in the formatter's order. @param {readonly (readonly [string, string])[]} from names and where they stand */
function imported(from) {
  return [...from]
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([names, path]) => `import ${names} from '${path}';\n`)
    .join('');
}

/** @param {string} key @param {string} g */
function listedRead(key, g) {
  const fields = [`choices: ${g}.CHOICES`, `situations: ${g}.${g}Situations`, `caseOf: ${g}.caseOf`];
  const line = `  ${key}: readOf({ ${fields.join(', ')} }),\n`;
  return line.length <= 141 ? line : `  ${key}: readOf({\n${fields.map((f) => `    ${f},\n`).join('')}  }),\n`;
}

/** Says whose work a list is. @param {string} what */
const head = (what) => `/** ${what} Written by scripts/games.mjs from games.json. */\n`;

/**
 * Every list, by its place in the project.
 * @param {readonly string[]} ids @returns {Readonly<Record<string, string>>}
 */
export function listsOf(ids) {
  /** @param {string} suffix @param {(id: string) => string} path */
  const from = (suffix, path) => ids.map((id) => /** @type {const} */ ([`{ ${codeName(id)}${suffix} }`, path(id)]));
  /** @param {string} suffix */
  const named = (suffix) => ids.map((id) => codeName(id) + suffix);
  const sorted = [...ids].sort();
  /** A record by names. @param {string} type @param {string} called @param {string} suffix */
  const keyed = (type, called, suffix) => {
    const items = ids.map((id) => `${codeName(id) === id ? id : `'${id}'`}: ${codeName(id)}${suffix}`);
    const before = `\nexport const ${called}: Readonly<Record<string, ${type}>> = {`;
    const line = `${before} ${items.join(', ')} };\n`;
    return line.trim().length <= 140 ? line : `${before}\n${items.map((item) => `  ${item},\n`).join('')}};\n`;
  };
  /** What games say of files in a language, where they have words of their own for that. @param {string} lang @param {string} language */
  const filesIn = (lang, language) => {
    const saying = ids.filter((id) => existsSync(join(root, `packages/words/src/games/${id}/${lang}/files.ts`)));
    return (
      head(`What one game alone says of its files, in ${language}.`) +
      imported(saying.map((id) => [`{ ${codeName(id)}Files }`, `./${id}/${lang}/files.ts`])) +
      `\nexport const filesOfGames = { ${saying.map((id) => `...${codeName(id)}Files`).join(', ')} };\n`
    );
  };
  const reading = ids.filter((id) => existsSync(join(root, `packages/files/src/games/${id}/reads.ts`)));
  return {
    'packages/files/src/games/list.ts':
      head('The games whose files can be read.') +
      imported(from('Files', (id) => `./${id}/index.ts`)) +
      listed('\nexport const GAMES = ', named('Files'), ' as const;\n') +
      sorted.map((id) => `export * from './${id}/index.ts';\n`).join(''),
    'packages/files/src/games/contents.ts':
      head('What may be named in the files of each game.') +
      sorted.map((id) => `export { ${codeName(id)}Content } from './${id}/listed.ts';\n`).join(''),
    'packages/files/src/games/called.ts':
      head('What files call each game, before anything else of it is loaded.') +
      sorted.map((id) => `export { ${codeName(id)}Called } from './${id}/called.ts';\n`).join(''),
    'packages/files/src/games/reads.ts':
      head('Files that one game alone has, by their kinds.') +
      imported(reading.map((id) => [`{ ${codeName(id)}Reads }`, `./${id}/reads.ts`])) +
      `\nexport const READS = { ${reading.map((id) => `...${codeName(id)}Reads`).join(', ')} };\n`,
    'packages/cli/src/games/list.testing.ts':
      head('The games that the command line knows, loaded at once.') +
      imported([...from('Game', (id) => `./${id}.ts`), ['{ type AnyGame, anyGame }', './game.ts']]) +
      listed(
        '\nexport const GAMES: readonly AnyGame[] = ',
        named('Game').map((name) => `anyGame(${name})`),
        ';\n',
      ),
    'packages/cli/src/games/entries.ts':
      head('The games that the command line tells of, and how it comes by each.') +
      imported([...from('Entry', (id) => `./${id}/entry.ts`), ['{ anyGame, type Loadable }', './game.ts']]) +
      '\nexport const ENTRIES: readonly Loadable[] = [\n' +
      ids
        .map((id) => `  { ...${codeName(id)}Entry, load: async () => anyGame((await import('./${id}.ts')).${codeName(id)}Game) },\n`)
        .join('') +
      '];\n',
    'packages/cli/src/games/hostile.testing.ts':
      head('Files of each game alone, which no command may fall over.') +
      imported([...from('Hostile', (id) => `./${id}/hostile.testing.ts`), ['type { Kind }', '../hostile.testing.ts']]) +
      keyed('readonly Kind[]', 'HOSTILE', 'Hostile'),
    'packages/cli/src/games/documents.testing.ts':
      head('What the documents need of each game.') +
      imported([...from('Told', (id) => `./${id}/documents.testing.ts`), ['type { Told }', '../documents.testing.ts']]) +
      keyed('Told', 'TOLD', 'Told'),
    'packages/cli/src/games/lab.testing.ts':
      head('What experiments for tests play of each game.') +
      imported([...from('Quick', (id) => `./${id}/lab.testing.ts`), ['type { Quick }', '../commands/lab.testing.ts']]) +
      keyed('Quick', 'QUICK', 'Quick'),
    'packages/lab/src/games/list.ts':
      head('The games that can be measured.') +
      imported([...from('Lab', (id) => `./${id}.ts`), ['{ type AnyLabGame, anyLabGame }', './game.ts']]) +
      listed(
        '\nexport const GAMES: readonly AnyLabGame[] = ',
        named('Lab').map((name) => `anyLabGame(${name})`),
        ';\n',
      ),
    'packages/lab/src/games/alone.ts':
      head('Each game that can be measured, loaded without another.') +
      "import { type AnyLabGame, anyLabGame } from './game.ts';\n" +
      '\nexport const ALONE: Readonly<Record<string, () => Promise<AnyLabGame>>> = {\n' +
      ids
        .map(
          (id) => `  ${codeName(id) === id ? id : `'${id}'`}: async () => anyLabGame((await import('./${id}.ts')).${codeName(id)}Lab),\n`,
        )
        .join('') +
      '};\n',
    'packages/lab/src/games/list.testing.ts':
      head('What tests of experiments play of each game.') +
      imported([...from('Cell', (id) => `./${id}.testing.ts`), ['type { Cell }', '../experiment.ts']]) +
      keyed('Cell', 'CELLS', 'Cell'),
    'packages/lab/src/readings/list.ts':
      head('The games whose named options can be measured.') +
      imported(ids.map((id) => /** @type {const} */ ([`* as ${codeName(id)}`, `@escarmouche/engine/${id}`]))) +
      "import { type ReadGame, readOf } from './game.ts';\n\nexport const READ: Readonly<Record<string, ReadGame>> = {\n" +
      ids
        .map((id) => [codeName(id) === id ? id : `'${id}'`, codeName(id)])
        .map(([key, g]) => listedRead(key, g))
        .join('') +
      '};\n',
    'packages/files/src/games/played.testing.ts':
      head('The games whose rulings, lessons and puzzles tests play.') +
      imported(ids.map((id) => /** @type {const} */ ([`* as ${codeName(id)}`, `@escarmouche/engine/${id}`]))) +
      "import type { AnySituations } from '../mutants.testing.ts';\n" +
      '\n/** What each is played by, and its rulebook, by its name. Of what types that is each game knows: here they are forgotten, once. */\n' +
      'export const PLAYED = [\n' +
      ids.map((id) => `  ['${id}', ${codeName(id)}.${codeName(id)}Situations, ${codeName(id)}.RULEBOOK],\n`).join('') +
      '] as unknown as readonly (readonly [game: string, of: AnySituations, rulebook: readonly { readonly id: string }[]])[];\n' +
      '\n/** What a game is played by. */\n' +
      'export function situationsOf(game: string): AnySituations {\n' +
      '  const found = PLAYED.find(([name]) => name === game);\n' +
      '  if (found === undefined) throw new Error(`no game $' +
      '{game}`);\n' +
      '  return found[1];\n' +
      '}\n',
    'packages/words/src/games/lists.testing.ts':
      head('The word lists of every game.') +
      imported([
        ...ids.map((id) => /** @type {const} */ ([`* as ${codeName(id)}`, `./${id}/index.ts`])),
        ['type { ExplainedLists }', '../common.ts'],
        ['type { Lang }', '../types.ts'],
      ]) +
      '\nexport const LISTS: readonly (readonly [game: string, lists: Readonly<Record<Lang, ExplainedLists>>])[] = [\n' +
      ids.map((id) => `  ['${id}', ${codeName(id)}],\n`).join('') +
      '];\n',
    'packages/engine/src/games/list.ts':
      head('How well and in what style the levels play each game.') +
      imported([...from('Opponents', (id) => `./${id}/opponents.ts`), ['type { Opponents }', '../core/index.ts']]) +
      keyed('Opponents', 'OPPONENTS', 'Opponents'),
    'packages/words/src/games/units.ts':
      head('What points, health and objectives are called, game by game.') +
      imported([...from('Units', (id) => `./${id}/units.ts`), ['type { Units }', '../units.ts']]) +
      keyed('Units', 'UNITS', 'Units'),
    'packages/words/src/games/files-en.ts': filesIn('en', 'English'),
    'packages/words/src/games/files-fr.ts': filesIn('fr', 'French'),
    'packages/web/src/games/list.ts':
      head('The games on the home page; each tells where the rest of it is.') +
      imported(from('Entry', (id) => `./${id}/entry.ts`)) +
      listed('\nexport const GAMES = ', named('Entry'), ';\n'),
    'packages/web/src/worker/lists.testing.ts':
      head('How tests of every game play each.') +
      imported([...from('Played', (id) => `../games/${id}/played.testing.ts`), ['type { Played }', './played.testing.ts']]) +
      keyed('Played', 'PLAYED', 'Played'),
    'packages/web/src/worker/list.ts':
      head('How the worker comes by each game.') +
      "import type { AnyWorkerGame } from './game.ts';\n" +
      '\nexport const PLAYS: Readonly<Record<string, () => Promise<AnyWorkerGame>>> = {\n' +
      sorted
        .map((id) => `  ${codeName(id) === id ? id : `'${id}'`}: async () => (await import('../games/${id}/play.ts')).play,\n`)
        .join('') +
      '};\n',
    'packages/web/src/plain/guests.ts':
      head('Games of the examples, beside those of the list.') +
      imported([
        ...guests.map((name) => /** @type {const} */ ([codeName(name), `../../../../examples/${name}/index.ts`])),
        ['type { Guest }', './guest.ts'],
      ]) +
      '\nexport const GUESTS: Readonly<Record<string, Guest>> = {\n' +
      guests
        .map((name) => {
          const texts = `import.meta.glob<string>('../../../../examples/${name}/rulings/*.yaml', { query: '?raw', import: 'default' })`;
          return `  ${codeName(name) === name ? name : `'${name}'`}: {\n    of: ${codeName(name)},\n    rulings: ${texts},\n  },\n`;
        })
        .join('') +
      '};\n',
    ...doorsOf(ids),
  };
}

/** The package files, with a door for each game's rules, words and files, and for what its files may name. @param {readonly string[]} ids */
function doorsOf(ids) {
  /** @param {string} name */
  const written = (name) => {
    const path = `packages/${name}/package.json`;
    const { exports: doors, ...rest } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    /** @type {Record<string, unknown>} */
    const kept = {};
    for (const [door, to] of Object.entries(doors)) {
      if (door === './package.json')
        for (const id of ids) {
          for (const [door, module] of [
            ['', 'index'],
            ['/content', 'listed'],
          ]) {
            const at = `games/${id}/${module}`;
            if (!existsSync(join(root, 'packages', name, 'src', `${at}.ts`))) continue;
            kept[`./${id}${door}`] = { '@escarmouche/source': `./src/${at}.ts`, types: `./dist/${at}.d.ts`, default: `./dist/${at}.js` };
          }
        }
      if (!JSON.stringify(to).includes('/games/')) kept[door] = to;
    }
    // In the order they stand in: what a package is comes before what it shows, and what it needs after.
    const entries = Object.entries(rest);
    const at = Object.keys(JSON.parse(readFileSync(join(root, path), 'utf8'))).indexOf('exports');
    entries.splice(at, 0, ['exports', kept]);
    return [path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`];
  };
  return Object.fromEntries([written('engine'), written('words'), written('files')]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = Object.entries(listsOf(games)).filter(([path, text]) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  const check = process.argv.includes('--check');
  for (const [path, text] of stale) {
    if (!check) writeFileSync(join(root, path), text);
    console.error(`${check ? 'not as games.json has it' : 'written'}: ${path}`);
  }
  process.exitCode = check && stale.length > 0 ? 1 : 0;
}
