import type { PrintedCard } from '../types.ts';

/** A blow that takes the will, not the health (709, 400.3). */
export const DOMINATE: PrintedCard = {
  id: 'K28',
  names: { en: 'Dominate', fr: 'Domination' },
  category: 'action',
  type: 'none',
  ticks: 5,
  restriction: ['warlock', 'priest'],
  ability: {
    kind: 'attack',
    ticks: 5,
    nature: 'magic',
    type: 'shadow',
    power: 5,
    range: { max: 2 },
    instead: [{ do: 'control', who: 'defender' }],
  },
  text: {
    en: 'Attack: magic shadow, power 5, range 2. If it would deal damage, no health is lost: take a turn with the defender at once instead.',
    fr: "Attaque : magique, ombre, puissance 5, portée 2. Si elle devait infliger des dégâts, aucune santé n'est perdue : jouez aussitôt un tour avec le défenseur.",
  },
};
