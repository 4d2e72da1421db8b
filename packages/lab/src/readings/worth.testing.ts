/** What readings are worth is counted for every one of a game's, the same each time, with rulings that hold. */
import { type Bot, randomBot, runRuling } from '@escarmouche/engine';
import { expect, it } from 'vitest';
import { labGame } from '../games/index.ts';
import { readGame } from './games.ts';
import { measureReadings, type ReadingFound } from './measure.ts';
import { goOn, keep, partingOf, read } from './parting.ts';

/** Readings whose one match is gone through once more, to count what became of it. */
const COUNTED = 4;

/** @param setup one in which more than two readings are met */
export function worthProperties(game: string, setup: unknown): void {
  const measured = (): ReadingFound[] => measureReadings({ game, setups: [setup], bot: randomBot as Bot, matches: 1, seed: 1, most: 1 });

  /** What is to be counted of a reading that parts in the one match: what becomes of it, played on from there, under either reading. */
  function counted({ option, value }: ReadingFound): Partial<ReadingFound> {
    const { game: of, rounds, together } = labGame(game);
    const bots = Array.from({ length: of.seatsAt?.(of.tables(setup)) ?? of.seats }, () => randomBot as Bot);
    const kept = keep(of, setup, `1/${game}/0`, bots, rounds);
    const other = partingOf(of, kept, read(setup, { [option]: value }));
    const usual = partingOf(of, kept, setup, other?.at);
    const [ends, same] = [other, usual].map((p) => (p === null ? null : goOn(of, p, bots, rounds)));
    const worth = (winner = -1): number => (winner === 0 ? 1 : winner < 0 && !together ? 0.5 : 0);
    return {
      parted: 1,
      played: 1,
      otherwise: ends?.winner === same?.winner ? 0 : 1,
      byChance: kept.winner === same?.winner ? 0 : 1,
      score: worth(ends?.winner) - worth(same?.winner),
      squares: (worth(ends?.winner) - worth(same?.winner)) ** 2,
      rounds: (ends?.rounds ?? 0) - (same?.rounds ?? 0),
    };
  }

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
    for (const r of found.filter(({ played }) => played > 0).slice(0, COUNTED)) expect(r).toMatchObject(counted(r));
  });
}
