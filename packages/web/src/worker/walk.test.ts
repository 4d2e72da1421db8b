import type { RulingCase } from '@escarmouche/engine/core';
import { FileFault } from '@escarmouche/files';
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
});
