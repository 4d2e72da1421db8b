/** What the command line says of Confrontation before it loads it. */
import { confrontationCalled } from '@escarmouche/files/called';
import type { Entry } from '../game.ts';

export const confrontationEntry = {
  ...confrontationCalled,
  usual: { parties: ['lion-household', 'scorpion-sanath'], mode: 'skirmish' },
  takes: {
    mode: {
      flags: '--mode <NAME>',
      about: {
        en: 'what is played: skirmish or combat, a combat phase between lines in contact',
        fr: 'ce qui se joue : skirmish, une escarmouche, ou combat, une phase de combat entre deux lignes au contact',
      },
    },
    profiles: {
      flags: '--profiles <FILE>',
      about: { en: "profiles of one's own (docs/profiles.md)", fr: 'des profils à soi (docs/profiles.md)' },
    },
    wounds: {
      flags: '--wounds <FILE>',
      about: { en: "a wound table of one's own (docs/profiles.md)", fr: 'une table des blessures à soi (docs/profiles.md)' },
    },
  },
} as const satisfies Entry;
