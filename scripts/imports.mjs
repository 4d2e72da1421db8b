/**
 * The direction of imports: arrows only go down. Rooms are folders; each names the rooms it may import from; and no file needs one that needs
 * it, be it for a type alone.
 *
 *   node scripts/imports.mjs      lists every import that breaks the rules, exit status 1 where there is one
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { games } from './games.mjs';
import { root, walk } from './project.mjs';

/**
 * @typedef {object} Room
 * @property {string} folder below packages/; a `*` is one folder of any name, and each such folder is a room of its own
 * @property {boolean} [flat] only the files directly in the folder, not those in folders below
 * @property {string[]} uses the rooms it may import from
 * @property {string[]} [types] rooms it may import nothing but types from
 * @property {boolean} [node] whether it may use Node's own modules
 * @property {string[]} [outside] the npm packages it may use, where that is less than its package.json declares
 * @property {readonly string[]} [loads] its files that load what they are told to, by a computed name
 * @property {readonly string[]} [plays] its files that belong to the worker, which plays; the others draw what they are told, and see
 *   nothing of a game's states and rules
 */

/** What every room of the app stands on. */
const BELOW_WEB = ['engine', 'words', 'charts', 'files', 'lab'];
/** What every screen of it stands on. */
const SHARED = [...BELOW_WEB, 'web/src/app', 'web/src/design', 'web/src/settings'];

/** What the page may not see of a game: its states and views at all, and of what plays by them nothing but the shapes of its answers. */
const CLOSED = {
  always: ['state.ts', 'view.ts'],
  butTypes: [
    'game.ts',
    'inspect.ts',
    'looking.ts',
    'monsters/',
    'odds.ts',
    'rules/',
    'shown.ts',
    'showing.ts',
    'situations.ts',
    'situation-writing.ts',
    'turn-read.ts',
  ],
};

/** From the bottom up. Where a file fits several, the longest folder is its room. @type {Room[]} */
export const rooms = [
  // What runs a game knows nothing of what records one: matches, replays, rulings, positions that are written down.
  { folder: 'engine/src/core/running', uses: [], outside: ['pure-rand'] },
  { folder: 'engine/src/core/recording', uses: ['engine/src/core/running'], outside: [] },
  // Their door, and what tests of games share.
  { folder: 'engine/src/core', uses: ['engine/src/core/running', 'engine/src/core/recording'], outside: [] },
  { folder: 'engine/src/space', uses: [], types: ['engine/src/core'], outside: [] },
  { folder: 'engine/src/dice', uses: [], types: ['engine/src/core'] },
  { folder: 'engine/src/odds', uses: ['engine/src/core', 'engine/src/space', 'engine/src/dice'] },
  // One room for each game, so that no game can import another.
  { folder: 'engine/src/games/*', uses: ['engine/src/core', 'engine/src/space', 'engine/src/dice', 'engine/src/odds'] },
  // The list of games.
  { folder: 'engine/src/games', flat: true, uses: ['engine/src/core', 'engine/src/games/*'] },
  {
    folder: 'engine/src/bots',
    uses: ['engine/src/core', 'engine/src/space', 'engine/src/dice', 'engine/src/games', 'engine/src/games/*', 'engine/src/odds'],
  },
  // The door: what the package shows to others.
  {
    folder: 'engine/src',
    flat: true,
    uses: [
      'engine/src/core',
      'engine/src/space',
      'engine/src/dice',
      'engine/src/games',
      'engine/src/games/*',
      'engine/src/odds',
      'engine/src/bots',
    ],
  },
  { folder: 'words/src', uses: ['engine'] },
  { folder: 'charts/src', uses: [] },
  { folder: 'files/src', uses: ['engine', 'words'] },
  // A bot of one's own is a file named on the command line: it is loaded in a thread of its own.
  { folder: 'lab/src', uses: ['engine'], node: true, loads: ['own/bot-worker.ts'] },
  // A game of anybody's is a folder named on the command line.
  { folder: 'cli/src', uses: ['engine', 'words', 'charts', 'files', 'lab'], node: true, loads: ['games/plain.ts'] },
  // The app, from the bottom up. What all of it stands on: its words, addresses, stores and notices, and which games there are.
  { folder: 'web/src/app', uses: [...BELOW_WEB, 'web/src/settings', 'web/src/worker'], types: ['web/src'] },
  { folder: 'web/src/settings', uses: [...BELOW_WEB, 'web/src/app', 'web/src/design'] },
  { folder: 'web/src/design', uses: [...BELOW_WEB, 'web/src/app', 'web/src/settings'] },
  // The page begins here: it alone knows the list of games, and hands it down.
  { folder: 'web/src', flat: true, uses: [...SHARED, 'web/src/shell', 'web/src/games'] },
  // What every game shares: table, set-up, rulings, replay, matches. It knows no game, not even that there is a list of them.
  { folder: 'web/src', uses: [...SHARED, 'web/src/board', 'web/src/worker'] },
  { folder: 'web/src/board', uses: [...SHARED, 'web/src', 'web/src/worker'] },
  { folder: 'web/src/shell', uses: [...SHARED, 'web/src'] },
  // No game knows another, and the list of games stands above them.
  {
    folder: 'web/src/games/*',
    uses: [...SHARED, 'web/src', 'web/src/worker', 'web/src/board'],
    plays: ['play.ts', 'ahead.ts', 'turns/written.ts'],
  },
  { folder: 'web/src/games', flat: true, uses: ['web/src/app', 'web/src/plain', 'web/src/games/*'] },
  // A game of the examples is a value made of the engine alone; what is made of it stands in `plain`, which loads those it is told of.
  { folder: '../examples/*', uses: ['engine'] },
  { folder: 'web/src/plain', uses: [...SHARED, 'web/src', 'web/src/board', 'web/src/worker', '../examples/*'] },
  // The worker has a list of games of its own: it plays them, and draws none.
  { folder: 'web/src/worker', uses: [...BELOW_WEB, 'web/src', 'web/src/app', 'web/src/plain', 'web/src/games/*'] },
];

/**
 * @typedef {object} Import
 * @property {string | undefined} specifier undefined where it is computed and cannot be known
 * @property {boolean} typeOnly gone after compilation
 * @property {boolean} lazy loaded when it is asked for, by a file that is there already
 * @property {readonly { readonly name: string, readonly type: boolean }[]} names what it imports or exports again, where that is named
 * @property {boolean} bare it takes nothing: the module is imported for what it does on the side
 * @property {number} offset
 */

/** The node types that name another module, and where each keeps the name. */
const naming = /** @type {Record<string, string>} */ ({
  ImportDeclaration: 'source',
  ExportNamedDeclaration: 'source',
  ExportAllDeclaration: 'source',
  ImportExpression: 'source',
  TSImportType: 'source',
});

/**
 * Every import of a file, static, re-exported, dynamic or in a type, from its syntax tree.
 * @param {string} path decides between TypeScript and JSX
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  /** @type {Import[]} */
  const found = [];
  /** @param {any} node */
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    const source = node[naming[node.type] ?? ''];
    if (source) {
      const typeOnly = node.type === 'TSImportType' || (node.importKind ?? node.exportKind) === 'type';
      const bare = node.type === 'ImportDeclaration' && node.specifiers.length === 0;
      const lazy = node.type === 'ImportExpression';
      found.push({ specifier: literal(source), typeOnly, lazy, names: namesOf(node), bare, offset: node.start });
    } else if (isGlob(node)) {
      found.push({ specifier: undefined, typeOnly: false, lazy: true, names: [], bare: false, offset: node.start });
    }
    for (const key in node) visit(node[key]);
  };
  visit(program);
  return found;
}

/** @param {any} node an import or an export */
function namesOf(node) {
  return (node.specifiers ?? [])
    .filter((/** @type {any} */ s) => s.imported ?? s.local)
    .map((/** @type {any} */ s) => ({ name: (s.imported ?? s.local).name, type: s.importKind === 'type' || s.exportKind === 'type' }));
}

/** @param {any} node */
function literal(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** vite's `import.meta.glob(…)`. @param {any} node */
function isGlob(node) {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.object.type === 'MetaProperty' &&
    /^glob/.test(node.callee.property.name)
  );
}

/**
 * The room of a path below packages/, and its own name: `engine/src/games/*` has one for each game.
 * @param {string} path
 * @returns {{ room: Room, name: string } | undefined}
 */
function roomOf(path) {
  const at = path.split('/');
  const fitting = rooms
    .map((room) => ({ room, parts: room.folder.split('/') }))
    // Something must follow: a file directly in games/ is in no game.
    .filter(
      ({ room, parts }) =>
        (room.flat ? at.length === parts.length + 1 : at.length > parts.length) && parts.every((part, i) => part === '*' || part === at[i]),
    )
    .sort((a, b) => b.parts.length - a.parts.length)[0];
  return fitting && { room: fitting.room, name: at.slice(0, fitting.parts.length).join('/') };
}

/** Where each name that a door shows is declared, by the door's path. @type {Map<string, Map<string, string>>} */
const declared = new Map();

/**
 * The file in which each name is declared that a module exports, through whatever it exports again.
 * @param {string} path
 * @returns {Map<string, string>}
 */
export function declaredBy(path) {
  const known = declared.get(path);
  if (known) return known;
  /** @type {Map<string, string>} */
  const names = new Map();
  declared.set(path, names);
  const body = /** @type {any[]} */ (parseSync(path, readFileSync(path, 'utf8')).program.body);
  for (const node of body) {
    if (!/^Export(Named|All)Declaration$/.test(node.type)) continue;
    const from = node.source ? join(path, '..', node.source.value) : path;
    if (node.type === 'ExportAllDeclaration') for (const [name, file] of declaredBy(from)) names.set(name, file);
    for (const { local, exported } of node.specifiers ?? [])
      names.set(exported.name, node.source ? (declaredBy(from).get(local.name) ?? from) : path);
    for (const { id } of node.declaration ? (node.declaration.declarations ?? [node.declaration]) : []) names.set(id.name, path);
  }
  return names;
}

/**
 * What the page imports of a game that it may not see, as a line; undefined where there is nothing.
 * @param {string} packages
 * @param {string} path the importing file, below packages/
 * @param {Import} found
 * @returns {string | undefined}
 */
function unseen(packages, path, { specifier, typeOnly, names }) {
  const own = roomOf(path);
  const game = /^@escarmouche\/engine\/(\w+)$/.exec(specifier ?? '')?.[1];
  if (!own?.name.startsWith('web/src') || game === undefined || !games.includes(game) || own.name === 'web/src/worker') return undefined;
  if (/\.test(ing)?\.\w+$/.test(path) || own.room.plays?.includes(path.slice(own.name.length + 1))) return undefined;
  const base = join(packages, 'engine/src/games', game);
  // A door that is not there shows nothing.
  const all = existsSync(join(base, 'index.ts')) ? declaredBy(join(base, 'index.ts')) : new Map();
  for (const { name, type } of names) {
    const file = relative(base, all.get(name) ?? '')
      .split(sep)
      .join('/');
    const closed = (/** @type {string[]} */ list) => list.some((of) => (of.endsWith('/') ? file.startsWith(of) : file === of));
    if (closed(CLOSED.always) || (!typeOnly && !type && closed(CLOSED.butTypes)))
      return `imports ${name} of ${game}'s ${file}: the page draws what the worker tells`;
  }
  return undefined;
}

/**
 * What is wrong with one import, or undefined.
 * @param {string} path the importing file, below packages/
 * @param {Import} found
 * @param {Set<string>} declared the dependencies of its package
 * @returns {string | undefined}
 */
function problemOf(path, { specifier, typeOnly, bare }, declared) {
  const own = roomOf(path);
  if (!own) return 'is in no room: name its folder in scripts/imports.mjs';
  const test = /\.test(ing)?\.\w+$/.test(path);
  if (specifier === undefined) {
    const may = own.name.startsWith('web/src') || own.room.loads?.includes(path.slice(own.name.length + 1)) === true;
    return may ? undefined : 'imports a computed name, which nobody can check';
  }
  // Styles are there for what they do.
  if (bare && !specifier.endsWith('.css')) return `imports ${specifier} for what it does on the side, and takes nothing from it`;

  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
    const other = roomOf(target);
    if (!other) return `imports ${specifier}, which is in no room`;
    if (other.name === own.name) return undefined;
    const guest = other.room.folder === '../examples/*';
    if (!guest && other.name.split('/')[0] !== own.name.split('/')[0])
      return `imports ${specifier}: another package is imported by its name`;
    if (own.room.uses.includes(other.room.folder)) return undefined;
    if ((typeOnly || test) && own.room.types?.includes(other.room.folder)) return undefined;
    return `is in ${own.name} and imports ${specifier} from ${other.name}${own.room.types?.includes(other.room.folder) ? ' (types alone are allowed)' : ''}`;
  }

  const workspace = /^@escarmouche\/(\w+)/.exec(specifier)?.[1];
  if (workspace) return own.room.uses.includes(workspace) ? undefined : `is in ${own.name} and imports ${specifier}`;
  // Tests bring their own tools: vitest, fast-check, files to read.
  if (test) return undefined;
  if (specifier.startsWith('node:'))
    return own.room.node ? undefined : `is in ${own.name}, which runs in browsers too, and imports ${specifier}`;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (!(own.room.outside?.includes(name) ?? true)) return `is in ${own.name} and imports ${specifier}`;
  return declared.has(name) ? undefined : `imports ${specifier}, which its package.json does not declare`;
}

/**
 * The circles in what files import, each as the files on its way; what is loaded only when it is asked for closes none.
 * @param {ReadonlyMap<string, readonly string[]>} uses the files that each file imports
 * @returns {string[][]}
 */
export function circlesIn(uses) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {string[]} */
  const way = [];
  const seen = new Set();
  /** @param {string} file */
  const visit = (file) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (seen.has(file)) return;
    seen.add(file);
    way.push(file);
    for (const other of uses.get(file) ?? []) visit(other);
    way.pop();
  };
  for (const file of uses.keys()) visit(file);
  return circles;
}

/**
 * Every import below `packages` that goes the wrong way, and every circle, as lines to print.
 * @param {string} packages
 * @returns {{ files: number, problems: string[] }}
 */
export function checkImports(packages) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, Set<string>>} */
  const declarations = new Map();
  /** @type {Map<string, string[]>} */
  const uses = new Map();
  let files = 0;
  for (const { path, isFile } of [...walk(packages), ...walk(join(packages, '../examples'))]) {
    const below = relative(packages, path).split(sep).join('/');
    // A game of the examples has its sources in its folder; its test brings whatever it is held to.
    const guest = /^\.\.\/examples\/[^/]+\/[^/]+(?<!\.test)\.ts$/.test(below);
    if (!isFile || !(guest || /^[^/]+\/src\/.*\.[cm]?[jt]sx?$/.test(below))) continue;
    files += 1;
    const home = below.split('/')[0];
    const declared = declarations.get(home) ?? (guest ? new Set() : dependenciesOf(join(packages, home)));
    declarations.set(home, declared);
    const text = readFileSync(path, 'utf8');
    const all = importsOf(path, text);
    const beside = all.flatMap(({ specifier, lazy }) => (specifier?.startsWith('.') && !lazy ? [specifier] : []));
    uses.set(
      below,
      beside.map((specifier) => posix.join(posix.dirname(below), specifier)),
    );
    for (const found of all) {
      const problem = problemOf(below, found, declared) ?? unseen(packages, below, found);
      if (problem) problems.push(`packages/${below}:${text.slice(0, found.offset).split('\n').length} ${problem}`);
    }
  }
  for (const circle of circlesIn(uses)) problems.push(`packages/${circle[0]} needs itself: ${circle.join(' > ')}`);
  return { files, problems };
}

/** @param {string} folder */
function dependenciesOf(folder) {
  return new Set(Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {}));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, problems } = checkImports(join(root, 'packages'));
  for (const problem of problems) console.error(problem);
  console.log(`${files} files, ${problems.length} imports in the wrong direction or in a circle`);
  // No file at all would mean that the check looks in the wrong place.
  process.exitCode = problems.length === 0 && files > 0 ? 0 : 1;
}
