/** P3. The end of what lasts beyond its playing. */

import type { Und } from '../defs.ts';
import { DISCARD } from '../state.ts';

/** Ends what lasts no longer: its card is discarded. */
export function endLasting(g: Und, over: (l: Und['state']['lasting'][number]) => boolean): void {
  if (g.state.lasting.length === 0) return;
  g.state.lasting = g.state.lasting.filter((l) => {
    if (!over(l)) return true;
    if (l.card >= 0) g.state.cards[l.card].zone = DISCARD;
    return false;
  });
}
