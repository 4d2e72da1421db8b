/** The puzzles that are kept: each still stands in its position, with an answer; where one does not, `node scripts/puzzles.mjs` gathers them anew. */
import { readFileSync } from 'node:fs';
import { asks, type KeptPuzzle, placeOf, playStep, puzzlesOf } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import { PLAYED } from './games/played.testing.ts';
import { readRuling } from './ruling.ts';

it.each(PLAYED)('%s: every puzzle stands in its position, and the rules have an answer', (game, of) => {
  const textOf = (file: string): string => readFileSync(new URL(`../../engine/src/games/${game}/${file}`, import.meta.url), 'utf8');
  const puzzles = JSON.parse(textOf('puzzles.json')) as readonly KeptPuzzle[];
  const casesOf = (rule: string) => readRuling(textOf(`rulings/${rule.replace(/^.*:/, '')}.yaml`), rule).cases;
  expect(puzzles.length).toBeGreaterThan(3);
  expect(new Set(puzzles.map((p) => p.id)).size).toBe(puzzles.length);
  const gone = puzzles.filter((kept) => {
    const place = placeOf(kept, casesOf);
    if (place === undefined) return true;
    // A reading by option is nothing that can be told from the screen.
    if (Object.keys((place.of.situation as { readonly choices?: object }).choices ?? {}).length > 0) return true;
    const match = of.match(place.of.situation);
    const seen = { events: 0 };
    const play = (to: number, from: number): boolean =>
      place.of.script.slice(from, to).every((line) => playStep(of, match, line, {}, seen).failures.length === 0);
    if (!play(place.step, 0)) return true;
    if (kept.at !== 'dice') {
      const puzzle = puzzlesOf(match.options(), match.refused()).find((p) => asks(p, kept));
      // A surprise is refused by the rule that is named with it.
      return (
        puzzle === undefined ||
        (kept.rule !== undefined && !Object.values(puzzle.reasons).some((why) => why.some((r) => r.rule === kept.rule)))
      );
    }
    const offered = match.options().some((o) => o.id === kept.answer);
    if (!offered || !play(place.step + 1, place.step) || match.node.kind !== 'chance') return true;
    // Every test has one die: that is no question.
    return match.node.dice === null || match.node.dice.dice < 2;
  });
  expect(gone.map((p) => p.id)).toEqual([]);
});
