/** Situations: a position written down with the game's own words, for rulings and for arbiters. */
import type { HexKind, Persistence, WarbandId } from './content/index.ts';
import type { DeckSetup, FieldSetup, FighterChange } from './setup.ts';

/** Tokens of a fighter, in the order of their bits below. */
export const TOKENS = ['move', 'charge', 'guard'] as const;

/** What a fighter may have done this phase, in the order of the bits of `did`. */
export const DONE = ['move', 'charge', 'attack', 'guard', 'action', 'success', 'empowered'] as const;

/** Kinds of deeds, by their numbers. */
export const DEEDS = [
  'move',
  'charge',
  'attack',
  'guard',
  'damage',
  'out',
  'play',
  'score',
  'action',
  'displaced',
  'through',
  'reaction',
  'cast',
  'held',
  'supported',
  'return',
  'command',
  'outnumbered',
] as const;
export type DeedWord = (typeof DEEDS)[number];

/** What every deed of a kind has: rules that look back rely on it. A side is that of `by` unless given, and 0 for nobody. */
export const DEED_HAS: Readonly<Record<DeedWord, readonly ('side' | 'by' | 'on' | 'card')[]>> = {
  move: ['by'],
  charge: ['by'],
  attack: ['by', 'on'],
  guard: ['by'],
  damage: ['side', 'on'],
  out: ['side', 'on'],
  play: ['side', 'card'],
  score: ['side', 'card'],
  action: ['by'],
  displaced: ['side', 'on'],
  through: ['by', 'on'],
  reaction: ['side'],
  cast: ['by'],
  held: ['side', 'on'],
  supported: ['by', 'on'],
  return: ['on'],
  command: ['by', 'on'],
  outnumbered: ['by', 'on'],
};

/** How a deed was done, in the order of its bits. */
export const HOW = ['charge', 'reaction', 'attack', 'spell', 'successful', 'ploy', 'bystander'] as const;

/** A fighter of a situation. */
export interface SituationFighter {
  /** Hex it stands on; without it, it is not on the battlefield. */
  readonly at?: string;
  readonly out?: boolean;
  /** Wound tokens. */
  readonly wounds?: number;
  readonly inspired?: boolean;
  /** Nothing can Inspire it any more. */
  readonly barred?: boolean;
  /** What Inspires it has come about; the next check turns its card over. */
  readonly merit?: boolean;
  readonly tokens?: readonly (typeof TOKENS)[number][];
  /** What it has done this phase; what its tokens say unless given. */
  readonly did?: readonly (typeof DONE)[number][];
  /** It cannot be activated again this phase, for another reason than a Charge token. */
  readonly spent?: boolean;
  /** Upgrades on it. */
  readonly upgrades?: readonly string[];
  /** What its card prints otherwise. */
  readonly printed?: FighterChange;
}

/** A card in force beyond its playing, or what an ability left behind. */
export interface SituationLasting {
  readonly card?: string;
  readonly ability?: string;
  /** How long it lasts: as its card says unless given. */
  readonly until?: Persistence;
  readonly fighter?: string;
  readonly hex?: string;
  readonly used?: boolean;
}

/** One side. */
export interface SituationSide {
  readonly warband: WarbandId;
  /** Fighters by id, each with its hex, `out`, or at length; those not named take no part. */
  readonly fighters?: Readonly<Record<string, string | SituationFighter>>;
  /** Cards in hand, objectives and power cards alike. */
  readonly hand?: readonly string[];
  /** Those of the hand that came in answer to a score: they wait for the next check (g.33). */
  readonly fresh?: readonly string[];
  /** Cards left in the decks; a ready-made deck by its id, without what lies elsewhere. */
  readonly deck?: string | DeckSetup | readonly string[];
  /** Discarded after they were seen, and discarded unseen. */
  readonly discard?: readonly string[];
  readonly aside?: readonly string[];
  readonly scored?: readonly string[];
  /** Cards in force. */
  readonly lasting?: readonly SituationLasting[];
  /** Glory, spent and unspent together, and how much of it is spent. */
  readonly glory?: number;
  readonly spent?: number;
  /** Activations used this round. */
  readonly activations?: number;
  /** The next activation passes by. */
  readonly skip?: boolean;
  /** Ids of the boards in the player's collection. */
  readonly boards?: readonly string[];
}

/** Something that happened in this round. */
export interface SituationDeed {
  readonly what: DeedWord;
  /** Side it is credited to: that of `by` unless given, 0 for nobody; of a return, that of the fighter that came back. */
  readonly side?: 0 | 1 | 2;
  readonly by?: string;
  readonly on?: string;
  readonly n?: number;
  readonly hex?: string;
  readonly card?: string;
  readonly how?: readonly (typeof HOW)[number][];
  /** Of one that went out of action: the upgrades it had, and its enemies next to it. */
  readonly upgrades?: number;
  readonly beside?: number;
  /** It happened since the latest check: what looks at an instant sees it. */
  readonly now?: boolean;
}

/** Where a match can stand. */
export const MOMENTS = ['start', 'objectives', 'deploy', 'round', 'activation', 'power', 'end'] as const;

/** A position. */
export interface Situation {
  readonly sides: readonly [SituationSide, SituationSide];
  /** Decks must be as decks must be; any number of cards unless given. */
  readonly legalDecks?: boolean;
  /** How the battlefield lies: two empty markets, side 1's at the far side, unless given. */
  readonly field?: FieldSetup;
  /** Hexes of it that are printed otherwise, by name. */
  readonly hexes?: Readonly<Record<string, HexKind>>;
  /** Objective tokens by number: their hexes, `removed`, or `down` before the hex of one that lies face down. */
  readonly objectives?: Readonly<Record<string, string>>;
  readonly round?: number;
  /** Where the match stands: before an activation unless given. */
  readonly at?: (typeof MOMENTS)[number];
  /** Whose activation it is, or was before a power step or an end phase; 1 unless given, in an end phase who went second. */
  readonly active?: 1 | 2;
  /** Who had the first activation of the round, or won the roll-off of the set-up; 1 unless given. */
  readonly first?: 1 | 2;
  readonly deeds?: readonly SituationDeed[];
  readonly choices?: Readonly<Record<string, string>>;
}
