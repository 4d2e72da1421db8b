/** What has befallen a figure beyond its wound, wherever it is shown: on its base, on its card, in its name read aloud. */
import type { Figure } from '@escarmouche/engine/confrontation';

/** By the words of the table's strings. */
export type Condition = 'stunned' | 'charged' | 'dive' | 'routed' | 'fierce';

/** The conditions of a figure, worst last. */
export function conditionsOf(f: Figure): readonly Condition[] {
  const has: Readonly<Record<Condition, boolean>> = {
    stunned: f.stunned === 1,
    charged: f.charged > 0,
    dive: f.dive === 1,
    routed: f.routed === 1,
    fierce: f.fierce === 1,
  };
  return (Object.keys(has) as Condition[]).filter((k) => has[k]);
}
