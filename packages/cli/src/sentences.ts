/** Options, refusals and events in words, for the match at hand. */
import type { GameEvent, Refusal, Say, SetupError } from '@escarmouche/engine';
import { type Naming, wordsFor } from '@escarmouche/words';
import type { GameMatch } from './games.ts';
import type { Lang } from './lang.ts';

/** The sentences of one match, as it stands. */
export interface Sentences {
  option(say: Say): string;
  prompt(say: Say): string;
  refusal(reason: Refusal): string;
  event(event: GameEvent): string;
}

const SEATS: Readonly<Record<Lang, readonly [string, string]>> = { en: ['Player 1', 'Player 2'], fr: ['Joueur 1', 'Joueur 2'] };

/** Builds the sentences of a match. Everything is named, hidden cards too: whoever has the file knows them. */
export function sentencesFor(lang: Lang, match: GameMatch): Sentences {
  const words = wordsFor(lang);
  const naming: Naming = { table: match.table, state: match.state, seatNames: SEATS[lang] };
  return {
    option: (say) => words.option(say, naming),
    prompt: (say) => words.prompt(say, naming).question,
    refusal: (reason) => words.refusal(reason, naming),
    event: (event) => words.event(event, naming),
  };
}

/** What is wrong with a set-up or a situation, where, and by which rule. */
export function faultIn(lang: Lang, error: SetupError): string {
  return `${error.at}: ${wordsFor(lang).fault(error.say)} (${error.rule})`;
}
