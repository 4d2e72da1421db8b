/** Bots of one's own in `play` and `arena`, each in a thread of its own, as a shell runs them. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { QUICK } from './games/lab.testing.ts';
import { run, scratch } from './run.testing.ts';

const program = fileURLToPath(new URL('../../../bin/escarmouche.mjs', import.meta.url));
const duel = fileURLToPath(new URL('../../../examples/duel', import.meta.url));
const file = scratch();

/** A game of two sides, and one that all play together. */
const all = Object.entries(QUICK);
const [game] = all.find(([, of]) => of.together !== true) ?? all[0];
const [together] = all.find(([, of]) => of.together === true) ?? [undefined];

/** Looks ahead as a bot may, and answers by lot. */
const steady = file(
  'steady.mjs',
  `import { seeded } from '@escarmouche/engine';
console.log('nothing of this is an answer', typeof seeded);
export default { id: 'whoever', choose: ({ at, count, random, seat, view, table }) => {
  if (seat < 0 || view() === undefined || table() === undefined) throw new Error('not what was promised');
  return at(random.below(count));
} };`,
);
const tires = file(
  'tires.mjs',
  'let n = 0; export const bot = { choose({ at }) { if (++n > 5) throw new Error("I am tired"); return at(0); } };',
);
const hangs = file('hangs.mjs', 'export default { choose() { for (;;); } };');
const lies = file('lies.mjs', 'export default { choose: () => 4.5 };');

interface Told {
  readonly seats: readonly string[];
  readonly decisions: number;
  readonly results: { readonly wins: readonly number[]; readonly draws: number; readonly won: number; readonly lost: number };
  readonly faults: readonly string[];
  readonly checksum: string;
}

function told(...args: string[]): Told {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args, '--json'], { encoding: 'utf8', timeout: 120_000 });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Told;
}

describe('a bot of one’s own on the command line', () => {
  it('plays the same game again from the same seed, kept or not', () => {
    const names = ['play', game, '--bot', steady, '--seats', 'steady,random', '--games', '2', '--seed', '7'];
    const first = told(...names);
    expect(first).toMatchObject({ seats: ['steady', 'random'], faults: [] });
    expect(told(...names, '--save', file('kept'))).toMatchObject({ checksum: first.checksum, decisions: first.decisions });
  });

  it('loses by name where it breaks off, and what was kept until then is played back', async () => {
    const names = ['play', game, '--bot', tires, '--seats', 'greedy,tires'];
    const quick = told(...names);
    expect(quick).toMatchObject({ results: { wins: [1, 0], draws: 0 }, faults: ['bot tires, seat 2, broke off: I am tired'] });
    const folder = file('broken');
    expect(told(...names, '--save', folder)).toMatchObject({ checksum: quick.checksum, decisions: quick.decisions });
    const { status, out } = await run('replay', file(`broken/${readdirSync(folder)[0]}`));
    expect([status, out]).toEqual([0, expect.stringContaining('the match goes on')]);
  });

  it('hangs nothing where it never answers, and is measured against another of its kind', () => {
    const of = ['--bot', hangs, '--bot', `liar=${lies}`, '--limit', '300'];
    const { results, faults } = told('arena', game, ...of, '--bots', 'hangs,liar', '--games', '2');
    expect(results.won + results.lost).toBe(2);
    expect(faults).toHaveLength(2);
    for (const fault of faults) expect(fault).toMatch(/^bot (hangs, seat [12], broke off: no answer in 300 ms|liar, seat [12], .*4\.5)/);
  });

  it('plays a game out of a folder', () => {
    expect(told('play', 'duel', '--with', duel, '--bot', steady)).toMatchObject({ seats: ['steady', 'random'], faults: [] });
  });

  it.runIf(together !== undefined)('loses for all where all play together', () => {
    expect(told('play', together ?? '', '--bot', tires)).toMatchObject({
      results: { wins: [0, 0], draws: 1 },
      faults: [expect.stringContaining('I am tired')],
    });
  });

  it('is refused in one line where it has no seat, no name, or no bot', async () => {
    const none = file('none.mjs', 'export default 1;');
    for (const [args, line] of [
      [['--bot', steady, '--seats', 'random,random'], '--seats: expected a seat for steady, which --bot gives, found none'],
      [['--bot', `greedy=${steady}`], '--bot: expected a name that is free, of letters, digits and hyphens, found "greedy"'],
      [['--seats', 'steady,random'], /^--seats: expected two of random, .*, found "steady,random"$/],
    ] as const) {
      const { status, out, err } = await run('play', game, ...args);
      expect([status, out, err.trimEnd()]).toEqual([2, '', typeof line === 'string' ? line : expect.stringMatching(line)]);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'play', game, '--bot', none], { encoding: 'utf8' });
    expect([status, stdout, stderr.trimEnd().split('\n')]).toEqual([
      2,
      '',
      [expect.stringMatching(/none\.mjs: expected a bot \(none\): /)],
    ]);
  });
});
