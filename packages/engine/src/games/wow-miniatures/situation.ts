/** Situations: a position written down with the game's own words, for rulings and for arbiters. */
import type { Ability, AttackAbility, Card, Character, DamageType, Duration, Nature, SpawnPoint, Stat, Terrain } from './content/types.ts';

/** A bar card in a situation: its id, or its id and how it lies. `is` brings a card of one's own. */
export type SituationCard =
  | string
  | {
      readonly card: string;
      /** Ready unless false. */
      readonly ready?: boolean;
      /** Face up; cards lie face up in situations unless false. */
      readonly up?: boolean;
      /** Worn, in form, or attached to this figure. */
      readonly on?: string;
    };

/** A figure of a situation: a character of the game, changed as written, or a plain one built from what is written. */
export interface SituationFigure {
  /** Id of a character card; without it a plain warrior: health 10, armor 0, resist 0, attack physical melee 3 at range 1 for 2 ticks. */
  readonly is?: string;
  /** Whose: 1 or 2. */
  readonly side: 1 | 2;
  /** Space `q,r`; off the map where it is missing. */
  readonly at?: string;
  /** Present health; full unless given; 0 for a destroyed one. */
  readonly health?: number;
  /** Personal clock, absolute tick; the main clock unless given. */
  readonly clock?: number;
  readonly cards?: readonly SituationCard[];
  /** Printed numbers and texts other than the card's. */
  readonly printed?: {
    readonly className?: Character['className'];
    readonly race?: string;
    readonly faction?: string;
    readonly honor?: number;
    readonly health?: number;
    readonly armor?: number;
    readonly resist?: number;
    readonly legendary?: boolean;
    readonly main?: Partial<AttackAbility>;
    readonly lower?: readonly Ability[];
  };
  /** What happened to it this turn. */
  readonly attackedThisTurn?: boolean;
  readonly hurtThisTurn?: boolean;
}

/** A pet or totem in play: the bar card that brought it, and whose. Its name is `OWNER.CARD`. */
export interface SituationToken {
  readonly card: string;
  readonly of: string;
  readonly at: string;
  readonly health?: number;
  readonly clock?: number;
}

/** An effect that lasts. */
export interface SituationEffect {
  readonly on: string;
  readonly stat?: Stat;
  readonly n?: number;
  /** Of a stat: only for attacks of this nature, of this type. */
  readonly nature?: Nature;
  readonly type?: DamageType;
  readonly rooted?: true;
  readonly rerolls?: number;
  readonly shield?: number;
  readonly until?: Duration;
}

/** A position. */
export interface Situation {
  /** `open-N` (a hexagon of radius N round 0,0), or a map of the game; `open-5` unless given. */
  readonly map?: string;
  /** Terrain other than the map's, by space. */
  readonly terrain?: Readonly<Record<string, Terrain>>;
  /** Only these spaces exist. */
  readonly spaces?: readonly string[];
  /** These do not exist. */
  readonly without?: readonly string[];
  readonly victory?: readonly string[];
  readonly spawn?: readonly SpawnPoint[];
  readonly format?: 'open' | 'starter' | 'constructed';
  readonly choices?: Readonly<Record<string, string>>;
  /** Main clock, absolute tick; 1 unless given. */
  readonly main?: number;
  readonly points?: readonly [number, number];
  readonly target?: readonly [number, number];
  /** Factions of the two sides; D and A unless given. */
  readonly factions?: readonly [string, string];
  /** The side that goes first, 1 or 2; 1 unless given. `chance` leaves it to chance. */
  readonly first?: 1 | 2 | 'chance';
  readonly figures: Readonly<Record<string, SituationFigure>>;
  readonly tokens?: readonly SituationToken[];
  readonly effects?: readonly SituationEffect[];
  /** Cards of one's own. */
  readonly cards?: readonly Card[];
  /**
   * Where the match stands: in this figure's turn (`moved`, `acted`: what it has done), `tick` for the choice of who
   * acts, or `start` for a match that begins (figures stand where they are written).
   */
  readonly turn: string | { readonly of: string; readonly moved?: boolean; readonly acted?: boolean } | 'tick' | 'start';
}
