/** What a game gives so that its files can be read, written and completed by editors. */
import type { AnyKind, NamedValues, OwnKind, OwnThing } from '@escarmouche/engine/core';
import type { z } from '../schema/basics.ts';
import type { Mutable } from '../schema/mutable.ts';

/** Checks data of type `T`. */
export type Schema<T> = z.ZodMiniType<Mutable<T>>;

/** Set-ups as files hold them: whatever the game needs, and the readings chosen where its rulebook leaves something open. */
export interface AnySetup {
  readonly choices?: Readonly<Record<string, string>>;
}

/** The kinds of things of one's own that a game takes. */
export type OwnFiles = Readonly<Record<string, OwnFile>>;

/** A kind of things of one's own, and what files of it are checked by. */
export interface OwnFile {
  readonly kind: OwnKind;
  readonly schema: z.ZodMiniType;
  /** Files of such things alone, which say no name of a pack: whether a file is one, and what it holds. */
  readonly alone?: { isOne(file: Readonly<Record<string, unknown>>): boolean; read(text: string, name: string): readonly OwnThing[] };
}

/** What tells whose a file is: known before anything else of the game is loaded. */
export interface Called<N extends string = string> {
  /** The name of the game, as the word `game` of a file has it. */
  readonly game: N;
  /** The word that its rules begin with, and one of them, shown where a rule is expected. */
  readonly rules: { readonly prefix: string; readonly example: string };
}

/** The files of a game of set-up `U` and situation `X`. */
export interface GameFiles<N extends string = string, U extends AnySetup = AnySetup, X = unknown> extends Called<N> {
  /** Players at most; two unless given. */
  readonly seats?: number;
  /** The set-up of a match file. */
  readonly setup: Schema<U>;
  /** The situation of a ruling's case. */
  readonly situation: Schema<X>;
  /** Parts of the situation with a name of their own in the published schema. */
  readonly parts: Readonly<Record<string, z.core.$ZodType>>;
  /** What the fields of the situation (`situation`) and of its parts mean, said to who writes one. */
  readonly meanings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the set-up (`setup`), the situation and its parts are written with, and the named values of those that have some: for the documents. */
  readonly notation?: ReadonlyMap<string, AnyKind>;
  readonly values?: Readonly<Record<string, NamedValues>>;
  /** What packs may hold for it. */
  readonly own?: OwnFiles;
}

/** Players of a game at most. */
export function seatsOf(game: GameFiles): number {
  return game.seats ?? 2;
}
