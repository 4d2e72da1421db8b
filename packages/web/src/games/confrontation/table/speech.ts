/** The words of the game as the table needs them, bound to what the seat shown sees. */
import { findArmy, findProfile, type State, type Table } from '@escarmouche/engine/confrontation';
import type { GameEvent } from '@escarmouche/engine/core';
import { type Naming, type Words, wordsFor } from '@escarmouche/words/confrontation';
import type { Lang } from '../../../settings/store.ts';
import type { Speech } from '../../contract.ts';
import { marksOf } from './marks.ts';

/** What can be said about a position. */
export interface ConfSpeech extends Speech {
  /** Everything the words know of the game beside a position: skills, wounds, options. */
  readonly words: Words;
  /** A figure by its name, with a number where several bear it. */
  figure(i: number): string;
  /** What sentences call the side of a seat. */
  player(i: number): string;
  /** Two or three letters for its base. */
  mark(i: number): string;
  /** A word of the game by its id: `stat.ATT`, `location.head`, `wound.light`. */
  term(word: string): string;
  /** Abbreviation of a characteristic as cards print it. */
  abbr(stat: string): string;
}

/** What the sides are called on the screen: their armies, told apart by a number where several are the same; sentences call them players. */
function armiesOf(table: Table, lang: Lang, player: (seat: number) => string): readonly string[] {
  const names = table.setup.seats.map(({ army, fighters }, seat) => {
    // Without an army of its own a side is called by that of its fighters, if they are all of one.
    const own = new Set(fighters.map((f) => findProfile(f.profile)?.army));
    const id = army ?? (own.size === 1 ? [...own][0] : undefined);
    return (id === undefined ? undefined : findArmy(id)?.names[lang].replace(/'/g, '’')) ?? player(seat);
  });
  return names.map((name, seat) => (names.filter((n) => n === name).length > 1 ? `${name} ${seat + 1}` : name));
}

/** The words for a position in a language. */
export function speechFor(lang: Lang, table: Table, state: State): ConfSpeech {
  const words = wordsFor(lang);
  const naming: Naming = { table, state };
  const marks = marksOf(table, lang);
  const armies = armiesOf(table, lang, (i) => words.seat(i, naming));
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
    seat: (i) => armies[i] ?? words.seat(i, naming),
    player: (i) => words.seat(i, naming),
    contribution: (c) => words.contribution(c, naming),
    list: (items) => words.list(items),
    turn: (say) => event({ ...say, rule: '', to: 'all' }),
    // Files name figures by their marks, as the bases on the table do.
    inFile: (text) => text,
    figure: (i) => words.figure(i, naming),
    mark: (i) => marks[i] ?? '?',
    term: (word) => words.term(word),
    abbr: (stat) => words.abbreviation(stat),
  };
}
