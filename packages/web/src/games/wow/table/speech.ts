/** The words of the game as the table needs them, bound to what the seat shown sees. */
import { spaceAt } from '@escarmouche/engine/space';
import type { Ability, Card, NamedState, Table } from '@escarmouche/engine/wow';
import { type AbilityWords, type CardWords, type Naming, type NumbersNow, wordsFor } from '@escarmouche/words/wow';
import type { Lang } from '../../../settings/store.ts';
import type { Speech } from '../../../table/contract.ts';
import { speechWith } from '../../../table/speech.ts';
import { sidesBy } from '../setup/describe.ts';

/** What can be said about a position. */
export interface WowSpeech extends Speech {
  card(i: number): string;
  space(i: number): string;
  /** A space with what it is, for the ear. */
  spaceAloud(i: number): string;
  term(word: string): string;
  ability(a: Ability, now?: NumbersNow): AbilityWords;
  abilityTitle(def: Table['abilities'][number]): string;
  cardFace(card: Card): CardWords;
}

/** The words for a position in a language. */
export function speechFor(lang: Lang, table: Table, state: NamedState): WowSpeech {
  const words = wordsFor(lang);
  const naming: Naming = { table, state, seatNames: sidesBy((seat) => table.factions[table.seatFaction[seat]], lang) };
  return {
    ...speechWith(lang, words, naming),
    card: (i) => words.card(i, naming),
    space: (i) => words.space(i, naming),
    spaceAloud: (i) => words.spaceAloud(i, naming),
    term: (w) => words.term(w),
    ability: (a, now) => words.ability(a, now),
    abilityTitle: (def) => words.abilityTitle(def),
    cardFace: (card) => words.cardFace(card),
    // Coordinates stand in files; names stand on the board.
    inFile: (text) =>
      text.replace(/(?<![\w.])(-?\d+),(-?\d+)(?![\w.])/g, (whole, q: string, r: string) => {
        const space = spaceAt(table.field, Number(q), Number(r));
        return space < 0 ? whole : words.space(space, naming);
      }),
  };
}
