/** What the command line says of World of Warcraft Miniatures before it loads it. */
import { wowCalled } from '@escarmouche/files/called';
import type { Entry } from '../game.ts';

export const wowEntry = {
  ...wowCalled,
  usual: { parties: ['dawn-starter', 'ash-starter'], map: 'crossroads' },
} as const satisfies Entry;
