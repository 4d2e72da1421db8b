/** For each kind of question that matches of a game come to: a match file that is about to ask it. `games/…/asked.ts` says how to come to them. */
import { type CoreState, type Game, Match, seeded } from '@escarmouche/engine/core';
import { foresee, type OddsOfGame } from '@escarmouche/engine/odds';
import { type AnySetup, writeMatch } from '@escarmouche/files';
import { idsAt, type Kind } from './playing.ts';

/** A question, and the match that asks it. */
export interface Asked {
  /** The rule that asks it and its step, as the engine declares it. */
  readonly step: string;
  /** The same with the sentence that is asked. */
  readonly kind: string;
  readonly text: string;
  /** Of each kind of answer on which dice hang, one. */
  readonly dice: readonly Hanging[];
}

/** An answer with odds, and what kind of deed it is. */
export interface Hanging {
  readonly does: string;
  readonly id: string;
}

/** A question with a match that comes to it. */
export interface Rare<U> {
  readonly step: string;
  readonly setup: U;
  /** The first of the seeds that are tried. */
  readonly seed: number;
  /** Answers that are given where they may be; any other where none is offered. */
  readonly likes?: RegExp;
  /** What must be offered, each by one option: more stands under such a question than under most of its kind. */
  readonly offers?: readonly RegExp[];
}

/** The first answer of each kind that has odds, where a match stands; of each a few are tried. */
function hanging<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, of: OddsOfGame<U, T, S, V>): readonly Hanging[] {
  const options = match.options();
  return [...new Set(options.map((o) => o.does))].flatMap((does) => {
    const some = options.filter((o) => o.does === does).slice(0, TRIED);
    const found = some.find((o) => foresee(match, of, o, { most: 200, times: 5, worlds: 1 }) !== null);
    return found === undefined ? [] : [{ does, id: found.id }];
  });
}

/** Every question that a game declares, by the rule that asks it and its step. */
function declared<U, T, S extends CoreState, V>({ book }: Game<U, T, S, V>): readonly string[] {
  return book.flatMap((s) => s.steps.flatMap((step) => (step.kind === 'decide' ? [`${s.name}/${step.name}`] : [])));
}

/** Answers of one kind that are tried for odds. */
const TRIED = 4;
/** Answers of one match at most; longer ones bring nothing new. */
const MOST = 1500;
/** Matches in which every sentence that is asked counts as a kind; beyond them only what no match has asked yet. */
const FIRST = 3;
/** Matches played at most to come by what is wanted. */
const MATCHES = 60;

/** Seeds that are tried of a rare question before it counts as one that nobody asks any more. */
const SEEDS = 20;

/** Goes from question to question of a match that whoever looks at them goes on with; what falls on the way falls at random. */
function* askedIn<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, random: ReturnType<typeof seeded>) {
  for (let { node } = match; node.kind !== 'over' && match.at < MOST; node = match.node) {
    if (node.kind === 'chance') match.rollBy(random);
    else {
      const asking = match.state.stack[match.state.stack.length - 1];
      yield { node, step: `${match.game.book[asking.seq].name}/${node.step}`, ids: idsAt(match) };
    }
  }
}

/** Plays a match made for one question until it is asked, and writes it down there; null where it no longer is. */
function rare<U extends AnySetup, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  odds: OddsOfGame<U, T, S, V>,
  of: Rare<U>,
  together: boolean,
): Asked | null {
  const wanted = of.offers ?? [];
  for (let seed = of.seed; seed < of.seed + SEEDS; seed++) {
    // As a file has it: cards of one's own share nothing with the game's.
    const match = new Match(game, structuredClone(of.setup));
    const random = seeded(seed);
    for (const { node, step, ids } of askedIn(match, random)) {
      if (step === of.step && ids.length > 1 && wanted.every((w) => ids.some((id) => w.test(id)))) {
        const { seat } = node;
        const kind = (s: number): Kind => (s === seat || together ? 'person' : 'random');
        return {
          step: of.step,
          kind: `${of.step} ${node.prompt.key}`,
          text: writeMatch(match, [kind(0), kind(1)]),
          dice: hanging(match, odds),
        };
      }
      const liked = ids.filter((id) => of.likes?.test(id) === true);
      const from = liked.length > 0 ? liked : ids;
      match.take(from[random.below(from.length)]);
    }
  }
  return null;
}

/**
 * Plays matches at random, outside the browser, and writes each down where a person is asked what nobody was asked before, until every
 * question that is wanted has been asked.
 */
function collect<U extends AnySetup, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  odds: OddsOfGame<U, T, S, V>,
  setups: readonly U[],
  seats: readonly Kind[],
  wanted: readonly string[],
  made: readonly Rare<U>[],
): readonly Asked[] {
  const found = new Map<string, Asked>();
  const steps = new Set<string>();
  for (const each of made) {
    const asked = rare(
      game,
      odds,
      each,
      seats.every((kind) => kind === 'person'),
    );
    if (asked === null) continue;
    found.set(asked.kind, asked);
    steps.add(each.step);
  }
  for (let n = 0; n < MATCHES && (n < FIRST || wanted.some((step) => !steps.has(step))); n++) {
    const match = new Match(game, setups[n % setups.length]);
    const random = seeded(n + 1);
    for (const { node, step, ids } of askedIn(match, random)) {
      const kind = `${step} ${node.prompt.key}`;
      if (seats[node.seat] === 'person' && ids.length > 1 && (n < FIRST ? !found.has(kind) : !steps.has(step))) {
        found.set(kind, { step, kind, text: writeMatch(match, seats), dice: hanging(match, odds) });
        steps.add(step);
      }
      match.take(ids[random.below(ids.length)]);
    }
  }
  return [...found.values()];
}

export const VS_BOT: readonly Kind[] = ['person', 'random'];

/** How the questions of a game are come by. */
interface Ways<U> {
  /** Set-ups of ordinary matches. */
  readonly setups: () => readonly U[];
  /** Set-ups for what those hardly ask. */
  readonly rare: readonly Rare<U>[];
  /** Who plays; where all are persons, they sit together. */
  readonly seats: readonly Kind[];
  /** Kinds of answers that come with dice; what is pointed at on the board alone is looked at in the tests of odds. */
  readonly withDice: readonly string[];
  readonly lang: 'en' | 'fr';
}

/** The questions of a game. */
export interface Questions extends Pick<Ways<never>, 'withDice' | 'lang'> {
  /** Every question that it declares, by the rule that asks it and its step. */
  readonly declared: readonly string[];
  /** A match for each; matches are played until those wanted have been asked. */
  readonly asked: () => readonly Asked[];
}

/** Makes the questions of a game. */
export function questions<U extends AnySetup, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  odds: OddsOfGame<U, T, S, V>,
  { setups, rare, seats, withDice, lang }: Ways<U>,
): Questions {
  const all = declared(game);
  return { declared: all, withDice, lang, asked: () => collect(game, odds, setups(), seats, all, rare) };
}
