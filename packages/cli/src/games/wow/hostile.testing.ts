/** Files of this game alone, which no command may fall over however they are broken. */
import { writeOwnView } from '@escarmouche/files';
import type { Kind } from '../../hostile.testing.ts';
import { RULING } from './ruling.testing.ts';

export const wowHostile: readonly Kind[] = [
  {
    name: 'a ruling with odds',
    text: RULING.replace(
      /expect:\s+chance: \{ dice: 3 \}/,
      'expect: { odds: { of: attack.crit, until: attack, is: { true: 271/1000, false: 729/1000 } } }',
    ),
    commands: (path) => [
      ['odds', path],
      ['odds', path, '--of', 'X.health', '--json'],
    ],
  },
  {
    name: 'a match as one seat knows it',
    text: writeOwnView({ game: 'wow', seat: 1, position: {}, events: [], result: { winner: 0, rule: 'wow:102' } }, [
      { rule: 'wow:404.1', text: 'Moves' },
    ]),
    commands: (path) => [
      ['replay', path],
      ['replay', path, '--log', '--json'],
    ],
  },
];
