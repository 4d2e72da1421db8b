/** The words of a game bound to a position: what every game's speech begins with. */
import type { Arg, Contribution, GameEvent, Refusal, Say } from '@escarmouche/engine/core';
import type { Lang } from '../settings/store.ts';
import type { Speech } from './contract.ts';

/** What the words of every game can say. `N` is what names come from. */
interface GameWords<N> {
  event(e: GameEvent, naming: N): string;
  option(say: Say, naming: N): string;
  refusal(r: Refusal, naming: N): string;
  roll(say: Say, naming: N): string;
  prompt(say: Say, naming: N): { readonly question: string; readonly pass?: string };
  seat(i: number, naming: N): string;
  figure(i: number, naming: N): string;
  card(i: number, naming: N): string;
  contribution(c: Contribution, naming: N): string;
  list(items: readonly string[]): string;
  outcome(id: string, naming?: N): string;
  thing(arg: Arg, naming: N): string;
  line(text: string, blanks: Readonly<Record<string, Arg>>, naming: N): string;
}

/** The speech of a game without what it alone can say. Files name places as the board does, unless a game says otherwise. */
export function speechWith<N>(lang: Lang, words: GameWords<N>, naming: N): Speech {
  return {
    lang,
    event: (e) => words.event(e, naming),
    option: (say) => words.option(say, naming),
    reason: (r) => words.refusal(r, naming),
    prompt(node) {
      if (node.kind === 'over') return { question: '' };
      return node.kind === 'chance' ? { question: words.roll(node.prompt, naming) } : words.prompt(node.prompt, naming);
    },
    seat: (i) => words.seat(i, naming),
    figure: (i) => words.figure(i, naming),
    card: (i) => words.card(i, naming),
    contribution: (c) => words.contribution(c, naming),
    list: (items) => words.list(items),
    outcome: (id) => words.outcome(id, naming),
    thing: (arg) => words.thing(arg, naming),
    line: (text, blanks) => words.line(text, blanks, naming),
    turn: (say) => words.event({ ...say, rule: '', to: 'all' }, naming),
    inFile: (text) => text,
  };
}
