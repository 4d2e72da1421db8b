/** The Sepulchral Guard. */
import type { Fighter } from '../types.ts';
import { always, blow, NO_ABILITIES, side } from './making.ts';

const warband = 'sepulchral-guard';
const INSPIRES = {
  en: 'Inspired when this fighter is returned to the battlefield.',
  fr: 'Devient Exalté quand ce combattant est ramené sur le champ de bataille.',
} as const;

const ROYAL_MACE = { en: 'Royal Mace', fr: 'Masse royale' };
const WHIRLING_SCYTHE = { en: 'Whirling Scythe', fr: 'Faux Tourbillonnante' };
const WIGHT_BLADE = { en: 'Wight Blade', fr: 'Lame de revenant' };
const ANCIENT_WEAPON = { en: 'Ancient Weapon', fr: 'Arme ancienne' };

function petitioner(n: number): Fighter {
  return {
    id: `petitioner-${n}`,
    names: { en: `Petitioner ${n}`, fr: `Suppliant ${n}` },
    grammar: { gender: 'm' },
    warband,
    kinds: ['petitioner'],
    uninspired: side(2, 'dodge', 1, 2, blow('ancient-weapon', ANCIENT_WEAPON, 1, 'swords', 2, 1)),
    inspired: side(3, 'dodge', 1, 2, blow('ancient-weapon', ANCIENT_WEAPON, 1, 'swords', 3, 1)),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  };
}

export const SEPULCHRAL_GUARD: readonly Fighter[] = [
  {
    id: 'warden',
    names: { en: 'The Sepulchral Warden', fr: 'Le Veilleur Sépulcral' },
    grammar: { gender: 'm' },
    warband,
    leader: true,
    kinds: [],
    uninspired: side(2, 'dodge', 1, 4, blow('boneshiver-spear', { en: 'Boneshiver Spear', fr: 'Lance glace-os' }, 2, 'hammer', 2, 2)),
    inspired: side(3, 'dodge', 1, 4, blow('quickened-spear', { en: 'Quickened Spear', fr: 'Lance vivifiée' }, 2, 'hammer', 3, 3)),
    abilities: always('warden-return', 'warden-command'),
    text: {
      en: 'Inspired when friendly fighters have been returned twice. Action: return a friend that is out of action to a starting hex of your territory. Action: two other friends each make a Move action.',
      fr: 'Devient Exalté quand des amis ont été ramenés deux fois. Action : ramenez un ami hors de combat sur une case de départ de votre territoire. Action : deux autres amis font chacun une action de Mouvement.',
    },
  },
  {
    id: 'prince-of-dust',
    names: { en: 'The Prince of Dust', fr: 'Le Prince de Poussière' },
    grammar: { gender: 'm' },
    warband,
    kinds: [],
    uninspired: side(2, 'dodge', 1, 3, blow('royal-mace', ROYAL_MACE, 1, 'hammer', 2, 1, { knockback: { n: 1, when: 'always' } })),
    inspired: side(3, 'dodge', 1, 3, blow('royal-mace', ROYAL_MACE, 1, 'hammer', 3, 2, { knockback: { n: 1, when: 'always' } })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'harvester',
    names: { en: 'The Harvester', fr: 'Le Faucheur' },
    grammar: { gender: 'm' },
    warband,
    kinds: [],
    uninspired: side(2, 'dodge', 1, 3, blow('whirling-scythe', WHIRLING_SCYTHE, 1, 'swords', 2, 2, { allAdjacent: true })),
    inspired: side(3, 'dodge', 1, 3, blow('whirling-scythe', WHIRLING_SCYTHE, 1, 'swords', 3, 2, { allAdjacent: true })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'champion',
    names: { en: 'The Champion', fr: 'Le Champion' },
    grammar: { gender: 'm' },
    warband,
    kinds: [],
    uninspired: side(2, 'dodge', 1, 3, blow('wight-blade', WIGHT_BLADE, 1, 'hammer', 2, 2, { cleave: 'always' })),
    inspired: side(3, 'dodge', 1, 3, blow('wight-blade', WIGHT_BLADE, 1, 'hammer', 3, 2, { cleave: 'always' })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  petitioner(1),
  petitioner(2),
  petitioner(3),
];
