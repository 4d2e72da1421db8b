import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** Knows every stone of the field, and spoils the plans of those he hits. */
export const OLD_HROTH: Printed<Character> = {
  id: 'A5',
  names: { en: 'Old Hroth', fr: 'Vieux Hroth' },
  grammar: { gender: 'm', proper: true },
  className: 'hunter',
  race: 'orc',
  faction: 'A',
  honor: 2,
  health: 9,
  armor: 2,
  resist: 2,
  main: {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'ranged',
    power: 4,
    range: { max: 3 },
    crit: [{ effects: [{ do: 'exhaust', n: 1, who: 'defender' }] }],
  },
  lower: [{ kind: 'ongoing', ignoresTerrain: true }],
};
