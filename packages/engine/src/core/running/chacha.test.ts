import { expect, it } from 'vitest';
import { chachaBlock } from './chacha.ts';

it('gives the block of RFC 8439, 2.3.2', () => {
  const key = Array.from({ length: 8 }, (_, i) => (4 * i) | ((4 * i + 1) << 8) | ((4 * i + 2) << 16) | ((4 * i + 3) << 24));
  const words = Array.from(chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]), (w) => (w >>> 0).toString(16).padStart(8, '0'));
  expect(words.join(' ')).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  );
});

it('refuses a key of another length', () => {
  expect(() => chachaBlock([1, 2, 3], 0, [0, 0, 0])).toThrow('8 words');
});
