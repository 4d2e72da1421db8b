/** What the layer of dangers tells of a place: what may turn out otherwise is never told as certain. */
import { expect, it } from 'vitest';
import type { Chooser } from '../board/useChoosing.ts';
import type { PlaceThreatened } from '../worker/seen.ts';
import { type ThreatLayer, threatMarks } from './threats.ts';

it.each([
  [0.996, '99%'],
  [1, '100%'],
  [0.62, '62%'],
  [0.004, '1.5'],
])('a chance of %d', (out, text) => {
  const places: PlaceThreatened[] = [{ at: 7, by: [{ by: 1, on: 0, says: [], out, harm: 1.5, exact: true, at: 7 }] }];
  const { under } = threatMarks({ on: true, way: 'to', places } as unknown as ThreatLayer, { pieces: {} } as Chooser, 'en');
  expect(under.flatMap((m) => (m.kind === 'number' ? [m.text] : []))).toEqual([text]);
});
