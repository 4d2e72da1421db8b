/** What the command line says of Gloomhaven before it loads it. */
import { gloomhavenCalled } from '@escarmouche/files/called';
import type { Entry } from '../game.ts';
import { MAP } from '../wishes.ts';
import { TURNS_TEXTS } from './turns-texts.ts';

/** The highest level of a scenario. */
const MOST_LEVEL = 7;

export const gloomhavenEntry = {
  ...gloomhavenCalled,
  usual: { parties: ['brute', 'scoundrel'], map: 'black-barrow' },
  takes: {
    map: MAP,
    level: {
      flags: '--level <N>',
      about: { en: 'the level of the scenario, in gloomhaven', fr: 'le niveau du scénario, dans gloomhaven' },
      of: [0, MOST_LEVEL],
    },
  },
  commands: [
    {
      name: 'monster-turns',
      texts: TURNS_TEXTS,
      options: [{ flags: '--why <N>', about: { en: TURNS_TEXTS.en.whyOption, fr: TURNS_TEXTS.fr.whyOption }, of: [0, 1_000_000] }],
      run: async (setting, file, { why }) => (await import('./turns.ts')).monsterTurns(setting, file, why as number | undefined),
    },
  ],
} as const satisfies Entry;
