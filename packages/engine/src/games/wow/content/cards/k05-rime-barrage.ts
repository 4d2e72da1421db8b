import type { PrintedCard } from '../types.ts';

/** An area of frost whose chill bites before the dice fall, hit or miss (600.4). */
export const RIME_BARRAGE: PrintedCard = {
  id: 'K05',
  names: { en: 'Rime Barrage', fr: 'Salve de givre' },
  category: 'action',
  type: 'none',
  ticks: 4,
  restriction: ['mage'],
  ability: {
    kind: 'attack',
    ticks: 4,
    nature: 'magic',
    type: 'frost',
    power: 3,
    range: { max: 3 },
    area: true,
    before: [{ do: 'modify', stat: 'move', n: -1, who: 'defender', until: 'round-end' }],
  },
  text: {
    en: 'Area attack: magic frost, power 3, range 3. Each defender has move -1 this round.',
    fr: "Attaque à aire d'effet : magique, givre, puissance 3, portée 3. Chaque défenseur a -1 en déplacement pour ce round.",
  },
};
