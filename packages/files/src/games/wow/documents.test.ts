import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const published = (name: string): string => readFileSync(new URL(`../../../../../docs/${name}.md`, import.meta.url), 'utf8');

it('documents say every word that a card of one’s own may use', () => {
  const own = published('own');
  for (const word of ['tick-down', 'convert', 'lose-health', 'ticked-up', 'tick-end', 'react'])
    expect(own, word).toMatch(new RegExp(`^\\| \`${word}\` \\|`, 'm'));
});
