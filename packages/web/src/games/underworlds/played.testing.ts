/** How tests of every game play this one, and its glossary. */
import { DECKS, deckToText, type Shown, UNDERWORLDS_OWN, UNDERWORLDS_SWITCHES } from '@escarmouche/engine/underworlds';
import { en, fr } from '@escarmouche/words/underworlds';
import { heap, type Played, turnOf } from '../../worker/played.testing.ts';
import { setupOf, USUAL_DRAFT, withSide } from './setup/draft.ts';

export const underworldsPlayed: Played = {
  library: async () => (await import('./rulings.ts')).library,
  setup: setupOf(USUAL_DRAFT, []),
  seats: ['person', 'greedy'],
  begins: 'activate',
  bot: 'random',
  ends: ['won', 'won-by-objectives', 'drawn'],
  shown: ({ cards, objectives, fighters, ...more }: Shown) => ({
    ...more,
    cards: heap(cards),
    objectives: heap(objectives),
    fighters: fighters.map((f) => ({ ...f, upgrades: heap(f.upgrades) })),
  }),
  setups: (n) => {
    const [a, b] = [turnOf(DECKS, n), turnOf(DECKS, 3 * n + 1)];
    return setupOf(withSide(withSide(USUAL_DRAFT, 0, { warband: a.warband }), 1, { warband: b.warband }), []);
  },
  place: 'A1',
  own: UNDERWORLDS_OWN,
  files: [['deck', deckToText(DECKS[0], 'en')]],
  switches: UNDERWORLDS_SWITCHES,
  lists: { en, fr },
  glossary: [
    { fr: 'case fatale', en: 'lethal hex', notFr: /mortel/ },
    { fr: 'leader', en: 'leader', notFr: /\b[Cc]hef\b/ },
    { fr: 'étape des pouvoirs', en: 'power step', notFr: /étape de pouvoir\b/ },
    { fr: 'Exalté', en: 'Inspired', notFr: /[Ii]nspiré|'exalté'/, notEn: /'inspired',/ },
    { fr: 'réussite', en: 'success', notFr: /\bsuccès|\bratés?\b/ },
    { fr: 'échec', en: 'failure' },
    { fr: 'hors de combat', en: 'out of action', notFr: /\b[ÉE]liminé/ },
    { fr: 'déployer', en: 'deploy', notFr: /[Pp]lacer un combattant/, notEn: /\bis set up\b|[Ss]et up (?:a fighter|\{\{figure)/ },
    { fr: 'pile', en: 'deck', notFr: /\b[Pp]aquets?\b/ },
  ],
};
