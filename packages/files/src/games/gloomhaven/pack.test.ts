/** Packs that name something that there is not. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from '../../pack.testing.ts';

const own = readFileSync(new URL('../../../../../docs/own.md', import.meta.url), 'utf8');
const blocks = [...own.matchAll(/```yaml\n(pack: [^`]*)```/g)].map(([, text]) => text);
const cellar = blocks.find((text) => text.includes('\ngloomhaven:')) ?? '';

it('a monster that there is not is told with what was meant', () => {
  expect(faults(cellar.replace('type: ogre', 'type: ogra'))).toEqual([
    expect.stringMatching(
      /scenarios\[0\]\.monsters\[0\]\.type: expected a monster of the game or of your own, found "ogra"; did you mean "ogre"\?$/,
    ),
  ]);
});
