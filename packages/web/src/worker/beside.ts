/** Questions that take long, answered beside the match from what a seat sees: what if, and who threatens whom. */
import { Match, seeded } from '@escarmouche/engine/core';
import { oneByOne, pairsAgainst, pairsOf, threatsOf, type WhatIfs } from '@escarmouche/engine/odds';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import { THEN } from './protocol.ts';
import type { PlaceThreatened, Seen, ThreatQuestion, ThreatsBegun, ThreatTold } from './seen.ts';

/** Milliseconds at a stretch; in between the page is heard. */
const STRETCH = 40;

/** A position as a seat may believe it to be. */
function believed(of: AnyWorkerGame, { setup, view }: Seen): AnyMatch {
  const { game } = of;
  const own = game.tables(setup);
  const table = game.openTables?.(own) ?? own;
  const random = seeded(1);
  const state = game.imagine(table, view, (n) => random.below(n));
  return new Match(game, setup, { table, state, undo: false });
}

/**
 * Goes on until something is found or, null, nobody waits for it any longer.
 * @param hear is told each thing on the way
 */
async function inStretches<T, R>(found: Generator<T, R>, stopped: () => boolean, hear: (part: T) => void): Promise<R | null> {
  let since = performance.now();
  for (;;) {
    const next = found.next();
    if (next.done === true) return next.value;
    hear(next.value);
    if (performance.now() - since < STRETCH) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped()) return null;
    since = performance.now();
  }
}

/**
 * What things add to the odds of an option, and what they would be otherwise; null where nothing of it hangs on dice.
 * @param stopped whether nobody waits for it any longer
 */
export async function whatIfOf(of: AnyWorkerGame, seen: Seen, id: string, stopped: () => boolean): Promise<WhatIfs | null> {
  const match = believed(of, seen);
  const way = id.split(THEN);
  const last = way.pop();
  for (const before of way) match.take(before, { seat: seen.seat });
  const option = match.options().find((o) => o.id === last);
  return option === undefined ? null : inStretches(oneByOne(match, of.odds, option), stopped, () => {});
}

/**
 * Threats, place by place.
 * @param stopped whether nobody waits for it any longer
 * @param tell hears what is known at once, and then each place that is done
 */
export async function threatsTold(
  of: AnyWorkerGame,
  { seen, figure, way }: ThreatQuestion,
  stopped: () => boolean,
  tell: (done: number, of: number, part: ThreatsBegun | PlaceThreatened) => void,
): Promise<boolean> {
  const match = believed(of, seen);
  const { threats } = of;
  const pairs = way === 'to' ? pairsAgainst(threats, match.play, figure, true) : pairsOf(threats, match.play, figure);
  const here = pairs.filter(([, , at]) => at < 0);
  const { pointOf } = threats;
  const unit = pointOf === undefined ? 'spaces' : 'mm';
  const apart = here.map(([by, on]) => ({ by, on, unit, ...threats.looks(match.play, by, on) }) as const);
  tell(0, pairs.length, { harm: threats.harm, apart });
  const placeOf = (at: number): ThreatTold['at'] => (at < 0 ? null : (pointOf?.(at) ?? at));
  let by: ThreatTold[] = [];
  let n = 0;
  const all = threatsOf(match, of.odds, threats, seen.seat, pairs);
  const whole = await inStretches(all, stopped, ({ done, of: whole, latest }) => {
    const at = pairs[n++][2];
    if (latest !== null) {
      const { on, says, out, harm, exact } = latest;
      by.push({ by: latest.by, on, says, out, harm, exact, at: placeOf(at) });
    }
    if (pairs[n]?.[2] === at) return;
    tell(done, whole, { at: placeOf(at), by });
    by = [];
  });
  return whole !== null;
}
