/** The games that can be played. Each brings its own screens and rulebook, loaded when they are first needed. */
import type { ComponentType } from 'react';
import { wowEntry } from './wow/entry.ts';

/** A text in both languages. */
export interface Both {
  readonly en: string;
  readonly fr: string;
}

/** A citable paragraph, as every game's rulebook has them. */
export interface RuleParagraph {
  readonly id: string;
  readonly title: Both;
  readonly text: Both;
  readonly source: 'rulebook' | 'facts';
  readonly confidence?: 'sure' | 'likely' | 'unsure' | 'ours';
  readonly slip?: Both;
}

/** A game's rulebook. */
export interface Rulebook {
  readonly paragraphs: readonly RuleParagraph[];
  paragraph(id: string): RuleParagraph | undefined;
  /** Whether the library holds a ruling that plays this paragraph out. */
  hasRuling(id: string): boolean;
}

/** A game on the home page. */
export interface GameEntry {
  /** Its name in addresses, files and citations. */
  readonly id: string;
  readonly name: Both;
  /** One sentence: how many figures, how long, what it is about. */
  readonly about: Both;
  /** To whom the name belongs. */
  readonly owner: string;
  /** How many paragraphs the library plays out. */
  readonly rulings: number;
  /** Begins a match with everything as usual against a bot, and shows the table. */
  playAtOnce(): Promise<void>;
  /** The two sides of a saved match in words. */
  describe(setup: unknown, lang: 'en' | 'fr'): Promise<readonly [string, string]>;
  loadRulebook(): Promise<Rulebook>;
  loadSetup(): Promise<{ default: ComponentType }>;
  loadLibrary(): Promise<{ default: ComponentType<{ id?: string; at?: number }> }>;
}

export const GAMES: readonly GameEntry[] = [wowEntry];

/** The game of this name, if it can be played. */
export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((g) => g.id === id);
}

/** The rulebook that a citation belongs to, if there is such a game. */
export async function rulebookOf(rule: string): Promise<Rulebook | undefined> {
  return gameOf(rule.split(':')[0])?.loadRulebook();
}
