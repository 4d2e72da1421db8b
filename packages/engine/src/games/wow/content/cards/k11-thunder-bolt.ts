import type { PrintedCard } from '../types.ts';

/** Stuns for a tick on a crit. */
export const THUNDER_BOLT: PrintedCard = {
  id: 'K11',
  names: { en: 'Thunder Bolt', fr: 'Coup de tonnerre' },
  category: 'action',
  type: 'none',
  ticks: 2,
  restriction: ['shaman'],
  ability: {
    kind: 'attack',
    ticks: 2,
    nature: 'magic',
    type: 'nature',
    power: 5,
    range: { max: 3 },
    crit: [{ effects: [{ do: 'tick-up', n: 1, who: 'defender' }] }],
  },
  text: {
    en: 'Attack: magic nature, power 5, range 3. Crit: tick up the defender 1.',
    fr: "Attaque : magique, nature, puissance 5, portée 3. Critique : augmentez de 1 l'horloge du défenseur.",
  },
};
