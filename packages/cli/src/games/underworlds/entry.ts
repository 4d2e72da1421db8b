/** What the command line says of Warhammer Underworlds before it loads it. */
import { underworldsCalled } from '@escarmouche/files/called';
import type { Entry } from '../game.ts';

export const underworldsEntry = {
  ...underworldsCalled,
  usual: { parties: ['garreks-reavers', 'steelhearts-champions'] },
  commands: [
    {
      name: 'deck',
      texts: (t) => t.deck,
      options: [{ flags: '--warband <ID>', about: (t) => t.deck.warbandOption }],
      run: async (setting, file, { warband }) =>
        (await import('../underworlds-decks.ts')).deck(setting, file, warband as string | undefined),
    },
  ],
} as const satisfies Entry;
