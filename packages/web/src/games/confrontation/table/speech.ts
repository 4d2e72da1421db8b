/** The words of the game as the table needs them, bound to what the seat shown sees. */
import { armyOf, type Table } from '@escarmouche/engine/confrontation';
import { type Naming, type Words, wordsFor } from '@escarmouche/words/confrontation';
import type { Lang } from '../../../settings/store.ts';
import type { Speech } from '../../../table/contract.ts';
import { speechWith } from '../../../table/speech.ts';
import { marksOf } from './marks.ts';

/** What can be said about a position. */
export interface ConfSpeech extends Speech {
  /** Everything the words know of the game beside a position: skills, wounds, options. */
  readonly words: Words;
  /** Two or three letters for its base. */
  mark(i: number): string;
  /** A word of the game by its id: `stat.ATT`, `location.head`, `wound.light`. */
  term(word: string): string;
  /** Abbreviation of a characteristic as cards print it. */
  abbr(stat: string): string;
  /** The same with what stands on a base behind the figure's name: `Dirz clone 2 (B3)`. */
  readonly signed: ConfSpeech;
}

/** What the sides are called: their armies, told apart by a number where two are the same; null where a side has none. */
function seatNamesOf(table: Table, lang: Lang): readonly string[] | null {
  const names = table.setup.seats.map((_s, seat) => armyOf(table, seat)?.names[lang]);
  const known = names.flatMap((n) => (n === undefined ? [] : [n]));
  if (known.length < names.length) return null;
  return known.map((n, i) =>
    known.indexOf(n) === known.lastIndexOf(n) ? n : `${n} ${known.slice(0, i + 1).filter((m) => m === n).length}`,
  );
}

/** The words for a position in a language. */
export function speechFor(lang: Lang, table: Table): ConfSpeech {
  const words = wordsFor(lang);
  const seatNames = seatNamesOf(table, lang);
  const naming: Naming = { table, ...(seatNames === null ? {} : { seatNames }) };
  const marks = marksOf(table, lang);
  const bound = (by: Naming): Omit<ConfSpeech, 'signed'> => ({
    ...speechWith(lang, words, by),
    words,
    mark: (i) => marks[i] ?? '?',
    term: (word) => words.term(word),
    abbr: (stat) => words.abbreviation(stat),
  });
  const signed: ConfSpeech = {
    ...bound({ ...naming, signs: marks }),
    get signed() {
      return signed;
    },
  };
  return { ...bound(naming), signed };
}
