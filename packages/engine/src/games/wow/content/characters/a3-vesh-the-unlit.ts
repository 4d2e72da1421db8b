import type { Printed } from '../../../../core/index.ts';
import type { Character } from '../types.ts';

/** Buys time with blood: the bargain never brings the clock below the main one (408.2a), so it pays only after ticks were spent. */
export const VESH_THE_UNLIT: Printed<Character> = {
  id: 'A3',
  names: { en: 'Vesh the Unlit', fr: 'Vesh Sans-Lueur' },
  grammar: { gender: 'm', proper: true },
  className: 'warlock',
  race: 'human',
  faction: 'A',
  honor: 4,
  health: 8,
  armor: 2,
  resist: 2,
  main: {
    kind: 'attack',
    ticks: 3,
    nature: 'magic',
    type: 'shadow',
    power: 6,
    range: { max: 3 },
    crit: [{ effects: [{ do: 'heal', n: 1, who: 'self' }] }],
  },
  lower: [
    {
      kind: 'payment',
      ticks: 0,
      oncePerTurn: true,
      effects: [
        { do: 'lose-health', n: 1, who: 'self' },
        { do: 'tick-down', n: 1, who: 'self' },
      ],
    },
  ],
};
