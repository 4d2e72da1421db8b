/** The shape of one language's word lists. English gives the keys; every other language has exactly those. */
import type { Choices } from '@escarmouche/engine/wow';
import type { abilities } from './en/abilities.ts';
import type { events } from './en/events.ts';
import type { faults } from './en/faults.ts';
import type { files } from './en/files.ts';
import type { options } from './en/options.ts';
import type { phrases } from './en/phrases.ts';
import type { passes, prompts, rolls } from './en/prompts.ts';
import type { records } from './en/records.ts';
import type { refusals } from './en/refusals.ts';
import type { counts, terms } from './en/terms.ts';
import type { Lang } from './types.ts';

/** The same keys, other words. */
export type Same<T> = { readonly [K in keyof T]: string };

/** The named options of a game with their values: what each is about, why the sources leave it open, and what each value means. */
export type WordsOfChoices<C extends Readonly<Record<string, string>>> = {
  readonly [K in keyof C]: {
    readonly title: string;
    readonly why: string;
    /** For each value, its name and what it does. */
    readonly values: { readonly [V in C[K]]: readonly [title: string, text: string] };
  };
};

/** The named options of World of Warcraft Miniatures. */
export type ChoiceWords = WordsOfChoices<Choices>;

/** Everything one language says, room by room. */
export interface Resources {
  readonly lang: Lang;
  readonly events: Same<typeof events>;
  readonly options: Same<typeof options>;
  readonly prompts: Same<typeof prompts>;
  readonly passes: Same<typeof passes>;
  readonly rolls: Same<typeof rolls>;
  readonly refusals: Same<typeof refusals>;
  readonly faults: Same<typeof faults>;
  readonly files: Same<typeof files>;
  readonly records: Same<typeof records>;
  readonly terms: Same<typeof terms>;
  readonly counts: Same<typeof counts>;
  readonly phrases: Same<typeof phrases>;
  readonly abilities: Same<typeof abilities>;
  readonly choices: ChoiceWords;
  /** Words before a first name that are no part of it. */
  readonly epithets: readonly string[];
}

/** A room of plain sentences. */
export type Room = Exclude<keyof Resources, 'lang' | 'choices' | 'epithets' | PhraseRoom>;

/** The lists of any game: the rooms all of them have, and those of one. */
export interface Lists extends Readonly<Record<Exclude<Room, 'abilities'>, Readonly<Record<string, string>>>> {
  readonly lang: Lang;
  readonly abilities?: Readonly<Record<string, string>>;
}

/** A room of pieces put together by the engine's `phrased`: they count nothing and name nothing on a table. */
export type PhraseRoom = 'files' | 'records';
