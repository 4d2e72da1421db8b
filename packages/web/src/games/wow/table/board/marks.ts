/** What this game draws under and over its pieces: ways with their cost, targets in range, lines of sight, what just happened. */
import type { Sight } from '@escarmouche/engine/wow';
import { marksOf } from '../../../../board/deeds.ts';
import { type Mark, type Marks, marks } from '../../../../board/mark.ts';
import { spacesIn } from '../../../../table/args.ts';
import { happened } from '../deeds.ts';
import type { Scene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import type { Seen } from '../usePointing.ts';
import type { Reached } from './useReached.ts';

/** More shortest paths than this are too many to draw one by one. */
const MANY_PATHS = 20;

/** Every shortest path of a look: clear ones drawn through, others up to the space that blocks, which is crossed out. */
function sightMarks(sight: Sight): Marks {
  // So many paths that they would cover the board: one clear path says it all, or faint lines do.
  const many = sight.paths.length > MANY_PATHS;
  const drawn = many && sight.clear ? sight.paths.filter((p) => p.clear).slice(0, 1) : sight.paths;
  const blocked = new Set(drawn.flatMap((p) => (p.blockedBy === null || p.blockedBy < 0 ? [] : [p.blockedBy])));
  const under: Mark[] = [];
  for (const p of drawn) {
    const whole = [sight.from, ...p.spaces.filter((s) => s >= 0)];
    const stop = p.blockedBy === null ? whole.length : whole.indexOf(p.blockedBy) + 1 || whole.length;
    // The exception at distance 4 asks only the two paths in the middle.
    const asked = (!sight.decidedByMiddleRule || p.middle) && !many;
    const tone = p.clear ? 'clear' : asked ? 'cut' : 'faint';
    if (!p.clear) under.push({ kind: 'line', tone, over: whole, dashed: true });
    under.push({ kind: 'line', tone, over: p.clear ? whole : whole.slice(0, stop) });
  }
  for (const s of blocked) under.push({ kind: 'hex', tone: 'blocker', at: s });
  under.push({ kind: 'ring', tone: sight.clear ? 'clear' : 'cut', at: sight.to });
  return { under, over: [...blocked].map((at): Mark => ({ kind: 'cross', tone: 'blocker', at })) };
}

/** The marks of a position and of what is being chosen on it. */
export function boardMarks(scene: Scene, { actor, pieces, clicks }: BoardState, { reach, aims }: Reached, { sight, shown }: Seen): Marks {
  const deeds = marksOf(happened(scene.events, scene.snapshot.position.figures));
  const look = sight === null ? null : sightMarks(sight);
  const from = pieces.standsOn(actor);
  const walked =
    shown?.does !== 'move'
      ? []
      : (reach?.find((r) => r.space === spacesIn(shown.say.args.spaces).at(-1))?.route ?? spacesIn(shown.say.args.spaces));
  return {
    under: marks(
      aims
        ?.filter((a) => a.inRange)
        .map((a): Mark => (a.seen ? { kind: 'hex', tone: 'aim', at: a.space } : { kind: 'hatch', tone: 'unseen', at: a.space })),
      deeds.under,
      look?.under,
      walked.length > 0 && from >= 0 && { kind: 'way', tone: 'way', over: [from, ...walked] },
      reach?.filter((r) => clicks.has(r.space)).map((r): Mark => ({ kind: 'number', tone: 'reach', at: r.space, text: String(r.cost) })),
    ),
    over: marks(deeds.over, look?.over),
  };
}
