/** A scenario that all play together, for tests of experiments. */
import { CARDS, CLASSES_FACES } from '@escarmouche/engine/gloomhaven';
import type { Cell } from '../experiment.ts';

export const gloomhavenCell: Cell = {
  key: 'gloomhaven brute+scoundrel·random',
  game: 'gloomhaven',
  a: { label: 'brute+scoundrel', names: { en: 'Brute + Scoundrel', fr: 'Brute + Crapule' }, party: 'brute+scoundrel', bot: 'random' },
  b: null,
  where: '',
  setups: [
    {
      scenario: 'black-barrow',
      characters: ['brute', 'scoundrel'].map((id) => ({
        class: id,
        cards: CARDS.filter((c) => c.class === id && c.level === 1)
          .map((c) => c.id)
          .slice(0, CLASSES_FACES.find((c) => c.id === id)?.hand),
      })),
    },
  ],
  seats: [['random', 'random']],
};
