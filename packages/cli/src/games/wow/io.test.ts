import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CliFault, makeFolder, readText, writeText } from '../../io.ts';
import { run, scratch } from '../../run.testing.ts';
import { RULING } from './ruling.testing.ts';

const file = scratch();

describe('files', () => {
  it('are written whole, in place of what was there', () => {
    const path = file('a.txt', 'before');
    writeText(path, 'after');
    expect([readFileSync(path, 'utf8'), readdirSync(file('.'))]).toEqual(['after', ['a.txt']]);
    expect(readText(path)).toBe('after');
  });

  it('are refused where they are endless', () => {
    if (process.platform === 'linux') expect(() => readText('/dev/zero')).toThrow('/dev/zero: expected at most 32000000 bytes');
  });
});

describe('folders', () => {
  it('are made with those above them, once', () => {
    const path = file('one/two/three');
    makeFolder(path);
    makeFolder(path);
    expect(existsSync(path)).toBe(true);
  });

  it('are refused where there can be none', () => {
    expect(() => makeFolder(`${file('b.txt', '')}/sub`)).toThrow(CliFault);
    if (process.platform === 'linux') expect(() => makeFolder('/proc/no/such')).toThrow(CliFault);
  });
});

describe('texts from files', () => {
  it('cannot command the terminal', async () => {
    const evil = RULING.replace('take: move:A>1,0', 'take: "\\e[31mfly\\r\\n"');
    const { err } = await run('options', file('evil.yaml', evil), '--case', '1');
    expect(err).toContain('\\u001b[31mfly');
    expect(err).not.toContain('\u001b');
  });
});
