/** What the command line says of Confrontation before it loads it. */
import type { Entry } from '../game.ts';

export const confrontationEntry = {
  id: 'confrontation',
  usual: { parties: ['lion-household', 'scorpion-sanath'], mode: 'skirmish' },
} as const satisfies Entry;
