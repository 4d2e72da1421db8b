/** The moments on the way of an answer, with the toy game: what is told there, and how the position stands. */
import { describe, expect, it } from 'vitest';
import { hashOf } from '../running/plain.ts';
import { seeded } from '../running/random.ts';
import { Match } from './match.ts';
import { still, watchAnswer } from './moments.ts';
import { playStep } from './ruling.ts';
import type { Expectation } from './ruling-file.ts';
import type { Situations } from './situations.ts';
import { type DuelSetup, NO_WORDS, toy } from './toy.testing.ts';

type State = ReturnType<typeof toy.begin>;
type ToyMatch = Match<DuelSetup, ReturnType<typeof toy.tables>, State, ReturnType<typeof toy.view>>;

const SETUP: DuelSetup = { health: 3, hands: [['parry'], ['parry']], first: 0 };

/** A match played to its end, always striking where that can be. */
function played(): ToyMatch {
  const match: ToyMatch = new Match(toy, SETUP);
  const random = seeded(3);
  while (match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else {
      const ids = match.options().map((o) => o.id);
      match.take(ids.find((id) => id.startsWith('strike')) ?? ids[0]);
    }
  }
  return match;
}

describe('the moments of an answer', () => {
  it('are the events it told, in their order, and leave the match as it was', () => {
    const match = played();
    const before = hashOf(match.state);
    const keys: string[] = [];
    for (let at = 0; at < match.at; at++) {
      const counts: number[] = [];
      watchAnswer(match, at, (_again, e, told) => {
        keys.push(e.key);
        counts.push(told);
      });
      expect(counts).toEqual(counts.map((_n, i) => i + 1));
    }
    expect(keys.length).toBeGreaterThan(match.at / 2);
    expect(match.events.slice(-keys.length).map((e) => e.key)).toEqual(keys);
    expect(hashOf(match.state)).toBe(before);
  });

  it('keep the position as it stood: a frame is still under way where the match has gone on', () => {
    const match = played();
    const seen: number[] = [];
    watchAnswer(match, match.at - 1, (again) => seen.push(still(again).state.stack.length));
    expect(match.state.stack).toHaveLength(0);
    expect(seen.length).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBeGreaterThan(0);
  });

  it('are none where the match kept no way back, or no such answer was given', () => {
    const match = new Match(toy, SETUP, { undo: false });
    match.take(match.options()[0].id);
    const heard: unknown[] = [];
    for (const at of [-1, 0, 7]) watchAnswer(match, at, (_again, e) => heard.push(e));
    expect(heard).toEqual([]);
  });
});

describe('an expectation of a moment', () => {
  const situations: Situations<DuelSetup, ReturnType<typeof toy.tables>, State, ReturnType<typeof toy.view>, DuelSetup> = {
    game: toy,
    match: (setup) => new Match(toy, setup),
    value: (match) => match.state.stack.length > 0,
    named: (_match, e) => e.args,
    vocabulary: NO_WORDS,
    odds: () => ({ of: [], until: 'turn', positions: 0, leaves: null }),
    idle: /^(rest|pass)$/,
  };
  const failures = (e: Expectation): string[] =>
    playStep(situations, played(), { expect: e }, { step: 1 }, { events: 0 }).failures.map((f) => `${f.expected}: ${f.got}`);

  it('reads values as they stood when it was told, and without it as they stand now', () => {
    expect(failures({ values: { 'under way': false } })).toEqual([]);
    expect(failures({ when: 'hits', values: { 'under way': true } })).toEqual([]);
    expect(failures({ when: 'hits', values: { 'under way': false } })).toHaveLength(1);
  });

  it('fails where the latest answer told no such thing, or not so, even if it asks for no value', () => {
    expect(failures({ when: 'rests' })).toHaveLength(1);
    expect(failures({ when: { event: 'hits', rule: 'toy:1' }, values: { 'under way': true } })).toHaveLength(1);
    expect(failures({ when: { event: 'hits', with: { n: 99 } } })).toHaveLength(1);
    expect(failures({ when: { event: 'hits', rule: 'toy:3' } })).toEqual([]);
  });
});
