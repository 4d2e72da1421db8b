/** What the documents print runs as printed, and README.md and LISEZMOI.md say the same in two languages. */
import { readdirSync, readFileSync } from 'node:fs';
import * as engine from '@escarmouche/engine';
import { DECKS, deckToText } from '@escarmouche/engine/underworlds';
import * as wow from '@escarmouche/engine/wow';
import { confrontationFiles, gloomhavenFiles, underworldsFiles, wowFiles } from '@escarmouche/files';
import { en as confEn } from '@escarmouche/words/confrontation';
import { en as gloomEn } from '@escarmouche/words/gloomhaven';
import { en as undEn } from '@escarmouche/words/underworlds';
import { en as wowEn } from '@escarmouche/words/wow';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES, nameOf } from './games/index.ts';
import { RULING } from './games/wow/ruling.testing.ts';
import { run, scratch } from './run.testing.ts';

const file = scratch();
const read = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const readme = read('README.md');
const lisezmoi = read('LISEZMOI.md');

/** The blocks between fences of a language. */
function blocks(text: string, language: string): string[] {
  const all = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  return all.filter(([, of]) => of === language).map(([, , block]) => block);
}

/** The commands a text shows, without what it says of each. */
function commands(text: string): string[] {
  const lines = blocks(text, '').flatMap((block) => block.split('\n'));
  return lines.map((line) => line.split(/ {2,}/)[0]).filter((line) => /^np[mx] /.test(line));
}

/** A sample that its reader would paste into a module: what it imports is handed to it. Returns what it prints. */
function runSample(sample: string): unknown[][] {
  const modules: Record<string, object> = { '@escarmouche/engine': engine, '@escarmouche/engine/wow': wow };
  const body = sample.replace(/^import (\{.*\}) from '(.*)';$/gm, (_all, names, from) => `const ${names} = modules['${from}'];`);
  const printed: unknown[][] = [];
  const console = { log: (...words: unknown[]) => printed.push(words) };
  new Function('modules', 'console', body)(modules, console);
  return printed;
}

describe('samples of library use', () => {
  it.each([
    ['README.md', readme],
    ['LISEZMOI.md', lisezmoi],
  ])('%s', (_name, text) => {
    const [sample] = blocks(text, 'ts');
    const [[node, events, reasons]] = runSample(sample);
    expect(node).toMatchObject({ kind: 'chance', step: 'roll', rule: 'wow:601.2' });
    expect(events).toContain('crit wow:601.1c');
    expect(reasons).toMatchObject([{ rule: 'wow:501' }]);
  });

  it('docs/writing-a-bot.md', () => {
    const games = runSample(blocks(read('docs/writing-a-bot.md'), 'js')[0]);
    expect(games).toHaveLength(10);
    expect(games.filter(([, winner]) => winner === 0).length).toBeGreaterThan(7);
  });
});

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
  // what plays by the thousand by programs of its own (lab-spawned.test.ts).
  const shown = all.filter((line) => line.startsWith('npx ') && !/ rulings | app$| lab /.test(line));

  const match = file('match.json');
  beforeAll(async () => {
    // As short as may be: what the commands say of long ones is tested beside each of them.
    expect((await run('play', 'wow', '--choice', 'round-limit=5', '--out', match)).status).toBe(0);
  });

  const table = file('table.yaml', RULING.slice(0, RULING.indexOf('  - name: { en: And the attack')));
  const attack = file('attack.yaml', RULING);
  const turns = file('turns.yaml', blocks(read('docs/monster-turns.md'), 'yaml')[0]);
  const [profiles, wounds] = blocks(read('docs/profiles.md'), 'yaml');
  const own: Readonly<Record<string, string>> = {
    'my-attack.yaml': attack,
    'mon-attaque.yaml': attack,
    'attack.yaml': attack,
    'cards.yaml': file('cards.yaml', profiles),
    'booklet.yaml': file('booklet.yaml', wounds),
    'mine.yaml': file('mine.yaml', blocks(read('docs/own.md'), 'yaml')[0]),
    'iron.yaml': file('iron.yaml', blocks(read('docs/own.md'), 'yaml').find((block) => block.includes('iron-guard')) ?? ''),
    'my-turns.yaml': turns,
    'mes-tours.yaml': turns,
  };
  const deck = file('deck.txt', deckToText(DECKS[0], 'en'));
  /** A command with files that are there, and one game where it plays many. */
  const tried = (line: string): string =>
    line
      .replace('--games 100', '--games 1')
      .replace(/\S+\.yaml/, (name) => own[name] ?? table)
      .replace(/\S+\.json/, match)
      .replace(/[\w-]+\.txt/g, deck);
  // Most commands stand in several documents, each with files of other names: they are run once.
  const different = shown.filter((line, at) => shown.findIndex((other) => tried(other) === tried(line)) === at);

  it.each([
    ['README.md', readme],
    ['LISEZMOI.md', lisezmoi],
  ])('are all of its commands: %s', async (_name, text) => {
    const { out } = await run('--help');
    const known = [...out.matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map(([, name]) => name);
    expect(known.length).toBeGreaterThan(10);
    expect([...new Set(commands(text).map((line) => line.split(' ')[2]))]).toEqual(expect.arrayContaining(known));
  });

  it.each(different)('%s', { timeout: 60_000 }, async (line) => {
    const { status, out, err } = await run(...tried(line).split(' ').slice(2));
    expect([status, err]).toEqual([0, '']);
    expect(out).not.toBe('');
  });

  it.each(blocks(read('docs/rulings.md'), 'yaml').map((text) => [text.split('\n')[0], text]))(
    'the %s of docs/rulings.md holds',
    async (_first, text) => {
      expect(await run('ruling', file('sample.yaml', text))).toMatchObject({ status: 0, err: '' });
    },
  );

  it('the profiles and the wound table of docs/profiles.md are played', async () => {
    const args = ['--profiles', own['cards.yaml'], '--wounds', own['booklet.yaml'], '--out', file('own.json')];
    const played = await run('play', 'confrontation', '--parties', 'iron-captain+iron-guard+iron-guard,orcs-trail', ...args);
    expect(played).toMatchObject({ status: 0, err: '' });
    expect(JSON.parse(readFileSync(file('own.json'), 'utf8')).setup.content).toMatchObject({ wounds: { id: 'my-booklet' } });
  });
});

describe('docs/rulings.md', () => {
  const [wowPart, confPart, undPart, gloomPart] = read('docs/rulings.md')
    .slice(read('docs/rulings.md').indexOf('\n## World of Warcraft'))
    .split(/\n## (?:Confrontation|Underworlds|Gloomhaven)/);

  it.each([
    ['World of Warcraft Miniatures', wowPart, wowEn.events],
    ['Confrontation', confPart, confEn.events],
    ['Underworlds', undPart, undEn.events],
    ['Gloomhaven', gloomPart, gloomEn.events],
  ] as const)('names every event of %s', (_name, text, events) => {
    // What a sentence is said in several ways for has a sign after its key.
    const keys = [...new Set(Object.keys(events).map((key) => key.split('_')[0]))];
    expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  });

  it('names every field of a situation', () => {
    for (const [text, of] of [
      [wowPart, wowFiles],
      [confPart, confrontationFiles],
      [undPart, underworldsFiles],
      [gloomPart, gloomhavenFiles],
    ] as const)
      for (const fields of Object.values(of.meanings))
        expect(Object.keys(fields).filter((f) => !new RegExp(`\\b${f}\\b`).test(text))).toEqual([]);
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
