/** What a scenario begins with, as plain data: it is written into match files. Its fields stand here once (`core/recording/notation.ts`). */
import {
  choicesField,
  content,
  fieldsFor,
  list,
  name,
  named,
  oneOf,
  present,
  record,
  suchAs,
  type Written,
  whole,
} from '../../core/index.ts';
import { CARDS, MODIFIERS, MONSTER_DECKS, MONSTERS, SCENARIOS, SUMMONS } from './content/index.ts';
import {
  type CardFace,
  CLASSES,
  type ClassId,
  type ModifierFace,
  type MonsterDeck,
  type MonsterFace,
  type Scenario,
  type SummonFace,
} from './content/types.ts';
import { TOP_LEVEL } from './levels.ts';

/** Columns and rows of a map at most: each map keeps the steps between any two of its hexes. */
export const COLUMNS = 24;
export const ROWS = 24;
export const MOST_HEXES = COLUMNS * ROWS;
/** Each hex has three walls that no other has. */
export const MOST_WALLS = MOST_HEXES * 3;
export const MOST_ROOMS = 8;
/** Cards of a player, and kinds of modifier cards of one's own, at most. */
export const MOST_CARDS = 30;
export const MOST_MODIFIERS = 20;
/** Standees of a type at most: what its places in the order of turns leave room for. */
export const MOST_STANDEES = 20;

/** Characters at a table at most. */
export const MOST_CHARACTERS = 4;

/** What options and files call a character: `brute`, and `brute#2` where it is the second of its class. */
export type CharacterKey = ClassId | `${ClassId}#${2 | 3 | 4}`;

/** Every such name, for files. */
export const CHARACTER_KEYS: readonly CharacterKey[] = CLASSES.flatMap((id): CharacterKey[] => [id, `${id}#2`, `${id}#3`, `${id}#4`]);

/** The class that a character's name begins with. */
export function classOfKey(key: CharacterKey): ClassId {
  return key.replace(/#\d$/, '') as ClassId;
}

/** The names of characters of these classes, in the order of their seats. */
export function characterKeys(classes: readonly ClassId[]): CharacterKey[] {
  return classes.map((id, seat) => {
    const nth = classes.slice(0, seat + 1).filter((c) => c === id).length;
    return nth === 1 ? id : (`${id}#${nth}` as CharacterKey);
  });
}

const { field, needed } = fieldsFor<unknown, unknown, never>();
const id = (example: string, names?: string) => name(64, example, names);

const CHARACTER = {
  class: needed(oneOf(CLASSES, CLASSES[0], 'class'), 'its class', 'sa classe'),
  cards: needed(
    suchAs(list(id('brute:trample', 'card'), MOST_CARDS), ['brute:trample', 'brute:eye-for-an-eye']),
    'cards of its hand, as many as its class holds',
    'les cartes de sa main, autant que sa classe en tient',
  ),
  modifiers: field(
    named(whole(0, 40), 40, 'miss', 40, 'modifier'),
    'attack modifier cards by id, where they are not the standard ones',
    'les cartes de modificateur par leur nom, si ce ne sont pas celles d’origine',
  ),
};
/** One player's character. */
export type CharacterSetup = Written<typeof CHARACTER>;

/** Cards, monsters and maps of one's own, beside those of the game: for situations, lessons and homemade scenarios. */
const OWN = {
  cards: field(list(content<CardFace>('cardFace', CARDS[0]), 60), 'ability cards', 'des cartes de capacité'),
  monsters: field(list(content<MonsterFace>('monsterFace', MONSTERS[0]), 20), 'monsters', 'des monstres'),
  decks: field(
    list(content<MonsterDeck>('monsterDeck', MONSTER_DECKS[0]), 20),
    'ability cards of monsters',
    'des cartes de capacité de monstres',
  ),
  summons: field(list(content<SummonFace>('summonFace', SUMMONS[0]), 20), 'figures to be summoned', 'des figurines à invoquer'),
  modifiers: field(
    list(content<ModifierFace>('modifierFace', MODIFIERS[0]), MOST_MODIFIERS),
    'modifier cards',
    'des cartes de modificateur',
  ),
  scenario: field(content<Scenario>('scenario', SCENARIOS[0]), 'a scenario', 'un scénario'),
};

const SETUP = {
  scenario: needed(id('black-barrow', 'scenario'), 'a scenario of the game, or the one of one’s own', 'un scénario du jeu, ou celui à soi'),
  characters: needed(list(record(CHARACTER), MOST_CHARACTERS), 'two to four characters', 'deux à quatre personnages', {
    more: { en: 'one person may play several', fr: 'une personne peut en jouer plusieurs' },
  }),
  level: field(
    whole(0, TOP_LEVEL),
    'scenario level; by the characters’ level unless given',
    'niveau du scénario ; selon celui des personnages si rien n’est dit',
  ),
  solo: field(
    present,
    'solo: one person plays alone, or hands lie open; monsters and traps are one level higher',
    'solo : une personne joue seule, ou les mains sont ouvertes ; monstres et pièges montent d’un niveau',
  ),
  choices: choicesField('order-of-adjustments', 'best'),
  anyHand: field(present, 'hands of any number of cards', 'des mains de n’importe quel nombre de cartes'),
  own: field(record(OWN), 'cards, monsters and maps of one’s own', 'des cartes, monstres et plateaux à soi'),
};
/** A set-up for two to four characters. */
export type Setup = Written<typeof SETUP>;
export const setupKind = record(SETUP);
