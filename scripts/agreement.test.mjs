/** Sentences of screens and commands that agree with a number say so by a form (`@escarmouche/words/counted`), and put no endings together. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root, walk } from './project.mjs';

/** A word of a sentence: no sentence of its own, which has a number of its own as well. */
const WORD = String.raw`(?:'[^'\n]*'|"[^"\n]*"|\`[^\`$\n]*\`)`;
const BY_HAND = new RegExp(String.raw`\b\w+ (?:=== 1|!== 1|< 2|> 1) \? ${WORD} : ${WORD}`);

/** Where the texts of screens and commands stand. */
const texts = ['packages/web/src', 'packages/cli/src'].flatMap((folder) =>
  [...walk(join(root, folder))]
    .filter(
      ({ isFile, path }) => isFile && /(?:strings|texts)[^/\\]*\.ts$|[/\\]strings[/\\][^/\\]*\.ts$/.test(path) && !/\.test\./.test(path),
    )
    .map(({ path }) => path),
);

it('finds what is put together by hand', () => {
  for (const slip of ["n > 1 ? 's' : ''", "(n === 1 ? 'roll' : 'rolls')", "n < 2 ? '' : 's'"]) expect(slip).toMatch(BY_HAND);
  for (const fine of ["formFr(n, 'jet', 'jets')", "n === 1 ? 'One.' : sentence(n)"]) expect(fine).not.toMatch(BY_HAND);
});

it('is said by a form everywhere', () => {
  expect(texts.length).toBeGreaterThan(20);
  const slips = texts.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, i) => (BY_HAND.test(line) ? [`${relative(root, path).split(sep).join('/')}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(slips).toEqual([]);
});
