import type { PrintedCard } from '../types.ts';

/** Replaces damage before it is dealt (709). */
export const BULWARK_OF_DAWN: PrintedCard = {
  id: 'K09',
  names: { en: 'Bulwark of Dawn', fr: "Rempart de l'Aube" },
  category: 'react',
  type: 'none',
  ticks: 2,
  restriction: ['paladin'],
  ability: { kind: 'react', ticks: 2, to: { on: 'damage' }, effects: [{ do: 'prevent', n: 3 }] },
  text: {
    en: 'Play only when this character would take damage. Prevent up to 3 of it.',
    fr: "À jouer seulement quand ce personnage va subir des dégâts. Prévenez-en jusqu'à 3.",
  },
};
