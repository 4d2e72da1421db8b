import { type Expectation, lookIn, type RulingCase } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { workerGameOf } from '../../worker/games.ts';
import { Walk } from '../../worker/walk.ts';

describe('a case of a ruling, stepped through', () => {
  it('says why nobody is asked where a situation stands', async () => {
    const game = await workerGameOf('underworlds');
    const c: RulingCase = {
      name: { en: 'a', fr: 'a' },
      situation: {
        sides: [
          { warband: 'garreks-reavers', fighters: { garrek: 'D3' } },
          { warband: 'steelhearts-champions', fighters: { obryn: 'D8' } },
        ],
        at: 'end',
      },
      script: [{ expect: { decision: { seat: 1 } } }],
    };
    const { failures } = Walk.ofCase(game, c).step(1, 0);
    expect(failures.map(({ failure }) => failure.say.got.key)).toEqual(['ran-on', 'chance-with-dice']);
  });
});

const look = async (situation: unknown, expected: Expectation) => {
  const of = await workerGameOf('underworlds');
  return lookIn(of.situations.match(situation as never), expected, of.aimed);
};
const situation = {
  sides: [
    { warband: 'garreks-reavers', fighters: { garrek: 'D4' } },
    { warband: 'steelhearts-champions', fighters: { obryn: 'D8' } },
  ],
};

describe('whom or what a step of a ruling is about on the board', () => {
  it.each([
    [{ values: { 'sees garrek obryn': true } }, 'garrek', 'obryn'],
    [{ values: { 'range garrek B2': 3 } }, 'garrek', 'B2'],
    [{ refused: { 'attack:garrek/blooddrinker-axe>obryn': 'wu:A1' } }, 'garrek', 'obryn'],
  ] as const)('%j is a look from %s to %s', async (expected, from, to) => {
    expect(await look(situation, expected)).toEqual({ from, to });
  });

  it.each([[{ values: { 'garrek.wounds': 1 } }]] as const)('%j is about nobody', async (expected) => {
    expect(await look(situation, expected)).toBeNull();
  });
});
