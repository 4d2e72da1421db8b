/** What a scenario begins with, as plain data: it is written into match files. */
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

/** One player's character. */
export interface CharacterSetup {
  readonly class: ClassId;
  /** Ids of the cards of its hand: as many as its class holds. */
  readonly cards: readonly string[];
  /** Attack modifier cards by id, where they are not the standard ones. */
  readonly modifiers?: Readonly<Record<string, number>>;
}

/** Cards, monsters and maps of one's own, beside those of the game: for situations, lessons and homemade scenarios. */
export interface OwnContent {
  readonly cards?: readonly CardFace[];
  readonly monsters?: readonly MonsterFace[];
  readonly decks?: readonly MonsterDeck[];
  readonly summons?: readonly SummonFace[];
  readonly modifiers?: readonly ModifierFace[];
  readonly scenario?: Scenario;
}

/** A set-up for two to four characters; one person may play several. */
export interface Setup {
  /** Id of a scenario, or of the one in `own`. */
  readonly scenario: string;
  readonly characters: readonly CharacterSetup[];
  /** Scenario level; by the characters' level unless given (L of the facts). */
  readonly level?: number;
  /** One person alone, or hands open: monsters and traps are one level higher. */
  readonly solo?: true;
  /** Options other than the usual ones, by id. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Hands of any number of cards. */
  readonly anyHand?: true;
  readonly own?: OwnContent;
}
