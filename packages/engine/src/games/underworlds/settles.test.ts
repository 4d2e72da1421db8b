import { describe, expect, it } from 'vitest';
import { eachAnswer, settled } from '../../core/testing/settling.testing.ts';
import { underworldsSituations } from './situations.ts';
import { underworldsSuite } from './suite.testing.ts';

describe('what an answer settles', () => {
  it('a pass uses the activation up, and what is discarded is out of the game', () => {
    const seen = eachAnswer(underworldsSuite, 2, ['exchange', 'discard'], ({ option }) => {
      expect(settled(option)).toBe('loses settles-discarded');
    });
    expect(seen['exchange settles-discarded']).toBeGreaterThan(0);
    expect(seen['discard settles-discarded']).toBeGreaterThan(0);
  });

  it.each([
    [3, 'kills settles-lethal', true],
    [2, '', false],
    [0, '', false],
  ])('a way into a lethal hex with %i wounds of 4 taken', (wounds, says, out) => {
    const match = underworldsSituations.match({
      active: 1,
      hexes: { D4: 'lethal' },
      sides: [
        { warband: 'ironskulls-boyz', fighters: { hakka: { at: 'D3', wounds } } },
        { warband: 'garreks-reavers', fighters: { saek: 'H1' } },
      ],
    });
    const options = match.options();
    const into = options.find((o) => o.id === 'move:hakka>D4');
    expect(into === undefined ? 'not offered' : settled(into)).toBe(says);
    const pass = options.find((o) => o.say.key === 'pass');
    expect(pass === undefined ? 'not offered' : settled(pass)).toBe('ends settles-activation');
    match.take('move:hakka>D4');
    const hakka = match.state.fighters[match.table.fighters.findIndex((f) => f.key === 'hakka')];
    expect(hakka.out === 1).toBe(out);
  });
});
