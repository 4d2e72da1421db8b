import { FIGHTERS } from '@escarmouche/engine/underworlds';
import { expect, test } from 'vitest';
import { signOf } from './signs.ts';

test('every fighter has a silhouette, and no two fighters share their sign', () => {
  const signs = Object.values(FIGHTERS).flatMap((all) => all.map((f) => ({ id: f.id, ...signOf(f.id) })));
  expect(signs.length).toBeGreaterThan(40);
  expect(signs.filter((s) => !/^[Mm]\d/.test(s.path)).map((s) => s.id)).toEqual([]);
  expect(new Set(signs.map((s) => `${s.path} ${s.nth}`)).size).toBe(signs.length);
});
