/** The packages as others get them: packed, installed in an empty folder, their examples run and type-checked there. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOf } from './games/game.ts';
import { GAMES } from './games/list.testing.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'packed-'));
/** The libraries: every folder of `packages` but the program, and the app, which the program brings along. */
const LIBRARIES = readdirSync(join(root, 'packages'))
  .filter((name) => name !== 'cli' && name !== 'web')
  .sort();

/** npm by the one that started the tests, where there is one: a second npm on the path is not mixed in. */
function npm(args: readonly string[], cwd: string): string {
  const by = process.env.npm_execpath;
  const [program, first] = by?.endsWith('npm-cli.js') === true ? [process.execPath, [by]] : ['npm', []];
  const env = { ...process.env, NODE_ENV: 'development', npm_config_loglevel: 'error' };
  return execFileSync(program, [...first, ...args], { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const inHome = (program: string, ...args: string[]): string => execFileSync(program, args, { cwd: home, encoding: 'utf8' });
const bin = join(home, 'node_modules', '.bin', 'escarmouche');

/** Whether a sample is of games that are there: descriptions may still tell of one that is gone. */
function isOfGames(sample: string): boolean {
  const found = (pattern: RegExp): string[] => Array.from(sample.matchAll(pattern), ([, what]) => what);
  return (
    found(/ from '(@escarmouche\/[^']+)'/g).every((door) => doors(true).includes(door)) &&
    found(/^ruling: (\w+):/gm).every((prefix) => GAMES.some((of) => of.files.rules.prefix === prefix))
  );
}

/** The blocks of a package's own description, as it was installed, that are in a language. */
function samples(name: string, language: string): string[] {
  return blocksOf(readFileSync(join(home, 'node_modules', name, 'README.md'), 'utf8'), language);
}

function blocksOf(text: string, language: string): string[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, of, block]) => of === language && isOfGames(block))
    .map(([, , block]) => block);
}

/** Every name by which installed packages of ours can be imported as code. */
function doors(page: boolean): string[] {
  return LIBRARIES.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(home, 'node_modules/@escarmouche', name, 'package.json'), 'utf8'));
    return (
      Object.keys(exports)
        // What draws on a page has the types of one.
        .filter((door) => !door.endsWith('.json') && (page || name !== 'charts' || door !== '.'))
        .map((door) => `@escarmouche/${name}${door.slice(1)}`)
    );
  });
}

beforeAll(() => {
  const packs = join(home, 'packs');
  mkdirSync(packs);
  const which = ['cli', ...LIBRARIES].map((name) => `--workspace=packages/${name}`);
  npm(['pack', ...which, '--pack-destination', packs], root);
  writeFileSync(join(home, 'package.json'), '{ "name": "somebody-elses", "private": true, "type": "module" }\n');
  const tarballs = readdirSync(packs).map((file) => join(packs, file));
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], home);
}, 300_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('packages, installed in an empty folder', { timeout: 120_000 }, () => {
  it('bring what they need, and no development tools', () => {
    const installed = readdirSync(join(home, 'node_modules'));
    expect(installed).not.toContain('vite');
    expect(installed).not.toContain('react');
    expect(readdirSync(join(home, 'node_modules/@escarmouche')).sort()).toEqual(LIBRARIES);
    for (const name of [...LIBRARIES.map((library) => `@escarmouche/${library}`), 'escarmouche'])
      expect(readdirSync(join(home, 'node_modules', name))).toEqual(
        expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'NOTICE.md', 'README.md', 'dist']),
      );
  });

  it('do what their descriptions print', () => {
    const told = LIBRARIES.flatMap((name) =>
      samples(`@escarmouche/${name}`, 'js').map((sample, i) => {
        const file = `${name}-${i}.mjs`;
        writeFileSync(join(home, file), sample);
        // A sample says beside its last line what that prints, where it is short and always the same.
        const [, says] = /^console\.log\(.*\); \/\/ (.*)$/m.exec(sample) ?? [];
        return { file, says, printed: inHome(process.execPath, file).trim() };
      }),
    );
    expect(told.some(({ says }) => says !== undefined)).toBe(true);
    for (const { file, says, printed } of told) expect(printed, file).toEqual(says ?? expect.stringMatching(/\S/));
  });

  it.each([
    ['Node 20', { module: 'nodenext', target: 'es2022', lib: ['es2023'] }],
    ['Node 22', { module: 'nodenext', target: 'es2022', lib: ['es2024'] }],
    ['Node 24', { module: 'nodenext', target: 'es2024', lib: ['es2024', 'esnext.array', 'esnext.iterator'] }],
    ['a bundler', { module: 'esnext', moduleResolution: 'bundler', target: 'es2023', lib: ['es2023', 'dom'] }],
  ])('have types that hold in a project for %s', (_name, settings) => {
    const imports = doors(settings.lib.includes('dom')).map((door, i) => `import * as door${i} from '${door}';`);
    const used = `export const doors: readonly object[] = [${imports.map((_line, i) => `door${i}`).join(', ')}];`;
    const shown = [...samples('@escarmouche/engine', 'ts'), ...blocksOf(readFileSync(join(root, 'docs/writing-a-bot.md'), 'utf8'), 'ts')];
    const engine = shown.map((sample, i) => [`sample-${i}.ts`, sample] as const);
    // What is used wrongly must be told, or the silence about all else would say nothing.
    const wrong = ['wrong.ts', `${imports[0]}\ndoor0.playOut(1);\n`] as const;
    const files = [['doors.ts', [...imports, used, ''].join('\n')] as const, wrong, ...engine];
    for (const [file, text] of files) writeFileSync(join(home, file), text);
    const options = {
      ...settings,
      strict: true,
      // Stricter than asked for: who has it on pastes samples too.
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: false,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    };
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: files.map(([file]) => file) }));
    // Types of others are theirs to keep right; ours are looked at whole.
    const told = toldBy(join(root, 'node_modules/.bin/tsc')).filter((line) => !/^node_modules\/(?!@escarmouche)/.test(line));
    expect(told).toEqual([expect.stringMatching(/^wrong\.ts\(2,\d+\): error /)]);
  });

  it('run the command line: rulings, matches, the app', async () => {
    expect(inHome(bin, '--version')).toBe('0.1.0\n');
    const names = GAMES.map(nameOf);
    expect(JSON.parse(inHome(bin, 'rulings', names[0], '--json'))).toMatchObject({
      [names[0]]: { entries: GAMES[0].entries.length, done: GAMES[0].entries.length },
    });
    const lines = samples('escarmouche', '')[0].split('\n');
    const played = lines.flatMap((line) => /^npx escarmouche (play (\S+) .*)$/.exec(line)?.slice(1, 3) ?? []);
    expect(played).toHaveLength(2);
    const [play, game] = played;
    if (names.includes(game)) expect(inHome(bin, ...play.split(' '), '--json')).toContain('"games": 5');
    const { address, stop } = await served(['app', '--port', '0', '--no-open', '--json']);
    try {
      const page = await fetch(address);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
      expect((await fetch(address + script)).status).toBe(200);
    } finally {
      stop();
    }
  });
});

/** What a program says line by line, whether it fails or not. */
function toldBy(program: string): string[] {
  try {
    return inHome(program, '-p', 'tsconfig.json').split('\n').filter(Boolean);
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
      .split('\n')
      .filter(Boolean);
  }
}

/** The command line while it serves: where, and its end. */
function served(args: readonly string[]): Promise<{ address: string; stop(): void }> {
  const child: ChildProcess = spawn(bin, args, { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => reject(new Error(`ended with status ${status}`)));
    child.stdout?.once('data', (text) => resolve({ ...JSON.parse(String(text)), stop: () => child.kill() }));
  });
}
