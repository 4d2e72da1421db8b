/** The words of the game as the table needs them, bound to what the seat shown sees. */
import type { GameEvent } from '@escarmouche/engine/core';
import type { NamedState, Table } from '@escarmouche/engine/gloomhaven';
import { type Naming, type Words, wordsFor } from '@escarmouche/words/gloomhaven';
import type { Lang } from '../../../settings/store.ts';
import type { Speech } from '../../contract.ts';
import { describeSides } from '../setup/describe.ts';

/** What can be said about a position. */
export interface GhSpeech extends Speech {
  /** Everything the words know of the game beside a position: stat lines, cards, options. */
  readonly words: Words;
  figure(i: number): string;
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
  const event = (e: GameEvent): string => words.event(e, naming);
  return {
    lang,
    words,
    event,
    option: (say) => words.option(say, naming),
    reason: (r) => words.refusal(r, naming),
    prompt(node) {
      if (node.kind === 'over') return { question: '' };
      return node.kind === 'chance' ? { question: words.roll(node.prompt, naming) } : words.prompt(node.prompt, naming);
    },
    seat: (i) => words.seat(i, naming),
    contribution: (c) => words.contribution(c, naming),
    list: (items) => words.list(items),
    turn: (say) => event({ ...say, rule: '', to: 'all' }),
    // Files name hexes as the map does.
    inFile: (text) => text,
    figure: (i) => words.figure(i, naming),
    named: (i) => words.named(i, naming),
    card: (def) => words.card(def, naming),
    space: (hex) => table.map.names[hex] ?? '',
    term: (word) => words.term(word, naming),
  };
}
