import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** Stands close, shields minds, and heals himself or a neighbour when his blade bites deep. */
export const AUDRIC_VANE: Printed<Character> = {
  id: 'D5',
  names: { en: 'Audric Vane', fr: 'Audric Vane' },
  grammar: { gender: 'm', proper: true },
  className: 'paladin',
  race: 'human',
  faction: 'D',
  honor: 4,
  health: 10,
  armor: 3,
  resist: 3,
  main: {
    kind: 'attack',
    ticks: 3,
    nature: 'physical',
    type: 'melee',
    power: 5,
    range: { max: 1 },
    // Without `other`, a neighbouring ally or himself.
    crit: [{ effects: [{ do: 'heal', n: 2, who: { choose: { side: 'ally', adjacent: true } } }] }],
  },
  lower: [{ kind: 'ongoing', modifiers: [{ stat: 'resist', n: 1, on: { side: 'ally', adjacent: true, other: true } }] }],
};
