/**
 * What a game is to everything that drives it. A game that fills this interface can be played, replayed, undone, saved in
 * the middle of any rule, searched, enumerated and shown, and must pass the shared property tests.
 */
import type { Aim } from './aims.ts';
import type { Grammar } from './forms.ts';
import type { Guide } from './guide.ts';
import type { CoreState, Play, Sequence } from './sequence.ts';
import type { Refusal, Result, RuleId, Say, Seat } from './types.ts';

/**
 * A game of set-up `U`, shared tables `T`, state `S` and what one seat sees `V`.
 *
 * Contract: all randomness passes through chance nodes; all hidden information is in the state and absent from the views
 * of the seats it is hidden from; `copy` of a state is independent of it; no sequence runs for ever.
 */
export interface Game<U = unknown, T = unknown, S extends CoreState = CoreState, V = unknown> {
  /** The name in commands and files: `wow`. */
  readonly id: string;
  /**
   * The version of these rules, from 1: one more with every change by which a match recorded before would go on otherwise. Match files carry it,
   * and one recorded match for each version is kept and played back by the tests.
   */
  readonly rules: number;
  readonly seats: number;
  /** How many sit at this table, in a game that more may play. */
  seatsAt?(table: T): number;
  /** The game's rules, numbered. */
  readonly book: readonly Sequence<Play<T, S>, unknown>[];
  /** Nodes that no game exceeds; the shared tests hold every random game to it. */
  readonly bound: number;
  /**
   * The shared tables of a set-up: map, content, options.
   * @throws SetupError where the set-up breaks a rule, citing it.
   */
  tables(setup: U): T;
  /**
   * The same tables without anything hidden in them: what bots, and the screen of one seat, may hold. Absent where a set-up
   * has no secrets.
   */
  openTables?(table: T): T;
  /** The state before the first step. */
  begin(table: T): S;
  /** An independent copy of a state, about a microsecond. */
  copy(state: S): S;
  /**
   * Why an action of this name cannot happen at the present node, where the node itself knows no such action: the rule that
   * says when it can. Null where the game knows no more. `asked` where the node offers actions that begin with the same word: their
   * moment has come, but there is no such one among them.
   */
  notNow?(g: Play<T, S>, id: string, asked: boolean): readonly Refusal[] | null;
  /** The forms of its options: what their names are made of, and what they say they do. Without them an option does its first word. */
  readonly grammar?: Grammar<Standing<T, S>>;
  /** How the game ended, or null while it goes on. */
  result(g: Play<T, S>): Result | null;
  /** What one seat sees: everything public, and its own secrets. */
  view(g: Play<T, S>, seat: Seat): V;
  /**
   * A state this seat could believe in: all it sees kept, all it does not see filled in by `pick(n)`, which returns an
   * integer from 0 to n-1. Lets bots look ahead without ever being given the truth.
   */
  imagine(table: T, view: V, pick: (n: number) => number): S;
  /** How good a position is for a seat, by what that seat can see; higher is better. Plain bots and search start from it. */
  worth(g: Play<T, S>, seat: Seat): number;
  /** The answer, of these codes, that bots suppose somebody gives while they look ahead; any of them in games that know no better. */
  likely?(g: Play<T, S>, codes: readonly number[], pick: (n: number) => number): number;
  /** What players that look ahead go by; `worth` and `likely` in games without it. */
  readonly guide?: Guide<T, S>;
  /** What a player may care for beside winning: the leanings of characters, and the reasons that are told for an answer. */
  readonly aims?: readonly Aim<T, S>[];
  /** True where plain bots take one by lot of the options that worth finds equal; else the first, in games that list better ones first. */
  readonly lots?: boolean;
  /** The set-up's choices that the rulebook leaves open, each with its reason. */
  readonly choices: readonly Choice[];
}

/** Where a match stands, as far as the names in it need. */
export interface Standing<T, S extends CoreState> {
  readonly play: Play<T, S>;
  readonly table: T;
  readonly state: S;
}

/** A gap in the rulebook, or two readings of it, as one named option. */
export interface Choice {
  readonly id: string;
  readonly rule: RuleId;
  readonly values: readonly string[];
  /** The reading that holds unless another is chosen. */
  readonly usual: string;
  /** How sure the usual reading is: nobody's text but ours, one weak source, or open between two readings. */
  readonly standing: 'ours' | 'likely' | 'open';
}

/** What is wrong with a set-up or a situation. */
export type SetupFault = SetupError | Unplayable;

/** A set-up that breaks a rule. */
export class SetupError extends Error {
  /** What else is wrong with the same set-up: each a fault of its own. */
  besides: readonly SetupFault[] = [];
  readonly rule: RuleId;
  readonly say: Say;
  /** Where in the set-up: `seats[0].party[2]`. */
  readonly at: string;
  constructor(at: string, rule: RuleId, say: Say, message: string) {
    super(message);
    this.name = 'SetupError';
    this.at = at;
    this.rule = rule;
    this.say = say;
  }
}

/**
 * A name or a number in a file that reads well but that the game has no use for: a value nobody knows, a map beyond its limits.
 * It breaks no rule, so it cites none.
 */
export class Unplayable extends RangeError {
  /** What else is wrong with the same set-up. */
  besides: readonly SetupFault[] = [];
  readonly say: Say;
  /** Where in the set-up or the situation the name stands, `sides[0].hand[2]`; empty where that is not known. */
  readonly at: string;
  constructor(say: Say, message: string, at = '') {
    super(message);
    this.name = 'Unplayable';
    this.say = say;
    this.at = at;
  }
}
