import type { PrintedCard } from '../types.ts';

/** Cut, then be gone: the step comes after the attack (602.3). */
export const GUTTING_CUT: PrintedCard = {
  id: 'K06',
  names: { en: 'Gutting Cut', fr: 'Coup éventreur' },
  category: 'action',
  type: 'none',
  ticks: 2,
  restriction: ['rogue'],
  ability: {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'melee',
    power: 4,
    range: { max: 1 },
    after: [{ do: 'move', n: 1, who: 'self', upTo: true }],
  },
  text: {
    en: 'Attack: physical melee, power 4, range 1. After this attack, move this character up to 1 space.',
    fr: "Attaque : physique, mêlée, puissance 4, portée 1. Après cette attaque, déplacez ce personnage d'une case au plus.",
  },
};
