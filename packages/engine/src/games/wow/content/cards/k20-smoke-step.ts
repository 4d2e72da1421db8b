import type { PrintedCard } from '../types.ts';

/** A bare teleport: no range icon, so the landing space need not be seen (404.2b). */
export const SMOKE_STEP: PrintedCard = {
  id: 'K20',
  names: { en: 'Smoke Step', fr: 'Pas de fumée' },
  category: 'action',
  type: 'none',
  ticks: 2,
  restriction: ['rogue'],
  ability: { kind: 'payment', ticks: 2, effects: [{ do: 'teleport', n: 3, who: 'self' }] },
  text: {
    en: 'Teleport this character up to 3 spaces.',
    fr: 'Téléportez ce personnage de 3 cases au plus.',
  },
};
