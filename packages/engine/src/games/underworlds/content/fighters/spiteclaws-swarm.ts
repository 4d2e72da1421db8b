/** Spiteclaw's Swarm. */
import type { Fighter } from '../types.ts';
import { always, blow, NO_ABILITIES, side } from './making.ts';

const warband = 'spiteclaws-swarm';
const INSPIRES = {
  en: 'Inspired when a player chooses this fighter for a ploy.',
  fr: 'Devient Exalté quand un joueur choisit ce combattant pour un subterfuge.',
} as const;

const WARDING_SPEAR = blow('warding-spear', { en: 'Warding Spear', fr: 'Lance de garde' }, 1, 'hammer', 2, 2);
const PAIRED_KATAR = { en: 'Paired Katar', fr: 'Paire de katars' };
const SCAVENGED_FLAIL = { en: 'Scavenged Flail', fr: 'Fléau de récupération' };
const WICKED_DAGGERS = { en: 'Wicked Daggers', fr: 'Dagues perfides' };

export const SPITECLAWS_SWARM: readonly Fighter[] = [
  {
    id: 'skritch',
    names: { en: 'Skritch Spiteclaw', fr: 'Skritch Spiteclaw' },
    grammar: { gender: 'm', proper: true },
    warband,
    leader: true,
    kinds: [],
    uninspired: side(
      5,
      'dodge',
      1,
      4,
      blow('wicked-halberd', { en: 'Wicked Halberd', fr: 'Hallebarde perfide' }, 2, 'hammer', 2, 2, { cleave: 'critical-rolled' }),
    ),
    inspired: side(
      5,
      'dodge',
      2,
      4,
      blow('warp-infused-halberd', { en: 'Warp-infused Halberd', fr: 'Hallebarde infusée de malepierre' }, 2, 'hammer', 2, 3, {
        cleave: 'critical-rolled',
      }),
    ),
    abilities: always('skritch-return'),
    text: {
      en: `${INSPIRES.en} Action: return a friend that is out of action, other than Krrk, to any starting hex.`,
      fr: `${INSPIRES.fr} Action : ramenez un ami hors de combat autre que Krrk sur n'importe quelle case de départ.`,
    },
  },
  {
    id: 'krrk',
    names: { en: 'Krrk the Almost-trusted', fr: 'Krrk le Presque-fiable' },
    grammar: { gender: 'm', proper: true },
    warband,
    kinds: [],
    uninspired: side(5, 'shield', 1, 3, WARDING_SPEAR),
    inspired: side(5, 'shield', 2, 3, WARDING_SPEAR),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'lurking-skaven',
    names: { en: 'Lurking Skaven', fr: 'Skaven Rôdeur' },
    grammar: { gender: 'm' },
    warband,
    kinds: [],
    uninspired: side(5, 'dodge', 2, 2, blow('paired-katar', PAIRED_KATAR, 1, 'swords', 2, 1)),
    inspired: side(5, 'dodge', 2, 2, blow('paired-katar', PAIRED_KATAR, 1, 'swords', 3, 1)),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'hungering-skaven',
    names: { en: 'Hungering Skaven', fr: 'Skaven Affamé' },
    grammar: { gender: 'm' },
    warband,
    kinds: [],
    uninspired: side(5, 'dodge', 1, 2, blow('scavenged-flail', SCAVENGED_FLAIL, 1, 'hammer', 1, 1)),
    inspired: side(5, 'dodge', 2, 2, blow('scavenged-flail', SCAVENGED_FLAIL, 1, 'hammer', 2, 1)),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
  {
    id: 'festering-skaven',
    names: { en: 'Festering Skaven', fr: 'Skaven Purulent' },
    grammar: { gender: 'm' },
    warband,
    kinds: [],
    uninspired: side(5, 'dodge', 1, 2, blow('wicked-daggers', WICKED_DAGGERS, 1, 'swords', 2, 1)),
    inspired: side(5, 'dodge', 2, 2, blow('wicked-daggers', WICKED_DAGGERS, 1, 'swords', 3, 1)),
    abilities: NO_ABILITIES,
    text: INSPIRES,
  },
];
