import type { Ability, AttackAbility, Card } from '@escarmouche/engine/wow';
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

const BLOW: AttackAbility = { kind: 'attack', ticks: 2, nature: 'physical', type: 'melee', power: 5, range: { max: 1 } };
const NUMBERS = { names: { en: 'Kin', fr: 'Fidèle' }, health: 3, armor: 1, resist: 1 };
const CARD: Omit<Card, 'type'> = { id: 'mine', names: { en: 'Mine', fr: 'Mien' }, category: 'action', ticks: 2, restriction: [] };
const textOf = (lang: 'en' | 'fr', card: Card): string => String(wordsFor(lang).cardFace(card).text);

it('a card without a text says what its pet does', () => {
  const card: Card = { ...CARD, type: 'pet', pet: { ...NUMBERS, main: BLOW, lower: [KINDLED, KINDLE] } };
  expect(textOf('en', card)).toMatch(/power 5.*\+2 power for fire attacks.*\+2 power for physical attacks/s);
  expect(textOf('fr', card)).toMatch(/puissance 5.*pour toute attaque de type feu.*pour toute attaque physique/s);
});

it.each<Card>([
  { ...CARD, type: 'none', ability: BLOW },
  { ...CARD, type: 'none', ability: { kind: 'payment', ticks: 2, effects: [] } },
  { ...CARD, type: 'form', ongoing: [{ kind: 'ongoing' }] },
  { ...CARD, type: 'pet', pet: { ...NUMBERS, main: BLOW } },
  { ...CARD, type: 'totem', totem: { ...NUMBERS, abilities: [] } },
  { ...CARD, type: 'equipment', equipment: { slots: ['off-hand'], honor: 1 } },
])('a card without a text says something: %#', (card) => {
  for (const lang of ['en', 'fr'] as const) expect(textOf(lang, card)).toMatch(/\p{L}.*\./u);
});

const NEAR = [{ side: 'ally', adjacent: true, other: true }] as const;

it('a react for others says for whom, and one for its own character says so', () => {
  const react = (to: Extract<Ability, { kind: 'react' }>['to']): Ability => ({
    kind: 'react',
    ticks: 1,
    to,
    effects: [{ do: 'tick-up', n: 1, who: 'actor' }],
  });
  const both = (to: Extract<Ability, { kind: 'react' }>['to']): string[] => [said('en', react(to)), said('fr', react(to))];
  expect(both({ on: 'ticked-up', whom: NEAR })).toEqual([
    'When an enemy ticks up another adjacent ally: tick that enemy up 1.',
    'Quand un autre allié adjacent voit un ennemi augmenter son horloge : augmentez de 1 l’horloge de cet ennemi.',
  ]);
  expect(both({ on: 'damage', whom: NEAR })).toEqual([
    'When another adjacent ally would take damage: tick that enemy up 1.',
    'Quand un autre allié adjacent va subir des dégâts : augmentez de 1 l’horloge de cet ennemi.',
  ]);
  expect(both({ on: 'unhurt', whom: NEAR })).toEqual([
    'When another adjacent ally was attacked and took no damage this turn: tick that enemy up 1.',
    'Quand un autre allié adjacent a été attaqué sans subir de dégâts ce tour-ci : augmentez de 1 l’horloge de cet ennemi.',
  ]);
  expect(both({ on: 'unhurt', whom: NEAR, adjacent: true })).toEqual([
    'When another adjacent ally was attacked by an enemy next door and took no damage this turn: tick that enemy up 1.',
    'Quand un autre allié adjacent a été attaqué par un ennemi qui lui est adjacent, sans subir de dégâts ce tour-ci : augmentez de 1 l’horloge de cet ennemi.',
  ]);
  expect(both({ on: 'damage', whom: [{ side: 'self' }, { side: 'ally', adjacent: true }] })).toEqual([
    'When this character or an adjacent ally would take damage: tick that enemy up 1.',
    'Quand ce personnage ou un allié adjacent va subir des dégâts : augmentez de 1 l’horloge de cet ennemi.',
  ]);
  expect(both({ on: 'ticked-up' })).toEqual([
    'When an enemy ticks this character up: tick that enemy up 1.',
    'Quand un ennemi augmente l’horloge de ce personnage : augmentez de 1 l’horloge de cet ennemi.',
  ]);
});
