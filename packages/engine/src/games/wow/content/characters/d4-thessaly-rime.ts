import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** Heavy spells, slow enemies, and never where one struck. Her teleport is bare: no range icon, so no sight is asked (404.2b). */
export const THESSALY_RIME: Printed<Character> = {
  id: 'D4',
  names: { en: 'Thessaly Rime', fr: 'Thessaly du Givre' },
  grammar: { gender: 'f', proper: true },
  className: 'mage',
  race: 'elf',
  faction: 'D',
  honor: 7,
  health: 8,
  armor: 2,
  resist: 3,
  main: {
    kind: 'attack',
    ticks: 3,
    nature: 'magic',
    type: 'frost',
    power: 7,
    range: { max: 3 },
    crit: [{ effects: [{ do: 'modify', stat: 'move', n: -1, who: 'defender', until: 'own-turn-end' }] }],
  },
  lower: [{ kind: 'payment', ticks: 2, effects: [{ do: 'teleport', n: 3, who: 'self' }] }],
};
