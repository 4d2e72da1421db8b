/** What random games nearly always come by, and a small game may have none of. */
import { expect } from 'vitest';

/** An answer that its seat can take back alone; a turn, or whatever else an answer may end, in which one seat is asked several times. */
export type Seldom = 'taken-back' | 'long-turns';

/** Holds random games to having met something `n` times, or to never having, where the game says that it has none of it. */
export function expectMet({ without = [] }: { readonly without?: readonly Seldom[] }, what: Seldom, n: number): void {
  if (without.includes(what)) expect(n, `this game is said to be without ${what}, and random games came by it`).toBe(0);
  else expect(n, `random games never came by any: a game that has none says so, without: ['${what}']`).toBeGreaterThan(0);
}
