import { gameFaults, isSlip } from '@escarmouche/engine/core';
import { FileFault, readRuling, writeRuling } from '@escarmouche/files';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BadLink, packed } from '../app/packed.ts';
import { workerGameOf } from '../worker/games.ts';
import { Walk } from '../worker/walk.ts';
import { positionIn } from './open.ts';

/** Mutated links: `ESCARMOUCHE_FILES`, or a thousand. */
const LINKS = Math.max(200, Number(process.env.ESCARMOUCHE_FILES ?? 1000));

/** Reads on the spot: tests have no worker. */
const here = async (text: string) => readRuling(text, 'link');

const GAMES = ['wow', 'underworlds', 'confrontation'] as const;

it('a mutated link opens as a position that can be laid or is refused with a line, and with nothing else', async () => {
  const games = await Promise.all(GAMES.map(workerGameOf));
  const texts = games.map((of) =>
    writeRuling({ ruling: of.paragraph, cases: [{ name: { en: 'a', fr: 'a' }, situation: of.situations.notation?.blank, script: [] }] }),
  );
  let [opened, refused] = [0, 0];
  const bits = fc.array(
    fc.record({
      at: fc.nat(),
      to: fc.constantFrom('9', '-1', '""', '[]', '{}', 'x', '\n', ' ', ':', 'A', '__proto__', '1e9', ''),
      cut: fc.nat(6),
    }),
    { maxLength: 3 },
  );
  const letters = fc.array(fc.record({ at: fc.nat(), to: fc.constantFrom('A', '-', '_', '', 'zz', '%') }), { maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(fc.nat(games.length - 1), bits, letters, async (g, changes, cuts) => {
      const change = (text: string, at: number, cut: number, to: string): string => {
        const i = at % (text.length + 1);
        return text.slice(0, i) + to + text.slice(i + cut);
      };
      const text = changes.reduce((s, { at, to, cut }) => change(s, at, cut, to), texts[g]);
      const link = cuts.reduce((s, { at, to }) => change(s, at, 1, to), await packed(text));
      try {
        const found = await positionIn(GAMES[g], link, here);
        try {
          Walk.ofCase(games[g], found);
        } catch (error) {
          // It reads well and cannot be laid: the editor shows it with what is wrong, each a fault that has words.
          expect(error instanceof FileFault || gameFaults(error).length > 0 || !isSlip(error)).toBe(true);
        }
        opened++;
      } catch (error) {
        expect(error instanceof BadLink || error instanceof FileFault, String(error)).toBe(true);
        expect((error as Error).message).not.toBe('');
        refused++;
      }
    }),
    { numRuns: LINKS, seed: 7 },
  );
  expect(Math.min(opened, refused)).toBeGreaterThan(LINKS / 20);
});

it('a link of another game, of no position, or beyond all measure is refused', async () => {
  const text = 'ruling: wow:100\ncases: [{ name: a, situation: { figures: {}, turn: tick }, script: [] }]\n';
  await expect(positionIn('confrontation', await packed(text), here)).rejects.toThrow(BadLink);
  await expect(positionIn('wow', await packed(' '.repeat(500_000)), here)).rejects.toThrow(BadLink);
  await expect(positionIn('wow', 'a'.repeat(30_000), here)).rejects.toThrow(BadLink);
});
