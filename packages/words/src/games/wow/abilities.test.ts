import type { Ability } from '@escarmouche/engine/wow';
import { expect, it } from 'vitest';
import { wordsFor } from './index.ts';

const KINDLED: Ability = {
  kind: 'ongoing',
  modifiers: [
    { stat: 'power', n: 2, on: 'self', type: 'fire' },
    { stat: 'resist', n: 1, on: 'self', type: 'frost' },
    { stat: 'pay', n: -1, on: 'self', nature: 'magic', type: 'fire' },
  ],
};
const KINDLE: Ability = {
  kind: 'payment',
  ticks: 1,
  effects: [{ do: 'modify', stat: 'power', n: 2, who: 'self', until: 'turn-end', nature: 'physical' }],
};
const said = (lang: 'en' | 'fr', a: Ability): string => wordsFor(lang).ability(a).text.join(' ').replace(/\s/g, ' ');

it('a change of a number for some attacks says for which', () => {
  expect(said('en', KINDLED)).toMatch(/\+2 power for fire attacks.*\+1 resist.* against frost attacks.* for magic fire attacks/);
  expect(said('fr', KINDLED)).toMatch(
    /\+2 en puissance pour toute attaque de type feu.* contre toute attaque de type givre.* pour toute attaque magique \(feu\)/,
  );
  expect(said('en', KINDLE)).toContain('+2 power for physical attacks');
  expect(said('fr', KINDLE)).toContain('+2 en puissance pour toute attaque physique');
});
