/** The words of the game as the table needs them, bound to what the seat shown sees. */
import type { NamedState, Table } from '@escarmouche/engine/gloomhaven';
import { type Naming, type Words, wordsFor } from '@escarmouche/words/gloomhaven';
import type { Lang } from '../../../settings/store.ts';
import type { Speech } from '../../../table/contract.ts';
import { speechWith } from '../../../table/speech.ts';
import { describeSides } from '../setup/describe.ts';

/** What can be said about a position. */
export interface GhSpeech extends Speech {
  /** Everything the words know of the game beside a position: stat lines, cards, options. */
  readonly words: Words;
  /** A figure inside a sentence: `the Brute`. */
  named(i: number): string;
  /** A card of the table by its number. */
  card(def: number): string;
  /** A hex by its name. */
  space(hex: number): string;
  term(word: string): string;
}

/** The words for a position in a language. */
export function speechFor(lang: Lang, table: Table, state: NamedState): GhSpeech {
  const words = wordsFor(lang);
  const naming: Naming = { table, state, seatNames: describeSides(table.setup, lang) };
  return {
    ...speechWith(lang, words, naming),
    words,
    named: (i) => words.named(i, naming),
    card: (def) => words.card(def, naming),
    space: (hex) => table.map.names[hex] ?? '',
    term: (word) => words.term(word, naming),
  };
}
