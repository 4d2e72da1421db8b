import { type Expectation, lookIn, type RulingCase } from '@escarmouche/engine/core';
import { FileFault, problemsOf, readRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { workerGameOf } from '../../worker/games.ts';
import { Walk } from '../../worker/walk.ts';

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
});

const look = async (situation: unknown, expected: Expectation) => {
  const of = await workerGameOf('wow');
  return lookIn(of.situations.match(situation as never), expected, of.aimed);
};
const situation = { figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '2,0' } }, turn: 'A' };

describe('whom or what a step of a ruling is about on the board', () => {
  it.each([
    [{ values: { 'A sees X': true } }, 'A', 'X'],
    [{ values: { 'A.move': 2, 'A sees 1,1': false } }, 'A', '1,1'],
    [{ refused: { 'attack:A/main>X': 'wow:405.3' } }, 'A', 'X'],
  ] as const)('%j is a look from %s to %s', async (expected, from, to) => {
    expect(await look(situation, expected)).toEqual({ from, to });
  });

  it.each([[{ values: { 'A.move': 2 } }], [{ values: { 'Q sees X': true } }]] as const)('%j is about nobody', async (expected) => {
    expect(await look(situation, expected)).toBeNull();
  });
});
