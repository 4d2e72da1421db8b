import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { run, runJson, scratch } from '../../run.testing.ts';

const file = scratch();
const path = file('match.json');

beforeAll(async () => {
  await run('play', 'wow', '--seed', '5', '--choice', 'round-limit=5', '--out', path);
});

describe('luck', () => {
  it('tells each roll against what was to be expected, sums, runs and turning points', async () => {
    const { status, json, err } = await runJson('luck', path, '--places', '3', '--plays', '5');
    expect([status, err]).toEqual([0, '']);
    const { rows, sums, best, worst, chances, turns } = json as {
      rows: { at: number; rule: string; key: string; side: number; expected: number; actual: number }[];
      sums: { key: string; side: number; expected: number; actual: number; rolls: number }[];
      best: unknown[];
      worst: unknown[];
      chances: { at: number; seats: unknown[] }[];
      turns: { from: number; to: number; change: number; low: number; high: number }[];
    };
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((r) => r.rule.startsWith('wow:'))).toBe(true);
    expect([best.length, worst.length]).toEqual([sums.length, sums.length]);
    const hits = sums.find((s) => s.key === 'hits' && s.side === 0);
    const own = rows.filter((r) => r.key === 'hits' && r.side === 0);
    expect(hits?.rolls).toBe(own.length);
    expect(hits?.expected).toBeCloseTo(
      own.reduce((sum, r) => sum + r.expected, 0),
      9,
    );
    expect(chances.length).toBeGreaterThanOrEqual(3);
    expect(chances[0].at).toBe(0);
    for (const t of turns) expect(t.from < t.to && t.low <= t.change && t.change <= t.high).toBe(true);
  });

  it('is told in either language, roll by roll', async () => {
    const told = await run('luck', path, '--rolls', '--places', '0');
    expect(told.out).toMatch(/^.*match\.json: \d+ rolls.*\n {2}side \d +hits +expected \d/);
    expect(told.out).toContain('wow:601.1');
    const french = await run('luck', path, '--places', '0', '--lang', 'fr');
    expect(french.out).toMatch(/camp \d +touches +attendu \d+,\d\d en moyenne, .* écarts types : \d+,\d % /);
    // A best run below what was to be expected, or a worst one above it, is none.
    expect(told.out).not.toMatch(/best run, .* {2}-\d|worst run, .* {2}\+\d/);
    expect(french.out).not.toContain('wow:601.1');
  });

  it('says where a match does not play back, and what is no match', async () => {
    const changed = file('changed.json', readFileSync(path, 'utf8').replace(/"hash":\d+/, '"hash":1'));
    const told = await run('luck', changed, '--places', '0');
    expect([told.status, told.out]).toEqual([1, '']);
    expect(told.err).toContain('changed.json: answer 1: expected state 1');
    expect((await run('luck', file('no.json', '{}'))).status).toBe(2);
    const old = file('old.json', readFileSync(path, 'utf8').replace(/"rules": ?\d+/, '"rules":1'));
    expect((await run('luck', old)).err).toContain('version 1 of the rules');
  });
});
