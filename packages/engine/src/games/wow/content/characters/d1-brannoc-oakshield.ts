import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** A wall that takes his neighbours' blows. */
export const BRANNOC_OAKSHIELD: Printed<Character> = {
  id: 'D1',
  names: { en: 'Brannoc Oakshield', fr: 'Brannoc Bouclier-de-Chêne' },
  grammar: { gender: 'm', proper: true },
  className: 'warrior',
  race: 'dwarf',
  faction: 'D',
  honor: 6,
  health: 11,
  armor: 4,
  resist: 2,
  main: {
    kind: 'attack',
    ticks: 3,
    nature: 'physical',
    type: 'melee',
    power: 6,
    range: { max: 1 },
    crit: [{ effects: [{ do: 'tick-up', n: 1, who: 'defender' }] }],
  },
  lower: [{ kind: 'ongoing', protector: { nature: 'physical', whom: { side: 'ally', adjacent: true, other: true } } }],
};
