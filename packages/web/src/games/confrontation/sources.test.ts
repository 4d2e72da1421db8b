import { PROFILES, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { expect, it } from 'vitest';
import { sourceInFrench } from './sources.ts';

const ALL = new Set([
  ...PROFILES.map((p) => p.from),
  ...WOUND_TABLE.rows.flatMap((row) => Object.values(row.cells).map((cell) => cell.from)),
]);

it.each([...ALL])('the source “%s” is told in French', (source) => {
  const told = sourceInFrench(source);
  expect(told).not.toBe(source);
  expect(told).not.toMatch(/\b(?:chapter|from|by|of|the|our|about|without)\b/);
});

it('a source of somebody’s own stays as it is', () => {
  expect(sourceInFrench('my book, page 3')).toBe('my book, page 3');
});
