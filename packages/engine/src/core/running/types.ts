/**
 * The words every room of the engine shares: seats, rules, nodes, options, refusals and events.
 * Nothing in here knows a game.
 */

/** A place at the table, counted from 0. `NOBODY` where no seat is meant. */
export type Seat = number;

/** No seat. */
export const NOBODY: Seat = -1;

/** What the name of an option, or of a part of one, stands for where nothing is called so. */
export const NONE_CALLED_SO = -1;

/** The id of a citable paragraph, `game:number`, such as `wow:601.1c`. */
export type RuleId = string;

/** One value inside a sentence. Tagged objects are turned into names by the game's words. */
export type Arg =
  | number
  | string
  | boolean
  | { readonly figure: number }
  | { readonly figures: readonly number[] }
  | { readonly card: number }
  | { readonly space: number }
  | { readonly spaces: readonly number[] }
  | { readonly seat: Seat }
  | { readonly term: string };

/** A sentence not yet in any language: a key of the word lists and its values. */
export interface Say {
  readonly key: string;
  readonly args: Readonly<Record<string, Arg>>;
}

/** Something that happened: a sentence, the rule it follows, and who may know of it. */
export interface GameEvent extends Say {
  readonly rule: RuleId;
  /** Seats that see the event: `'all'`, or the listed ones. */
  readonly to: 'all' | readonly Seat[];
  /** Something hidden came to light: undoing past it needs everybody's consent. */
  readonly reveals?: true;
  /** What stands behind the sentence, for whoever explains it: plain data of the game's own that every seat told of the event may know. */
  readonly detail?: object;
}

/** One reason for a refusal: the rule that forbids, and the facts by which it does. */
export interface Refusal extends Say {
  readonly rule: RuleId;
  /** Further paragraphs that say the same of this case, such as the one that asks for sight beside the one that denies it. */
  readonly also?: readonly RuleId[];
}

/**
 * Something an answer settles for good, known before it is given. `kills`: a figure of the seat's own goes out; `loses`: something of
 * the seat's does not come back; `ends`: a turn, or a chance to act, is over though more could be done. These are warnings, each with its
 * sentence; that a turn is over at all says `Option.ends`, what is paid says `Option.cost`.
 */
export interface Settled {
  readonly kind: 'kills' | 'loses' | 'ends';
  readonly say: Say;
}

/**
 * What costs are counted in. `ticks`: of a clock; `activation`: of a player's, or of a figure's, in a round; `token`: taken until it is
 * cleared away; `card`: played, discarded, lost or exhausted; `glory`: points of it spent; `dice`: of those a fighter has in a combat;
 * `move`: movement points; `distance`: millimetres of a free table; `health`: points of a figure; `element`: used up.
 */
export type CostUnit = 'ticks' | 'activation' | 'token' | 'card' | 'glory' | 'dice' | 'move' | 'distance' | 'health' | 'element';

/** One thing that is spent by choosing an option, as the rules have it at that moment; what chance or an answer may add is not in it. */
export interface Cost {
  readonly unit: CostUnit;
  /** How many, above 0. */
  readonly n: number;
  /** Which, by names of the content: cards, elements, tokens. Absent where the number says all. */
  readonly of?: readonly string[];
  /** What becomes of a card. */
  readonly to?: 'exhausted' | 'discarded' | 'lost' | 'active' | 'removed';
  readonly say: Say;
}

/**
 * A stretch of play in which one seat acts, by the word of its rulebook: a turn, an activation; `step` for a part of a phase in which
 * players act by turns, such as a power step.
 */
export type Span = 'turn' | 'activation' | 'step';

/**
 * Why an answer cannot be taken back by its seat alone: dice are rolled at once, something is drawn, or something hidden comes to light.
 */
export type Commitment = 'dice' | 'draw' | 'reveal';

/** What an option does, in names of the content and of the map: what its id and its sentence say, for whoever reads neither. */
export interface Deed {
  /** The word of what is done: `attack`, `move`, `pass`. */
  readonly does: string;
  /** The figure that does it; absent where none does, as where a seat answers. */
  readonly by?: string;
  /** Whom and where it is done to, in the order of its name: the figures aimed at or moved, the way or the spaces covered. */
  readonly on: { readonly figures: readonly string[]; readonly spaces: readonly string[] };
  /** What it is done with: abilities, cards, dice, words that are part of its name, and last the signs between figures in groups (`|/|`). */
  readonly with: readonly string[];
}

/** One choice of a decision. `code` is the engine's integer, `id` its name in files and scripts; what it does stands in fields of their own. */
export interface Option extends Deed {
  readonly code: number;
  readonly id: string;
  readonly rule: RuleId;
  readonly say: Say;
  /** What it costs; absent where nothing. */
  readonly cost?: readonly Cost[];
  /**
   * What of the seat's is over once all that it sets off is done: nothing more is chosen in it. Absent where more may come, or where that
   * hangs on chance and answers. That a turn is over because its figure goes out says `Match.offered` alone.
   */
  readonly ends?: Span;
  /** Why it cannot be taken back alone; absent where it can, and in `Match.options`, which does not look: `Match.offered` does. */
  readonly commits?: readonly Commitment[];
  /** What it settles for good; absent where nothing. */
  readonly settles?: readonly Settled[];
}

/** A candidate that does not meet every requirement, as a rule lists it. */
export interface RefusedOption {
  readonly id: string;
  readonly say: Say;
  readonly reasons: readonly Refusal[];
}

/** A candidate that does not meet every requirement, with what it would do. */
export interface Barred extends RefusedOption, Deed {}

/**
 * Outcomes of one chance with exact integer weights. `cumulative[i]` is the weight of outcomes 0..i,
 * so `total` is its last entry; all stay below 2^53.
 */
export interface OutcomeTable {
  readonly codes: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
  readonly cumulative: ArrayLike<number>;
  readonly total: number;
}

/** What a chance asks of real dice: how many, of how many sides. */
export interface DiceCall {
  readonly dice: number;
  readonly sides: number;
}

/** How a game ended: the winning seat, or `NOBODY` for a draw, and the rule that ended it. */
export interface Result {
  readonly winner: Seat;
  readonly rule: RuleId;
}

/** The three kinds of node at which the engine stops. */
export type NodeKind = 'decision' | 'chance' | 'over';

/** A text in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly fr: string;
}
