/** Boards of one's own: what they are made of, and the bounds that keep a match on them playable. */
import { Faults, joined, type OwnContent, ownKind, SetupError, thingsOf } from '../../core/index.ts';
import { BOARDS, type Board } from './content/index.ts';
import { boardHexes, isWellWritten } from './joining.ts';
import { boardKind, MOST_BOARDS, type Setup } from './setup.ts';
import type { Situation } from './situation.ts';
import { isPrinted } from './situation-setup.ts';
import { wrong } from './table.ts';

/**
 * Starting hexes of a board at least. How many a printed one has is in no source of ours (seven or eight, as far as anybody remembers);
 * the largest warbands place seven fighters on them (S7).
 */
const FEWEST_STARTING = 7;
/** Hexes of a board that are nothing but ground, at least: five objectives want room, each three hexes from the next (S4). */
const FEWEST_PLAIN = 18;

/** @throws SetupError for everything that keeps a board from being played on */
function checkBoard(board: Board): void {
  const faults = new Faults();
  if (!isPrinted(board.id)) faults.note(wrong('id', 'wu:S2', 'board-id-kept', board.id));
  if (!isWellWritten(board)) throw faults.with(wrong('rows', 'wu:S2', 'badly-written-board', board.id));
  const hexes = boardHexes(board);
  const starting = hexes.filter((h) => h.letter === 's').length;
  const plain = hexes.filter((h) => h.letter === '.').length;
  if (starting < FEWEST_STARTING) {
    const args = { n: starting, needed: FEWEST_STARTING };
    faults.note(new SetupError('rows', 'wu:S7', { key: 'few-starting-hexes', args }, `few-starting-hexes: ${starting}`));
  }
  if (plain < FEWEST_PLAIN) {
    const args = { n: plain, needed: FEWEST_PLAIN };
    faults.note(new SetupError('rows', 'wu:S4', { key: 'few-plain-hexes', args }, `few-plain-hexes: ${plain}`));
  }
  const open = hexes.filter((h) => h.letter !== '#');
  const reached = new Set(open.slice(0, 1));
  for (const here of reached) for (const next of open) if (here.touches(next)) reached.add(next);
  // Whoever is placed behind a wall could never come out.
  const cut = open.length - reached.size;
  if (cut > 0) faults.note(new SetupError('rows', 'wu:S3', { key: 'hexes-cut-off', args: { n: cut } }, `hexes-cut-off: ${cut}`));
  faults.end();
}

/** A board to begin with. */
export const BLANK_BOARD: Board = {
  id: 'my-board',
  names: { en: 'My board', fr: 'Mon plateau' },
  rows: ['s..s...s', '........', '..s.....', '.......s', 's . s . '],
};

const KIND = {
  one: { en: 'board', fr: 'plateau' },
  many: { en: 'Boards', fr: 'Plateaux' },
  is: boardKind,
  blank: BLANK_BOARD,
  printed: BOARDS,
  most: MOST_BOARDS,
  check: checkBoard,
};

export const UNDERWORLDS_OWN: OwnContent<Setup, Situation> = {
  kinds: { boards: ownKind(KIND) },
  bring(setup, things) {
    const boards = thingsOf(things, 'boards', KIND);
    if (boards.length === 0) return setup;
    const ownBoards = joined(setup.ownBoards, boards);
    // Where the battlefield is not laid yet, whoever does not say which boards they bring brings these as well.
    const all = [...BOARDS, ...ownBoards].map((b) => b.id);
    const [one, two] = setup.seats.map((seat) =>
      setup.field === undefined && seat.boards === undefined ? { ...seat, boards: all } : seat,
    );
    return { ...setup, seats: [one, two], ownBoards };
  },
  lay(situation, things) {
    const boards = thingsOf(things, 'boards', KIND);
    return boards.length === 0 ? situation : { ...situation, ownBoards: joined(situation.ownBoards, boards) };
  },
};
