/** How a match came to its end: what each side had after each turn, and the answers that changed most. Made from the record, by nobody's estimate. */
import type { GameEvent, Seat } from '@escarmouche/engine/core';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import type { Story, StoryTurn, Turning } from './told.ts';
import { isTold } from './traces.ts';

/** So many turning points are told. */
const TOLD = 3;

/** How far the first line is ahead of the others. */
function lead([first, ...others]: readonly number[]): number {
  return first - others.reduce((sum, n) => sum + n, 0);
}

/** The event that says best what an answer changed: the first that the game names, else what happened last. */
export function teller(news: readonly GameEvent[], tells: readonly string[]): GameEvent | undefined {
  for (const key of tells) {
    const found = news.findLast((e) => e.key === key);
    if (found !== undefined) return found;
  }
  return news.at(-1);
}

/**
 * The story of a match as a seat may know it.
 * @param eventsAt number of the match's events before each answer, and at the end
 * @param stepAt the step of a replay at which so many answers have been given
 */
export function storyOf(
  { tally, turns: begins }: AnyWorkerGame,
  match: AnyMatch,
  seat: Seat,
  eventsAt: (answer: number) => number,
  stepAt: (answers: number) => number = (n) => n,
): Story {
  const after = (answers: number): readonly number[] | null => {
    const state = match.stateBefore(answers);
    return state === undefined ? null : tally.of(match.table, state);
  };
  const seen = (e: GameEvent): boolean => isTold(seat, e);
  const turns: StoryTurn[] = [];
  const changes: (Turning & { readonly by: number })[] = [];
  let before = after(0);
  for (let i = 0; i < match.at; i++) {
    const news = match.events.slice(eventsAt(i), eventsAt(i + 1));
    const now = after(i + 1);
    if (now === null) continue;
    const by = before === null ? 0 : lead(now) - lead(before);
    const event = by === 0 ? undefined : teller(news.filter(seen), tally.tells);
    // Before the first turn a match is set up: nothing turns on that.
    if (before !== null && event !== undefined && turns.length > 0) changes.push({ at: stepAt(i), event, before, after: now, by });
    before = now;
    const turn = news.findLast((e) => begins.includes(e.key));
    // What an answer settles belongs to the turn it was given in: the next one begins behind it.
    const open = turns.at(-1);
    if (open !== undefined) turns[turns.length - 1] = { ...open, values: now };
    if (turn !== undefined) turns.push({ at: stepAt(i + 1), say: { key: turn.key, args: turn.args }, values: now });
  }
  return {
    begun: after(0) ?? [],
    turns,
    turning: changes
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.at - b.at)
      .slice(0, TOLD)
      .sort((a, b) => a.at - b.at)
      .map(({ at, event, before: b, after: a }) => ({ at, event, before: b, after: a })),
  };
}
