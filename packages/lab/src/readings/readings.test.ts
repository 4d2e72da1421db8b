import { type Bot, randomBot, runRuling } from '@escarmouche/engine';
import { FORCES, readySetup } from '@escarmouche/engine/confrontation';
import { DECKS } from '@escarmouche/engine/underworlds';
import { findParty, type PartySpec } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { labGame } from '../games/index.ts';
import { readGame } from './games.ts';
import { measureReadings, type ReadingFound } from './measure.ts';
import { keep, partingOf, read } from './parting.ts';

const seat = (id: string) => {
  const { faction, members } = findParty(id) as PartySpec;
  return { faction, party: members };
};
const WOW = { format: 'constructed', map: 'crossroads', seats: [seat('dawn-sworn-line'), seat('ash-long-hunt')], target: [3, 3] };
const bot = randomBot as Bot;

function measured(game: string, setup: unknown, most = 1): ReadingFound[] {
  return measureReadings({ game, setups: [setup], bot, matches: 1, seed: 1, most });
}

describe('a reading', () => {
  it('that is the usual one changes nothing, whatever is asked for', () => {
    const { game, rounds } = labGame('wow');
    const kept = keep(game, WOW, 'x', [bot, bot], rounds);
    expect(kept.asked.size).toBeGreaterThan(5);
    for (const { id, usual } of readGame('wow').choices) expect(partingOf(game, kept, read(WOW, { [id]: usual }))).toBeNull();
  });

  it('parts where something is otherwise, and nowhere before', () => {
    const { game, rounds } = labGame('wow');
    const long = { ...WOW, target: [14, 14] };
    const kept = keep(game, long, 'x', [bot, bot], rounds);
    const limits = ['5', '20'].map((n) => partingOf(game, kept, read(long, { 'round-limit': n }))?.at ?? kept.codes.length);
    // A limit that the match comes to ends it there; one beyond its end changes nothing.
    expect(limits[0] < kept.codes.length).toBe(kept.rounds > 5);
    expect(limits[1]).toBe(kept.codes.length);
    // A delay is met at the first return, long after the first figures entered.
    const delayed = partingOf(game, kept, read(long, { 'return-delay': '3' }));
    expect(delayed?.at).toBeGreaterThan(20);
    expect(delayed?.at).toBeLessThan(kept.codes.length);
  });

  it('is not told of what players think', () => {
    const { game, rounds } = labGame('wow');
    const setup = { ...WOW, target: [1, 1] };
    const ponders: Bot = {
      id: 'ponders',
      choose(ask) {
        const { choice } = ask.table() as { choice: Readonly<Record<string, string>> };
        for (const { id } of readGame('wow').choices) expect(choice[id]).toBeTypeOf('string');
        return bot.choose(ask);
      },
    };
    const [mute, pondered] = [bot, ponders].map((b) => keep(game, setup, 'y', [b, b], rounds));
    expect([...pondered.asked].sort()).toEqual([...mute.asked].sort());
    expect(pondered.asked.has('both-reach')).toBe(false);
  });
});

describe('what readings are worth', () => {
  const CASES: readonly (readonly [string, unknown])[] = [
    ['wow', WOW],
    ['confrontation', readySetup('skirmish', [FORCES[0].profiles, FORCES[8].profiles])],
    ['underworlds', { seats: [DECKS[0], DECKS[1]].map(({ id, warband }) => ({ warband, deck: id })) }],
  ];
  it.each(CASES)('of %s is counted for every reading, the same each time, with rulings that hold', (game, setup) => {
    const found = measured(game, setup);
    const { choices, situations } = readGame(game);
    expect(found.map((r) => `${r.option} ${r.value}`)).toEqual(
      choices.flatMap((c) => c.values.filter((v) => v !== c.usual).map((v) => `${c.id} ${v}`)),
    );
    for (const r of found) {
      expect(r.parted).toBeLessThanOrEqual(r.asked);
      expect(r.played).toBeLessThanOrEqual(Math.min(r.parted, 1));
      expect(r.parted > 0).toBe(r.first !== null);
      if (r.cases !== null) expect(runRuling(situations, { ruling: r.rule as `wow:${string}`, cases: r.cases })).toEqual([]);
    }
    expect(found.some((r) => r.cases !== null)).toBe(true);
    expect(found.filter((r) => r.parted > 0).length).toBeGreaterThan(2);
    expect(measured(game, setup)).toEqual(found);
  });
});
