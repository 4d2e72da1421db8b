/** Cards of other warbands that an answer of the commentary names. */
import type { CardFace } from '../types.ts';

const TROPHY_HUNTER: CardFace = {
  id: 'shadespire:201',
  number: 201,
  set: "Magore's Fiends",
  names: { en: 'Trophy Hunter', fr: 'Chasseur de Trophées' },
  kind: 'upgrade',
  warband: 'magores-fiends',
  bearers: ['magore'],
  persists: 'while-equipped',
  text: {
    en: 'One extra glory each time he puts an enemy out of action.',
    fr: 'Un point de gloire de plus quand il met un ennemi hors de combat.',
  },
  confidence: 'sure',
};

const RAVENOUS_FLAME: CardFace = {
  id: 'nightvault:74',
  number: 74,
  set: 'The Eyes of the Nine',
  names: { en: 'Ravenous Flame', fr: 'Flammes Dévorantes' },
  kind: 'spell',
  warband: 'eyes-of-the-nine',
  cast: { symbol: 'focus', count: 1 },
  text: {
    en: 'If cast: Scatter 3 starting at a lethal hex; each fighter standing on a hex of the chain suffers 1 damage.',
    fr: 'Si lancé : Déviation 3 depuis une case fatale ; chaque combattant sur la chaîne subit 1 dégât.',
  },
  confidence: 'likely',
};

export const OTHER_WARBANDS_CARDS: readonly CardFace[] = [TROPHY_HUNTER, RAVENOUS_FLAME];
