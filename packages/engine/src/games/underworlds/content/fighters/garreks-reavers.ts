/** Garrek's Reavers. */
import type { Fighter } from '../types.ts';
import { blow, NO_ABILITIES, side } from './making.ts';

const warband = 'garreks-reavers';
const INSPIRES = {
  en: 'Inspired when at least three fighters, of either side, are out of action.',
  fr: 'Devient Exalté quand au moins trois combattants, de quelque camp, sont hors de combat.',
} as const;

const GREAT_AXE = { en: 'Great Axe', fr: 'Grande hache' };
const GORE_AXE = { en: 'Gore-axe and Blade', fr: 'Hache sanglante et lame' };
const PIERCING_BLADE = { en: 'Piercing Blade and Axe', fr: 'Lame perçante et hache' };
const CHAINED_AXE = { en: 'Chained Axe', fr: 'Hache enchaînée' };

export const GARREKS_REAVERS: readonly Fighter[] = [
  {
    id: 'garrek',
    names: { en: 'Garrek Gorebeard', fr: 'Garrek Gorebeard' },
    grammar: { gender: 'm', proper: true },
    warband,
    leader: true,
    kinds: [],
    uninspired: side(
      4,
      'dodge',
      1,
      4,
      blow('blooddrinker-axe', { en: 'Blooddrinker Axe', fr: 'Hache buveuse de sang' }, 1, 'hammer', 2, 2),
    ),
    inspired: side(5, 'dodge', 1, 4, blow('awakened-axe', { en: 'Awakened Axe', fr: 'Hache éveillée' }, 1, 'hammer', 2, 3)),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'karsus',
    names: { en: 'Karsus the Chained', fr: "Karsus l'Enchaîné" },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(
      4,
      'dodge',
      1,
      3,
      blow('chained-axe', CHAINED_AXE, 2, 'swords', 3, 1),
      blow('brutal-chop', { en: 'Brutal Chop', fr: 'Taillade brutale' }, 1, 'swords', 3, 2),
    ),
    inspired: side(
      5,
      'dodge',
      1,
      3,
      blow('chained-axe', CHAINED_AXE, 2, 'swords', 3, 2),
      blow('savage-whirl', { en: 'Savage Whirl', fr: 'Tournoiement sauvage' }, 1, 'swords', 2, 2, { allAdjacent: true }),
    ),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'saek',
    names: { en: 'Blooded Saek', fr: "Saek l'Ensanglanté" },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(4, 'dodge', 1, 3, blow('great-axe', GREAT_AXE, 1, 'hammer', 2, 3)),
    inspired: side(5, 'dodge', 1, 3, blow('great-axe', GREAT_AXE, 1, 'hammer', 2, 3, { cleave: 'always' })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'targor',
    names: { en: 'Targor', fr: 'Targor' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(4, 'dodge', 1, 2, blow('gore-axe-and-blade', GORE_AXE, 1, 'swords', 2, 1)),
    inspired: side(5, 'dodge', 1, 2, blow('gore-axe-and-blade', GORE_AXE, 1, 'swords', 3, 2)),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'arnulf',
    names: { en: 'Arnulf', fr: 'Arnulf' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(4, 'dodge', 1, 2, blow('piercing-blade-and-axe', PIERCING_BLADE, 1, 'swords', 2, 1, { criticalDamage: 1 })),
    inspired: side(5, 'dodge', 1, 2, blow('piercing-blade-and-axe', PIERCING_BLADE, 1, 'swords', 3, 1, { criticalDamage: 1 })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
];
