/** Stormsire's Cursebreakers. */
import type { Fighter } from '../types.ts';
import { always, blow, NO_ABILITIES, side } from './making.ts';

const warband = 'stormsires-cursebreakers';
const INSPIRES = {
  en: 'Inspired when this fighter has successfully cast a spell.',
  fr: 'Devient Exalté quand ce combattant a réussi à lancer un sort.',
} as const;
const EMPOWERED = {
  en: `${INSPIRES.en} Spell Action (1 channel): re-roll one attack dice in each of this fighter's Attack actions until the end of the phase.`,
  fr: `${INSPIRES.fr} Action de Sort (1 canalisation) : relancez un dé d'attaque à chacune de ses actions d'Attaque jusqu'à la fin de la phase.`,
} as const;

const INCANTORS_STAFF = blow('incantors-staff', { en: "Incantor's Staff", fr: "Bâton d'incantateur" }, 2, 'hammer', 2, 2);
const FULMINATION = { en: 'Fulmination', fr: 'Fulmination' };
const LINKED_WEAPONS = { en: 'Linked Weapons', fr: 'Armes liées' };

export const STORMSIRES_CURSEBREAKERS: readonly Fighter[] = [
  {
    id: 'stormsire',
    names: { en: 'Averon Stormsire', fr: 'Averon Stormsire' },
    grammar: { gender: 'm', proper: true },
    warband,
    leader: true,
    wizard: 2,
    kinds: [],
    uninspired: side(3, 'shield', 1, 4, INCANTORS_STAFF, blow('fulmination', FULMINATION, 3, 'focus', 0, 1, { spell: true })),
    inspired: side(3, 'shield', 2, 4, INCANTORS_STAFF, blow('fulmination', FULMINATION, 3, 'focus', 0, 2, { spell: true })),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'ammis',
    names: { en: 'Ammis Dawnguard', fr: 'Ammis Dawnguard' },
    grammar: { gender: 'f', proper: true },
    warband,
    wizard: 1,
    kinds: [],
    uninspired: side(
      3,
      'shield',
      1,
      4,
      blow('charged-stormstave', { en: 'Charged Stormstave', fr: "Bâton d'orage chargé" }, 1, 'hammer', 2, 2, {
        knockback: { n: 1, when: 'always' },
      }),
      blow('tempest-blade', { en: 'Tempest Blade', fr: 'Lame des tempêtes' }, 1, 'swords', 3, 2),
    ),
    inspired: side(3, 'both', 1, 4, blow('linked-weapons', LINKED_WEAPONS, 1, 'hammer', 3, 3, { knockback: { n: 1, when: 'always' } })),
    abilities: always('empower'),
    text: EMPOWERED,
  },
  {
    id: 'rastus',
    names: { en: 'Rastus the Charmed', fr: 'Rastus le Charmé' },
    grammar: { gender: 'm', proper: true },
    warband,
    wizard: 1,
    kinds: [],
    uninspired: side(
      3,
      'shield',
      1,
      4,
      blow('stormstave', { en: 'Stormstave', fr: "Bâton d'orage" }, 1, 'hammer', 2, 2),
      blow('charged-tempest-blade', { en: 'Charged Tempest Blade', fr: 'Lame des tempêtes chargée' }, 1, 'hammer', 2, 1, {
        cleave: 'always',
      }),
    ),
    inspired: side(3, 'both', 1, 4, blow('linked-weapons', LINKED_WEAPONS, 1, 'hammer', 3, 2, { cleave: 'always' })),
    abilities: always('empower'),
    text: EMPOWERED,
  },
];
