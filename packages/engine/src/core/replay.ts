/** Replays: a set-up, the ids of the options taken, the outcomes that fell, and the hash of the state after each. */
import type { Game } from './game.ts';
import { type Entry, Match, Refused } from './match.ts';
import { asWritten, type Difference, type Phrase, phrase } from './phrase.ts';
import type { CoreState } from './sequence.ts';
import { told } from './told.ts';

/** Why a record does not play back: in English, and as pieces for the word lists. `at` is the number of the answer, from 0. */
export class ReplayError extends Error {
  readonly at: number;
  readonly expected: string;
  readonly got: string;
  readonly say: Difference;
  constructor(at: number, expected: Phrase, got: Phrase) {
    const say: Difference = { at: phrase('answer', { n: at + 1 }), expected, got };
    super(told(phrase('expected-got', { ...say })));
    this.name = 'ReplayError';
    this.at = at;
    this.expected = told(expected);
    this.got = told(got);
    this.say = say;
  }
}

/** The parts of an entry that a file must hold. */
export type RecordedEntry = Pick<Entry, 'kind' | 'id'> & { readonly hash?: number; readonly faces?: readonly number[] };

/**
 * Plays one recorded answer and verifies its hash where it has one.
 * @throws ReplayError where the record asks for what the game does not offer, or the state differs.
 */
export function replayEntry<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, e: RecordedEntry): void {
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
  const last = match.entries[match.entries.length - 1];
  if (last.id !== e.id) throw new ReplayError(at, asWritten(e.id), asWritten(last.id));
  if (e.hash !== undefined && last.hash !== e.hash)
    throw new ReplayError(at, phrase('state', { hash: e.hash }), phrase('state', { hash: last.hash }));
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
