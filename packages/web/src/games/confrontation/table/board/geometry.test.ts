import { buildTable, readySetup } from '@escarmouche/engine/confrontation';
import { roundBase } from '@escarmouche/engine/space';
import { describe, expect, it } from 'vitest';
import { arrow, boxOf, isBelow, MARGIN, outline } from './geometry.ts';

describe('the drawing', () => {
  it('shows the whole table in a skirmish', () => {
    const table = buildTable(readySetup('skirmish', [['redox'], ['redox']]));
    expect(boxOf(table, [])).toEqual({ x: -MARGIN, y: -MARGIN, width: 600 + 2 * MARGIN, height: 600 + 2 * MARGIN });
  });

  it('draws a round base at its true size', () => {
    expect(outline(roundBase(30), { x: 10, y: 20 }, 0)).toBe('M-5 20a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z');
  });

  it('tells whom a base meets below, where the hinge between them would lie on its mark', () => {
    const below = (x: number, y: number): boolean => isBelow(roundBase(30), { x: 0, y: 0 }, roundBase(30), { x, y });
    expect(below(0, 30)).toBe(true);
    expect(below(18, 24)).toBe(true);
    // Beside it, above it, or too far off to meet.
    expect([below(30, 0), below(24, 10), below(0, -30), below(0, 45)]).toEqual([false, false, false, false]);
  });

  it('draws no arrow to the same place', () => {
    expect(arrow({ x: 5, y: 5 }, { x: 5, y: 5 }, 15, 15)).toBe('');
  });
});
