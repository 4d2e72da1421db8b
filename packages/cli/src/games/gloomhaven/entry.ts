/** What the command line says of Gloomhaven before it loads it. */
import { gloomhavenCalled } from '@escarmouche/files/called';
import type { Entry } from '../game.ts';

export const gloomhavenEntry = {
  ...gloomhavenCalled,
  usual: { parties: ['brute', 'scoundrel'], map: 'black-barrow' },
  commands: [
    {
      name: 'monster-turns',
      texts: (t) => t.monsterTurns,
      options: [{ flags: '--why <N>', about: (t) => t.monsterTurns.whyOption, of: [0, 1_000_000] }],
      run: async (setting, file, { why }) =>
        (await import('../gloomhaven-turns.ts')).monsterTurns(setting, file, why as number | undefined),
    },
  ],
} as const satisfies Entry;
