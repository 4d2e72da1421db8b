/** Where a cursor can stand on a free table: at figures, at places that are offered, and at the figure in hand, which moves. */
import type { ShownFigure, Table } from '@escarmouche/engine/confrontation';
import { outerRadius } from '@escarmouche/engine/space';
import type { Store } from '../../../app/store.ts';
import type { Stop } from '../../../board/ground.ts';
import type { Point } from '../../../table/drawing.ts';
import { baseOf, outline } from './board/geometry.ts';
import type { Plane } from './board/plane.ts';
import type { Drop } from './dropping.ts';
import type { Spot } from './spots.ts';

/** The place of the figure in hand, which moves with it: whoever asks is told where that is now. */
function looseStop(inHand: Store<Drop | null>, at: (p: Point) => Stop): Stop {
  const now = (): Stop => at(inHand.get() ?? { x: 0, y: 0 });
  return {
    ...now(),
    get x() {
      return now().x;
    },
    get y() {
      return now().y;
    },
    outline: (grown) => now().outline(grown),
  };
}

interface Standing {
  readonly table: Table;
  readonly figures: readonly ShownFigure[];
  readonly plane: Plane;
  readonly spots: readonly Spot[];
  /** The figure in hand; `NOBODY` for none. */
  readonly lifted: number;
  readonly inHand: Store<Drop | null>;
}

/** Every such place, by the number that the board knows it by: figures first, then places, then the hand. */
export function stopsOf({ table, figures, plane, spots, lifted, inHand }: Standing): readonly Stop[] {
  const stop = (figure: number, p: Point, own: boolean): Stop => {
    const f = figures[figure];
    const base = baseOf(table, f);
    return { x: p.x, y: p.y, edge: outerRadius(base), outline: (grown) => outline(base, p, f.angle, own ? grown : Math.min(0, grown)) };
  };
  const shifted = ({ x, y }: Point, figure: number): Point => {
    const by = plane.shift(figures[figure].level);
    return { x: x + by.x, y: y + by.y };
  };
  return [
    ...plane.figures.map((f, i) => stop(i, f, true)),
    ...spots.map((s) => stop(s.figure, shifted(s, s.figure), false)),
    ...(lifted < 0 ? [] : [looseStop(inHand, (p) => stop(lifted, shifted(p, lifted), true))]),
  ];
}
