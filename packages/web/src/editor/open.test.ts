/** What comes from others, broken in every way: a link or a file of one's own opens, or is refused in a line, and nothing else happens. */
import { formOf } from '@escarmouche/engine/core';
import { FileFault, readRuling, writeRuling } from '@escarmouche/files';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultLines } from '../app/faults.ts';
import { BadLink, packed } from '../app/packed.ts';
import { workerGameOf } from '../worker/games.ts';
import { PLAYED } from '../worker/lists.testing.ts';
import { READERS } from '../worker/reading.ts';
import { Walk } from '../worker/walk.ts';
import { positionIn } from './open.ts';

/** Mutants of links, and as many of files: `ESCARMOUCHE_LINKS`, or a hundred. */
const MUTANTS = Number(process.env.ESCARMOUCHE_LINKS ?? 100);

const GAMES = Object.keys(PLAYED);
const here = async (text: string) => readRuling(text, 'link');
const name = { en: 'a', fr: 'a' };

/** Changes of a text: something else in place of so many of its letters. */
const changes = (...words: readonly string[]) =>
  fc.array(fc.record({ at: fc.nat(), cut: fc.nat(6), to: fc.constantFrom(...words) }), { maxLength: 3 });
const TEXT = changes('9', '-1', '""', '[]', '{}', 'x', '\n', ' ', ':', 'A', '__proto__', '1e9', '', '\u0000', '- ', '&a', '*a', '🎲');
const LETTERS = changes('A', '-', '_', '', 'zz', '%');

function changed(text: string, list: readonly { readonly at: number; readonly cut: number; readonly to: string }[]): string {
  return list.reduce((s, { at, cut, to }) => {
    const i = at % (s.length + 1);
    return s.slice(0, i) + to + s.slice(i + cut);
  }, text);
}

/** Words that change places: what comes out is mostly such a file still, and says what nobody meant. */
const SWAPS = fc.array(fc.record({ at: fc.nat(), by: fc.nat() }), { maxLength: 2 });

/** What may stand in place of a word: a number for a number, a name for a name. */
const sortOf = (word: string): number => (/^\d+$/.test(word) ? 0 : /^\w+$/.test(word) ? 1 : 2);

function swapped(text: string, list: readonly { readonly at: number; readonly by: number }[]): string {
  const words = text.split(/\b/);
  const sorts = [0, 1].map((sort) => words.flatMap((word, i) => (sortOf(word) === sort ? [i] : [])));
  for (const { at, by } of list) {
    const alike = sorts[at % 2];
    words[alike[at % alike.length]] = words[alike[by % alike.length]];
  }
  return words.join('');
}

/** A text with some of its words at other places, and now and then with other letters as well. */
const SPOILED = fc.record({ swaps: SWAPS, letters: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: TEXT }) });
const spoil = (text: string, { swaps, letters }: typeof SPOILED extends fc.Arbitrary<infer S> ? S : never): string =>
  changed(swapped(text, swaps), letters);

/** That an error says what is wrong, in a line for each thing, in both languages. */
async function isTold(error: unknown, game?: string): Promise<void> {
  if (error instanceof BadLink) return;
  expect(error).toBeInstanceOf(FileFault);
  for (const lines of Object.values(await faultLines(error, game)))
    for (const line of lines.split('\n')) expect(line).toMatch(/^\S.{5,400}$/u);
}

it('a mutated link opens as a position with what is wrong beside it, or is refused in a line', { timeout: 600_000 }, async () => {
  const games = await Promise.all(GAMES.map(workerGameOf));
  const texts = games.flatMap((of, g) => {
    const { notation } = of.situations;
    if (notation === undefined) throw new Error(`${GAMES[g]} has no notation`);
    const link = (situation: unknown) => ({ g, text: writeRuling({ ruling: of.paragraph, cases: [{ name, situation, script: [] }] }) });
    // The least of a position, and everything that can be said.
    return [link(notation.blank), link(formOf(notation.kind).sample)];
  });
  const told = { opened: 0, wrong: 0, refused: 0 };
  const link = fc.record({
    which: fc.nat(texts.length - 1),
    inside: SPOILED,
    letters: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: LETTERS }),
  });
  await fc.assert(
    fc.asyncProperty(link, async ({ which, inside, letters }) => {
      const { g, text } = texts[which];
      const inner = spoil(text, inside);
      try {
        const found = await positionIn(GAMES[g], changed(await packed(inner), letters), here);
        try {
          Walk.ofCase(games[g], found, { text: inner, at: 1 });
          told.opened++;
        } catch (error) {
          // It reads well and cannot be laid: the editor shows it with what is wrong.
          told.wrong++;
          await isTold(error, GAMES[g]);
        }
      } catch (error) {
        told.refused++;
        await isTold(error, GAMES[g]);
      }
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    }),
    { numRuns: MUTANTS, seed: 7 },
  );
  if (MUTANTS > 1000) console.log('links', JSON.stringify(told));
  expect(Math.min(...Object.values(told))).toBeGreaterThan(MUTANTS / 50);
});

it('a mutated file of one’s own is read or refused in a line', { timeout: 600_000 }, async () => {
  const all = [
    ...Object.values(PLAYED).flatMap(({ files = [] }) => files),
    // Cards, monsters and maps of one's own.
    ...(await Promise.all(GAMES.map(workerGameOf))).map((of) => [
      'ruling',
      writeRuling({
        ruling: of.paragraph,
        cases: [{ name, situation: of.situations.notation && formOf(of.situations.notation.kind).sample, script: [] }],
      }),
    ]),
  ] as const;
  const told = { read: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(all.length - 1), SPOILED, async (which, inside) => {
      const [kind, text] = all[which];
      try {
        READERS[kind](spoil(text, inside), 'file');
        told.read++;
      } catch (error) {
        told.refused++;
        await isTold(error);
      }
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    }),
    { numRuns: MUTANTS, seed: 11 },
  );
  if (MUTANTS > 1000) console.log('files', JSON.stringify(told));
  expect(Math.min(...Object.values(told))).toBeGreaterThan(MUTANTS / 20);
});

it('a link of another game, of no position, or beyond all measure is refused', async () => {
  const [of] = await Promise.all(GAMES.map(workerGameOf));
  const text = writeRuling({ ruling: of.paragraph, cases: [{ name, situation: of.situations.notation?.blank, script: [] }] });
  await expect(positionIn('chess', await packed(text), here)).rejects.toThrow(BadLink);
  for (const other of GAMES.slice(1)) await expect(positionIn(other, await packed(text), here)).rejects.toThrow(BadLink);
  await expect(positionIn(GAMES[0], await packed(' '.repeat(500_000)), here)).rejects.toThrow(BadLink);
  await expect(positionIn(GAMES[0], 'a'.repeat(30_000), here)).rejects.toThrow(BadLink);
});
