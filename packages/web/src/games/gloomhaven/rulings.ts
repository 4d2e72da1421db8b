/** The rulings of Gloomhaven. A chunk of its own, loaded with the library. */
import { makeLibrary } from '../../rulings/library.ts';
import { rulebook } from './rulebook.ts';

const TEXTS = import.meta.glob<string>('../../../../engine/src/games/gloomhaven/rulings/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The word a number begins with names its chapter. */
export const library = makeLibrary({
  game: 'gloomhaven',
  prefix: 'gh',
  rulebook,
  texts: TEXTS,
  chapterOf: (number) => number.replace(/\.\d+$/, ''),
  chapters: {
    reveal: { en: 'Revealed rooms', fr: 'Salles révélées' },
    attack: { en: 'Attacks', fr: 'Attaques' },
    melee: { en: 'Melee attacks', fr: 'Attaques de mêlée' },
    ranged: { en: 'Ranged attacks', fr: 'Attaques à distance' },
    area: { en: 'Areas', fr: 'Zones d’effet' },
    target: { en: 'Several targets', fr: 'Plusieurs cibles' },
    modifiers: { en: 'Adjustments', fr: 'Ajustements' },
    draw: { en: 'Modifier cards', fr: 'Cartes de modification' },
    advantage: { en: 'Advantage and disadvantage', fr: 'Avantage et désavantage' },
  },
});
