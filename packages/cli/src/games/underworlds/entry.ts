/** What the command line says of Warhammer Underworlds before it loads it. */
import { underworldsCalled } from '@escarmouche/files/called';
import type { Entry } from '../game.ts';
import { DECK_TEXTS } from './decks-texts.ts';

export const underworldsEntry = {
  ...underworldsCalled,
  usual: { parties: ['garreks-reavers', 'steelhearts-champions'] },
  takes: {
    decks: {
      flags: '--decks <LIST>',
      about: {
        en: 'files of decks, seat by seat; the warband is that of their cards, or that of the party',
        fr: 'des fichiers de paquets, place par place ; la bande est celle de leurs cartes, ou celle du groupe',
      },
      several: true,
    },
  },
  commands: [
    {
      name: 'deck',
      texts: DECK_TEXTS,
      options: [{ flags: '--warband <ID>', about: { en: DECK_TEXTS.en.warbandOption, fr: DECK_TEXTS.fr.warbandOption } }],
      run: async (setting, file, { warband }) => (await import('./decks.ts')).deck(setting, file, warband as string | undefined),
    },
  ],
} as const satisfies Entry;
