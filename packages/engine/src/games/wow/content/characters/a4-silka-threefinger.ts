import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** Quick on her feet, and a crit sets her blade going again (602.5). */
export const SILKA_THREEFINGER: Printed<Character> = {
  id: 'A4',
  names: { en: 'Silka Threefinger', fr: 'Silka Trois-Doigts' },
  grammar: { gender: 'f', proper: true },
  className: 'rogue',
  race: 'elf',
  faction: 'A',
  honor: 3,
  health: 8,
  armor: 3,
  resist: 2,
  main: {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'melee',
    power: 4,
    range: { max: 1 },
    crit: [{ effects: [{ do: 'again' }] }],
  },
  lower: [{ kind: 'ongoing', modifiers: [{ stat: 'move', n: 1, on: 'self' }] }],
};
