/** What a card without a printed text does has words: every line of the game's own cards, told from its data. */
import { CARDS, type Half } from '@escarmouche/engine/gloomhaven';
import { expect, it } from 'vitest';
import { LANGS } from '../../types.ts';
import { wordsFor } from './index.ts';

it.each(LANGS)('tells every half of every card in %s', (lang) => {
  const words = wordsFor(lang);
  for (const card of CARDS)
    for (const half of [card.top, card.bottom]) {
      const line = words.halfLine(half);
      expect(line, card.id).not.toMatch(/\{\{|undefined|NaN|half-|line\./);
      expect(line.split(';').length, card.id).toBe(half.abilities.length);
    }
});

it('says numbers, range, whom, and what an element adds', () => {
  const half: Half = {
    abilities: [
      { do: 'attack', n: 3, range: 2, targets: 2, effects: [{ kind: 'condition', of: 'stun' }], consume: { element: 'fire', attack: 1 } },
      { do: 'heal', n: 2, whom: { who: 'ally-or-self', range: 3 } },
      { do: 'attack', n: { base: 2, perShield: 1 } },
      { do: 'lasting', of: 'provoke' },
    ],
  };
  expect(wordsFor('en').halfLine(half)).toBe(
    'Attack 3, Range 2, Target 2, Stun, with fire: +1; Heal 2, an ally or itself, Range 3; Attack 2, and 1 for each shield of the target; enemies attack it in place of an ally beside it',
  );
  expect(wordsFor('fr').halfLine(half)).toContain('Attaque 3, Portée 2, Cible 2, Étourdi');
  expect(wordsFor('en').halfLine({ abilities: [] })).toBe('Nothing');
});
