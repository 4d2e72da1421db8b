import type { GameEntry } from '../registry.ts';

/** Confrontation on the home page. */
export const confrontationEntry: GameEntry = {
  id: 'confrontation',
  prefix: 'conf',
  name: { en: 'Confrontation', fr: 'Confrontation' },
  about: {
    en: 'A handful of figures on a bare table, measured in centimetres. They charge, melees are cut into combats, and every die is placed in attack or in defence. About an hour.',
    fr: 'Une poignée de figurines sur une table nue, mesurée en centimètres. On charge, on sépare les mêlées en combats et on place chaque dé en attaque ou en défense. Environ une heure.',
  },
  atOnce: {
    en: 'At once: a skirmish against the computer, with ready-made forces.',
    fr: 'Tout de suite\u00a0: une escarmouche contre l’ordinateur, avec des troupes toutes prêtes.',
  },
  owner: 'Rackham',
  rulings: 174,
  playAtOnce: async () => (await import('./setup/draft.ts')).playAtOnce(),
  describe: async (setup, lang) => (await import('./setup/describe.ts')).describeSides(setup, lang),
  loadFaults: async () => (await import('./faults.ts')).faults,
  loadRulebook: async () => (await import('./rulebook.ts')).rulebook,
  loadSetup: () => import('./setup/SetupScreen.tsx'),
  loadLibrary: async () => (await import('./rulings.ts')).library,
  loadTable: async () => (await import('./table/index.ts')).table,
};
