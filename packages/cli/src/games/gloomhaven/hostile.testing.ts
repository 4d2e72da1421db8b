/** Files of this game alone, which no command may fall over however they are broken. */
import type { Kind } from '../../hostile.testing.ts';

const TURNS = `cases:
  - n: 7
    move: 2
    range: 0
    targets: 1
    figures: [{ at: [5, 3], kind: active }, { at: [5, 5], kind: character, initiative: 10 }]
    terrain: [{ at: [2, 2], kind: obstacle }]
    expected: [{ moveTo: [5, 4], attacks: [[5, 5]] }]
`;

export const gloomhavenHostile: readonly Kind[] = [
  {
    name: 'monster turns',
    text: TURNS,
    commands: (path) => [
      ['monster-turns', path],
      ['monster-turns', path, '--why', '7'],
      ['monster-turns', path, '--json'],
    ],
  },
];
