import type { GameEntry } from '../registry.ts';

/** Warhammer Underworlds: Nightvault on the home page. */
export const underworldsEntry: GameEntry = {
  id: 'underworlds',
  prefix: 'wu',
  name: { en: 'Warhammer Underworlds: Nightvault', fr: 'Warhammer Underworlds\u00a0: Nightvault' },
  about: {
    en: 'Two warbands on two joined boards, with a deck of objectives and a deck of power cards each. Three rounds of four activations; whoever has more glory wins. About forty minutes.',
    fr: 'Deux bandes sur deux plateaux joints, avec chacune une pile d’objectifs et une pile de cartes de pouvoir. Trois rounds de quatre activations\u00a0; qui a le plus de gloire gagne. Environ quarante minutes.',
  },
  atOnce: {
    en: 'At once: against the computer, with ready-made decks.',
    fr: 'Tout de suite\u00a0: contre l’ordinateur, avec des piles toutes prêtes.',
  },
  owner: 'Games Workshop Ltd',
  rulings: 144,
  playAtOnce: async () => (await import('./setup/draft.ts')).playAtOnce(),
  describe: async (setup, lang) => (await import('./setup/describe.ts')).describeSides(setup, lang),
  loadFaults: async () => (await import('./faults.ts')).faults,
  loadRulebook: async () => (await import('./rulebook.ts')).rulebook,
  loadSetup: () => import('./setup/SetupScreen.tsx'),
  loadLibrary: async () => (await import('./rulings.ts')).library,
  loadTable: async () => (await import('./table/index.ts')).table,
};
