/** What a match begins with, as plain data: it is written into match files. Its fields stand here once (`core/recording/notation.ts`). */
import {
  both,
  choicesField,
  either,
  type FieldKind,
  fieldsFor,
  flag,
  list,
  name,
  named,
  oneOf,
  present,
  record,
  row,
  slug,
  suchAs,
  text,
  type Written,
  whole,
} from '../../core/index.ts';
import { type Board, WARBANDS } from './content/types.ts';

/** Cards of one deck at most: more than any warband may take, one of each name. */
const MOST_CARDS = 100;
/** Fighters of a warband at most. */
export const MOST_FIGHTERS = 12;

const { field, needed } = fieldsFor<unknown, unknown, never>();
const id = (example: string, names?: string) => name(64, example, names);

/** Ids of cards. */
export const cards = (...example: string[]) => suchAs(list(id('shadespire:11', 'card'), MOST_CARDS), example);
export const boards = list(id('ash-court', 'board'), 20, 1);
export const warband = oneOf(WARBANDS, WARBANDS[0], 'warband');

const DECK = {
  objectives: needed(cards('shadespire:2', 'shadespire:305'), 'objectives', 'objectifs'),
  power: needed(cards('shadespire:11', 'shadespire:330', 'shadespire:391'), 'power cards', 'cartes pouvoir'),
};
/** A deck: ids of cards. */
export type DeckSetup = Written<typeof DECK>;
/** What a deck is said by: a ready-made one by its name, or its cards. */
export const decks = [id('starter:garreks-reavers', 'deck'), record(DECK)] as const;
export const anyDeck = either(decks, 'deck-or-name');

const ATTACK = {
  range: field(whole(0, 9), 'range', 'portée'),
  symbol: field(oneOf(['hammer', 'swords', 'focus', 'channel'], 'swords', 'symbol'), 'the symbol that succeeds', 'le symbole qui réussit'),
  dice: field(whole(0, 12), 'dice', 'dés'),
  damage: field(whole(0, 99), 'damage', 'dégâts'),
  traits: field(
    record({
      cleave: field(oneOf(['always', 'critical-hit', 'critical-rolled'], 'always', 'when'), 'Cleave', 'Fauchage'),
      knockback: field(
        record({
          n: needed(whole(0, 9), 'hexes', 'cases'),
          when: needed(oneOf(['always', 'critical-hit'], 'always', 'when'), 'when', 'quand'),
        }),
        'Knockback',
        'Recul',
      ),
      allAdjacent: field(present, 'against all adjacent enemies', 'contre tous les ennemis adjacents'),
      criticalDamage: field(whole(0, 9), 'damage more on a critical', 'dégâts de plus sur un critique'),
      reroll: field(whole(0, 9), 'dice it may roll again', 'dés à relancer'),
      spell: field(present, 'a spell attack', 'une attaque de sort'),
    }),
    'what else is printed',
    'ce qui est imprimé d’autre',
  ),
};

const PRINTED = {
  move: field(whole(0, 20), 'Move', 'Mouvement', { sample: 3 }),
  wounds: field(whole(1, 99), 'Wounds', 'Blessures', { sample: 5 }),
  defence: field(
    record({
      symbol: needed(oneOf(['shield', 'dodge', 'both'], 'both', 'defence'), 'the symbol that succeeds', 'le symbole qui réussit'),
      dice: needed(whole(1, 12), 'dice', 'dés'),
    }),
    'Defence',
    'Défense',
  ),
  wizard: field(whole(0, 9), 'wizard level', 'niveau de sorcier', { more: { en: '0 for none', fr: '0 pour aucun' } }),
  attacks: field(
    named(record(ATTACK), 12, 'blooddrinker-axe', 64, 'attack'),
    'Attack actions by their ids',
    'actions d’Attaque par leurs noms',
  ),
};
/** What a fighter's card prints otherwise, on both its sides: for situations and for duels with made-up numbers. */
export type FighterChange = Written<typeof PRINTED>;
export const printed = record(PRINTED, 'printed');

const SEAT = {
  warband: needed(warband, 'its warband', 'sa bande'),
  deck: needed(anyDeck, 'a ready-made deck by its id, or one of one’s own', 'un paquet tout fait par son nom, ou le sien'),
  boards: field(boards, 'boards of the player’s collection; all of them unless given', 'les plateaux du joueur ; tous si rien n’est dit'),
  printed: field(
    named(printed, MOST_FIGHTERS, 'garrek', 64, 'fighter'),
    'fighters that print something else than their cards',
    'les combattants dont la carte dit autre chose',
  ),
};
/** One player. */
export type SeatSetup = Written<typeof SEAT>;

const TWO_BOARDS = row([id('empty-market', 'board'), id('empty-market', 'board')], 'two-boards');
const TURNED = row([flag, flag], 'two-boards');
const COLUMNS_APART = whole(-7, 7);
const FIELD = {
  boards: needed(TWO_BOARDS, 'the two boards, the first player’s at the far side', 'les deux plateaux, celui du premier joueur au fond'),
  turned: needed(TURNED, 'whether each is turned by half a circle', 'si chacun est tourné d’un demi-tour', { sample: [false, true] }),
  offset: needed(COLUMNS_APART, 'columns by which the second is shifted', 'colonnes dont le second est décalé'),
};
/** How the battlefield lies, where it is not chosen in play: the first player's board at the far side. */
export type FieldSetup = Written<typeof FIELD>;
export const fieldKind = record(FIELD, 'field');

/** The field of a position that says nothing of it. */
export const PLAIN: FieldSetup = { boards: ['empty-market', 'empty-market'], turned: [false, false], offset: 0 };
/** The same in a position, which need not say what is as it is on that field. */
export const partialField = record(
  {
    boards: field(TWO_BOARDS, 'the two boards, side 1’s at the far side', 'les deux plateaux, celui du camp 1 au fond', {
      usual: PLAIN.boards,
      sample: ['empty-market', 'bone-quarry'],
    }),
    turned: field(TURNED, 'whether each is turned by half a circle', 'si chacun est tourné d’un demi-tour', {
      usual: PLAIN.turned,
      sample: [false, true],
    }),
    offset: field(COLUMNS_APART, 'columns by which the second is shifted', 'colonnes dont le second est décalé', {
      usual: PLAIN.offset,
      sample: 1,
    }),
  },
  'field',
);

const BOARD = {
  id: needed(slug('mine'), 'its name in files', 'son nom dans les fichiers'),
  names: needed(both(60, { en: 'Mine', fr: 'Le mien' }), 'its name', 'son nom'),
  rows: needed(list(text(8, '........'), 5, 5), 'five rows of letters', 'cinq rangées de lettres', {
    sample: ['s..s#..s', '.x......', '.....s..', '..s.....', 's . . s '],
  }),
};
export const boardKind: FieldKind<Board> = record(BOARD, 'board');
/** Boards of one's own in one match: with the game's own, as many as a player brings. */
export const MOST_BOARDS = 10;
export const ownBoards = list(boardKind, MOST_BOARDS);

const SETUP = {
  seats: needed(row([record(SEAT), record(SEAT)], 'two-sides'), 'the two players', 'les deux joueurs'),
  field: field(
    fieldKind,
    'how the battlefield lies, where it is not chosen in play',
    'comment est fait le champ de bataille, s’il n’est pas choisi en jeu',
  ),
  ownBoards: field(
    ownBoards,
    'boards of one’s own, which the field and the players may name',
    'des plateaux à soi, que le champ de bataille et les joueurs peuvent nommer',
  ),
  choices: choicesField('mulligan', 'none'),
  anyDeck: field(present, 'decks of any number of cards', 'des paquets de n’importe quel nombre de cartes', {
    more: { en: 'lessons, situations, a duel of fighters alone', fr: 'leçons, situations, un duel de combattants seuls' },
  }),
};
/** A set-up for two players. */
export type Setup = Written<typeof SETUP>;
export const setupKind = record(SETUP);
