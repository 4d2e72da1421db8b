import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';
import { RULING } from './ruling.testing.ts';

const file = scratch();
const good = file('good.yaml', RULING);
const failing = file('failing.yaml', RULING.replace('dice: 3', 'dice: 4'));
const malformed = file('malformed.yaml', RULING.replace('side: 2', 'side: 3'));
const unknown = file('unknown.yaml', RULING.replace('chance: { dice: 3 }', 'values: { Z.health: 3 }'));

describe('ruling', () => {
  it('holds', async () => {
    expect(await runJson('ruling', good)).toEqual({ status: 0, err: '', json: [{ file: good, id: 'wow:404.1', ok: true, failures: [] }] });
    expect(await run('ruling', good)).toEqual({ status: 0, err: '', out: `holds  ${good}  wow:404.1\n` });
  });

  it('fails with status 1, and says where', async () => {
    const { status, json } = await runJson('ruling', good, failing);
    expect(status).toBe(1);
    expect(json).toMatchObject([{ ok: true }, { file: failing, id: 'wow:404.1', ok: false, failures: [{ at: 'case 2, step 2' }] }]);
    const text = await run('ruling', failing);
    expect(text.status).toBe(1);
    expect(text.out).toContain(`FAILS  ${failing}  wow:404.1\n  case 2, step 2: expected a chance {"dice":4}, got a chance`);
  });

  it('says in one line that a file is malformed, with status 2', async () => {
    const { status, json, err } = await runJson('ruling', failing, malformed);
    expect(status).toBe(2);
    expect(err).toBe(`${malformed}:7:20: cases[0].situation.figures.X.side: expected 1 or 2, found 3\n`);
    expect(json).toMatchObject([
      { ok: false },
      {
        file: malformed,
        id: null,
        ok: false,
        failures: [],
        malformed: [{ place: '7:20', path: 'cases[0].situation.figures.X.side', text: err.trim() }],
      },
    ]);
  });

  it('names a value that the game does not know', async () => {
    const { status, err } = await run('ruling', unknown);
    expect([status, err]).toEqual([
      2,
      `${unknown}:22:31: cases[1].script[1].expect.values.Z.health: expected a case that can be played, found: "Z.health": No value is called “Z.health”.\n`,
    ]);
  });

  it('holds nothing proved by a name that nobody knows: each is told with its line, status 2', async () => {
    const path = file(
      'names.yaml',
      RULING.replace('wow:404.1\n', 'wow:999.9\n').replace('chance: { dice: 3 }', "never: [triggerd]\n          absent: ['reroll:fial']"),
    );
    const { status, err } = await run('ruling', path);
    expect(status).toBe(2);
    const lines = err
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/^.*names\.yaml:\d+:\d+: /, ''));
    expect(lines).toEqual([
      'ruling: expected a paragraph of the rulebook, found "wow:999.9"',
      'cases[1].script[1].expect.never[0]: expected an event of this game, found "triggerd"; did you mean "triggered"?',
      'cases[1].script[1].expect.absent[0]: expected one of the forms reroll:fail, reroll:success or reroll:crit, found "reroll:fial"; did you mean "reroll:fail"?',
    ]);
    expect((await run('ruling', path, '--lang', 'fr')).err).toContain('il faut un événement de ce jeu, et non "triggerd"');
    expect((await run('options', path)).status).toBe(2);
  });

  it.each([
    ['never: [triggerd]', 'triggered'],
    ["absent: ['reroll:fial']", 'reroll:fail'],
    ["exactly: { prefix: 'mvoe:', ids: [] }", 'move'],
    ["refused: { 'move:Q>1,0': wow:404.1 }", 'A'],
    ["refused: { 'move:A>1,0': wow:404.99 }", 'wow:404.1'],
    ['decision: { rule: wow:9 }', 'wow:'],
    ['decision: { step: akt }', 'act'],
    ['events: [{ event: damaged, with: { figur: A } }]', 'figure'],
    ['never: [{ event: damaged, with: { figure: Q } }]', 'A'],
    ["values: { 'Q reaches 2,0': null }", 'Q'],
  ])('does not let %s pass', async (expectation, meant) => {
    const { status, err } = await run('ruling', file('name.yaml', RULING.replace('chance: { dice: 3 }', expectation)));
    expect([status, err]).toEqual([2, expect.stringContaining(meant)]);
  });

  it('tells the events that came instead with their arguments, and what was asked in its own words', async () => {
    const other = 'events: [{ event: moves, with: { figure: X } }]';
    const path = file('events.yaml', RULING.replace("offered: ['attack:A/main>X']", other));
    const { status, json } = await runJson('ruling', path);
    expect(status).toBe(1);
    expect(json).toMatchObject([
      {
        failures: [
          {
            at: 'case 1, step 2',
            expected: 'event moves { figure: X } in its place',
            got: expect.stringContaining('moves (wow:404.1) { figure: A, spaces: ["1,0"] }'),
            events: expect.arrayContaining([expect.objectContaining({ event: 'moves', with: expect.objectContaining({ figure: 'A' }) })]),
            decision: { player: 1, rule: 'wow:501', step: 'act', text: expect.stringContaining('A') },
          },
        ],
      },
    ]);
    const { out } = await run('ruling', path);
    expect(out).toMatch(/case 1, step 2: expected event moves .*\n {4}Player 1 decides \(wow:501\)/);
  });

  it.each([
    ['take: move:A>1,0', 'roll: [3]', /understood here: .*end.*move:…/],
    ['      - expect:\n          chance: { dice: 3 }', "      - roll: 'hits:9'", /understood here: .*hits:0, hits:1/],
  ])('says what would be understood in place of %s', async (of, is, said) => {
    const { status, out } = await run('ruling', file('kind.yaml', RULING.replace(of, is)));
    expect([status, out]).toEqual([1, expect.stringMatching(said)]);
  });

  it.each([
    ['mvoe:A>1,0', 'expected an option of this game, found "mvoe"; did you mean "move"?'],
    ['edn', 'found "edn"; did you mean "end"?'],
    ['constructor', 'expected an option of this game, found "constructor"'],
    ['move:Q>1,0', 'expected a figure of this situation, such as A or X, found "Q"'],
  ])('takes no %s, which nobody could be offered', async (take, said) => {
    const { status, err } = await run('ruling', file('strange.yaml', RULING.replace('take: move:A>1,0', `take: '${take}'`)));
    expect([status, err]).toEqual([2, expect.stringMatching(/^.*strange\.yaml:\d+:\d+: cases\[0\]\.script\[0\]\.take: .*\n$/)]);
    expect(err).toContain(said);
  });

  it('says so where the map is too big for the game', async () => {
    const big = file('big.yaml', RULING.replace('situation:', 'situation:\n      map: open-90'));
    const { status, err } = await run('ruling', big);
    expect(status).toBe(2);
    expect(err).toMatch(
      /^.*big\.yaml:\d+:\d+: cases\[0\]\.situation: expected a case that can be played, found: A map has \d+ spaces at most, not \d+\.\n$/,
    );
  });

  it.each([
    ['no-such-file.yaml', 'no-such-file.yaml: cannot be read: there is no such file or folder\n'],
    ['/', '/: cannot be read: it is a folder\n'],
  ])('cannot read %s', async (path, err) => {
    expect(await run('ruling', path)).toMatchObject({ status: 2, err });
  });

  it('cannot read what is no text', async () => {
    const path = file('binary');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(path, Buffer.from([0x72, 0xff, 0xfe]));
    expect(await run('ruling', path)).toMatchObject({ status: 2, err: `${path}: expected a text in UTF-8\n` });
  });

  it('speaks French', async () => {
    expect((await run('ruling', failing, '--lang', 'fr')).out).toContain('ÉCHOUE');
  });
});
