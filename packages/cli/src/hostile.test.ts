/**
 * Hostile files on every command: whatever a file holds, a command says what is wrong in one line for each fault, with file and place,
 * status 2, and leaves nothing half written. `ESCARMOUCHE_FILES` tries more or fewer.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tamed } from '@escarmouche/engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyGame, nameOf } from './games/game.ts';
import { HOSTILE } from './games/hostile.testing.ts';
import { GAMES } from './games/list.testing.ts';
import { BROKEN, broken, type Kind } from './hostile.testing.ts';
import { run, scratch, written } from './run.testing.ts';

/** Broken files of each kind. */
const FILES = Math.ceil(Number(process.env.ESCARMOUCHE_FILES ?? 1000) / 10);
const LONG = 180_000;

/** Meetings of every game, as experiments name them. */
const EXPERIMENT = `experiment: forces
title: { en: Forces, fr: Forces }
games: 40
until: { interval: 0.05, sprt: { from: 0.5, to: 0.55 } }
cells:
${GAMES.map((of) => `  - game: ${nameOf(of)}\n    parties: [${of.ready.parties.slice(0, 2).join(', ')}]\n    bots: [random, greedy]\n`).join('')}`;

const file = scratch();

/** The first ruling of the project about a game that is short and plays with dice or cards. */
function rulingOf(of: AnyGame): string {
  const all = readdirSync(of.rulings).map((name) => readFileSync(new URL(name, of.rulings), 'utf8'));
  return all.find((text) => text.length > 1200 && text.length < 2500 && text.includes('chance:')) ?? all[0];
}

const KINDS: readonly Kind[] = [
  ...Object.values(HOSTILE).flat(),
  ...GAMES.map((of) => ({
    name: `a ruling of ${nameOf(of)}`,
    text: rulingOf(of),
    commands: (path: string) => [
      ['ruling', path],
      ['ruling', path, '--json'],
      ['options', path, '--case', '1'],
      ['odds', path, '--of', 'x', '--case', '1'],
    ],
  })),
  ...GAMES.map((of) => ({
    name: `a match of ${nameOf(of)}`,
    text: '',
    commands: (path: string, out: string) => [
      ['replay', path, '--out', out],
      ['replay', path, '--log', '--json'],
      ['luck', path, '--places', '2', '--plays', '1'],
    ],
  })),
  {
    name: 'an experiment',
    text: EXPERIMENT,
    commands: (path) => [
      ['lab', path, '--plan'],
      ['lab', path, '--plan', '--json'],
    ],
  },
];

/** `a ruling` of `a ruling of wow`. */
const sortOf = ({ name }: Kind): string => name.split(' ').slice(0, 2).join(' ');
const texts = new Map<string, string>();
const goodOf = ({ name, text }: Kind): string => texts.get(name) ?? text;

beforeAll(async () => {
  for (const of of GAMES) {
    const match = file('match.json');
    expect((await run('play', nameOf(of), '--out', match)).status).toBe(0);
    texts.set(`a match of ${nameOf(of)}`, readFileSync(match, 'utf8'));
  }
}, LONG);

/** What is written beside the file that is read, and what stands there before. */
const out = file('out');
const kept = join(out, 'kept.json');
const BEFORE = 'before';

/** The folder as it is before a command, made anew only where something has been written there: a disk takes its time over folders. */
function asBefore(): void {
  const names = existsSync(out) ? readdirSync(out) : [];
  if (names.length === 1 && names[0] === 'kept.json' && readFileSync(kept, 'utf8') === BEFORE) return;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  writeFileSync(kept, BEFORE);
}

/**
 * Runs a command and holds it to the promise. Where a file is fit to be read a command may say anything of it; where it is not, that alone
 * is said.
 */
async function promise(argv: readonly string[], path: string, mustBeBad: boolean): Promise<void> {
  asBefore();
  const { status, out: answer, err } = await run(...argv);
  const context = `${argv.join(' ')} → ${status}\n${answer.slice(0, 500)}\n${err.slice(0, 2000)}`;
  if (mustBeBad) expect(status, context).toBe(2);
  else expect([0, 1, 2], context).toContain(status);
  for (const said of [answer, err]) {
    expect(said === tamed(said), context).toBe(true);
    expect(said, context).not.toMatch(/\n {4}at |undefined|\[object|NaN/);
  }
  // What nobody foresaw is told with the name of the program, not of the file.
  expect(err, context).not.toMatch(/^escarmouche: /m);
  const lines = err.split('\n').slice(0, -1);
  if (status === 2) {
    expect(lines.length, context).toBeGreaterThan(0);
    for (const line of lines) {
      // A file that reads well may lack what another word of the command line names.
      if (!mustBeBad && /^--[a-z]+(?: <[A-Z]+>)?: expected /.test(line)) continue;
      // A name of no letters is shown between its quotes.
      const named = path === '' ? '""' : path;
      expect(line.startsWith(named), context).toBe(true);
      expect(line.slice(named.length), context).toMatch(/^(?::\d+){0,2}: .*\S/);
      expect(line.length, context).toBeLessThan(2000);
    }
    // An answer is one line that names the file, or one JSON value: never half of a report.
    if (argv.includes('--json') && answer !== '') expect(() => JSON.parse(answer) as unknown, context).not.toThrow();
    else
      expect(
        answer
          .replace(`MALFORMED  ${path}`, '')
          .replace(/^ {2}\S+:\S+$/m, '')
          .trim(),
        context,
      ).toBe('');
    expect(readFileSync(kept, 'utf8'), context).toBe(BEFORE);
  }
  // Folders for many matches are made, and hold whole ones only.
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) expect(name, context).not.toContain('.part');
  expect(({} as Record<string, unknown>).x).toBeUndefined();
}

describe.each(KINDS)('$name', (kind) => {
  const path = file(`${kind.name.replaceAll(' ', '-')}.txt`);
  const commands = kind.commands(path, kept);

  it('is read where it is good', { timeout: LONG }, async () => {
    written(path, goodOf(kind));
    asBefore();
    for (const argv of commands) expect((await run(...argv)).status, argv.join(' ')).toBe(argv[0] === 'odds' && argv.includes('x') ? 2 : 0);
  });

  it.each(Object.entries(BROKEN))('of %s', { timeout: LONG }, async (name, make) => {
    written(path, make(goodOf(kind)));
    for (const argv of commands) await promise(argv, path, !(kind.half === true && name === 'half of it'));
  });

  it('where there is no file, or none that may be read', { timeout: LONG }, async () => {
    const places = [file('.'), file('there-is-none'), '/dev/null', `${path}/below`, '', file('n'.repeat(300)), loop()];
    for (const place of places) for (const argv of kind.commands(place, kept)) await promise(argv, place, true);
  });

  it('of all other sorts', { timeout: LONG * 5 }, async () => {
    for (const other of KINDS) {
      if (sortOf(other) === sortOf(kind)) continue;
      written(path, goodOf(other));
      for (const argv of commands) await promise(argv, path, true);
    }
  });

  it(`broken in ${FILES} ways`, { timeout: LONG * 5 }, async () => {
    await fc.assert(
      fc.asyncProperty(broken(goodOf(kind)), fc.nat(commands.length - 1), async (text, which) => {
        written(path, text);
        await promise(commands[which], path, false);
      }),
      { numRuns: FILES },
    );
  });
});

/** A link that leads to itself. */
function loop(): string {
  const path = file('loop');
  rmSync(path, { force: true });
  symlinkSync(path, path);
  return path;
}
