/**
 * The games that can be played, for every room of the app: what each must give, and which there are. The list itself stands above all
 * games (`games/registry.ts`) and is provided when the app begins, so that nothing below it knows any of them.
 */
import type { Say } from '@escarmouche/engine/core';
import type { ComponentType } from 'react';
import type { Library } from '../rulings/library.ts';
import type { Readings } from '../setup/measured.ts';
import type { AnyGameTable } from '../table/contract.ts';
import type { Both, Rulebook } from './rulebook.ts';

/** A sentence about what is wrong with a set-up or a situation of a game. */
export type FaultWords = (lang: 'en' | 'fr', fault: Say) => string;

/** The sentences of a game's words about faults. */
export const faultsBy =
  (wordsFor: (lang: 'en' | 'fr') => { fault(fault: Say): string }): FaultWords =>
  (lang, fault) =>
    wordsFor(lang).fault(fault);

/** Something that the editor of a game's positions does besides, with an address of its own. */
export interface GameTool {
  /** Its name in addresses: that of its panel. */
  readonly id: string;
  readonly name: Both;
  /** One sentence: what it is for. */
  readonly about: Both;
}

/** A game on the home page. */
export interface GameEntry {
  /** Its name in addresses and files. */
  readonly id: string;
  /** What its citations begin with, before the colon. */
  readonly prefix: string;
  /** The word that a number of its rulebook begins with, before the first point, as people read it; none where it is a number by itself. */
  numbered?(head: string): Both | undefined;
  readonly name: Both;
  /** One sentence: how many figures, how long, what it is about. */
  readonly about: Both;
  /** Beside the button that begins at once: against whom, with what; against the computer, set up, unless it is given. */
  readonly atOnce?: Both;
  /** What its table looks like, drawn in 320 by 172. */
  readonly Picture?: ComponentType;
  /** To whom the name belongs. */
  readonly owner: string;
  /** What can be done with a position set up by hand. */
  readonly tools?: readonly GameTool[];
  /** It has a first match step by step. */
  readonly lesson?: true;
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
  /** What its readings were measured to be worth; made by `measured` of the room `setup`. */
  loadReadings?(): Promise<Readings>;
  /** Made by `makeLibrary` of the room `rulings`. */
  loadLibrary(): Promise<Library>;
  /** Made by `gameTable` of `contract.ts`. */
  loadTable(): Promise<AnyGameTable>;
}

const all: GameEntry[] = [];

/** Every game there is, in the order of the home page. */
export const GAMES: readonly GameEntry[] = all;

/** Says which games there are: once, before anything is shown. */
export function provideGames(games: readonly GameEntry[]): void {
  all.splice(0, all.length, ...games);
}

/** The game of this name, if it can be played. */
export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((g) => g.id === id);
}

/** The game whose rulebook a citation belongs to, if there is such a game. */
export function gameOfRule(rule: string): GameEntry | undefined {
  const prefix = rule.split(':')[0];
  return GAMES.find((g) => g.prefix === prefix);
}

/**
 * What a paragraph is called beside a sentence: `600.3` for `wow:600.3`, `attaque 3` for `gh:attack.03`. Where a word alone tells it from others, as
 * with a skill, the title says the rest.
 */
export function citationOf(rule: string, lang: 'en' | 'fr'): string {
  const number = rule.slice(rule.indexOf(':') + 1);
  const point = number.indexOf('.');
  const word = point < 0 ? undefined : gameOfRule(rule)?.numbered?.(number.slice(0, point))?.[lang];
  if (word === undefined) return number.replace(/\.ex$/, '\u00a0ex.');
  const rest = Number(number.slice(point + 1));
  return Number.isNaN(rest) ? word : `${word}\u00a0${rest}`;
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
