/** Replays: a set-up, the ids of the options taken, the outcomes that fell, and the hash of the state after each. */
import type { Game } from '../running/game.ts';
import { isHash } from '../running/plain.ts';
import { Refused } from '../running/refused.ts';
import type { CoreState } from '../running/sequence.ts';
import type { Seat } from '../running/types.ts';
import { type Entry, Match } from './match.ts';
import { asWritten, type Difference, differs, type Phrase, phrase } from './phrase.ts';
import { told } from './told.ts';

/** Why a record does not play back: in English, and as pieces for the word lists. `at` is the number of the answer, from 0. */
export class ReplayError extends Error {
  readonly at: number;
  readonly expected: string;
  readonly got: string;
  readonly say: Difference;
  constructor(at: number, expected: Phrase, got: Phrase) {
    const say: Difference = { at: phrase('answer', { n: at + 1 }), expected, got };
    super(told(differs(say)));
    this.name = 'ReplayError';
    this.at = at;
    this.expected = told(expected);
    this.got = told(got);
    this.say = say;
  }
}

/** The parts of an entry that a file must hold. */
export type RecordedEntry = Pick<Entry, 'kind' | 'id'> & {
  readonly hash?: number;
  readonly seat?: Seat;
  readonly faces?: readonly number[];
};

/**
 * Plays one recorded answer and verifies its hash where it has one.
 * @throws ReplayError where the record asks for what the game does not offer, or the state differs.
 */
export function replayEntry<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, e: RecordedEntry): void {
  const at = match.at;
  answerEntry(match, e);
  const last = match.entries[at];
  if (last.id !== e.id) throw new ReplayError(at, asWritten(e.id), asWritten(last.id));
  if (e.hash !== undefined && !isHash(e.hash, last.hash))
    throw new ReplayError(at, phrase('state', { hash: e.hash }), phrase('state', { hash: last.hash }));
}

/** Gives one recorded answer. @throws ReplayError where the game does not take it; the match stands where it stood */
function answerEntry<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, e: RecordedEntry): void {
  const at = match.at;
  const kind = match.nodeKind;
  const wanted = e.kind === 'take' ? 'decision' : 'chance';
  if (kind !== wanted) {
    const got = phrase(kind === 'over' ? 'end-of-game' : kind === 'decision' ? 'a-decision' : 'a-chance');
    throw new ReplayError(at, phrase(wanted === 'decision' ? 'decision-for' : 'chance-for', { id: e.id }), got);
  }
  try {
    if (e.kind === 'take') match.take(e.id);
    else if (e.faces !== undefined) match.roll(e.faces);
    else match.fall(e.id);
  } catch (error) {
    if (error instanceof Refused)
      throw new ReplayError(at, asWritten(e.id), phrase('refusal-by', { rules: error.reasons.map((r) => r.rule) }));
    throw error;
  }
}

/** How far a record that was played under other rules goes under these. The match stands behind the last answer that it took. */
export interface Followed {
  /** The first answer that is not to be given here, or not by its seat; null where all could be given. */
  readonly parted: ReplayError | null;
  /** The answers, from the first, behind which the state is what the record says. Later ones were legal, and may have done something else. */
  readonly alike: number;
}

/**
 * Plays a record of other rules as far as it goes: answers must be legal where they were given, hashes need not agree. What a game's state
 * holds may have changed with its rules, so that another hash alone does not say that another thing happened.
 * @param before called before each answer, with its number from 0
 */
export function follow<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  entries: readonly RecordedEntry[],
  before?: (at: number) => void,
): Followed {
  let alike = 0;
  for (const [at, e] of entries.entries()) {
    before?.(at);
    const { node } = match;
    try {
      if (node.kind !== 'over' && e.seat !== undefined && node.seat !== e.seat)
        throw new ReplayError(at, phrase('answer-of', { seat: e.seat + 1 }), phrase('answer-of', { seat: node.seat + 1 }));
      answerEntry(match, e);
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      return { parted: error, alike };
    }
    if (alike === at && e.hash !== undefined && isHash(e.hash, match.entries[at].hash)) alike++;
  }
  return { parted: null, alike };
}

/**
 * Plays a record back from its set-up, verifying every hash.
 * @throws ReplayError at the first difference; SetupError for an illegal set-up.
 */
export function replay<U, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  setup: U,
  entries: readonly RecordedEntry[],
  onEntry?: (done: number) => void,
): Match<U, T, S, V> {
  const match = new Match(game, setup);
  for (const e of entries) {
    replayEntry(match, e);
    onEntry?.(match.at);
  }
  return match;
}
