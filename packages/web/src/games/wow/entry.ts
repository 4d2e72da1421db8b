import { faultsBy, type GameEntry } from '../../app/games.ts';
import { Picture } from './Picture.tsx';

/** World of Warcraft Miniatures on the home page. */
export const wowEntry: GameEntry = {
  id: 'wow',
  prefix: 'wow',
  name: { en: 'World of Warcraft Miniatures', fr: 'World of Warcraft, le jeu de figurines' },
  about: {
    en: 'Two parties of three, a clock for every figure, and ten-sided dice. Forty minutes.',
    fr: 'Deux groupes de trois, une horloge par figurine et des dés à dix faces. Quarante minutes.',
  },
  Picture,
  owner: 'Blizzard Entertainment, Inc.; Upper Deck',
  lesson: true,
  rulings: 96,
  playAtOnce: async () => (await import('./setup/draft.ts')).playAtOnce(),
  describe: async (setup, lang) => (await import('./setup/describe.ts')).describeSides(setup, lang),
  loadFaults: async () => faultsBy((await import('@escarmouche/words/wow')).wordsFor),
  loadRulebook: async () => (await import('./rulebook.ts')).rulebook,
  loadSetup: () => import('./setup/SetupScreen.tsx'),
  loadReadings: async () => (await import('./readings.ts')).readings,
  loadLibrary: async () => (await import('./rulings.ts')).library,
  loadTable: async () => (await import('./table/index.ts')).table,
};
