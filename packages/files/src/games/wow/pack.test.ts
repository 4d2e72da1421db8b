/** Packs that name something that there is not. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../../pack.testing.ts';
import { readPack, readPacks } from '../../pack.ts';
import { GAMES } from '../index.ts';

const own = readFileSync(new URL('../../../../../docs/own.md', import.meta.url), 'utf8');
const blocks = [...own.matchAll(/```yaml\n(pack: [^`]*)```/g)].map(([, text]) => text);
const vale = blocks.find((text) => text.includes('\nwow:')) ?? '';

describe('what names something that there is not', () => {
  it('is told with the pack, all of it at once, with what was meant', () => {
    const bad = vale
      .replace('{ character: D2, cards: [K08, K13] }', '{ character: vale-wardem, cards: [K08, ember-rian] }')
      .replace('[mage, vale-warden]', '[mage, maje, vale-warden]');
    expect(faults(bad)).toEqual([
      expect.stringMatching(
        /^mine\.yaml:\d+:\d+: wow\.cards\[0\]\.restriction\[1\]: expected a class, a race or a character, of the game or of your own, found "maje"; did you mean "mage"\?$/,
      ),
      expect.stringMatching(
        /members\[1\]\.character: expected a character of the game or of your own, found "vale-wardem"; did you mean "vale-warden"\?$/,
      ),
      expect.stringMatching(
        /members\[1\]\.cards\[1\]: expected an Action Bar card of the game or of your own, found "ember-rian"; did you mean "ember-rain"\?$/,
      ),
    ]);
  });

  it('may stand in another pack, or be kept beside it; what cannot be read there is told once', () => {
    const party = vale.replace(/ {2}characters:[\s\S]*? {2}parties:/, '  parties:');
    const others = vale.replace(/ {2}parties:[\s\S]*/, '');
    expect(faults(party)).toHaveLength(3);
    expect(readPacks([party, others].map((text, i) => ({ text, name: `${i}` })))).toHaveLength(2);
    expect(readPack(party, 'a', GAMES, readPack(others, 'b').games).games.wow.parties).toHaveLength(1);
    expect(() => readPack(party, 'a', GAMES, JSON.parse('{"wow":{"cards":[7,null,{"id":"ember-rain"}],"characters":3}}'))).toThrow(
      'ember-rain',
    );
    expect(faults(vale.replace('health: 10', 'health: 1000'))).toEqual([expect.stringContaining('wow.characters[0].health: expected')]);
  });
});
