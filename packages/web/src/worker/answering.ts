/** Who answers where no person is waited for: dice, bots, and the pass where nothing else is left to say. */
import { type BotName, botNamed } from '@escarmouche/engine/bots';
import { type Bot, botTakes, type Random, seeded } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { SeatKind, Thinking } from './protocol.ts';

/** Milliseconds that a bot may think: nobody waits longer than two seconds for it. */
const THINKING = 1000;

/**
 * The same where its answer may come from a hand: less than the beat of such an answer (`session.ts`), so that its time does not tell whether
 * its hand holds one.
 */
const IN_HAND = 250;

/** Who makes the set-up of a person that would rather begin. */
const MAKES = 'greedy';

export class Answering {
  private readonly of: AnyWorkerGame;
  private readonly match: AnyMatch;
  private readonly seats: readonly SeatKind[];
  private readonly bots = new Map<BotName, Bot<unknown, unknown>>();
  private readonly dice: Random;
  /** What a bot at each seat draws from. */
  private readonly streams: readonly Random[];

  constructor(of: AnyWorkerGame, match: AnyMatch, seats: readonly SeatKind[], seed: number | string) {
    this.of = of;
    this.match = match;
    this.seats = seats;
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
      if (kind === 'person') match.take(this.pass());
      else botTakes(match, this.bot(kind), this.streams[node.seat]);
    }
  }

  /** What a bot has to think about at the node the match stands at; null where nobody need think. */
  question(fromHand: boolean): Thinking | null {
    const { match, of } = this;
    const { node } = match;
    if (node.kind !== 'decision') return null;
    const kind = this.seats[node.seat];
    if (kind === 'person' || kind === 'random' || match.options().length < 2) return null;
    return {
      game: of.game.id,
      setup: match.setup,
      seat: node.seat,
      view: match.view(node.seat),
      bot: kind,
      seed: this.streams[node.seat].below(2 ** 31),
      milliseconds: fromHand ? IN_HAND : THINKING,
    };
  }

  private bot(kind: BotName): Bot<unknown, unknown> {
    const made = this.bots.get(kind) ?? botNamed(kind, this.of.game, { milliseconds: IN_HAND });
    this.bots.set(kind, made);
    return made;
  }

  /** The option that says no more. */
  private pass(): string {
    const options = this.match.options();
    return (options.find((o) => this.of.passes.includes(o.id)) ?? options[0]).id;
  }
}
