/** What a match begins with, as plain data: it is written into match files. */
import type { Profile, WoundTable } from './content/types.ts';

/**
 * What is played: `combat`, a combat phase between figures already in place (chapter 9 alone), or `skirmish`, whole rounds
 * from deployment on.
 */
export const MODES = ['combat', 'skirmish'] as const;
export type Mode = (typeof MODES)[number];

/** The wounds a figure may begin with. */
export const WOUNDS = ['light', 'serious', 'critical'] as const;

/** One figure. */
export interface FighterSetup {
  /** Id of a profile. */
  readonly profile: string;
  /** Its name in options and files; made from the profile unless given. */
  readonly key?: string;
  /** Where its base's centre stands, in millimetres from the table's corner; in a skirmish it is placed in play. */
  readonly at?: readonly [number, number];
  /** Altitude: 0, 1 or 2. */
  readonly level?: number;
  /** How a rectangular base is turned, in degrees, a multiple of 15. */
  readonly angle?: number;
  readonly wound?: (typeof WOUNDS)[number];
  readonly stunned?: boolean;
  /** Keys of the enemies this figure has charged in the activation just over. */
  readonly charged?: readonly string[];
  /** The charge was a dive (IX-B-2). */
  readonly dived?: boolean;
  /** It came into contact by walking. */
  readonly engaged?: boolean;
  /** In rout: all its dice in defence (F8.b). */
  readonly routed?: boolean;
}

/** One player. */
export interface SeatSetup {
  /** The side it fights for, 1 or 2; the first player for 1, the second for 2 unless given. */
  readonly side?: 1 | 2;
  readonly army?: string;
  readonly fighters: readonly FighterSetup[];
}

/** A set-up. `content` brings profiles and a wound table of one's own. */
export interface Setup {
  readonly mode: Mode;
  /** Two players; up to four in a combat phase. */
  readonly seats: readonly SeatSetup[];
  /** Strategic value each army may have, in a skirmish (F9.b). */
  readonly total?: number;
  /** The table in millimetres; 600 by 600 unless given. */
  readonly table?: readonly [number, number];
  /** Seats in the order of the round's Tactics roll, best first, where it is not left to the dice (F4.b). */
  readonly tactics?: readonly number[];
  /** Pairs of keys that touch whatever their places say: contact as an arbiter is told of it. */
  readonly contacts?: readonly (readonly [string, string])[];
  /** Options other than the usual ones, by id. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly content?: {
    readonly profiles?: readonly Profile[];
    readonly wounds?: WoundTable;
  };
}
