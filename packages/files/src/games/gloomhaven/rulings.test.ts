/** Every ruling of Gloomhaven holds, and is called after the paragraph it proves. */
import { readdirSync, readFileSync } from 'node:fs';
import { runRuling } from '@escarmouche/engine/core';
import { gloomhavenSituations } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { readRuling } from '../../ruling.ts';
import { gloomhavenFiles } from './index.ts';

const FOLDER = new URL('../../../../engine/src/games/gloomhaven/rulings/', import.meta.url);

describe('the rulings of Gloomhaven', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')))('%s', (name) => {
    const ruling = readRuling(readFileSync(new URL(name, FOLDER), 'utf8'), name, [gloomhavenFiles]);
    expect(name.startsWith(ruling.ruling.slice(3))).toBe(true);
    expect(runRuling(gloomhavenSituations, ruling).map((f) => `${f.at}: expected ${f.expected}, got ${f.got}`)).toEqual([]);
  });
});
