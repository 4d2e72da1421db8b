/** The log by turns: each begins with a heading, and holds what follows it. */
import type { GameEvent } from '@escarmouche/engine/core';

/** A turn, or whatever else a heading begins. */
export interface LoggedTurn {
  /** Place of its first event in the log: what it is known by while it grows. */
  readonly first: number;
  /** Null for what came before the first heading. */
  readonly heading: GameEvent | null;
  readonly steps: readonly GameEvent[];
}

/** The log in turns, in order. */
export function turnsOf(events: readonly GameEvent[], headings: readonly string[]): readonly LoggedTurn[] {
  const turns: { first: number; heading: GameEvent | null; steps: GameEvent[] }[] = [];
  events.forEach((e, i) => {
    const isHeading = headings.includes(e.key);
    const open = turns.at(-1);
    if (isHeading || open === undefined) turns.push({ first: i, heading: isHeading ? e : null, steps: isHeading ? [] : [e] });
    else open.steps.push(e);
  });
  return turns;
}
