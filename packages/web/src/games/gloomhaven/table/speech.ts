/** The words of the game as the table needs them, bound to what the seat shown sees. */
import type { Intent, NamedState, Table } from '@escarmouche/engine/gloomhaven';
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
  /** What names come from here. */
  readonly naming: Naming;
  /** What somebody said before cards were chosen. */
  said(seat: number, intent: Intent): string;
}

/** The words for a position in a language. */
export function speechFor(lang: Lang, table: Table, state: NamedState): GhSpeech {
  const words = wordsFor(lang);
  const naming: Naming = { table, state, seatNames: describeSides(table.setup, lang) };
  const plain = speechWith(lang, words, naming);
  const said = (seat: number, intent: Intent): string => words.said(seat, intent, naming);
  return {
    ...plain,
    // What is said at the table stands in the log, though nothing happens by it.
    event: (e) => (e.key === 'says' ? said((e.args.seat as { readonly seat: number }).seat, e.detail as Intent) : plain.event(e)),
    words,
    naming,
    said,
    named: (i) => words.named(i, naming),
    card: (def) => words.card(def, naming),
    space: (hex) => table.map.names[hex] ?? '',
    term: (word) => words.term(word, naming),
  };
}
