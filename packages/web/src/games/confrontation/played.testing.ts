/** How tests of every game play this one, and its glossary. */
import {
  CONFRONTATION_OWN,
  CONFRONTATION_SWITCHES,
  FORCES,
  findProfile,
  type Profile,
  type Shown,
  WOUND_TABLE,
} from '@escarmouche/engine/confrontation';
import { writeProfiles, writeWoundTable } from '@escarmouche/files';
import { en, fr } from '@escarmouche/words/confrontation';
import { heap, type Played } from '../../worker/played.testing.ts';
import { NOTHING_OWN } from './setup/content.ts';
import { setupOf, USUAL_DRAFT } from './setup/draft.ts';

export const confrontationPlayed: Played = {
  library: async () => (await import('./rulings.ts')).library,
  setup: setupOf(USUAL_DRAFT, NOTHING_OWN),
  seats: ['person', 'greedy'],
  begins: 'act',
  bot: 'greedy',
  ends: ['won-match', 'drawn'],
  setups: (n) =>
    setupOf(n % 2 === 1 ? USUAL_DRAFT : { ...USUAL_DRAFT, mode: 'combat', tactics: n % 4 === 0 ? '0' : 'chance' }, NOTHING_OWN),
  // Whoever spoke in a combat phase that is over speaks no more.
  shown: ({ authority, speaking, combats, phase, figures, fights, ...more }: Shown) => ({
    ...more,
    phase,
    figures: figures.map((f) => ({ ...f, combat: combats[f.combat]?.members ?? null })),
    fights: { ...fights, combat: fights.combat && { ...fights.combat, id: 0 } },
    combats: heap(combats),
    speakers: phase === 'combat' ? authority.map((_seat, i) => authority[(Math.max(0, speaking) + i) % authority.length]) : [],
  }),
  place: [50, 50],
  own: CONFRONTATION_OWN,
  files: [
    ['pack', writeProfiles([findProfile(FORCES[0].profiles[0]) as Profile])],
    ['pack', writeWoundTable(WOUND_TABLE)],
  ],
  switches: CONFRONTATION_SWITCHES,
  lists: { en, fr },
  glossary: [
    { fr: 'tour de parole', en: 'speaking turn', notFr: /[Tt]emps de parole/ },
    { fr: 'palier', en: 'level', notFr: /[Nn]iveau de vol/ },
    { fr: 'table des blessures', en: 'wound table', notFr: /[Tt]ableau des [Bb]lessures/ },
    { fr: 'en déroute', en: 'in rout', notFr: /en fuite/ },
    { fr: 'déployer', en: 'deploy', notEn: /\b[Ss]et up (?:the|a) figure/ },
  ],
};
