import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** The longest reach of his side, and a knife for whoever comes too near to be shot. */
export const CORVIN_HALE: Printed<Character> = {
  id: 'D3',
  names: { en: 'Corvin Hale', fr: 'Corvin Hale' },
  grammar: { gender: 'm', proper: true },
  className: 'hunter',
  race: 'human',
  faction: 'D',
  honor: 3,
  health: 8,
  armor: 2,
  resist: 2,
  main: {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'ranged',
    power: 4,
    range: { min: 2, max: 4 },
    crit: [{ effects: [{ do: 'hits', n: 1 }] }],
  },
  lower: [{ kind: 'attack', ticks: 2, nature: 'physical', type: 'melee', power: 3, range: { max: 1 } }],
};
