import { expect, it } from 'vitest';
import { eachAnswer, settled } from '../../core/testing/settling.testing.ts';
import { wowSuite } from './suite.testing.ts';

it('a turn that ends says whether one could still move or act, and equipment that is left is said to stay behind', () => {
  const seen = eachAnswer(wowSuite, 4, ['end-turn', 'equip-done'], ({ option, beside }) => {
    const offered = new Set(beside.map((o) => o.say.key));
    if (option.say.key === 'equip-done') {
      expect(settled(option)).toBe(offered.has('equip') ? 'loses settles-unworn' : '');
      return;
    }
    const moves = offered.has('move');
    const plays = offered.has('attack') || offered.has('ability') || offered.has('card');
    const what = moves && plays ? 'settles-no-move-or-play' : moves ? 'settles-no-move' : 'settles-no-play';
    expect(settled(option)).toBe(moves || plays ? `ends ${what}` : '');
  });
  for (const name of ['end-turn', 'end-turn settles-no-move', 'end-turn settles-no-move-or-play', 'equip-done settles-unworn'])
    expect(seen[name], name).toBeGreaterThan(0);
});
