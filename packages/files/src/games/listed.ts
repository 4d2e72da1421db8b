/**
 * What may be named in the files of a game: its figures, cards, maps, words and options. Lists are made from the tables that the readers
 * and the rules look names up in, so that nothing can be listed that is not understood.
 */
import type { BothLanguages, Choice } from '@escarmouche/engine/core';

/** Kinds of things that have names in files. */
export const KINDS = [
  'warbands',
  'figures',
  'summons',
  'cards',
  'decks',
  'ability-cards',
  'attacks',
  'abilities',
  'skills',
  'effects',
  'modifiers',
  'conditions',
  'elements',
  'values',
  'terrain',
  'maps',
  'scenarios',
  'parties',
  'formats',
  'classes',
  'damage-types',
  'natures',
  'armies',
  'bases',
  'wounds',
  'tiles',
  'tokens',
  'deeds',
  'factions',
  'moments',
  'choices',
] as const;
export type Kind = (typeof KINDS)[number];

/** One thing by the id that files name it by. */
export interface Listed {
  readonly id: string;
  /** Its name; absent where the id is a word of the game, which the word lists know, or a number. */
  readonly names?: BothLanguages;
  /** Whose it is: the warband of a card, the figure of an attack. */
  readonly of?: string;
  /** What an option may be set to, the usual reading first. */
  readonly values?: readonly string[];
}

/** Things of one kind. */
export interface ContentGroup {
  readonly kind: Kind;
  /** Where a ruling names them: `figures.A.is`. */
  readonly where: string;
  readonly things: readonly Listed[];
}

/** Plain words as things to name. */
export function words(list: readonly string[]): Listed[] {
  return list.map((id) => ({ id }));
}

/** Things with names of their own, without all that is printed on them. */
export function things(list: readonly { readonly id: string; readonly names: BothLanguages }[]): Listed[] {
  return list.map(({ id, names }) => ({ id, names }));
}

/** The named options of a game. */
export function optionsOf(choices: readonly Choice[]): ContentGroup {
  const usualFirst = ({ values, usual }: Choice): string[] => [usual, ...values.filter((v) => v !== usual)];
  return { kind: 'choices', where: 'choices', things: choices.map((c) => ({ id: c.id, values: usualFirst(c) })) };
}

/** Every id of some groups. */
export function idsOf(groups: readonly ContentGroup[]): string[] {
  return groups.flatMap((g) => g.things.map((t) => t.id));
}
