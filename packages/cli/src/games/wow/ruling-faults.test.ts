/** Names that a game does not know, and values left out: told in the words of that game, with the line where the person wrote them. */
import { describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';

const file = scratch();

const WU = `ruling: wu:349.1
cases:
  - name: My table
    situation:
      sides:
        - warband: garreks-reavers
          fighters: { garrek: D3 }
          hand:
            - shadespire:10
            - my-own-card
        - { warband: steelhearts-champions, fighters: { obryn: D4 } }
    script:
      - expect: { over: {} }
`;

const GH = `ruling: gh:attack.01
cases:
  - name: My table
    situation:
      characters: { brute: [2, 3] }
      monsters: { bandit-guard-1: [3, 3], golem-1: [5, 3] }
      types:
        bandit-guard: { normal: { shield: 5 } }
      turn: brute
    script:
      - expect: { values: { bandit-guard-1.shield: 5, bandit-guard-1.hp: 5 } }
`;

describe('a card nobody knows', () => {
  it('is named as it is written, by its line, in the words of its game', async () => {
    const path = file('wu.yaml', WU);
    expect(await run('ruling', path)).toEqual({
      status: 2,
      out: `MALFORMED  ${path}  wu:349.1\n`,
      err: `${path}:10:15: cases[0].situation.sides[0].hand[1]: expected a case that can be played, found: "my-own-card": No card is called “my-own-card”.\n`,
    });
    const { err } = await run('ruling', path, '--lang', 'fr');
    expect(err).toContain('"my-own-card"\u202F: Aucune carte ne s’appelle «\u202Fmy-own-card\u202F»');
  });

  it('is told apart from a card of others, which breaks a rule', async () => {
    const path = file('others.yaml', WU.replace('my-own-card', 'shadespire:39'));
    const { status, out } = await run('ruling', path);
    expect(status).toBe(1);
    expect(out).toContain(`“Heroic Guard” belongs to another warband. (${path}:10:15 cases[0].situation.sides[0].hand[1] "shadespire:39")`);
  });
});

describe('values of a monster', () => {
  it('are the printed ones where only some are said', async () => {
    const good = GH.replace(', golem-1: [5, 3]', '');
    expect((await run('ruling', file('gh.yaml', good))).err).toBe('');
    const { out } = await run('ruling', file('gh.yaml', good.replace('bandit-guard-1.shield: 5', 'bandit-guard-1.shield: 4')));
    expect(out).toContain('bandit-guard-1.shield');
  });

  it('are all needed of a type of one’s own', async () => {
    const path = file('own.yaml', GH.replace('bandit-guard: {', 'golem: {').replaceAll('bandit-guard-1.', 'golem-1.'));
    expect((await run('ruling', path)).err).toBe(
      `${path}:8:26: cases[0].situation.types.golem.normal: expected a case that can be played, found: No monster of the game has this name, so that all its values are needed; missing: hp, move, attack, range.\n`,
    );
  });
});

describe('several cases that cannot be played', () => {
  it('are told all at once, with --json too', async () => {
    const second = WU.slice(WU.indexOf('  - name')).replace('my-own-card', 'another-card');
    const path = file('two.yaml', WU + second);
    const { status, json, err } = await runJson('ruling', path);
    expect(status).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(2);
    expect(json).toMatchObject([
      {
        ok: false,
        malformed: [
          { place: '10:15', path: 'cases[0].situation.sides[0].hand[1]' },
          { place: '21:15', path: 'cases[1].situation.sides[0].hand[1]' },
        ],
      },
    ]);
  });
});

describe('an unquoted space', () => {
  it.each(['on: 3,3', 'on: A, until: 3,3'])('has its line: %s', async (written) => {
    const path = file(
      'on.yaml',
      `ruling: wow:404.1
cases:
  - name: One
    situation:
      figures:
        A: { side: 1, at: '0,0' }
      effects:
        - { ${written}, rooted: true }
      turn: A
    script:
      - take: end
`,
    );
    const { status, err } = await run('ruling', path);
    expect(status).toBe(2);
    for (const line of err.trim().split('\n')) expect(line).toMatch(/on\.yaml:8:\d+: cases\[0\]\.situation\.effects\[0\]/);
  });
});
