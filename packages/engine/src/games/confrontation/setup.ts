/** What a match begins with, as plain data: it is written into match files. Its fields stand here once (`core/recording/notation.ts`). */
import { choicesField, content, fieldsFor, flag, list, name, oneOf, record, row, type Written, whole } from '../../core/index.ts';
import { PROFILES, WOUND_TABLE } from './content/index.ts';
import type { Profile, WoundTable } from './content/types.ts';

/** Figures are kept in sets of bits. */
export const MOST_FIGURES = 30;
/** Players at one table. */
export const MOST_SEATS = 4;

/**
 * What is played: `combat`, a combat phase between figures already in place (chapter 9 alone), or `skirmish`, whole rounds
 * from deployment on.
 */
export const MODES = ['combat', 'skirmish'] as const;
export type Mode = (typeof MODES)[number];

/** The wounds a figure may begin with. */
export const WOUNDS = ['light', 'serious', 'critical'] as const;

const { field, needed } = fieldsFor<unknown, unknown, never>();

/** What a fighter is called: it stands in the ids of options. */
export const fighterName = (example: string) => name(32, example, 'figure', undefined, 'figure-name');
/** Two lengths in millimetres. */
export const place = content<readonly [number, number]>('place', [100, 120.5], 'place');

const FIGHTER = {
  profile: needed(name(64, 'royal-guard', 'profile'), 'its profile', 'son profil'),
  key: field(
    fighterName('A1'),
    'its name in options and files; made from the profile unless given',
    'son nom dans les options et les fichiers ; fait du profil si rien n’est dit',
  ),
  at: field(
    place,
    'where its base’s centre stands, in millimetres from the table’s corner; in a skirmish it is placed in play',
    'où est le centre de son socle, en millimètres depuis le coin de la table ; dans une escarmouche il est placé en jeu',
  ),
  level: field(whole(0, 2), 'altitude', 'altitude', { usual: 0 }),
  angle: field(
    whole(0, 345),
    'how a rectangular base is turned, in degrees, a multiple of 15',
    'comment est tourné un socle rectangulaire, en degrés, par multiples de 15',
    { usual: 0, sample: 15 },
  ),
  wound: field(oneOf(WOUNDS, WOUNDS[0], 'wound'), 'its wound', 'sa blessure'),
  stunned: field(flag, 'stunned', 'étourdi'),
  charged: field(
    list(fighterName('B1'), MOST_FIGURES),
    'enemies that it has charged in the activation just over',
    'les ennemis qu’il a chargés dans l’activation qui vient de finir',
  ),
  dived: field(flag, 'the charge was a dive (IX-B-2)', 'la charge était un piqué (IX-B-2)'),
  engaged: field(flag, 'it came into contact by walking', 'il est venu au contact en marchant'),
  routed: field(flag, 'in rout: all its dice in defence (F8.b)', 'en déroute : tous ses dés en défense (F8.b)'),
};
/** One figure. */
export type FighterSetup = Written<typeof FIGHTER>;

const SEAT = {
  side: field(
    oneOf([1, 2]),
    'the side it fights for; the first player for 1, the second for 2 unless given',
    'le camp pour lequel il se bat ; le premier joueur pour 1, le second pour 2 si rien n’est dit',
  ),
  army: field(name(64, 'dwarves', 'army'), 'its army', 'son armée'),
  fighters: needed(list(record(FIGHTER), MOST_FIGURES, 1), 'its fighters', 'ses combattants'),
};
/** One player. */
export type SeatSetup = Written<typeof SEAT>;

/** Profiles of one's own in one match. */
export const MOST_PROFILES = 200;

const OWN = {
  profiles: field(list(content<Profile>('profile', PROFILES[0]), MOST_PROFILES), 'profiles', 'des profils'),
  wounds: field(content<WoundTable>('woundTable', WOUND_TABLE), 'a wound table', 'une table de blessures'),
};

const SETUP = {
  mode: needed(
    oneOf(MODES, 'combat', 'mode'),
    'combat, a combat phase between figures in place, or skirmish, whole rounds from deployment on',
    'combat, une phase de combat entre figurines en place, ou skirmish, des tours entiers dès le déploiement',
  ),
  seats: needed(
    list(record(SEAT), MOST_SEATS, 2),
    'two players; up to four in a combat phase',
    'deux joueurs ; jusqu’à quatre dans une phase de combat',
  ),
  total: field(
    whole(0, 99_999),
    'strategic value each army may have, in a skirmish (F9.b)',
    'la valeur stratégique que chaque armée peut avoir, dans une escarmouche (F9.b)',
  ),
  table: field(
    place,
    'table: its size in millimetres; [600, 600] unless given',
    'table : sa taille en millimètres ; [600, 600] si rien n’est dit',
    {
      sample: [700, 600],
      usual: [600, 600],
    },
  ),
  tactics: field(
    list(whole(0, MOST_SEATS - 1), MOST_SEATS),
    'players, from 0, in the order of the round’s Tactics roll, best first, where it is not left to the dice (F4.b)',
    'les joueurs, depuis 0, dans l’ordre du jet de Tactique du tour, le meilleur d’abord, s’il n’est pas laissé aux dés (F4.b)',
  ),
  contacts: field(
    list(row([fighterName('A1'), fighterName('B1')], 'two-figures'), 500),
    'pairs that touch whatever their places say: contact as an arbiter is told of it',
    'les paires qui se touchent quoi que disent leurs places : le contact tel qu’on le dit à un arbitre',
  ),
  choices: choicesField('doubles', 'at-least'),
  content: field(record(OWN), 'profiles and a wound table of one’s own', 'des profils et une table de blessures à soi'),
};
/** A set-up. */
export type Setup = Written<typeof SETUP>;
export const setupKind = record(SETUP);
