/**
 * A match of every version of each game's rules, as it was recorded then (`GAME-VERSION.json`, further ones with a word between). Those of
 * today's rules play back to the last hash: where one does not, a rule has changed, and its game's version (`Game.rules`) goes up by one, with
 * a match of the new version recorded beside the old (`npx escarmouche play GAME --seed 3 --out ...`). Older ones say how far they go today.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type CoreState, follow, type Game, Match, type ReplayError, replay } from '@escarmouche/engine';
import { describe, expect, it } from 'vitest';
import type { AnySetup } from './games/game.ts';
import { PLAYED } from './games/played.testing.ts';
import { readMatch } from './match.ts';
import { writeMatch } from './match-written.ts';

/** How far the matches of earlier rules went when the rules changed. */
const FAR = [
  'confrontation-1.json all 218 answers; the same state behind 18',
  'confrontation-2.json all 211 answers; the same state behind 17',
  'confrontation-3.json all 135 answers; the same state behind 17',
  'confrontation-4.json all 135 answers; the same state behind 135',
  'confrontation-5.json all 135 answers; the same state behind 135',
  'confrontation-6.json all 135 answers; the same state behind 135',
  'confrontation-7.json all 135 answers; the same state behind 135',
  'confrontation-8.json all 135 answers; the same state behind 135',
  'confrontation-combat-1.json all 94 answers; the same state behind 43',
  'confrontation-combat-2.json all 64 answers; the same state behind 64',
  'confrontation-combat-3.json all 76 answers; the same state behind 76',
  'confrontation-combat-4.json all 76 answers; the same state behind 76',
  'confrontation-combat-5.json all 76 answers; the same state behind 76',
  'confrontation-combat-6.json all 76 answers; the same state behind 76',
  'confrontation-combat-7.json all 76 answers; the same state behind 76',
  'confrontation-combat-8.json all 76 answers; the same state behind 76',
  'gloomhaven-1.json parts at answer 181 of 253: stop; a refusal by gh:forced.1; the same state behind 0',
  'gloomhaven-2.json all 233 answers; the same state behind 233',
  'gloomhaven-3.json all 107 answers; the same state behind 107',
  'gloomhaven-4.json all 107 answers; the same state behind 107',
  'gloomhaven-5.json all 107 answers; the same state behind 107',
  'gloomhaven-6.json all 107 answers; the same state behind 107',
  'gloomhaven-7.json all 107 answers; the same state behind 107',
  'underworlds-1.json all 246 answers; the same state behind 0',
  'underworlds-2.json all 293 answers; the same state behind 57',
  'underworlds-3.json all 293 answers; the same state behind 57',
  'underworlds-4.json all 293 answers; the same state behind 57',
  'underworlds-5.json all 293 answers; the same state behind 57',
  'wow-1.json all 204 answers; the same state behind 0',
  'wow-2.json all 271 answers; the same state behind 0',
  'wow-3.json all 776 answers; the same state behind 776',
  'wow-4.json all 776 answers; the same state behind 776',
  'wow-5.json all 776 answers; the same state behind 776',
  'wow-6.json all 776 answers; the same state behind 776',
  'wow-constructed-1.json parts at answer 313 of 350: a decision for turn:D1; the end of the game; the same state behind 0',
  'wow-constructed-2.json parts at answer 431 of 515: a decision for move:A2>5,-3; the end of the game; the same state behind 0',
  'wow-constructed-3.json all 310 answers; the same state behind 310',
  'wow-constructed-4.json all 1426 answers; the same state behind 1426',
  'wow-constructed-5.json all 1426 answers; the same state behind 1426',
  'wow-constructed-6.json all 1426 answers; the same state behind 1426',
];

type AnyGame = Game<AnySetup, unknown, CoreState, unknown>;

const GAMES = PLAYED.map(([, { game }]) => game as AnyGame);
const folder = new URL('../recorded/', import.meta.url);
const names = readdirSync(folder).sort();

function opened(name: string) {
  const file = readMatch(readFileSync(new URL(name, folder), 'utf8'), name);
  return { file, game: GAMES.find((g) => g.id === file.game) as AnyGame };
}

describe('recorded matches', () => {
  it('are kept for every version of the rules of every game', () => {
    const wanted = GAMES.flatMap((g) => Array.from({ length: g.rules }, (_, i) => `${g.id}-${i + 1}.json`));
    expect(names).toEqual(expect.arrayContaining(wanted));
    for (const name of names) expect(name).toContain(`-${opened(name).file.rules}.json`);
  });

  const today = names.filter((name) => opened(name).file.rules === opened(name).game.rules);

  it.each(today)('%s plays back to the last hash, and is written as it was read', (name) => {
    const { file, game } = opened(name);
    const match = replay(game, file.setup, file.entries);
    expect(match.node).toEqual({ kind: 'over', result: file.result });
    // Recorded before hashes were wide: their lower halves are what stands there.
    const halves = (text: string): string => text.replace(/"hash":\s*(\d+)/g, (_all, n) => `"hash": ${Number(n) % 2 ** 32}`);
    const written = writeMatch(match, file.seats);
    // Gaps named since are written too; the record was played by their usual reading.
    const since = game.choices.filter((c) => !(c.id in file.choices)).map((c) => `"${c.id}":"${c.usual}"`);
    const without = (text: string, choice: string): string => text.replace(`${choice},`, '').replace(`,${choice}`, '');
    expect(halves(since.reduce(without, written))).toBe(halves(readFileSync(new URL(name, folder), 'utf8')));
    expect(replay(game, file.setup, readMatch(written, name).entries).entries).toEqual(match.entries);
  });

  it('of earlier rules go as far as they did when the rules changed', () => {
    const far = names
      .filter((name) => !today.includes(name))
      .map((name) => {
        const { file, game } = opened(name);
        const match = new Match(game, file.setup);
        const { parted, alike } = follow(match, file.entries);
        const told = (e: ReplayError): string => `parts at answer ${e.at + 1} of ${file.entries.length}: ${e.expected}; ${e.got}`;
        return `${name} ${parted === null ? `all ${match.at} answers` : told(parted)}; the same state behind ${alike}`;
      });
    expect(far).toEqual(FAR.filter((line) => GAMES.some(({ id }) => line.startsWith(id))));
  });
});
