/** The shared tables of a scenario: everything that does not change, computed once from the set-up. */
import { type Play, SetupError } from '../../core/index.ts';
import type { ChoiceId, Choices } from './choices.ts';
import type {
  Ability,
  CardFace,
  ClassFace,
  Effect,
  ModifierFace,
  MonsterCard,
  MonsterFace,
  MonsterLine,
  MonsterStats,
  Scenario,
  SummonFace,
} from './content/types.ts';
import type { EventKey } from './events.ts';
import type { LevelNumbers } from './levels.ts';
import type { MapDef } from './map.ts';
import type { CharacterKey, Setup } from './setup.ts';
import type { State } from './state.ts';

/** An ability with where it stands: the rules refer to it by its place in the table's list. */
export interface AbilityDef {
  readonly id: number;
  readonly ability: Ability;
  /** Card and half it stands on. */
  readonly card: number;
  readonly half: number;
}

/** An ability card with everything rules ask of it. */
export interface CardDef {
  readonly id: number;
  readonly face: CardFace;
  /** The lines of each half, by their places in the table's abilities. */
  readonly lines: readonly [readonly number[], readonly number[]];
}

/** A player's character. */
export interface CharacterDef {
  /** What options and files call it: its class, and with a number from the second of that class on. */
  readonly key: CharacterKey;
  readonly face: ClassFace;
  /** Its cards, by their places among the table's. */
  readonly cards: readonly number[];
  /** Cards of each modifier kind in its deck. */
  readonly deck: readonly number[];
}

/** Printed values with everything that a card leaves out as nothing; a character has none of its own. */
export interface Stats extends Required<MonsterStats> {
  readonly flying: boolean;
}

/** Printed values, filled up. All have one shape: rules read them thousands of times a match. */
export function statsFrom(s: MonsterStats, flying: boolean): Stats {
  return {
    hp: s.hp,
    move: s.move,
    attack: s.attack,
    range: s.range,
    targets: s.targets ?? 1,
    shield: s.shield ?? 0,
    retaliate: s.retaliate ?? 0,
    retaliateRange: s.retaliateRange ?? 1,
    flying,
  };
}

/** A monster type at this scenario's level. */
export interface MonsterDef {
  readonly face: MonsterFace;
  readonly normal: Stats;
  readonly elite: Stats;
  readonly cards: readonly MonsterCard[];
  /** The lines of each card that asks for no element, of one shape (`shapedLine` in `rules/stats.ts`); null for those that ask for one. */
  readonly lines: readonly (readonly MonsterLine[] | null)[];
}

export interface Table {
  readonly setup: Setup;
  readonly choice: Choices;
  readonly scenario: Scenario;
  readonly map: MapDef;
  /** Scenario level for monsters and traps, and the one that gold and experience go by. */
  readonly level: number;
  readonly rewards: number;
  readonly numbers: LevelNumbers;
  readonly cards: readonly CardDef[];
  readonly abilities: readonly AbilityDef[];
  /** Every effect that is printed anywhere: frames name them by their places. */
  readonly effects: readonly Effect[];
  readonly characters: readonly CharacterDef[];
  readonly monsters: readonly MonsterDef[];
  readonly summons: readonly SummonFace[];
  /** Kinds of attack modifier cards: decks count their cards by their places here. Those of the game come first. */
  readonly modifiers: readonly ModifierFace[];
  /** Cards of each modifier kind in the monsters' deck. */
  readonly monsterDeck: readonly number[];
}

/** A scenario being played. */
export type Gloom = Play<Table, State, EventKey>;

/** Whether this reading holds. */
export function chose<K extends ChoiceId>(g: Gloom, id: K, value: Choices[K]): boolean {
  return g.table.choice[id] === value;
}

/** A set-up that breaks a rule. */
export function wrong(at: string, rule: string, key: string, what: string, args: Readonly<Record<string, number>> = {}): SetupError {
  return new SetupError(at, rule, { key, args: { what, ...args } }, `${key}: ${what}`);
}
