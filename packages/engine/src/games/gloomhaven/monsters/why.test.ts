/** What the explanation of a turn shows is what was compared. */
import { describe, expect, it } from 'vitest';
import { TRAP } from './ground.ts';
import { action, at, positionOf } from './positions.testing.ts';
import { whyOf } from './why.ts';

describe('the hexes on the way to one that is too far', () => {
  // In single file: 2,0 holds a trap, and so does nothing else on the way round.
  const why = whyOf(positionOf({ foes: { '4,0': 10 }, terrain: { '2,0': TRAP } }), action());
  const { going } = why.turns[0];
  const on = (id: string) => going.find((c) => c.space === at(id));

  it('count the trap they hold themselves', () => {
    expect(on('2,0')).toMatchObject({ negatives: 1, lost: { name: 'negative' } });
  });

  it('lose by a number that is greater than that of those left', () => {
    const left = Math.min(...going.filter((c) => c.lost === null).map((c) => c.negatives));
    for (const c of going) expect(c.lost?.name === 'negative', String(c.space)).toBe(c.negatives > left);
  });
});
