/** The words of the game as the table needs them, bound to what the seat shown sees. */
import type { State, Table } from '@escarmouche/engine/confrontation';
import type { Arg, GameEvent, Say } from '@escarmouche/engine/core';
import type { Lang } from '../../../settings/store.ts';
import type { Speech } from '../../contract.ts';
import { marksOf, namesOf } from './names.ts';

/** What can be said about a position. */
export interface ConfSpeech extends Speech {
  /** A figure by its name, with a number where several bear it. */
  figure(i: number): string;
  /** Two or three letters for its base. */
  mark(i: number): string;
  /** A word of the game by its id: `stat.ATT`, `location.head`, `wound.light`. */
  term(word: string): string;
  /** Abbreviation of a characteristic as cards print it. */
  abbr(stat: string): string;
}

/** The words for a position in a language. */
export function speechFor(lang: Lang, table: Table, _state: State): ConfSpeech {
  const names = namesOf(table, lang);
  const marks = marksOf(table, lang);
  const figure = (i: number): string => names[i] ?? '?';
  const list = (items: readonly string[]): string => items.join(', ');
  const seat = (i: number): string => `${lang === 'fr' ? 'Camp' : 'Side'} ${(table.sideOf[i] ?? i) + 1}`;
  const arg = (a: Arg): string => {
    if (typeof a !== 'object') return String(a);
    if ('figure' in a) return figure(a.figure);
    if ('figures' in a) return list(a.figures.map(figure));
    if ('seat' in a) return seat(a.seat);
    if ('term' in a) return a.term;
    return '?';
  };
  const said = (say: Say): string =>
    `${say.key}: ${Object.entries(say.args)
      .map(([k, v]) => `${k} ${arg(v)}`)
      .join(', ')}`;
  return {
    lang,
    event: (e: GameEvent) => said(e),
    option: said,
    reason: said,
    prompt: (node) => (node.kind === 'over' ? { question: '' } : { question: said(node.prompt) }),
    seat,
    contribution: (c) => `${c.amount} ${arg(c.source)}`,
    list,
    turn: said,
    inFile: (text) => text,
    figure,
    mark: (i) => marks[i] ?? '?',
    term: (word) => word,
    abbr: (stat) => stat,
  };
}
