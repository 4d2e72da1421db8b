import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** Strikes often, and harder the nearer she is to falling. */
export const GRUSHA_BONECLEFT: Printed<Character> = {
  id: 'A1',
  names: { en: 'Grusha Bonecleft', fr: 'Grusha Fend-les-Os' },
  grammar: { gender: 'f', proper: true },
  className: 'warrior',
  race: 'orc',
  faction: 'A',
  honor: 4,
  health: 11,
  armor: 3,
  resist: 2,
  main: {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'melee',
    power: 4,
    range: { max: 1 },
    crit: [{ effects: [{ do: 'hits', n: 1 }] }],
  },
  lower: [{ kind: 'ongoing', modifiers: [{ stat: 'power', n: 1, on: 'self', main: true, whileHealthAtMost: 4 }] }],
};
