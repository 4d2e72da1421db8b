/** Who answers where no person is waited for: dice, bots, and the pass where nothing else is left to say. */
import { greedyBot, randomBot, searchBot } from '@escarmouche/engine/bots';
import { type Bot, botTakes, type Random, seeded } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { SeatKind } from './protocol.ts';

/**
 * Milliseconds that a bot which searches may think: less than the beat of an answer from a hand (`session.ts`), so that its time does not
 * tell whether its hand holds an answer.
 */
const THINKING = 300;

export class Answering {
  private readonly of: AnyWorkerGame;
  private readonly match: AnyMatch;
  private readonly seats: readonly SeatKind[];
  private readonly bots: Readonly<Record<Exclude<SeatKind, 'person'>, Bot<unknown, unknown>>>;
  private readonly dice: Random;
  /** What a bot at each seat draws from. */
  private readonly streams: readonly Random[];

  constructor(of: AnyWorkerGame, match: AnyMatch, seats: readonly SeatKind[], seed: number | string) {
    this.of = of;
    this.match = match;
    this.seats = seats;
    this.bots = {
      random: randomBot as Bot<unknown, unknown>,
      greedy: greedyBot(of.game),
      search: searchBot(of.game, { milliseconds: THINKING }),
    };
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
      const kind = made ? 'greedy' : this.seats[node.seat];
      if (kind === 'person') match.take(this.pass());
      else botTakes(match, this.bots[kind], this.streams[node.seat]);
    }
  }

  /** The option that says no more. */
  private pass(): string {
    const options = this.match.options();
    return (options.find((o) => this.of.passes.includes(o.id)) ?? options[0]).id;
  }
}
