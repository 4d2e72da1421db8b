/** What this game draws under and over its pieces: ways, where one may charge, range and sight, drives back, what just happened. */
import type { AimedHex } from '@escarmouche/engine/underworlds';
import { marksOf } from '../../../../board/deeds.ts';
import { type Mark, type Marks, marks, type Place } from '../../../../board/mark.ts';
import { happened } from '../deeds.ts';
import type { Scene } from '../scene.ts';
import { LONG } from '../sorting.ts';
import type { BoardState } from '../useBoard.ts';
import type { Seen } from '../usePointing.ts';

/** A straight look: through, or up to what stops it, which is crossed out. */
function lookMarks({ look }: Seen): Marks {
  if (look === null) return { under: [], over: [] };
  const { from, to, clear, stoppedBy } = look;
  const tone = clear ? 'clear' : 'cut';
  return {
    under: marks(
      { kind: 'line', tone, over: [from, to], ...(clear ? {} : { dashed: true }) },
      stoppedBy.map((at): Mark => ({ kind: 'hex', tone: 'blocker', at })),
      { kind: 'ring', tone, at: to },
    ),
    over: stoppedBy.map((at): Mark => ({ kind: 'cross', tone: 'blocker', at })),
  };
}

/** The head of an arrow into a hex comes past its middle: between two fighters' edges it would be too short to see. */
function into({ ground }: BoardState, { from, to }: { readonly from: number; readonly to: number }): Place {
  const [a, b] = [ground.centre(from), ground.centre(to)];
  return { x: b.x + (b.x - a.x) * 0.3, y: b.y + (b.y - a.y) * 0.3 };
}

/** The marks of a position and of what is being chosen on it; `aims`: how far the attack picked reaches. */
export function boardMarks(scene: Scene, board: BoardState, aims: readonly AimedHex[] | null, seen: Seen): Marks {
  const { reach, clicks, pieces, held, leads } = board;
  const { shown } = seen;
  const deeds = marksOf(happened(scene.events, scene.snapshot.position.fighters));
  const look = lookMarks(seen);
  const from = pieces.standsOn(held);
  const walks = shown !== null && (shown.does === 'move' || shown.does === 'charge');
  const reached = walks ? reach?.find((r) => pieces.spaces[r.hex] === shown.on.spaces[0]) : undefined;
  // A number beside the hex: that many lethal hexes, on purpose.
  const hurt = Number(shown?.with.find((word) => word !== LONG) ?? 0);
  const path = reached && (hurt > 0 ? reached.through : shown?.with.includes(LONG) ? reached.long : reached.path);
  const walked = reached && { hex: reached.hex, path, lethal: hurt || reached.lethal };
  const arrows = new Map([...clicks.values()].flat().map((o) => [o.id, leads(o)] as const));
  // Of everybody at once it would be too much to read.
  const charges =
    held < 0 ? [] : [...clicks].filter(([hex, found]) => found.some((o) => o.does === 'charge' && o.on.spaces[0] === pieces.spaces[hex]));
  return {
    under: marks(
      aims?.map((a): Mark => (a.seen ? { kind: 'hex', tone: 'aim', at: a.hex } : { kind: 'hatch', tone: 'unseen', at: a.hex })),
      deeds.under,
      look.under,
      charges.map(([at]): Mark => ({ kind: 'label', tone: 'reach', at, text: '»' })),
      walked?.path && from >= 0 && { kind: 'way', tone: 'way', over: [from, ...walked.path] },
      [...arrows.values()]
        .map((l): Mark | null =>
          l === null || l.from === l.to || l.to < 0 ? null : { kind: 'arrow', tone: 'way', from: l.from, to: into(board, l) },
        )
        .filter((m) => m !== null),
    ),
    over: marks(
      deeds.over,
      look.over,
      walked !== undefined && walked.lethal > 0 && { kind: 'label', tone: 'threat', at: walked.hex, text: `−${walked.lethal}` },
    ),
  };
}
