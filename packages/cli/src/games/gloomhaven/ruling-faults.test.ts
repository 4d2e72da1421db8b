/** Values of a monster that are left out, and a file that is none: told with their place. */
import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();

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

it('a text that is something else is told in one line', async () => {
  const path = file('letter.txt', '# Notes\n- one\n');
  const err = `${path}:1:1: expected monster turns: an object with cases, found a list of 1\n`;
  expect(await run('monster-turns', path)).toMatchObject({ status: 2, err });
});
