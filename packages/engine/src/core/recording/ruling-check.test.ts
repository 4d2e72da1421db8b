import { describe, expect, it } from 'vitest';
import { SetupError, Unplayable } from '../running/game.ts';
import { Match } from './match.ts';
import { runRuling } from './ruling.ts';
import { isSlip, type RulingFailure } from './ruling-failure.ts';
import type { ScriptStep } from './ruling-file.ts';
import type { Situations } from './situations.ts';
import { type DuelSetup, type DuelState, type DuelView, NO_WORDS, toy } from './toy.testing.ts';

type DuelTable = ReturnType<typeof toy.tables>;

const duels: Situations<DuelSetup, DuelTable, DuelState, DuelView, DuelSetup> = {
  game: toy,
  match: (setup) => new Match(toy, setup),
  value: (match, name) => match.state.health[Number(name)],
  named: (_match, e) =>
    Object.fromEntries(Object.entries(e.args).map(([k, v]) => [k, typeof v === 'object' && 'seat' in v ? v.seat + 1 : v])),
  odds: () => ({ of: [], until: 'turn', positions: 0, leaves: null }),
  idle: /^(rest|pass)$/,
  vocabulary: NO_WORDS,
};

function failures(...script: ScriptStep[]): RulingFailure[] {
  const situation: DuelSetup = { health: 5, hands: [[], []] };
  return runRuling(duels, { ruling: 'toy:1', cases: [{ name: { en: 'A', fr: 'A' }, situation, script }] });
}

const said = (...script: ScriptStep[]): string[] => failures(...script).map((f) => `${f.expected} / ${f.got}`);
const BEGUN: ScriptStep = { roll: 'first:2' };

describe('what a ruling expects', () => {
  it('of events that must not have happened may name their arguments and their rule', () => {
    expect(
      said(BEGUN, {
        expect: {
          never: [
            { event: 'begins', with: { seat: 1 } },
            { event: 'begins', rule: 'toy:2' },
          ],
        },
      }),
    ).toEqual([]);
    expect(said(BEGUN, { expect: { never: [{ event: 'begins', with: { seat: 2 } }] } })).toEqual([
      'no event begins { seat: 2 } / begins (toy:1) { seat: 2 }',
    ]);
    expect(said(BEGUN, { expect: { never: ['begins'] } })).toHaveLength(1);
  });

  it('not to have happened swallows nothing', () => {
    expect(said(BEGUN, { expect: { never: ['strikes'] } }, { expect: { events: ['begins'] } })).toEqual([]);
    // What was expected is behind the script, and what was looked at once is not looked at again.
    expect(said(BEGUN, { expect: { events: ['begins'] } }, { expect: { events: ['begins'] } })).toHaveLength(1);
    expect(said(BEGUN, { expect: { never: ['strikes'] } }, { expect: { never: ['begins'] } })).toEqual([]);
  });

  it('is told with the events that came instead, and their arguments', () => {
    const [failure] = failures(BEGUN, { expect: { events: [{ event: 'begins', with: { seat: 1 } }] } });
    expect(failure.got).toContain('begins (toy:1) { seat: 2 }');
    expect(failure.events?.[0]).toEqual({ event: 'begins', rule: 'toy:1', with: { seat: 2 } });
  });
});

describe('a case', () => {
  it('is not illegal by a name that nothing has', () => {
    const of = (key: string): Situations<DuelSetup, DuelTable, DuelState, DuelView, DuelSetup> => ({
      ...duels,
      match: () => {
        throw new SetupError('hands[0]', 'toy:4', { key, args: {} }, key);
      },
    });
    const cases = [{ name: { en: 'A', fr: 'A' }, situation: { health: 5, hands: [[], []] } as DuelSetup, script: [], illegal: 'toy:4' }];
    expect(runRuling(of('twice-the-same'), { ruling: 'toy:4', cases })).toEqual([]);
    for (const key of ['unknown-card', 'no-such-figure']) expect(runRuling(of(key), { ruling: 'toy:4', cases })).toHaveLength(1);
  });

  it('that cannot be laid is a slip of its file where a name means nothing or no rule is broken', () => {
    const refused = (key: string): SetupError => new SetupError('hands[0]', 'toy:4', { key, args: {} }, key);
    expect([refused('twice-the-same'), refused('no-such-space'), refused('unknown-card')].map(isSlip)).toEqual([false, false, true]);
    expect(isSlip(new Unplayable({ key: 'anything', args: {} }, 'anything'))).toBe(true);
  });
});

describe('an action that must be refused', () => {
  it('is not refused by the paragraph of a question that knows no such answer', () => {
    const node = new Match(toy, { health: 5, hands: [[], []], first: 0 }).node;
    const rule = node.kind === 'over' ? '' : node.rule;
    // The node tells it so, but that a question is another one proves nothing of its paragraph.
    expect(new Match(toy, { health: 5, hands: [[], []], first: 0 }).whyNot('walk:north').map((r) => r.rule)).toEqual([rule]);
    expect(said(BEGUN, { expect: { refused: { 'walk:north': rule } } })).toEqual([
      expect.stringMatching(/^walk:north refused by .* \/ no answer at all to a decision/),
    ]);
    expect(said({ expect: { refused: { strike: 'toy:1' } } })).toHaveLength(1);
  });

  it('is refused by it where it is no answer to a question of its kind', () => {
    expect(said(BEGUN, { expect: { refused: { 'strike:middle': 'toy:3' } } })).toEqual([]);
  });
});
