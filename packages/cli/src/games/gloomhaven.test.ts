import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../run.testing.ts';

const FOLDER = new URL('../../../engine/src/games/gloomhaven/rulings/', import.meta.url);

const file = scratch();

describe('gloomhaven on the command line', () => {
  it('plays a scenario with two characters, and plays its file back', async () => {
    const out = file('two.json');
    expect(await run('play', 'gloomhaven', '--seed', '3', '--out', out)).toMatchObject({ status: 0, err: '' });
    const match = JSON.parse(readFileSync(out, 'utf8'));
    expect(match).toMatchObject({ game: 'gloomhaven', seats: ['random', 'random'], setup: { scenario: 'black-barrow' } });
    const { status, out: text } = await run('replay', out, '--log');
    expect(status).toBe(0);
    expect(text).toMatch(/every hash the same/);
  });

  it('seats as many players as there are characters', async () => {
    const three = ['play', 'gloomhaven', '--parties', 'brute,spellweaver,scoundrel', '--games', '2'];
    const { json } = await runJson(...three);
    expect(json).toMatchObject({ seats: ['random', 'random', 'random'], results: { wins: [expect.any(Number), 0, 0] } });
    expect((await run(...three, '--seats', 'random,greedy')).err).toMatch(
      /^--seats: expected 3 of random, greedy, search, level-1, level-2, level-3, level-4, level-5, such as random,greedy,search/,
    );
    expect((await run(...three, '--seats', 'random,greedy', '--lang', 'fr')).err).toMatch(/^--seats : il en faut 3 parmi random, greedy/);
  });

  it('plays with four characters where one class may sit there twice, and says by which rule it may not', async () => {
    const four = ['play', 'gloomhaven', '--parties', 'brute,scoundrel,spellweaver,brute'];
    const { status, err } = await run(...four);
    expect(status).toBe(2);
    expect(err).toMatch(/“Brute” is there twice.*class-twice.*gh:scenario\.2/s);
    const { json } = await runJson(...four, '--choice', 'class-twice=allowed');
    expect(json).toMatchObject({ seats: ['random', 'random', 'random', 'random'] });
  });

  it.each([
    [['--parties', 'brute,wizard'], /^--parties: expected one of brute, scoundrel, spellweaver, found "wizard"/],
    [['--map', 'cellar'], /^--map: expected one of black-barrow, found "cellar"/],
    [['--parties', 'brute'], /gh:scenario\.1/],
    [['--format', 'open'], /--format/],
    [['--choice', 'monster-ties=dice'], /monster-ties/],
  ])('says what it has no use for: %j', async (argv, message) => {
    const { status, err } = await run('play', 'gloomhaven', ...argv);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });

  it('runs its rulings: none of them fails', async () => {
    const { status, json } = await runJson('rulings', 'gloomhaven');
    expect(json).toMatchObject({ gloomhaven: { entries: 150, failing: [], failures: [] } });
    expect(status).toBe(0);
  });

  it('says in words why an answer of a script is refused, beside the question that is asked', async () => {
    const ruling = file(
      'refused.yaml',
      'ruling: gh:turn.1\ncases:\n  - name: A\n    situation:\n      characters: { brute: { at: [3, 3], hand: [brute:trample] } }\n      turn: brute\n    script:\n      - take: play:brute:trample/top\n',
    );
    const { status, out } = await run('ruling', ruling);
    expect(status).toBe(1);
    expect(out).toMatch(/gh:turn\.1.*\n {4}“Trample” is in hand: it was not chosen for this round\.\n {4}Player 1 decides/);
    const { json } = await runJson('ruling', ruling);
    expect(json).toMatchObject([{ failures: [{ reasons: [expect.stringContaining('Trample')], decision: { step: 'action' } }] }]);
  });

  it('lists what there is where a step is named that there is not, and where an answer belongs to another question', async () => {
    const ruling = (step: string): string =>
      `ruling: gh:rest.1\ncases:\n  - name: A\n    situation:\n      characters: { brute: { at: [3, 3], hand: [brute:trample], discard: [brute:skewer, brute:shield-bash] } }\n      at: end\n    script:\n      - take: rest\n      - roll: brute:skewer\n      - ${step}\n`;
    const strange = await run('ruling', file('step.yaml', ruling('expect: { decision: { step: sleep } }')));
    expect(strange.status).toBe(2);
    expect(strange.err).toMatch(/expected a step that asks or rolls, such as where to begin, cards, .*short rest, .*found "sleep"/);
    const other = await run('ruling', file('keep.yaml', ruling('take: keep')));
    expect(other.status).toBe(1);
    expect(other.out).toMatch(/refused by gh:element\.2 .*understood here: accept or another/);
  });

  it('guesses cards from what is printed on them, and finds the room that there is not', async () => {
    const ruling = file(
      'guessed.yaml',
      "ruling: gh:turn.1\ncases:\n  - name: A\n    situation:\n      map: ['....']\n      characters: { brute: { at: [2, 0], lead: sweeping-blow } }\n      waiting: { 2: [] }\n    script: []\n",
    );
    const { status, err } = await run('ruling', ruling);
    expect(status).toBe(2);
    expect(err).toMatch(/:6:48: .*characters\.brute\.lead: .*did you mean "brute:sweeping-blow"\?/);
    expect(err).toMatch(/:7:21: .*waiting\.2: .*there is no “2”/);
  });

  it('says what may be done in a position', async () => {
    const ruling = file(
      'position.yaml',
      'ruling: gh:draw.04\ncases:\n  - name: { en: A, fr: A }\n    situation:\n      characters: { brute: { at: [3, 3], lead: axe } }\n      monsters: { bandit-guard-1: [4, 3] }\n      cards: { axe: { top: [{ do: attack, n: 3 }] } }\n      turn: brute\n    script: []\n',
    );
    const { status, out } = await run('options', ruling);
    expect(status).toBe(0);
    expect(out).toContain('play:axe/top');
    expect((await run('options', new URL('draw.04.yaml', FOLDER).pathname)).out).toMatch(
      /^Chance, for player 1: \+0, \+1, .*x2 \(gh:draw\.04\)\.$/m,
    );
  });
});
