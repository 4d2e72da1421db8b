import { expect, it } from 'vitest';
import { eachCost } from '../../core/testing/costs.testing.ts';
import { ELEMENTS } from './content/types.ts';
import type { MoveFrame } from './rules/frames.ts';
import { INERT, LOST } from './state.ts';
import { gloomhavenSuite } from './suite.testing.ts';

it('what an option costs is gone once it is chosen', () => {
  const seen = eachCost(gloomhavenSuite, 4, 2, ({ option, cost, before, after }, match) => {
    expect(cost.n, option.id).toBeGreaterThan(0);
    const seat = match.node.kind === 'decision' ? match.node.seat : -1;
    const who = before.figures.findIndex((_f, i) => option.by !== undefined && match.game.grammar?.figure?.(match, i) === option.by);
    if (option.does === 'suffer') expect(before.figures[who].hp - after.figures[who].hp, option.id).toBe(cost.n);
    if (option.does === 'lose' && cost.unit === 'card') {
      const place = before.cards.findIndex((c) => c.owner === seat && match.table.cards[c.def].face.id === cost.of?.[0]);
      expect(after.cards[place].zone, option.id).toBe(LOST);
    }
    if (cost.unit === 'element') expect(after.elements[(ELEMENTS as readonly string[]).indexOf(cost.of?.[0] ?? '')], option.id).toBe(INERT);
    if (cost.unit === 'move') {
      const at = before.stack.length - 1;
      const [was, is] = [before.stack[at], after.stack[at]];
      if (is?.seq === was.seq) expect((was.d as MoveFrame).points - (is.d as MoveFrame).points, option.id).toBe(cost.n);
    }
  });
  for (const unit of ['card', 'health', 'move']) expect(seen[unit], unit).toBeGreaterThan(0);
});
