/** What the browser's tests of every game know of each: it stands in the game's folder, `games/NAME`. */
import { readFileSync } from 'node:fs';
import type { Hex } from '@escarmouche/engine/space';
import type { Questions } from './questions.ts';

/** Every game that there is. */
export const GAME_IDS = JSON.parse(readFileSync(new URL('../../../games.json', import.meta.url), 'utf8')) as readonly string[];

/** A match that stands before dice, and what the answers are called whose odds are looked at. */
export interface OddsExample {
  /** The game, and what it is of it: `wow-again`. */
  readonly kind: string;
  readonly file: () => string;
  /** Null where no answer of the question brings dice by itself. */
  readonly wanted: RegExp | null;
  /** Other answers that have odds as well. */
  readonly besides?: RegExp;
  /** What is pressed or pointed at before there are answers: a fighter, an area that is laid. */
  readonly first?: { readonly at: string; readonly how: 'press' | 'point' };
  /** Questions about dice that fell have two answers. */
  readonly least?: number;
  /** Whether it is looked at how safe one is there. */
  readonly dangers: boolean;
  /** Whether the whole distribution of the first answer is looked at. */
  readonly wholly?: boolean;
}

/** Matches of a game that tests of every game open. */
export interface Examples {
  /** What a move of one's own is called, and a seed with which "Play at once" asks for one first. */
  readonly firstMove: { readonly form: RegExp; readonly seed: number };
  /** By which hand and in which language its first match is gone through: each game by another, all of them where time is no matter. */
  readonly lesson: { readonly by: 'mouse' | 'keys' | 'finger'; readonly lang: 'en' | 'fr' };
  /** Whether it counts no points, as is said of its luck. */
  readonly pointless?: true;
  /** A kind of its puzzles that show cards, and what those say in English. */
  readonly puzzle?: { readonly does: string; readonly says: RegExp };
  /** A ruling file of one's own, with a situation called "At our table" and "À notre table". */
  readonly ruling?: string;
  /** Screens that it has beside its matches, by their names. */
  readonly tools?: readonly string[];
  /** A word of its rulebook with a slip of the pen, the language it is in, and at which width the book is read. */
  readonly book?: { readonly slip: string; readonly lang: 'en' | 'fr'; readonly width: number };
  /** A question that is answered on the board and in the list. */
  readonly onBoard: () => string;
  /** One at whose places a finger prepares an answer, where at those of `onBoard` a menu asks which. */
  readonly prepares?: () => string;
  readonly odds: readonly OddsExample[];
  /** What the editor's forms ask for in boxes of their own: the characteristics of a card, the hexes of a pattern, in the order of the boxes. */
  readonly forms?: { readonly stats?: readonly string[]; readonly cells?: readonly Hex[] };
}

/** The examples of a game by its name. */
export async function examplesOf(game: string): Promise<Examples> {
  const { EXAMPLES } = (await import(`./games/${game}/examples.ts`)) as { EXAMPLES: Examples };
  return EXAMPLES;
}

/** The questions of a game by its name. */
export async function questionsOf(game: string): Promise<Questions> {
  const { QUESTIONS } = (await import(`./games/${game}/asked.ts`)) as { QUESTIONS: Questions };
  return QUESTIONS;
}
