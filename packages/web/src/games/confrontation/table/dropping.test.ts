import { situationMatch } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { dropped, meanings, movesFigures } from './dropping.ts';

const match = situationMatch({
  mode: 'skirmish',
  fighters: { A1: { side: 1, at: [100, 100] }, B1: { side: 2, at: [200, 100] } },
  turn: { card: 'A1' },
});
const { table, state } = match.play;

describe('setting a figure down', () => {
  it('snaps into contact with an enemy near by, and there the rules take it', () => {
    const drop = dropped(table, state.figures, 0, 165, 104, true);
    expect(drop.target).toBe(1);
    const ids = meanings(table, state.figures, match.node, drop).map((o) => o.id);
    expect(ids.map((id) => id.split(':')[0])).toEqual(['charge', 'engage']);
    expect(ids.map((id) => match.whyNot(id))).toEqual([[], []]);
  });

  it('leaves it where it was dropped far from everybody', () => {
    const drop = dropped(table, state.figures, 0, 60.004, 140, true);
    expect(drop).toEqual({ fig: 0, x: 60, y: 140, target: -1 });
    expect(meanings(table, state.figures, match.node, drop).map((o) => o.id)).toEqual(['move:A1>60,140']);
  });

  it('is refused by the rules where they forbid it', () => {
    const [far] = meanings(table, state.figures, match.node, dropped(table, state.figures, 0, 500, 500, true));
    expect(match.whyNot(far.id).map((r) => r.rule)).toContain('conf:F5.b');
  });

  it('answers nothing but questions about moving', () => {
    expect(movesFigures(match.node)).toBe(true);
    expect(movesFigures({ kind: 'over', result: { winner: 0, rule: '' } })).toBe(false);
  });
});
