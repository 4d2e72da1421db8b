/** How a game speaks on the command line: by the words of its library, which all have one shape. */
import type { GameEvent, Refusal, Say } from '@escarmouche/engine';
import type { Lang } from '../lang.ts';
import type { ListedWords, Sentences } from './game.ts';

/** Words of a language, for names `N` at a position. */
interface Words<N> extends ListedWords {
  option(say: Say, naming: N): string;
  prompt(say: Say, naming: N): { readonly question: string };
  refusal(reason: Refusal, naming: N): string;
  event(event: GameEvent, naming: N): string;
  fault(say: Say): string;
}

/** The part of a `CliGame` that speaks. */
export function spoken<N extends { readonly table: unknown; readonly state?: unknown }>(wordsFor: (lang: Lang) => Words<N>) {
  return {
    sentences(lang: Lang, match: { readonly table: unknown; readonly state: unknown }): Sentences {
      const words = wordsFor(lang);
      // The state as it stands now: the match may go on.
      const naming = { table: match.table, state: match.state } as N;
      return {
        option: (say) => words.option(say, naming),
        prompt: (say) => words.prompt(say, naming).question,
        refusal: (reason) => words.refusal(reason, naming),
        event: (event) => words.event(event, naming),
      };
    },
    words: (lang: Lang): ListedWords => wordsFor(lang),
    fault: (lang: Lang, say: Say): string => wordsFor(lang).fault(say),
  };
}
