import { type Bot, randomBot } from '@escarmouche/engine';
import { describe, expect, it } from 'vitest';
import { readGame } from '../readings/games.ts';
import { keep, partingOf, read } from '../readings/parting.ts';
import { labGame } from './index.ts';
import { wowRead as WOW } from './wow-readings.testing.ts';

const bot = randomBot as Bot;

it('seats are exchanged with what each needs, and with who begins', () => {
  const { swapped } = labGame('wow');
  const [one, other] = (WOW as { readonly seats: readonly unknown[] }).seats;
  expect(swapped({ ...WOW, target: [3, 9], first: 0 })).toEqual({ ...WOW, seats: [other, one], target: [9, 3], first: 1 });
});

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
