/**
 * The games that can be played. Each has a folder `games/<id>` beside this file with
 *
 * - `entry.ts`: its `GameEntry`, the only module loaded with the page;
 * - `rulebook.ts`, `rulings.ts`: its paragraphs and its rulings; `faults.ts`: its sentences about set-ups it refuses;
 * - `setup/`: the screen that sets a match up, and what saved matches are called;
 * - `table/`: its `GameTable` (`contract.ts`): board, sides, time line, panels, words;
 * - `position.ts`, `play.ts`: what its screens show of a position, and its `WorkerGame` (`worker/game.ts`).
 *
 * A game is named here and in `worker/games.ts`, nowhere else. Everything but the entry is loaded when it is first needed.
 */
import type { Paragraph, Say } from '@escarmouche/engine/core';
import type { ComponentType } from 'react';
import type { Library } from '../rulings/library.ts';
import { confrontationEntry } from './confrontation/entry.ts';
import type { AnyGameTable } from './contract.ts';
import { gloomhavenEntry } from './gloomhaven/entry.ts';
import { underworldsEntry } from './underworlds/entry.ts';
import { wowEntry } from './wow/entry.ts';

/** A text in both languages. */
export interface Both {
  readonly en: string;
  readonly fr: string;
}

/** A game's rulebook. */
export interface Rulebook {
  readonly paragraphs: readonly Paragraph[];
  paragraph(id: string): Paragraph | undefined;
  /** Whether the library holds a ruling that plays this paragraph out. */
  hasRuling(id: string): boolean;
  /** Finds numbers of paragraphs in a text, in its one group: those that exist become citations. */
  readonly numbers: RegExp;
}

/** A sentence about what is wrong with a set-up or a situation of a game. */
export type FaultWords = (lang: 'en' | 'fr', fault: Say) => string;

/** A screen of a game beside its matches, with an address of its own. */
export interface GameTool {
  /** Its name in addresses. */
  readonly id: string;
  readonly name: Both;
  /** One sentence: what it is for. */
  readonly about: Both;
  /** The whole screen. What stands behind its name in the address is given as `with`. */
  load(): Promise<{ default: ComponentType<{ with?: string }> }>;
}

/** A game on the home page. */
export interface GameEntry {
  /** Its name in addresses and files. */
  readonly id: string;
  /** What its citations begin with, before the colon. */
  readonly prefix: string;
  readonly name: Both;
  /** One sentence: how many figures, how long, what it is about. */
  readonly about: Both;
  /** Beside the button that begins at once: against whom, with what. */
  readonly atOnce: Both;
  /** To whom the name belongs. */
  readonly owner: string;
  /** Screens beside its matches. */
  readonly tools?: readonly GameTool[];
  /** How many paragraphs the library plays out. */
  readonly rulings: number;
  /** Begins a match with everything as usual against a bot, and shows the table: `startMatch(id, setup, seats)`. */
  playAtOnce(): Promise<void>;
  /** The sides of a saved match in words, one for each seat, whatever its set-up holds. */
  describe(setup: unknown, lang: 'en' | 'fr'): Promise<readonly string[]>;
  /** How a match ended, in a game where nobody wins alone, from its winner as saved; else the winning side is named. */
  ended?(winner: number): Both;
  /** Its sentences about faults; a module of their own, asked for when something is wrong. */
  loadFaults(): Promise<FaultWords>;
  loadRulebook(): Promise<Rulebook>;
  /** The whole screen; `ChoiceList` and `StartBar` of the room `setup` are there for it. */
  loadSetup(): Promise<{ default: ComponentType }>;
  /** Made by `makeLibrary` of the room `rulings`. */
  loadLibrary(): Promise<Library>;
  /** Made by `gameTable` of `contract.ts`. */
  loadTable(): Promise<AnyGameTable>;
}

export const GAMES: readonly GameEntry[] = [wowEntry, confrontationEntry, underworldsEntry, gloomhavenEntry];

/** The game of this name, if it can be played. */
export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((g) => g.id === id);
}

/** The game whose rulebook a citation belongs to, if there is such a game. */
export function gameOfRule(rule: string): GameEntry | undefined {
  const prefix = rule.split(':')[0];
  return GAMES.find((g) => g.prefix === prefix);
}

/** The rulebook that a citation belongs to, if there is such a game. */
export async function rulebookOf(rule: string): Promise<Rulebook | undefined> {
  return gameOfRule(rule)?.loadRulebook();
}

/** The table of the game of this name. @throws RangeError, as a rejection, for a game that cannot be played here. */
export async function tableOf(id: string): Promise<AnyGameTable> {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game is called ${id}`);
  return game.loadTable();
}
