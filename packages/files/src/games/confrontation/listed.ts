/** What may be named in files of Confrontation. */
import { ARMIES, BASES, CHOICES, FORCES, MODES, MOMENTS, PROFILES, SKILLS, STATS, WOUNDS } from '@escarmouche/engine/confrontation';
import { type ContentGroup, optionsOf, things, words } from '../listed.ts';

export const confrontationContent: readonly ContentGroup[] = [
  { kind: 'figures', where: 'fighters.A1.is', things: PROFILES.map(({ id, names, army }) => ({ id, names, of: army })) },
  { kind: 'armies', where: 'profiles[0].army', things: things(ARMIES) },
  { kind: 'skills', where: 'fighters.A1.skills', things: things(SKILLS) },
  { kind: 'values', where: 'fighters.A1.printed', things: words(STATS) },
  { kind: 'wounds', where: 'fighters.A1.wound', things: words(WOUNDS) },
  { kind: 'bases', where: 'fighters.A1.base', things: words(Object.keys(BASES)) },
  { kind: 'moments', where: 'fighters.A1.effects[0].at', things: words(MOMENTS) },
  { kind: 'parties', where: '--parties', things: things(FORCES) },
  { kind: 'formats', where: 'mode', things: words(MODES) },
  optionsOf(CHOICES),
];
