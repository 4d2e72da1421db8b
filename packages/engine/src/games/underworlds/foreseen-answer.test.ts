/** What lines of play go by beyond the tree: attacks are made, what scores is scored, nothing is thrown away. */
import { describe, expect, it } from 'vitest';
import { decisionOn, seeded } from '../../core/index.ts';
import { foreseenAnswer } from './foreseen-answer.ts';
import { underworlds } from './game.ts';
import type { Situation } from './situation.ts';
import { situationMatch } from './situations.ts';

/** What is answered in a position, by the option's first word, of 200 times. */
function answers(situation: Situation): Map<string, number> {
  const match = situationMatch(situation);
  const options = match.options();
  const random = seeded(1);
  const codes = options.map((o) => o.code);
  const said = new Map<string, number>();
  for (let n = 0; n < 200; n++) {
    const code = foreseenAnswer(match.play, codes, (k) => random.below(k), decisionOn(match.play, underworlds.book).sort);
    const [word] = (options.find((o) => o.code === code)?.id ?? '').split(':');
    said.set(word, (said.get(word) ?? 0) + 1);
  }
  return said;
}

const duel = (change: Partial<Situation>, hand: readonly string[] = []): Situation => ({
  sides: [
    { warband: 'garreks-reavers', fighters: { garrek: 'D3' }, hand },
    { warband: 'steelhearts-champions', fighters: { obryn: 'D4' } },
  ],
  ...change,
});

describe('what is supposed of players beyond the tree', () => {
  it('is that whoever can attack does so more often than anything else, and nobody passes by', () => {
    const said = answers(duel({}));
    const [most] = [...said].sort((a, b) => b[1] - a[1])[0];
    expect(most).toBe('attack');
    expect(said.has('pass')).toBe(false);
    expect(said.size).toBeGreaterThan(2);
  });

  it('is that what may be scored is, and that an upgrade that is paid for is worn', () => {
    const contained: Situation = {
      ...duel({ at: 'end', round: 3 }, ['shadespire:248']),
      sides: [
        { warband: 'garreks-reavers', fighters: { garrek: 'D3' }, hand: ['shadespire:248'] },
        { warband: 'steelhearts-champions', fighters: { obryn: 'D8', angharad: 'out' } },
      ],
    };
    expect([...answers(contained)]).toEqual([['score', 200]]);
    const paid: Situation = {
      at: 'end',
      sides: [
        { warband: 'garreks-reavers', fighters: { garrek: 'D3' }, hand: ['shadespire:391'], glory: 1 },
        { warband: 'steelhearts-champions', fighters: { obryn: 'D7' } },
      ],
    };
    expect([...answers(paid)]).toEqual([['upgrade', 200]]);
  });

  it('is that no card is thrown away', () => {
    expect([...answers(duel({ at: 'end' }, ['shadespire:391']))]).toEqual([['done', 200]]);
  });
});
