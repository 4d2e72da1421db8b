import { expect, test } from 'vitest';
import { inOrder } from './longest-first.mjs';

test('what is named comes first, in the order it is named in; all else stays as it was', () => {
  const files = ['/a/one.test.ts', '/a/bots/x.test.ts', '/a/two.test.ts', 'C:\\a\\board.test.ts', '/a/bots/y.test.ts'];
  const sorted = inOrder(
    files.map((moduleId) => ({ moduleId })),
    ['/board.', '/bots/'],
  );
  expect(sorted.map((file) => file.moduleId)).toEqual([3, 1, 4, 0, 2].map((n) => files[n]));
});
