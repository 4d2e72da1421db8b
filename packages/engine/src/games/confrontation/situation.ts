/** Situations: a position written down with the game's own words, for rulings and for arbiters. */
import type { Profile, Stat, WoundTable } from './content/types.ts';
import type { WOUNDS } from './setup.ts';

/** Dice of a fighter in a combat under way: what it placed, in attack and in defence, and what it has left of it. */
export interface SituationDice {
  readonly placed: readonly [number, number];
  readonly left?: readonly [number, number];
  /** Dice that an effect leaves neither in attack nor in defence (IX-E-5.b). */
  readonly unplaced?: number;
  readonly sustained?: boolean;
}

/** What else the round remembers of a fighter; what is left out is as at the round's beginning. */
export interface SituationMemory {
  /** What charges take from its INI, ATT and DEF. */
  readonly penalty?: number;
  /** It has charged, or engaged by walking, whomever. */
  readonly assault?: 'charge' | 'engagement';
  /** The bonus of a dive still counts. */
  readonly dive?: boolean;
  /** War fury is declared. */
  readonly fury?: boolean;
  /** Counters of Huge that are left. */
  readonly counters?: number;
  /** The PEUR it has withstood. */
  readonly braved?: number;
  /** How far its activation is: 1 over, other numbers as the rules of activation count. */
  readonly acted?: number;
  /** Effects of its card that are used up, by their ids. */
  readonly used?: readonly string[];
  /** What effects add to its INI, ATT, FOR and DEF. */
  readonly effects?: readonly number[];
}

/** A fighter of a situation: a profile of the game, changed as written, or a plain one built from what is written. */
export interface SituationFighter {
  /** Id of a profile; without it a plain fighter of ours: INI, ATT, DEF and DIS 3, FOR and COU 4, RES 5, MOU 10, PA 15. */
  readonly is?: string;
  /** The side it fights for. */
  readonly side: 1 | 2;
  /** Which player holds it, where more than two play: 1 to 4; the side's number unless given. */
  readonly player?: number;
  /** Where it stands in millimetres; not needed where `contacts` says who touches whom. */
  readonly at?: readonly [number, number];
  readonly level?: 0 | 1 | 2;
  readonly angle?: number;
  readonly wound?: (typeof WOUNDS)[number];
  readonly stunned?: boolean;
  readonly routed?: boolean;
  /** Enemies it has charged this round, by diving or not; it engaged them by walking. */
  readonly charged?: readonly string[];
  readonly dived?: boolean;
  readonly engaged?: boolean;
  /** Already killed outright and standing (Fierce). */
  readonly fierce?: boolean;
  /** Off the table. */
  readonly removed?: boolean;
  /** Off the table, and dead. */
  readonly killed?: boolean;
  readonly memory?: SituationMemory;
  /** Characteristics other than the profile's. */
  readonly printed?: Readonly<Partial<Record<Stat, number | null>>>;
  /** Skills other than the profile's. */
  readonly skills?: Profile['skills'];
  readonly role?: 'magician' | 'faithful' | 'none';
  readonly hero?: boolean;
  readonly base?: Profile['base'];
  readonly places?: NonNullable<Profile['places']>;
  readonly effects?: NonNullable<Profile['effects']>;
  readonly perCard?: number;
  /** Pursuits it has made this round. */
  readonly pursuits?: number;
}

/** A position. */
export interface Situation {
  readonly mode?: 'combat' | 'skirmish';
  readonly fighters: Readonly<Record<string, SituationFighter>>;
  /** Who touches whom, as `A1-B1`; then places are only for the eye. */
  readonly contacts?: readonly string[];
  readonly table?: readonly [number, number];
  readonly choices?: Readonly<Record<string, string>>;
  /** Players by this round's Tactics roll, best first; 1 before 2 unless given. `roll` leaves it to the dice. */
  readonly tactics?: readonly number[] | 'roll';
  /** Profiles of one's own, which fighters may be. */
  readonly profiles?: readonly Profile[];
  /** A wound table of one's own. */
  readonly wounds?: WoundTable;
  /** How melees are cut already: combats as `A1|B1,B2`. What is not named is cut in play. */
  readonly separated?: readonly string[];
  /** Combats that are over in this phase: then `separated` names all that still wait, and nobody else fights. */
  readonly fought?: readonly string[];
  /** Players in the order of their speaking turns, the first one's turn now: the Authority roll is behind. */
  readonly speaking?: readonly number[];
  /** The fighter whose combat opens the phase (IX-C-1.g). */
  readonly imposed?: string;
  /** The combat under way, named by one of its members: its dice are about to be placed. */
  readonly combat?: string;
  /** Dice placed in it, as `2/1` (attack/defence) or at length. */
  readonly dice?: Readonly<Record<string, string | SituationDice>>;
  /** The side that won its Initiative: passes of arms begin. */
  readonly initiative?: 1 | 2;
  /** Passes of arms already fought in it. */
  readonly passes?: number;
  readonly round?: number;
  /**
   * Where the match stands: at the beginning of the `combat` phase unless given; `start`, `activation` or in the card of a
   * fighter in a skirmish; at the `end` of the round's fights.
   */
  readonly turn?: 'combat' | 'start' | 'activation' | 'end' | { readonly card: string };
}
