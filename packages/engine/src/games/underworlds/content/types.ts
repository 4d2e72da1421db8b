/**
 * What a fighter, a card, a board and a deck are made of. One object per card: its numbers, its words and, beside them, what it
 * does (`behaviour.ts`).
 */
import type { BothLanguages, NameGrammar } from '../../../core/index.ts';

/** The eight warbands. */
export const WARBANDS = [
  'garreks-reavers',
  'steelhearts-champions',
  'sepulchral-guard',
  'ironskulls-boyz',
  'spiteclaws-swarm',
  'stormsires-cursebreakers',
  'thorns-of-the-briar-queen',
  'zarbags-gitz',
] as const;
export type WarbandId = (typeof WARBANDS)[number];

/** Warbands of which we hold a card that an answer of the commentary names, and nothing else. */
export const OTHER_WARBANDS = ['magores-fiends', 'eyes-of-the-nine'] as const;
export type OtherWarbandId = (typeof OTHER_WARBANDS)[number];

/** Faces of the three kinds of dice. */
export const SYMBOLS = ['hammer', 'swords', 'shield', 'dodge', 'channel', 'focus'] as const;

/** What an Attack action has besides its numbers. */
export interface AttackTraits {
  /** Shields are no successes against it. */
  readonly cleave?: 'always' | 'critical-hit' | 'critical-rolled';
  readonly knockback?: { readonly n: number; readonly when: 'always' | 'critical-hit' };
  /** Every adjacent enemy is a target. */
  readonly allAdjacent?: true;
  /** Damage more on a critical hit. */
  readonly criticalDamage?: number;
  /** Dice that may be rolled again. */
  readonly reroll?: number;
  /** A spell: as many magic dice as the fighter's wizard level, which show this symbol. */
  readonly spell?: true;
}

/** An Attack action: `Broadsword 1 hammer×2 3`. For a spell `dice` is 0: the wizard level counts. */
export interface AttackAction {
  readonly id: string;
  readonly names: BothLanguages;
  readonly range: number;
  readonly symbol: 'hammer' | 'swords' | 'focus' | 'channel';
  readonly dice: number;
  readonly damage: number;
  readonly traits: AttackTraits;
}

/** One side of a fighter card. */
export interface FighterSide {
  readonly move: number;
  /** Dice and the symbol that succeeds; `both` where shields and dodges both do. */
  readonly defence: { readonly symbol: 'shield' | 'dodge' | 'both'; readonly dice: number };
  readonly wounds: number;
  readonly attacks: readonly AttackAction[];
}

/** A fighter, both sides of its card. */
export interface Fighter {
  /** `garrek`, `petitioner-1`. */
  readonly id: string;
  readonly names: BothLanguages;
  /** Of the name, however it is changed in a situation. */
  readonly grammar: NameGrammar;
  readonly warband: WarbandId;
  readonly leader?: true;
  /** Wizard level. */
  readonly wizard?: number;
  /** Kinds that cards name, such as `chainrasp`, `squig`, `petitioner`. */
  readonly kinds: readonly string[];
  readonly uninspired: FighterSide;
  readonly inspired: FighterSide;
  /** What its card lets it do besides, by id; the rules know them (`warden-return`, `scurry`, `furious-parry` …). */
  readonly abilities: { readonly uninspired: readonly string[]; readonly inspired: readonly string[] };
  readonly text: BothLanguages;
}

/** When an objective is scored. */
export const SCORINGS = ['immediate', 'end-phase', 'third-end-phase'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** How long a card stays in force. */
export const PERSISTENCES = [
  'next-activation',
  'end-of-phase',
  'until-next-cast-attempt',
  'until-out-of-action',
  'while-equipped',
  'game',
] as const;
export type Persistence = (typeof PERSISTENCES)[number];

/** The printed part of a card. */
export interface CardFace {
  /** `shadespire:15`, `nightvault:403`, `leaders:34`. */
  readonly id: string;
  readonly number: number;
  readonly set: string;
  readonly names: BothLanguages;
  readonly kind: 'objective' | 'ploy' | 'spell' | 'upgrade';
  /** `universal`, or the warband it belongs to. */
  readonly warband: WarbandId | OtherWarbandId | 'universal';
  /** Glory an objective is worth. */
  readonly glory?: number;
  readonly scoring?: Scoring;
  /** What a gambit spell needs: a symbol and how many dice must show it; `critical` needs criticals. */
  readonly cast?: { readonly symbol: 'focus' | 'channel' | 'critical'; readonly count: number };
  /** Fighters an upgrade is for, by their ids; all of the warband, or all, unless given. */
  readonly bearers?: readonly string[];
  readonly persists?: Persistence;
  /** Played in answer to something. */
  readonly reaction?: true;
  /** Its text says to choose a fighter (Spiteclaw's inspiration, Misdirection). */
  readonly chooses?: true;
  /** The Attack action an upgrade gives. */
  readonly attack?: AttackAction;
  /** A relic of the Katophranes. */
  readonly relic?: true;
  /** Other cards of the same name: they may not stand in one deck with it. */
  readonly reprintOf?: string;
  /** What it does, in our words. */
  readonly text: BothLanguages;
  readonly confidence: 'sure' | 'likely' | 'unsure';
}

/** A ready-made deck. */
export interface Deck {
  readonly id: string;
  readonly names: BothLanguages;
  readonly warband: WarbandId;
  readonly plan: BothLanguages;
  readonly objectives: readonly string[];
  readonly power: readonly string[];
}

/** What a hex of a board is. */
export const HEX_KINDS = ['normal', 'starting', 'blocked', 'lethal'] as const;
export type HexKind = (typeof HEX_KINDS)[number];

/**
 * A board as rows of letters, one for each complete hex: `.` normal, `s` starting, `#` blocked, `x` lethal.
 *
 * A board is eight columns wide and five hexes deep. Rows are written from the far rim to the near one, columns from left to right.
 * Hexes have a flat side up and down. Columns 1, 3, 5 and 7 hold five complete hexes. Columns 2, 4, 6 and 8 stand half a hex
 * lower: a half hex at the far rim, four complete hexes, a half hex at the near rim. Their four letters are in rows 1 to 4, each hex
 * half a hex below its neighbours of the same row; row 5 has a space in their place, for the half hex at the near rim.
 *
 *     row 1   . s . . . s . .
 *     row 2   s . . x . . . s
 *     row 3   . . # . . . . .        (written without the spaces between columns)
 *     row 4   s . . . . # . s
 *     row 5   .   s   s   .
 *
 * Half hexes are not part of a battlefield, save those that become whole where two boards are joined (no one's territory).
 */
export interface Board {
  readonly id: string;
  readonly names: BothLanguages;
  /** Five rows of eight letters; the last row is a letter and a space in turn, such as `. s s . `. */
  readonly rows: readonly string[];
}
