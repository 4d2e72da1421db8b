/** What a match begins with, as plain data: it is written into match files. Its fields stand here once (`core/recording/notation.ts`). */
import { choicesField, content, fieldsFor, list, name, oneOf, record, row, type Written, whole } from '../../core/index.ts';
import { CARDS, CHARACTERS, MAPS } from './content/index.ts';
import { type BoardMap, type Card, type Character, DAMAGE_TYPES, DURATIONS, NATURES, STATS } from './content/types.ts';

export const FORMATS = ['starter', 'constructed', 'open'] as const;
/**
 * How parties are built: `starter` two cards for each character, `constructed` three of one faction and nine cards to
 * share (100.2), `open` anything (sealed, draft and situations, 100.3).
 */
export type Format = (typeof FORMATS)[number];

const { field, needed } = fieldsFor<unknown, unknown, never>();
const target = whole(1, 999);

const MEMBER = {
  character: needed(name(64, 'D1', 'character'), 'its character card', 'sa carte de personnage'),
  key: field(
    name(64, 'A'),
    'its name in options and files; the character’s id unless given',
    'son nom dans les options et les fichiers ; celui du personnage si rien n’est dit',
  ),
  cards: needed(list(name(64, 'K04', 'card'), 40), 'cards of its Action Bar', 'les cartes de sa barre d’action'),
};
/** One character of a party with its Action Bar. */
export type Member = Written<typeof MEMBER>;

const SEAT = {
  faction: needed(
    name(64, 'D', 'faction', undefined, 'a-faction'),
    'the faction of its party and of its spawn points',
    'la faction de son groupe et de ses points d’apparition',
  ),
  party: needed(list(record(MEMBER), 5, 1), 'its characters', 'ses personnages'),
};
/** One side of the table. */
export type SeatSetup = Written<typeof SEAT>;

const NARROW = {
  do: needed(oneOf(['modify']), 'what it does', 'ce qu’il fait'),
  stat: needed(oneOf(STATS, STATS[0], 'stat'), 'the number it changes', 'le nombre qu’il change'),
  n: needed(whole(-99, 99), 'by how much', 'de combien'),
  who: needed(oneOf(['self']), 'for whom', 'pour qui'),
  until: needed(oneOf(DURATIONS, DURATIONS[0], 'until'), 'how long it lasts', 'jusqu’à quand'),
  nature: field(oneOf(NATURES, NATURES[0], 'nature'), 'only for attacks of this nature', 'seulement pour les attaques de cette nature'),
  type: field(oneOf(DAMAGE_TYPES, DAMAGE_TYPES[0], 'type'), 'only for attacks of this type', 'seulement pour les attaques de ce type'),
};
/** An effect that lasts and changes a number for attacks of some nature or type only, as cards write it. */
export type NarrowEffect = Written<typeof NARROW>;

const OWN = {
  characters: field(list(content<Character>('character', CHARACTERS[0]), 100), 'characters', 'des personnages'),
  cards: field(list(content<Card>('card', CARDS[0]), 200), 'cards', 'des cartes'),
  maps: field(list(content<BoardMap>('map', MAPS[0]), 8), 'maps', 'des plateaux'),
  effects: field(
    list(record(NARROW), 100),
    'what lasts from the beginning on and is for attacks of a nature or a type only, as a situation may say (600.1b)',
    'ce qui dure dès le début et ne vaut que pour les attaques d’une nature ou d’un type, comme une situation peut le dire (600.1b)',
  ),
};

const SETUP = {
  format: needed(
    oneOf(FORMATS, 'constructed', 'format'),
    'how parties are built: two cards for each character (starter), nine to share (constructed), or no party rules (open)',
    'comment sont faits les groupes : deux cartes par personnage (starter), neuf à partager (constructed), ou sans règle (open)',
  ),
  map: needed(name(64, 'crossroads', 'map'), 'a map', 'un plateau'),
  seats: needed(row([record(SEAT), record(SEAT)], 'two-seats'), 'the two sides', 'les deux camps'),
  choices: choicesField('round-limit', '5'),
  target: field(
    row([target, target], 'two-numbers'),
    'victory points each side needs; its party’s honor unless given',
    'les points de victoire qu’il faut à chaque camp ; l’honneur de son groupe si rien n’est dit',
  ),
  first: field(
    whole(0, 1),
    'the first player, 0 or 1, where it is not left to chance (101.4)',
    'le premier joueur, 0 ou 1, s’il n’est pas laissé au hasard (101.4)',
  ),
  content: field(record(OWN), 'cards, characters and maps of one’s own', 'des cartes, personnages et plateaux à soi'),
};
/** A set-up. */
export type Setup = Written<typeof SETUP>;
export const setupKind = record(SETUP);
