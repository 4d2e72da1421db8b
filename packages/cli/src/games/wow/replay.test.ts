import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';

const file = scratch();
const path = file('match.json');
let text = '';

beforeAll(async () => {
  await run('play', 'wow', '--seed', '5', '--choice', 'round-limit=5', '--out', path);
  text = readFileSync(path, 'utf8');
});

describe('replay', () => {
  it('verifies every answer', async () => {
    const n = text.match(/"hash"/g)?.length ?? 0;
    const { status, json, err } = await runJson('replay', path);
    expect([status, err]).toEqual([0, '']);
    expect(json).toMatchObject({ file: path, game: 'wow', ok: true, seats: ['random', 'random'], answers: n, verified: n });
    const told = await run('replay', path);
    expect(told.out).toMatch(new RegExp(`^${path}: ${n} answers played back, every hash the same\n {2}The match is over[:,] .+\n$`));
  });

  it('names the first answer that differs', async () => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes('"hash"')) + 9;
    lines[at] = lines[at].replace(/"hash":\d+/, '"hash":1');
    const changed = file('changed.json', lines.join('\n'));
    const { status, json } = await runJson('replay', changed);
    expect(status).toBe(1);
    expect(json).toMatchObject({ ok: false, verified: 9, failure: { answer: 10, at: 'answer 10', expected: 'state 1' } });
    const told = await run('replay', changed);
    expect([told.status, told.out]).toEqual([1, '']);
    expect(told.err).toMatch(new RegExp(`^${changed}: answer 10: expected state 1, got state \\d+\n$`));
  });

  it('names an answer that the rules refuse, an answer of the wrong kind, seat or end', async () => {
    const first = text.split('\n').find((line) => line.includes('"kind":"take"')) ?? '';
    const of = async (from: string | RegExp, to: string): Promise<unknown> =>
      (await runJson('replay', file('x.json', text.replace(from, to)))).json;
    expect(await of(first, first.replace(/"id":"[^"]*"/, '"id":"fly:away"'))).toMatchObject({
      failure: { expected: 'fly:away', got: expect.stringContaining('a refusal by wow:') },
    });
    expect(await of(first, first.replace('"take"', '"fall"'))).toMatchObject({ failure: { got: 'a decision' } });
    expect(
      await of(
        first,
        first.replace(/"seat":(\d)/, (_all, seat) => `"seat":${1 - seat}`),
      ),
    ).toMatchObject({ failure: { expected: expect.stringContaining('seat ') } });
    expect(await of(/"winner":-?\d/, '"winner":-1')).toMatchObject({ failure: { at: 'result', answer: 0 } });
    expect(await of(first, '')).toMatchObject({ ok: false });
  });

  it('goes on where the match does', async () => {
    const lines = text.split('\n');
    const begin = lines.findIndex((line) => line.includes('"entries"'));
    const part = [...lines.slice(0, begin + 20), lines[begin + 20].replace(/,$/, ''), '  ]', '}'].join('\n');
    const { status, json } = await runJson('replay', file('part.json', part));
    expect(status).toBe(0);
    expect(json).toMatchObject({ ok: true, answers: 20, result: null });
  });

  it('tells the match with --log', async () => {
    const { status, out } = await run('replay', path, '--log');
    expect(status).toBe(0);
    const lines = out.split('\n');
    expect(lines.length).toBeGreaterThan(100);
    expect(lines[0]).toMatch(/^wow:\d\S* +\S/);
    const { json } = await runJson('replay', path, '--log', '--lang', 'fr');
    expect((json as { log: { rule: string; text: string }[] }).log.length).toBeGreaterThan(100);
  });

  it('is status 2 for what is no match, or breaks its own rules', async () => {
    const broken = file('broken.json', text.slice(0, 500));
    expect(await run('replay', broken)).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringMatching(new RegExp(`^${broken}:\\d+:\\d+: expected [^\\n]+\\n$`)),
    });
    const illegal = file('illegal.json', text.replace('"format":"starter"', '"format":"constructed"'));
    expect((await run('replay', illegal)).err).toContain('setup: seats[0].party: A party shares nine');
    const strange = file('strange.json', text.replace('"round-limit":"5"', '"round-limit":"7"'));
    expect(await run('replay', strange)).toMatchObject({
      status: 2,
      err: expect.stringContaining('“round-limit” is one of 10, 5, 20, none, not “7”. (wow:103)'),
    });
    expect((await run('replay', 'nothing.json')).status).toBe(2);
  });

  it('plays a match of other rules as far as it goes, says where it parts, and keeps it up to there', async () => {
    const lines = text.replace(/"rules": \d+/, '"rules": 1').split('\n');
    const all = text.match(/"hash"/g)?.length ?? 0;
    const first = lines.findIndex((line) => line.includes('"hash"'));
    const differs = file('other-state.json', lines.with(first + 9, lines[first + 9].replace(/"hash":\d+/, '"hash":1')).join('\n'));
    const followed = await runJson('replay', differs);
    expect(followed).toMatchObject({ status: 0, json: { ok: true, answers: all, played: all, verified: 9, rules: { file: 1 } } });
    expect((await run('replay', differs)).out).toContain(
      `all ${all} answers are legal here too; the state is the same behind the first 9\n`,
    );

    const parts = file('parts.json', lines.with(first + 9, lines[first + 9].replace(/"id":"[^"]+"/, '"id":"dance"')).join('\n'));
    const out = file('goes-on.json');
    const told = await run('replay', parts, '--out', out);
    expect(told.status).toBe(1);
    expect(told.out).toMatch(/played under version 1 of the rules; version \d+ holds here\n$/);
    expect(told.err).toMatch(/answer 10: (expected a chance for dance, got |“dance” is refused by wow:)/);
    expect(await runJson('replay', out)).toMatchObject({ status: 0, json: { ok: true, answers: 9, verified: 9 } });
    expect((await run('replay', parts, '--lang', 'fr')).out).toContain('sous la version 1 des règles');
  });
});

describe('what one seat knows of a match', () => {
  const VIEW = {
    format: 'escarmouche-view',
    version: 1,
    game: 'wow',
    seat: 1,
    log: [{ rule: 'wow:404.1', text: 'Moves\u202e' }],
    position: {},
    events: [],
    result: { winner: 0, rule: 'wow:102' },
  };
  const view = file('view.json', JSON.stringify(VIEW));

  it('is told as what it is, and can be read', async () => {
    const { status, out, err } = await run('replay', view);
    expect([status, err]).toEqual([0, '']);
    expect(out).toBe(
      `${view}: what player 2 knows of a match of wow, 1 line (--log tells them); it can be read and not played on\n  The match is over: player 1 has won (wow:102).\n`,
    );
    expect((await run('replay', view, '--log')).out.split('\n')[0]).toBe('wow:404.1  Moves\\u202e');
    expect((await run('replay', view, '--lang', 'fr')).out).toContain('ce que le joueur 2 sait d’une partie de wow');
    const { json } = await runJson('replay', view, '--log');
    expect(json).toEqual({
      file: view,
      game: 'wow',
      view: { player: 2, lines: 1 },
      result: { winner: 1, rule: 'wow:102' },
      log: VIEW.log,
    });
  });

  it('is no match to be written out', async () => {
    const out = file('never.json');
    expect(await run('replay', view, '--out', out)).toEqual({
      status: 2,
      out: '',
      err: `${view}: this file is what one seat knows of a match, which cannot be played on: nothing is written\n`,
    });
    expect(existsSync(out)).toBe(false);
  });
});

describe('a text that is something else', () => {
  it.each([
    ['ruling', 'Round 1: I attack\nRound 2: he defends\n', 'a ruling: an object with ruling, cases, found an object with Round 1, Round 2'],
    ['ruling', 'Hello Anna\n', 'a ruling: an object with ruling, cases, found "Hello Anna"'],
    ['replay', '{"name":"x","version":"1"}', 'a match file: an object with format, found an object with name, version'],
  ])('is told in one line by %s: %j', async (command, text, line) => {
    const path = file('letter.txt', text);
    expect(await run(command, path)).toMatchObject({ status: 2, err: expect.stringMatching(/^\S+:\d:1: expected /) });
    expect((await run(command, path)).err).toBe(`${path}:1:1: expected ${line}\n`);
  });
});
