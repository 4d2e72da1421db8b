import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** Mends from afar, herself included, and burns a little on the way. */
export const YSOLDE_QUIETFLAME: Printed<Character> = {
  id: 'D2',
  names: { en: 'Ysolde Quietflame', fr: 'Ysolde Douce-Flamme' },
  grammar: { gender: 'f', proper: true },
  className: 'priest',
  race: 'human',
  faction: 'D',
  honor: 6,
  health: 8,
  armor: 2,
  resist: 3,
  main: {
    kind: 'attack',
    ticks: 2,
    nature: 'magic',
    type: 'holy',
    power: 4,
    range: { max: 3 },
    crit: [{ effects: [{ do: 'heal', n: 1, who: 'self' }] }],
  },
  lower: [{ kind: 'payment', ticks: 2, target: { side: 'ally', range: { max: 3 } }, effects: [{ do: 'heal', n: 2, who: 'target' }] }],
};
