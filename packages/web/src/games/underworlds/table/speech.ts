/** The words of the game as the table needs them, bound to what the seat shown sees. */
import { fieldOf, type NamedState, type Table } from '@escarmouche/engine/underworlds';
import { type Naming, type Words, wordsFor } from '@escarmouche/words/underworlds';
import type { Lang } from '../../../settings/store.ts';
import type { Speech } from '../../../table/contract.ts';
import { speechWith } from '../../../table/speech.ts';
import { describeSides } from '../setup/describe.ts';
import { wuStrings } from './strings.ts';

/** What can be said about a position. */
export interface WuSpeech extends Speech {
  /** Everything the words know of the game beside a position: cards, attacks, options. */
  readonly words: Words;
  /** Its name without the side, where the side is plain to see. */
  short(i: number): string;
  /** A card of the table by its number. */
  card(def: number): string;
  /** A hex by its name. */
  space(hex: number): string;
  term(word: string): string;
}

/** The words for a position in a language. */
export function speechFor(lang: Lang, table: Table, state: NamedState): WuSpeech {
  const words = wordsFor(lang);
  const naming: Naming = { table, state, seatNames: describeSides(table.setup, lang) };
  const t = wuStrings(lang);
  return {
    ...speechWith(lang, words, naming),
    words,
    contribution({ layer, amount, source }) {
      if (layer === 'base') return t.printed(amount);
      if (layer === 'limit') return t.atLeast(amount);
      const by =
        typeof source === 'object' && 'card' in source
          ? words.card(source.card, naming)
          : typeof source === 'object' && 'figure' in source
            ? words.figure(source.figure, naming)
            : t.thisAttack;
      if (layer === 'set') return `= ${amount} ${by}`;
      return layer === 'multiply' ? `×${amount} ${by}` : `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${by}`;
    },
    short: (i) => words.name(table.fighters[i].fighter.names),
    card: (def) => words.card(def, naming),
    space: (hex) => (state.field < 0 ? '' : (fieldOf({ table, state }).names[hex] ?? '')),
    term: (word) => words.term(word),
  };
}
