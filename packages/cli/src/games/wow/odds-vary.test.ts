import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csvLines } from '../../common.ts';
import { run, runJson, scratch } from '../../run.testing.ts';
import { RULING } from './ruling.testing.ts';

const file = scratch();
const good = file('good.yaml', RULING);

interface Row {
  with: Record<string, number>;
  of: Record<string, { mean: number; outcomes: { value: number; weight: number; total: number }[] }>;
}

describe('odds over a range', () => {
  it('are those of each situation, by the same rules', async () => {
    const { status, json, err } = await runJson(
      'odds',
      good,
      '--of',
      'X.health',
      '--vary',
      'X.health=4..8',
      '--vary',
      'X.printed.armor=0,3',
    );
    expect([status, err]).toEqual([0, '']);
    const rows = json as Row[];
    expect(rows).toHaveLength(10);
    for (const { with: changed, of } of rows) {
      const found = of['X.health'];
      expect(found.outcomes.reduce((sum, o) => sum + o.weight, 0)).toBe(found.outcomes[0].total);
      expect(Math.max(...found.outcomes.map((o) => o.value))).toBe(changed['X.health']);
    }
    const mean = (health: number, armor: number): number =>
      rows.find((r) => r.with['X.health'] === health && r.with['X.printed.armor'] === armor)?.of['X.health'].mean ?? Number.NaN;
    expect(mean(8, 3)).toBeGreaterThan(mean(8, 0));
    // The unchanged value says what the command says without a range.
    const plain = (await runJson('odds', good, '--of', 'X.health')).json as { mean: number };
    const one = (await runJson('odds', good, '--of', 'X.health', '--vary', 'X.health=10')).json as Row[];
    expect(one[0].of['X.health'].mean).toBeCloseTo(plain.mean, 12);
  });

  it('are told as a table, as CSV and as a picture', async () => {
    const table = await run('odds', good, '--of', 'X.health', '--vary', 'X.health=5..7');
    expect(table.out.split('\n')[0]).toMatch(/^X\.health +X\.health$/);
    expect(table.out.trim().split('\n')).toHaveLength(4);
    const csv = (await run('odds', good, '--of', 'X.health', '--vary', 'X.health=5..7', '--csv')).out.trim().split('\n');
    expect(csv[0]).toBe('X.health,of,value,share,weight,total,low,high');
    const shares = csv.slice(1).filter((line) => line.startsWith('6,'));
    expect(shares.reduce((sum, line) => sum + Number(line.split(',')[3]), 0)).toBeCloseTo(1, 12);
    // What begins like a formula is none.
    expect(csvLines([['=1+1', '-3', '-x', 'a,"b"']])).toEqual(['\'=1+1,-3,\'-x,"a,""b"""']);
    const path = file('chart.svg', '');
    const drawn = await run('odds', good, '--of', 'X.health', '--vary', 'X.health=5..7', '--vary', 'X.printed.armor=0..1', '--svg', path);
    expect(drawn.status).toBe(0);
    const svg = readFileSync(path, 'utf8');
    expect(svg.match(/data-part="line"/g)).toHaveLength(2);
    expect(svg).toContain('X.printed.armor 1');
  });

  it('are played out where they are too many to be counted, and tell between what each lies', async () => {
    const asked = ['odds', good, '--of', 'X.health', '--vary', 'X.health=6,7'];
    const sampled = [...asked, '--most', '1', '--plays', '400'];
    const exact = (await runJson(...asked)).json as Row[];
    const { status, json } = await runJson(...sampled);
    expect(status).toBe(0);
    const rows = json as {
      of: Record<string, { exact: boolean; mean: number; low: number; high: number; outcomes: { share: number }[] }>;
    }[];
    for (const [i, row] of rows.entries()) {
      const told = row.of['X.health'];
      expect(told.exact).toBe(false);
      expect(told.low).toBeLessThan(told.mean);
      expect(told.high).toBeGreaterThan(told.mean);
      // Four hundred plays lie within three of their own intervals of the truth.
      expect(Math.abs(told.mean - exact[i].of['X.health'].mean)).toBeLessThan(1.5 * (told.high - told.low));
      expect(told.outcomes.reduce((sum, o) => sum + o.share, 0)).toBeCloseTo(1, 9);
    }
    const table = (await run(...sampled)).out.trim().split('\n');
    expect(table[1]).toMatch(/≈ \d.* \(.* to .*\)$/);
    expect(table.at(-1)).toMatch(/^≈ .*400 times/);
    const csv = (await run(...sampled, '--csv')).out.trim().split('\n');
    const [, , , share, weight, total, low, high] = csv[1].split(',');
    expect([weight, total]).toEqual(['', '']);
    expect(Number(low)).toBeLessThan(Number(share));
    expect(Number(high)).toBeGreaterThan(Number(share));
  });

  it('say in one line what cannot be varied', async () => {
    const line = async (...args: string[]): Promise<string> => {
      const { status, out, err } = await run('odds', good, '--of', 'X.health', ...args);
      expect([status, out]).toEqual([2, '']);
      expect(err.trim().split('\n')).toHaveLength(1);
      return err;
    };
    for (const bad of ['X.health', '=3', 'X.health=', 'X.health=9..1', 'X.health=1..9999999', 'X.health=1,,2'])
      expect(await line('--vary', bad)).toContain('--vary');
    expect(await line('--vary', 'X.health=1..400', '--vary', 'A.health=1..400')).toContain('2000');
    expect(await line('--csv')).toContain('--vary');
    expect(await line('--vary', 'X.health.__proto__.polluted=1')).toContain('good.yaml');
    expect(await line('--vary', '__proto__.polluted=1')).toContain('good.yaml');
    expect(await line('--vary', 'X=1')).toContain('good.yaml');
    expect(await line('--vary', 'X.colour=1')).toContain('good.yaml');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
