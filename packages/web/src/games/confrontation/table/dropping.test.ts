import { shownTo, situationMatch } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { dropped, meanings, movesFigures } from './dropping.ts';

const match = situationMatch({
  mode: 'skirmish',
  fighters: { A1: { side: 1, at: [100, 100] }, B1: { side: 2, at: [200, 100] } },
  turn: { card: 'A1' },
});
const { table } = match;
const { figures } = shownTo(match, 0);
const at = (x: number, y: number) => dropped(table, figures, match.node, 0, x, y);

describe('setting a figure down', () => {
  it('snaps into contact with an enemy near by, and there the rules take it', () => {
    const drop = at(165, 104);
    expect(drop.target).toBe(1);
    const done = meanings(table, figures, match.node, drop);
    expect(done.map((d) => d.does)).toEqual(['charge', 'engage']);
    expect(done.map((d) => match.meant(d))).toMatchObject(done);
  });

  it('is left again from where the hand is, however small the steps', () => {
    const steps = Array.from({ length: 40 }).reduce<ReturnType<typeof at>[]>((all) => {
      const { x, y } = all.at(-1)?.hand ?? { x: 170, y: 100 };
      return [...all, at(x - 1, y)];
    }, []);
    expect(steps[0].target).toBe(1);
    expect(steps.at(-1)?.target).toBe(-1);
  });

  it('leaves it where it was dropped far from everybody, and the rules take it there though no list holds the place', () => {
    const drop = at(60.004, 140);
    expect(drop).toEqual({ fig: 0, x: 60, y: 140, target: -1, hand: { x: 60.004, y: 140 } });
    const [done] = meanings(table, figures, match.node, drop);
    expect(match.options().some((o) => o.on.spaces.includes('60,140'))).toBe(false);
    expect(match.meant(done)).toMatchObject({
      id: 'move:A1>60,140',
      does: 'move',
      by: 'A1',
      cost: [{ unit: 'activation' }, { unit: 'distance' }],
    });
  });

  it('is refused by the rules where they forbid it', () => {
    const [far] = meanings(table, figures, match.node, at(500, 500));
    expect(match.meant(far)).toMatchObject([{ rule: 'conf:F5.b', key: 'too-far' }]);
  });

  it('answers nothing but questions about moving', () => {
    expect(movesFigures(match.node)).toBe(true);
    expect(movesFigures({ kind: 'over', result: { winner: 0, rule: '' } })).toBe(false);
  });
});
