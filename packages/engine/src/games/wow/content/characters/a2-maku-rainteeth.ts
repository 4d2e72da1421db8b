import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** Drags enemies about with the wind; heals a huddle of allies, himself among them. */
export const MAKU_RAINTEETH: Printed<Character> = {
  id: 'A2',
  names: { en: 'Maku Rainteeth', fr: 'Maku Dents-de-Pluie' },
  grammar: { gender: 'm', proper: true },
  className: 'shaman',
  race: 'troll',
  faction: 'A',
  honor: 2,
  health: 9,
  armor: 2,
  resist: 3,
  main: {
    kind: 'attack',
    ticks: 2,
    nature: 'magic',
    type: 'nature',
    power: 4,
    range: { max: 3 },
    crit: [{ effects: [{ do: 'move', n: 1, who: 'defender' }] }],
  },
  lower: [{ kind: 'payment', ticks: 2, effects: [{ do: 'heal', n: 1, who: { each: { side: 'ally', range: { max: 1 } } } }] }],
};
