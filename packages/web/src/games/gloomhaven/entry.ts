import { faultsBy, type GameEntry } from '../../app/games.ts';
import { CHAPTERS } from './numbered.ts';
import { Picture } from './Picture.tsx';

/** Gloomhaven on the home page. */
export const gloomhavenEntry: GameEntry = {
  id: 'gloomhaven',
  prefix: 'gh',
  numbered: (head) => CHAPTERS[head],
  name: { en: 'Gloomhaven', fr: 'Gloomhaven' },
  about: {
    en: 'Two to four characters against the monsters of Black Barrow: two cards each round, one half of either. You win or lose together. An hour.',
    fr: 'Deux à quatre personnages contre les monstres du Tertre noir\u00a0: deux cartes par round, une moitié de chacune. On gagne ou perd ensemble. Une heure.',
  },
  atOnce: { en: 'alone, on easy, set up for you', fr: 'en solo, en facile, tout est prêt' },
  Picture,
  owner: 'Cephalofair Games',
  tools: [
    {
      id: 'monster-turn',
      name: { en: 'A monster’s turn', fr: 'Le tour d’un monstre' },
      about: {
        en: 'draw a board, pick a monster and its card, and see everything it may do and why.',
        fr: 'dessinez un plateau, choisissez un monstre et sa carte, et voyez tout ce qu’il peut faire, et pourquoi.',
      },
    },
  ],
  lesson: true,
  rulings: 150,
  playAtOnce: async () => (await import('./setup/draft.ts')).playAtOnce(),
  describe: async (setup, lang) => (await import('./setup/describe.ts')).describeSides(setup, lang),
  ended: (winner) => (winner >= 0 ? { en: 'Won together', fr: 'Gagnée ensemble' } : { en: 'Lost together', fr: 'Perdue ensemble' }),
  loadFaults: async () => faultsBy((await import('@escarmouche/words/gloomhaven')).wordsFor),
  loadRulebook: async () => (await import('./rulebook.ts')).rulebook,
  loadSetup: () => import('./setup/SetupScreen.tsx'),
  loadReadings: async () => (await import('./readings.ts')).readings,
  loadLibrary: async () => (await import('./rulings.ts')).library,
  loadTable: async () => (await import('./table/index.ts')).table,
};
