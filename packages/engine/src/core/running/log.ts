/**
 * What the rules tell while they run. Steps write `g.log?.tell(rule, key, { … })`: where nobody listens (`log` is null), neither the
 * sentence nor anything that goes into it is made.
 */
import type { Arg, GameEvent, RuleId, Seat } from './types.ts';

/** The events of a game in the order in which they happened. `K` are the keys of its sentences. */
export class Log<K extends string = string> {
  readonly events: GameEvent[] = [];
  /** Called at each event, while the rules still stand where they tell of it. */
  readonly #hear: ((event: GameEvent) => void) | null;

  constructor(hear: ((event: GameEvent) => void) | null = null) {
    this.#hear = hear;
  }

  /** Tells everybody. `detail` is what stands behind the sentence, for whoever explains it. */
  tell(rule: RuleId, key: K, args: Readonly<Record<string, Arg>>, detail?: object): void {
    this.#add(detail === undefined ? { rule, key, args, to: 'all' } : { rule, key, args, to: 'all', detail });
  }

  /** Tells everybody of something hidden that comes to light by it: undoing past it needs everybody's consent. */
  reveal(rule: RuleId, key: K, args: Readonly<Record<string, Arg>>): void {
    this.#add({ rule, key, args, to: 'all', reveals: true });
  }

  /** Tells one seat of something hidden that it alone comes to know. */
  revealTo(seat: Seat, rule: RuleId, key: K, args: Readonly<Record<string, Arg>>): void {
    this.#add({ rule, key, args, to: [seat], reveals: true });
  }

  #add(event: GameEvent): void {
    this.events.push(event);
    this.#hear?.(event);
  }
}
