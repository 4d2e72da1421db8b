/** The Thorns of the Briar Queen. */
import type { AttackAction, Fighter } from '../types.ts';
import { always, blow, side } from './making.ts';

const warband = 'thorns-of-the-briar-queen';
const GHOST = {
  en: 'Inspired when adjacent to an enemy at the start of your activation. Lethal hexes are normal ones; Move actions pass through blocked and occupied hexes.',
  fr: "Devient Exalté s'il est adjacent à un ennemi au début de votre activation. Les cases fatales sont normales ; ses actions de Mouvement traversent cases bloquées et occupées.",
} as const;

const BRIAR_WHIP = { en: 'Briar Whip', fr: 'Fouet de ronces' };
const WATCHMANS_BLADE = { en: "Watchman's Blade", fr: 'Lame du guetteur' };
const STOLEN_BLADE = { en: 'Stolen Blade', fr: 'Lame volée' };
const NIGHTHAUNT_BLADE = { en: 'Nighthaunt Blade', fr: 'Lame spectrale' };
const NIGHTHAUNT_CLUB = { en: 'Nighthaunt Club', fr: 'Gourdin spectral' };
const NIGHTHAUNT_AXES = { en: 'Nighthaunt Axes', fr: 'Haches spectrales' };

function chainrasp(n: number, uninspired: AttackAction, inspired: AttackAction): Fighter {
  return {
    id: `chainrasp-${n}`,
    names: { en: `Chainrasp ${n}`, fr: `Chainrasp ${n}` },
    grammar: { gender: 'm' },
    warband,
    kinds: ['chainrasp'],
    uninspired: side(3, 'dodge', 1, 2, uninspired),
    inspired: side(4, 'dodge', 2, 2, inspired),
    abilities: always('ethereal'),
    text: GHOST,
  };
}

export const THORNS_OF_THE_BRIAR_QUEEN: readonly Fighter[] = [
  {
    id: 'briar-queen',
    names: { en: 'Briar Queen', fr: 'Reine des Ronces' },
    grammar: { gender: 'f' },
    warband,
    leader: true,
    wizard: 2,
    kinds: [],
    uninspired: side(3, 'dodge', 2, 4, blow('briar-whip', BRIAR_WHIP, 2, 'swords', 3, 2)),
    inspired: side(4, 'dodge', 2, 4, blow('briar-whip', BRIAR_WHIP, 2, 'swords', 3, 3)),
    abilities: always('ethereal'),
    text: GHOST,
  },
  {
    id: 'varclav',
    names: { en: 'Varclav the Cruel', fr: 'Varclav le Cruel' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(3, 'dodge', 2, 4, blow('watchmans-blade', WATCHMANS_BLADE, 1, 'hammer', 2, 2)),
    inspired: side(4, 'dodge', 2, 4, blow('watchmans-blade', WATCHMANS_BLADE, 1, 'hammer', 2, 3)),
    abilities: always('ethereal', 'varclav-drive'),
    text: {
      en: `${GHOST.en} Action: push each friendly Chainrasp up to two hexes.`,
      fr: `${GHOST.fr} Action : poussez chaque Chainrasp ami de deux cases au plus.`,
    },
  },
  {
    id: 'ever-hanged',
    names: { en: 'The Ever-hanged', fr: "L'Éternel Pendu" },
    grammar: { gender: 'm' },
    warband,
    kinds: ['chainrasp'],
    uninspired: side(4, 'dodge', 1, 3, blow('stolen-blade', STOLEN_BLADE, 1, 'hammer', 2, 2)),
    inspired: side(4, 'dodge', 2, 3, blow('stolen-blade', STOLEN_BLADE, 1, 'hammer', 2, 2, { cleave: 'always' })),
    abilities: always('ethereal'),
    text: GHOST,
  },
  chainrasp(
    1,
    blow('nighthaunt-blade', NIGHTHAUNT_BLADE, 1, 'hammer', 1, 1),
    blow('nighthaunt-blade', NIGHTHAUNT_BLADE, 1, 'hammer', 2, 1, { cleave: 'always' }),
  ),
  chainrasp(
    2,
    blow('nighthaunt-club', NIGHTHAUNT_CLUB, 1, 'swords', 2, 1),
    blow('nighthaunt-club', NIGHTHAUNT_CLUB, 1, 'swords', 3, 1, { knockback: { n: 1, when: 'always' } }),
  ),
  chainrasp(3, blow('nighthaunt-axes', NIGHTHAUNT_AXES, 1, 'swords', 1, 2), blow('nighthaunt-axes', NIGHTHAUNT_AXES, 1, 'swords', 2, 2)),
  chainrasp(4, blow('nighthaunt-axes', NIGHTHAUNT_AXES, 1, 'swords', 1, 2), blow('nighthaunt-axes', NIGHTHAUNT_AXES, 1, 'swords', 2, 2)),
];
