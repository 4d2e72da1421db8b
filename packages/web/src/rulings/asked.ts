/** What the rules are asked of somebody's answer to a puzzle. */
import type { Done, Puzzle } from '@escarmouche/engine/core';

/** The deed that a puzzle is about, with this in the place that it leaves open. */
export function deedWith({ at, does, by, with: what }: Pick<Puzzle, 'at' | 'does' | 'by' | 'with'>, name: string): Done {
  return {
    does,
    ...(at === 'by' ? { by: name } : by === undefined ? {} : { by }),
    ...(at === 'figures' || at === 'spaces' ? { on: { [at]: [name] } } : {}),
    ...(at === 'with' ? { with: name.split(' ') } : what.length === 0 ? {} : { with: what }),
  };
}
