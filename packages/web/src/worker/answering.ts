/** Who answers where no person is waited for: dice, bots, and the pass where nothing else is left to say. */
import { type BotName, botNamed, isLevel, sightOf } from '@escarmouche/engine/bots';
import { type Bot, botTakes, type Random, seeded } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { SeatKind } from './protocol.ts';
import type { Thinking } from './seen.ts';
import type { Talk } from './talk.ts';
import { thoughtOf } from './thinking.ts';

/** Milliseconds that an answer from a hand takes where nobody is waited for, whatever the hand holds. */
const BEAT = 350;
/** The same where everything is to go by quickly, of a seat whose bot thinks: it needs a little time for that. */
const QUICK_BEAT = 100;

/** Milliseconds that a bot may think, so that with all else that is shown nobody waits longer than two seconds for it. */
const THINKING = 1000;

/** The same where it thinks in the worker of the match, which hears nothing meanwhile. */
const HERE = 250;

/**
 * The share of a beat that a bot may think where its answer may come from a hand. Every such answer is shown one beat after the question
 * (`session.ts`), so that the time it took does not tell what the hand holds. The bot is asked even where it has nothing to choose, since
 * asking takes time too.
 */
const OF_BEAT = 0.7;

/** A bot that looks no farther than the answers themselves is through with so many of them in no time (`isQuick`). */
const FEW = 50;

/** Who makes the set-up of a person that would rather begin. */
const MAKES = 'greedy';

/** One for each running match. Dice and bots draw from the seed of the match, each bot from a stream of its own. */
export class Answering {
  private readonly of: AnyWorkerGame;
  private readonly match: AnyMatch;
  private readonly seats: readonly SeatKind[];
  private readonly bots = new Map<BotName, Bot<unknown, unknown>>();
  private readonly dice: Random;
  private readonly talk: Talk;
  /** What a bot at each seat draws from. */
  private readonly streams: readonly Random[];

  constructor(of: AnyWorkerGame, match: AnyMatch, seats: readonly SeatKind[], talk: Talk, seed: number | string) {
    this.of = of;
    this.match = match;
    this.seats = seats;
    this.talk = talk;
    const random = seeded(seed);
    this.dice = random;
    this.streams = seats.map((_s, seat) => random.stream(seat));
  }

  /** Answers the node the match stands at; `made`: for a person who wanted the set-up made. */
  answer(made: boolean): void {
    const { match } = this;
    const { node } = match;
    if (node.kind === 'chance') match.rollBy(this.dice);
    else if (node.kind === 'decision') {
      const kind = made ? MAKES : this.seats[node.seat];
      const said = made ? null : this.talk.words();
      const question = said === null ? null : this.question(null);
      if (kind === 'person') match.take(this.pass());
      else if (question !== null) match.take(thoughtOf(this.of, { ...question, milliseconds: HERE }));
      else botTakes(match, this.bot(kind), this.streams[node.seat]);
    }
  }

  /** Whether the node the match stands at is answered by somebody who thinks about it. */
  private get thinks(): boolean {
    const { node } = this.match;
    return node.kind === 'decision' && !['person', 'random'].includes(this.seats[node.seat]);
  }

  /**
   * Milliseconds that the answer to this node takes where it may come from a hand; null elsewhere.
   * @param pause how long what has happened stays on the screen; null: until a person says so
   */
  beat(pause: number | null): number | null {
    if (this.of.passing?.fromHand(this.match.node) !== true) return null;
    return Math.min(BEAT, this.thinks ? Math.max(QUICK_BEAT, pause ?? BEAT) : (pause ?? BEAT));
  }

  /**
   * What a bot has to think about at the node the match stands at; null where nobody need think.
   * @param beat milliseconds that the answer takes, where it may come from a hand; else null
   */
  question(beat: number | null): Thinking | null {
    const { match, of } = this;
    const { node } = match;
    if (node.kind !== 'decision' || !this.thinks) return null;
    if (beat === null && match.options().length < 2) return null;
    return {
      game: of.game.id,
      setup: match.setup,
      seat: node.seat,
      view: match.view(node.seat),
      bot: this.seats[node.seat] as BotName,
      seed: this.streams[node.seat].below(2 ** 31),
      milliseconds: beat === null ? THINKING : Math.floor(OF_BEAT * beat),
      ...this.talk.heardBy(node.seat),
    };
  }

  /** Whether who thinks has little to look at, and no farther than the answer itself: it takes no longer here than the way elsewhere and back. */
  isQuick({ bot }: Thinking): boolean {
    if (this.match.options().length > FEW) return false;
    return bot === 'greedy' || (isLevel(bot) && sightOf(bot, this.of.game).lines === 0);
  }

  private bot(kind: BotName): Bot<unknown, unknown> {
    const made = this.bots.get(kind) ?? botNamed(kind, this.of.game, { milliseconds: HERE });
    this.bots.set(kind, made);
    return made;
  }

  /** The option that says no more, or of which as much comes as of any other. */
  private pass(): string {
    const idle = this.of.idle?.(this.match) ?? null;
    if (idle !== null) return idle;
    const options = this.match.options();
    return (options.find((o) => this.of.passes.includes(o.id)) ?? options[0]).id;
  }
}
