/** What readings are worth is counted for every one of a game's, the same each time, with rulings that hold. */
import { type Bot, randomBot, runRuling } from '@escarmouche/engine';
import { expect, it } from 'vitest';
import { readGame } from './games.ts';
import { measureReadings, type ReadingFound } from './measure.ts';

/** @param setup one in which more than two readings are met */
export function worthProperties(game: string, setup: unknown): void {
  const measured = (): ReadingFound[] => measureReadings({ game, setups: [setup], bot: randomBot as Bot, matches: 1, seed: 1, most: 1 });

  it('is counted for every reading, the same each time, with rulings that hold', () => {
    const found = measured();
    const { choices, situations } = readGame(game);
    expect(found.map((r) => `${r.option} ${r.value}`)).toEqual(
      choices.flatMap((c) => c.values.filter((v) => v !== c.usual).map((v) => `${c.id} ${v}`)),
    );
    for (const r of found) {
      expect(r.parted).toBeLessThanOrEqual(r.asked);
      expect(r.played).toBeLessThanOrEqual(Math.min(r.parted, 1));
      expect(r.parted > 0).toBe(r.first !== null);
      if (r.cases !== null) expect(runRuling(situations, { ruling: r.rule, cases: r.cases })).toEqual([]);
    }
    expect(found.some((r) => r.cases !== null)).toBe(true);
    expect(found.filter((r) => r.parted > 0).length).toBeGreaterThan(2);
    expect(measured()).toEqual(found);
  });
}
