/** What the command line says of World of Warcraft Miniatures before it loads it. */
import { wowCalled } from '@escarmouche/files/called';
import type { Entry } from '../game.ts';
import { MAP } from '../wishes.ts';

export const wowEntry = {
  ...wowCalled,
  usual: { parties: ['dawn-starter', 'ash-starter'], map: 'crossroads' },
  takes: {
    map: MAP,
    format: {
      flags: '--format <NAME>',
      about: {
        en: 'format: starter, constructed or open (what the parties are made for unless given)',
        fr: 'format : starter, constructed ou open (sinon celui des groupes)',
      },
    },
  },
} as const satisfies Entry;
