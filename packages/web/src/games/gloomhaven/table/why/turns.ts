/** The turns of monsters and summons that the log tells of, with what each went by. */
import type { GameEvent } from '@escarmouche/engine/core';
import type { Thought } from '@escarmouche/engine/gloomhaven';
import { figureIn } from '../../../../table/args.ts';

/** Events that carry what a figure went by. */
const CHOOSES = ['focuses', 'focus-chosen', 'no-focus'];
/** What it then did, for the summary. */
const DEEDS = ['moves', 'springs', 'attacks'];

/** One such turn. */
export interface ToldTurn {
  readonly thought: Thought;
  /** The event that says whom it goes for. */
  readonly event: GameEvent;
  /** The enemy it goes for; `NOBODY` for none. */
  readonly focus: number;
  readonly round: number;
  /** What it did then, as far as it has been told. */
  readonly deeds: readonly GameEvent[];
}

/** What a figure went by, from the event that tells of it; null for any other event. */
export function thoughtIn(e: GameEvent): Thought | null {
  return CHOOSES.includes(e.key) && e.detail !== undefined ? (e.detail as Thought) : null;
}

/** The turns told of, the latest first. */
export function toldTurns(events: readonly GameEvent[]): readonly ToldTurn[] {
  const out: ToldTurn[] = [];
  let round = 0;
  events.forEach((event, i) => {
    if (event.key === 'round') round = Number(event.args.n);
    const thought = thoughtIn(event);
    if (thought === null) return;
    const rest = events.slice(i + 1);
    const end = rest.findIndex((e) => e.key === 'turn' || e.key === 'round');
    const deeds = rest
      .slice(0, end < 0 ? rest.length : end)
      .filter((e) => DEEDS.includes(e.key) && figureIn(e.args.figure) === thought.figure);
    out.push({ thought, event, focus: figureIn(event.args.target), round, deeds });
  });
  return out.reverse();
}
