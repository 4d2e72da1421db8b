/**
 * The project's rulings, each thing in them said otherwise: every such mutant must fail. A sample of the files, or with
 * ESCARMOUCHE_MUTANTS=all every one of them (`npm run mutate`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RulingCase } from '@escarmouche/engine';
import { describe, expect, it } from 'vitest';
import { PLAYED } from './games/played.testing.ts';
import { readRuling } from './index.ts';
import { hollow, mutantsOf, stands } from './mutants.testing.ts';

/** One file in so many, where not all of them are wanted. */
const EACH = 16;
const ALL = process.env.ESCARMOUCHE_MUTANTS === 'all';

const folder = (game: string): string => fileURLToPath(new URL(`../../engine/src/games/${game}/rulings`, import.meta.url));

function casesOf(game: string, file: string): readonly RulingCase[] {
  return readRuling(readFileSync(`${folder(game)}/${file}`, 'utf8'), file).cases as readonly RulingCase[];
}

describe('the rulings of the project', () => {
  for (const [game, of] of PLAYED)
    it(`fail wherever they say something else: ${game}`, { timeout: 1_800_000 }, () => {
      const files = readdirSync(folder(game)).filter((_f, i) => ALL || i % EACH === 3);
      const begun = Date.now();
      const standing: string[] = [];
      let mutants = 0;
      for (const file of files)
        for (const [i, c] of casesOf(game, file).entries())
          for (const m of mutantsOf(of, c, i + 1)) {
            mutants++;
            if (stands(of, m)) standing.push(`${file}: ${m.what}`);
          }
      // How much was tried is for whoever runs all of them.
      if (ALL)
        process.stdout.write(`${game}: ${mutants} mutants, ${standing.length} standing, ${((Date.now() - begun) / 1000).toFixed(0)} s\n`);
      expect(standing).toEqual([]);
      expect(mutants).toBeGreaterThan(files.length);
    });

  for (const [game, of] of PLAYED)
    it(`have no case that could not fail: ${game}`, { timeout: 1_800_000 }, () => {
      const standing: string[] = [];
      for (const file of readdirSync(folder(game)).filter((_f, i) => ALL || i % 4 === 1)) {
        const cases = casesOf(game, file);
        for (const [i, c] of cases.entries()) standing.push(...hollow(of, cases, c, i + 1).map((what) => `${file}: ${what}`));
      }
      expect(standing).toEqual([]);
    });
});
