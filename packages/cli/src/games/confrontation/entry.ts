/** What the command line says of Confrontation before it loads it. */
import { confrontationCalled } from '@escarmouche/files/called';
import type { Entry } from '../game.ts';

export const confrontationEntry = {
  ...confrontationCalled,
  usual: { parties: ['lion-household', 'scorpion-sanath'], mode: 'skirmish' },
} as const satisfies Entry;
