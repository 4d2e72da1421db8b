import { expect, it } from 'vitest';
import { BadLink, packed, unpacked } from './packed.ts';

it('a text comes out of an address as it went in, and is refused where it is none', async () => {
  const text = `ruling: "été"\n${'figures: 1\n'.repeat(400)}`;
  const link = await packed(text);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(200);
  expect(await unpacked(link)).toBe(text);
  for (const bad of ['', 'a/b', 'abcdef', 'a'.repeat(30_000), await packed(' '.repeat(399_000)).then((l) => `${l}x`)])
    await expect(unpacked(bad)).rejects.toThrow(BadLink);
  await expect(packed(' '.repeat(3_000_000)).then(unpacked)).rejects.toThrow(BadLink);
});
