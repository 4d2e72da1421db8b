/** Cards that nobody knows: told in the words of the game, with the line where the person wrote them. */
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
