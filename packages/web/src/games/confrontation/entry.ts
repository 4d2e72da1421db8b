import { faultsBy, type GameEntry } from '../../app/games.ts';
import { Picture } from './Picture.tsx';

/** Confrontation on the home page. */
export const confrontationEntry: GameEntry = {
  id: 'confrontation',
  prefix: 'conf',
  numbered: (head) => (head === 'skill' ? { en: 'skill', fr: 'compétence' } : undefined),
  name: { en: 'Confrontation', fr: 'Confrontation' },
  about: {
    en: 'A handful of figures on a bare table, in centimetres: charge, cut melees into combats, place each die in attack or defence. An hour.',
    fr: 'Une poignée de figurines sur une table nue, en centimètres\u00a0: charger, séparer les mêlées, placer chaque dé en attaque ou en défense. Une heure.',
  },
  Picture,
  owner: 'Rackham',
  lesson: true,
  rulings: 251,
  playAtOnce: async () => (await import('./setup/draft.ts')).playAtOnce(),
  describe: async (setup, lang) => (await import('./setup/describe.ts')).describeSides(setup, lang),
  loadFaults: async () => faultsBy((await import('@escarmouche/words/confrontation')).wordsFor),
  loadRulebook: async () => (await import('./rulebook.ts')).rulebook,
  loadSetup: () => import('./setup/SetupScreen.tsx'),
  loadReadings: async () => (await import('./readings.ts')).readings,
  loadLibrary: async () => (await import('./rulings.ts')).library,
  loadTable: async () => (await import('./table/index.ts')).table,
};
