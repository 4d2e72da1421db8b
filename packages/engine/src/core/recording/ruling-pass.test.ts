import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { playStep } from './ruling.ts';
import type { PassUntil } from './ruling-file.ts';
import type { Situations } from './situations.ts';
import { type DuelSetup, type DuelState, type DuelView, toy } from './toy.testing.ts';

type DuelTable = ReturnType<typeof toy.tables>;

const situations: Situations<DuelSetup, DuelTable, DuelState, DuelView, DuelSetup> = {
  game: toy,
  match: (setup) => new Match(toy, setup),
  value: () => null,
  named: (_match, e) => e.args,
  vocabulary: { rules: [], events: {}, args: {}, options: [], kinds: {} },
  odds: () => ({ of: [], until: 'turn', positions: 0, leaves: null }),
  idle: /^(rest|pass)$/,
};

const begun = (setup: Partial<DuelSetup> = {}) => new Match(toy, { health: 2, hands: [[], []], first: 0, ...setup });

function passed(match: ReturnType<typeof begun>, until: PassUntil): { got: string[]; stop: boolean } {
  const { failures, stop } = playStep(situations, match, { pass: { until } }, { step: 1 }, { events: 0 } as Parameters<typeof playStep>[4]);
  return { got: failures.map((f) => f.got), stop };
}

describe('passing until something comes', () => {
  it('stops at a decision, as soon as one fits', () => {
    const match = begun();
    expect(passed(match, { decision: { seat: 2 } })).toEqual({ got: [], stop: false });
    expect(match.entries.map((e) => e.id)).toEqual(['rest']);
    // Where it stands already, nothing is passed.
    expect(passed(match, { decision: { seat: 2, step: 'act' } })).toEqual({ got: [], stop: false });
    expect(match.at).toBe(1);
  });

  it('stops at an event that is told from then on, and at the end', () => {
    const match = begun();
    expect(passed(match, { event: 'rests' }).stop).toBe(false);
    expect(match.at).toBe(1);
    expect(passed(match, { over: true }).stop).toBe(false);
    expect(match.node.kind).toBe('over');
  });

  it('stops at dice that were meant, and fails at others: what they show is for the script to say', () => {
    const coin = new Match(toy, { health: 2, hands: [[], []] });
    expect(passed(coin, { chance: { step: 'coin' } })).toEqual({ got: [], stop: false });
    expect(passed(coin, { over: true })).toMatchObject({ stop: true, got: [expect.stringContaining('coin')] });
  });

  it('fails where it never comes', () => {
    expect(passed(begun(), { decision: { seat: 1, step: 'answer' } })).toMatchObject({ stop: true, got: ['the end'] });
  });

  it('fails where something must be done', () => {
    const strict = { ...situations, idle: /^pass$/ };
    const { failures, stop } = playStep(strict, begun(), { pass: { until: { over: true } } }, { step: 1 }, { events: 0 } as Parameters<
      typeof playStep
    >[4]);
    expect([stop, failures[0].got]).toEqual([true, expect.stringContaining('no option that does nothing')]);
  });
});
