import { faultsBy, type GameEntry } from '../../app/games.ts';
import { numbered } from './numbered.ts';
import { Picture } from './Picture.tsx';

/** Warhammer Underworlds: Nightvault on the home page. */
export const underworldsEntry: GameEntry = {
  id: 'underworlds',
  prefix: 'wu',
  numbered,
  name: { en: 'Warhammer Underworlds: Nightvault', fr: 'Warhammer Underworlds\u00a0: Nightvault' },
  about: {
    en: 'Two warbands on two joined boards, with decks of objectives and power cards. Three rounds of four activations. Forty minutes.',
    fr: 'Deux bandes sur deux plateaux joints, des piles d’objectifs et de cartes de pouvoir. Trois rounds de quatre activations. Quarante minutes.',
  },
  Picture,
  owner: 'Games Workshop Ltd',
  lesson: true,
  rulings: 224,
  playAtOnce: async () => (await import('./setup/draft.ts')).playAtOnce(),
  describe: async (setup, lang) => (await import('./setup/describe.ts')).describeSides(setup, lang),
  loadFaults: async () => faultsBy((await import('@escarmouche/words/underworlds')).wordsFor),
  loadRulebook: async () => (await import('./rulebook.ts')).rulebook,
  loadSetup: () => import('./setup/SetupScreen.tsx'),
  loadReadings: async () => (await import('./readings.ts')).readings,
  loadLibrary: async () => (await import('./rulings.ts')).library,
  loadTable: async () => (await import('./table/index.ts')).table,
};
