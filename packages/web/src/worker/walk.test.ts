import { type Expectation, lookIn, type RulingCase } from '@escarmouche/engine/core';
import { FileFault, problemsOf, readRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { workerGameOf } from './games.ts';
import { Walk } from './walk.ts';

describe('a case of a ruling, stepped through', () => {
  const situation = { figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '4,0' } }, turn: 'A' };
  const of = (absent: string): RulingCase => ({ name: { en: 'a', fr: 'a' }, situation, script: [{ expect: { absent: [absent] } }] });

  it('is no ruling where it names somebody who is not there: it would hold whatever happens', async () => {
    const game = await workerGameOf('wow');
    expect(Walk.ofCase(game, of('move:A>0,0')).info().answers).toBe(1);
    let fault: unknown;
    try {
      Walk.ofCase(game, of('move:Q>1,0'));
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(FileFault);
    expect((fault as FileFault).message).toBe('script[0].expect.absent[0]: expected a figure of this situation, such as A or X, found "Q"');
  });

  it('tells all that is wrong with it, each with its line where the file is at hand', async () => {
    const game = await workerGameOf('wow');
    const text = `ruling: wow:404.1
cases:
  - name: One
    situation:
      figures:
        A: { side: 1, at: '88,0' }
        X: { side: 2, at: '99,0', clock: 40 }
      turn: A
    script:
      - expect: { absent: [keap] }
`;
    const [c] = readRuling(text, 'a.yaml').cases as readonly RulingCase[];
    const faultOf = (from?: { text: string; at: number }): unknown => {
      try {
        Walk.ofCase(game, c, from);
      } catch (error) {
        return error;
      }
      return undefined;
    };
    expect((faultOf({ text, at: 1 }) as FileFault).problems.map((p) => p.place)).toEqual(['6:27', '7:27', '7:42', '10:28']);
    expect(problemsOf(faultOf(), '')?.map((p) => p.path)).toEqual(['figures.A.at', 'figures.X.at', 'figures.X.clock']);
  });

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
    expect(failures.map((f) => f.say.got.key)).toEqual(['ran-on', 'chance-with-dice']);
  });
});

describe('whom or what a step of a ruling is about on the board', () => {
  const look = async (game: string, situation: unknown, expected: Expectation) => {
    const of = await workerGameOf(game);
    return lookIn(of.situations.match(situation as never), expected, of.aimed);
  };
  const wow = { figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '2,0' } }, turn: 'A' };
  const underworlds = {
    sides: [
      { warband: 'garreks-reavers', fighters: { garrek: 'D4' } },
      { warband: 'steelhearts-champions', fighters: { obryn: 'D8' } },
    ],
  };
  const confrontation = {
    fighters: { A1: { side: 1, profile: 'praetorian-guard', at: [300, 300] }, B1: { side: 2, profile: 'dirz-clone', at: [400, 300] } },
  };

  it.each([
    ['wow', wow, { values: { 'A sees X': true } }, 'A', 'X'],
    ['wow', wow, { values: { 'A.move': 2, 'A sees 1,1': false } }, 'A', '1,1'],
    ['wow', wow, { refused: { 'attack:A/main>X': 'wow:405.3' } }, 'A', 'X'],
    ['underworlds', underworlds, { values: { 'sees garrek obryn': true } }, 'garrek', 'obryn'],
    ['underworlds', underworlds, { values: { 'range garrek B2': 3 } }, 'garrek', 'B2'],
    ['underworlds', underworlds, { refused: { 'attack:garrek/blooddrinker-axe>obryn': 'wu:A1' } }, 'garrek', 'obryn'],
    ['confrontation', confrontation, { offered: ['pass', 'attack:A1>B1'] }, 'A1', 'B1'],
    ['confrontation', confrontation, { refused: { 'charge:A1>B1@120,80': ['conf:F5.c'] } }, 'A1', 'B1'],
  ] as const)('%s: %j %j is a look from %s to %s', async (game, situation, expected, from, to) => {
    expect(await look(game, situation, expected)).toEqual({ from, to });
  });

  it.each([
    ['wow', wow, { values: { 'A.move': 2 } }],
    ['wow', wow, { values: { 'Q sees X': true } }],
    ['underworlds', underworlds, { values: { 'garrek.wounds': 1 } }],
    ['confrontation', confrontation, { offered: ['move:A1>60,40', 'dice:A1=1/1'] }],
  ] as const)('%s: %j %j is about nobody', async (game, situation, expected) => {
    expect(await look(game, situation, expected)).toBeNull();
  });
});
