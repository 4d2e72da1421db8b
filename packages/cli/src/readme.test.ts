/** What the documents print runs as printed, and README.md and LISEZMOI.md say the same in two languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocks, document as read } from './documents.testing.ts';
import { TOLD as TOLD_BY } from './games/documents.testing.ts';
import { nameOf } from './games/game.ts';
import { GAMES } from './games/list.testing.ts';
import { run, scratch } from './run.testing.ts';

const file = scratch();
const readme = read('README.md');
const lisezmoi = read('LISEZMOI.md');

/** What the program calls its commands, those of its games included. */
const KNOWN = [...(await run('--help')).out.matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map(([, name]) => name);

/** What the documents need of each game. */
const TOLD = GAMES.map((of) => ({ ...TOLD_BY[nameOf(of)], of }));
/** The files that commands name. */
const FILES = Object.assign({}, ...TOLD.map(({ files }) => files)) as Readonly<Record<string, string>>;

/** The commands a text shows, without what it says of each. */
function commands(text: string): string[] {
  const lines = blocks(text, '').flatMap((block) => block.split('\n'));
  return lines.map((line) => line.split(/ {2,}/)[0]).filter((line) => /^np[mx] /.test(line));
}

describe('samples of the command line', () => {
  const all = [
    readme,
    lisezmoi,
    read('docs/rulings.md'),
    read('docs/profiles.md'),
    read('docs/own.md'),
    read('docs/monster-turns.md'),
  ].flatMap(commands);
  // Those that run every ruling of a game are run where they are counted, what serves the app where it is installed (packed.test.ts), and
  // what plays by the thousand or with bots of one's own by
  // programs of their own (lab-spawned.test.ts, own-bots-spawned.test.ts).
  const played = all.filter((line) => line.startsWith('npx ') && !/ rulings | app$| lab | --bot /.test(line));
  // Documents may still tell of a game that is gone, and of its files.
  const names = GAMES.map(nameOf);
  const shown = played.filter((line) => {
    const [, , command, game] = line.split(' ');
    const [name] = /\S+\.yaml/.exec(line) ?? [];
    const there = name === undefined || name in FILES || '*.yaml' in FILES;
    return there && KNOWN.includes(command) && (!['play', 'arena', 'content'].includes(command) || names.includes(game));
  });

  const match = file('match.json');
  /** A place of it, after 40 answers at least, where somebody is asked. */
  let asked = -1;
  beforeAll(async () => {
    // As short as may be: what the commands say of long ones is tested beside each of them.
    const played = TOLD.find((told) => told.match !== undefined)?.match ?? ['play', names[0]];
    expect((await run(...played, '--out', match)).status).toBe(0);
    const { entries } = JSON.parse(readFileSync(match, 'utf8')) as { readonly entries: readonly { readonly kind: string }[] };
    asked = entries.findIndex(({ kind }, at) => kind === 'take' && at >= 40);
  });

  const own = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, file(name.replace('*', 'any'), text)]));
  /** A command with files that are there, and one game where it plays many. */
  const tried = (line: string): string =>
    line
      .replace('--games 100', '--games 1')
      .replace(/\S+\.yaml/, (name) => own[name] ?? own['*.yaml'])
      .replace(/\S+\.json/, match)
      .replace(/[\w-]+\.txt/g, own['*.txt']);
  // Most commands stand in several documents, each with files of other names: they are run once.
  const different = shown.filter((line, at) => shown.findIndex((other) => tried(other) === tried(line)) === at);

  it.each([
    ['README.md', readme],
    ['LISEZMOI.md', lisezmoi],
  ])('are all of its commands: %s', (_name, text) => {
    expect(KNOWN.length).toBeGreaterThan(10);
    expect([...new Set(commands(text).map((line) => line.split(' ')[2]))]).toEqual(expect.arrayContaining(KNOWN));
    // Every game is played there.
    for (const game of names) expect(commands(text).join('\n')).toMatch(new RegExp(`play ${game}\\b`));
  });

  it.each(different)('%s', { timeout: 60_000 }, async (line) => {
    const { status, out, err } = await run(...tried(line).replace('--at 40', `--at ${asked}`).split(' ').slice(2));
    expect([status, err]).toEqual([0, '']);
    expect(out).not.toBe('');
  });

  const prefixes = GAMES.map((of) => of.files.rules.prefix);
  const ruled = blocks(read('docs/rulings.md'), 'yaml').filter((text) => prefixes.includes(/^\w+: (\w+):/.exec(text)?.[1] ?? prefixes[0]));
  it.each(ruled.map((text) => [text.split('\n')[0], text]))('the %s of docs/rulings.md holds', async (_first, text) => {
    expect(await run('ruling', file('sample.yaml', text))).toMatchObject({ status: 0, err: '' });
  });
});

describe('docs/rulings.md', () => {
  const sections = read('docs/rulings.md').split(/^## /m);
  const sectionOf = (game: string): string => sections.find((text) => text.includes(`<!-- notation ${game} situation -->`)) ?? '';

  it.each(TOLD.map(({ of, events }) => [nameOf(of), events] as const))('names every event of %s', (game, events) => {
    // What a sentence is said in several ways for has a sign after its key.
    const keys = [...new Set(Object.keys(events).map((key) => key.split('_')[0]))];
    expect(keys.filter((key) => !sectionOf(game).includes(`\`${key}\``))).toEqual([]);
  });

  it.each(GAMES.map((of) => [nameOf(of), of.files.meanings] as const))('names every field of a situation of %s', (game, meanings) => {
    for (const fields of Object.values(meanings))
      expect(Object.keys(fields).filter((f) => !new RegExp(`\\b${f}\\b`).test(sectionOf(game)))).toEqual([]);
  });
});

describe('README.md and LISEZMOI.md', () => {
  it('show the same commands', () => {
    const plain = (text: string) => commands(text).map((line) => line.replace(/[\w-]+\.(yaml|json|txt)/g, 'FILE.$1'));
    expect(plain(lisezmoi)).toEqual(plain(readme));
  });

  it('have the same sections, with links to the same places', () => {
    const sections = (text: string) =>
      text
        .split(/^## /m)
        .map((section) => [...section.matchAll(/\]\((?!README|LISEZMOI)([^)]*)\)/g)].map(([, to]) => to.replace('-fr.', '-en.')));
    expect(sections(lisezmoi)).toEqual(sections(readme));
  });

  it.each(GAMES.map(nameOf))('count the rulings of %s as they are', (game) => {
    const of = GAMES.find((g) => nameOf(g) === game);
    const proved = readdirSync(of?.rulings ?? '').map((name) => name.replace(/\.yaml$/, ''));
    // That each of them holds is tested where the command is.
    const done = of?.entries.filter((id) => proved.includes(id.replace(/^.*?:/, ''))).length;
    expect(done).toBe(of?.entries.length);
    const line = new RegExp(`npx escarmouche rulings ${game} .* ${done} (rulings|cas)`);
    for (const text of [readme, lisezmoi]) expect(text).toMatch(line);
    for (const text of [readme, lisezmoi]) expect(text.split('\n## ')[0]).toMatch(new RegExp(`\\b${done} (rulings|cas)`));
  });
});
