/** What this game draws under and over its pieces: what moves cost, ways, pushes, range, looks, what just happened. */
import { NOBODY } from '@escarmouche/engine/core';
import type { Aim } from '@escarmouche/engine/gloomhaven';
import { marksOf } from '../../../../board/deeds.ts';
import { type Mark, type Marks, marks } from '../../../../board/mark.ts';
import { figureIn, figuresIn, NOWHERE } from '../../../../table/args.ts';
import type { Scene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import type { Seen } from '../usePointing.ts';
import { happened } from './deeds.ts';
import { thirdsPoint } from './geometry.ts';

/** A look: the line from corner to corner that no wall stops; where there is none, a broken one from middle to middle. */
function lookMarks({ look, laid }: Seen): readonly Mark[] {
  if (look === null || laid !== null) return [];
  const { from, to, line } = look;
  return line === null
    ? [
        { kind: 'line', tone: 'cut', over: [from, to], dashed: true },
        { kind: 'hex', tone: 'blocker', at: to },
      ]
    : [{ kind: 'line', tone: 'clear', over: [thirdsPoint(line.from), thirdsPoint(line.to)] }];
}

/** The marks of a position and of what is being chosen on it; `aims`: how far the attack under way reaches. */
export function boardMarks(scene: Scene, board: BoardState, aims: readonly Aim[] | null, seen: Seen): Marks {
  const { ahead, clicks, pieces } = board;
  const { laid, shown } = seen;
  const deeds = marksOf(happened(scene.events, scene.snapshot.position.figures));
  const offered = [...clicks].flatMap(([hex, options]) => options.map((o) => ({ hex, o })));
  // Each hex says what the cheapest way there costs.
  const cost = new Map<number, number>();
  for (const { hex, o } of offered) {
    const leg = ahead.get(o.id)?.leg;
    if (leg && leg.hex === hex) cost.set(hex, Math.min(leg.cost, cost.get(hex) ?? leg.cost));
  }
  const way = shown === null ? undefined : ahead.get(shown.id)?.leg?.way;
  const mover = shown === null ? NOBODY : figureIn(shown.say.args.figure);
  // Whoever is pushed or pulled goes along an arrow; a monster would attack along one.
  const pushed = offered.flatMap(({ hex, o }): Mark[] =>
    o.does === 'to'
      ? [{ kind: 'arrow', tone: shown === o ? 'shown' : 'way', from: pieces.standsOn(figureIn(o.say.args.figure)), to: hex }]
      : [],
  );
  const goes = shown?.does === 'go' ? pieces.spaces.indexOf(shown.on.spaces[0] ?? '') : NOWHERE;
  return {
    under: marks(
      aims?.map((a): Mark => (a.seen ? { kind: 'hex', tone: 'aim', at: a.hex } : { kind: 'hatch', tone: 'unseen', at: a.hex })),
      deeds.under,
      lookMarks(seen),
      way !== undefined && pieces.standsOn(mover) >= 0 && { kind: 'way', tone: 'way', over: [pieces.standsOn(mover), ...way] },
      pushed,
      goes >= 0 &&
        shown?.on.figures.map(
          (name): Mark => ({ kind: 'arrow', tone: 'way', from: goes, to: pieces.standsOn(pieces.figures.indexOf(name)) }),
        ),
      laid !== null && figuresIn(laid.option.say.args.figures).map((i): Mark => ({ kind: 'ring', tone: 'shown', at: pieces.standsOn(i) })),
      [...cost].map(([at, n]): Mark => ({ kind: 'number', tone: 'reach', at, text: String(n) })),
    ),
    over: deeds.over,
  };
}
