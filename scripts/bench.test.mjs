import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BENCHMARKS, helpOf, OptionFault, readOptions } from '../bench/options.mjs';
import { games } from './games.mjs';
import { root } from './project.mjs';

/** @param {string[]} parameters */
const bench = (...parameters) => spawnSync(process.execPath, [join(root, 'scripts', 'bench.mjs'), ...parameters], { encoding: 'utf8' });

describe('the command line of the benchmarks', () => {
  it('reads numbers, switches and a name, and what holds without them', () => {
    expect(readOptions('games', [])).toEqual({ help: false, numbers: { seconds: 4 }, on: { json: false }, named: '' });
    expect(readOptions('games', ['--json', '--seconds', '0.5'])).toMatchObject({ numbers: { seconds: 0.5 }, on: { json: true } });
    expect(readOptions('questions', [games[0], '--processes=3', '--lists'])).toMatchObject({
      numbers: { seconds: 4, processes: 3 },
      on: { lists: true, one: false },
      named: games[0],
    });
  });

  it.each([
    ['games', ['--nonsense'], 'there is no option "--nonsense": --seconds, --json, --help'],
    ['games', ['--seconds'], '--seconds takes a number above 0, at most 600'],
    ['games', ['--seconds', '0'], '--seconds takes a number above 0, at most 600, not "0"'],
    ['games', ['--seconds', ' '], '--seconds takes a number above 0, at most 600, not " "'],
    ['games', ['--seconds=\u001b[31m'], '--seconds takes a number above 0, at most 600, not "\\u001b[31m"'],
    ['games', ['--json=yes'], '--json takes no value, not "yes"'],
    ['games', ['-x'], 'there is no option "-x": --seconds, --json, --help'],
    ['games', ['--constructor'], 'there is no option "--constructor": --seconds, --json, --help'],
    ['presses', ['--answers', '1.5'], '--answers takes a whole number from 1 to 1000, not "1.5"'],
    ['peers', ['--games', '1e9'], '--games takes a whole number from 1 to 100000, not "1e9"'],
    ['presses', ['chess'], 'no "chess" is known here: --help lists what is'],
    ['odds', [games[0], 'chess'], 'one name, not also "chess"'],
  ])('of %s, refuses %j in one line', (name, parameters, line) => {
    expect(() => readOptions(name, parameters)).toThrow(new OptionFault(line));
  });

  it.each(Object.keys(BENCHMARKS))('tells what %s measures and takes', (name) => {
    expect(readOptions(name, ['--help']).help).toBe(true);
    const help = helpOf(name);
    expect(help).toContain(BENCHMARKS[name].about);
    for (const key of Object.keys(BENCHMARKS[name].options)) expect(help).toContain(`--${key} N`);
    expect(help).not.toContain('--one');
  });

  it('ends with 2 and one line before anything is built, and with 0 after its help', () => {
    for (const parameters of [['--nonsense'], ['nonsense'], ['odds', '--many', 'x']]) {
      const { status, stdout, stderr } = bench(...parameters);
      expect([status, stdout, stderr.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    }
    expect(bench('--help')).toMatchObject({ status: 0, stdout: helpOf('games'), stderr: '' });
  });
});
