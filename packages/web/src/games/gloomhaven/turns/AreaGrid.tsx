/** The pattern of an area, drawn on a small board: each hex a button. */

import { type Hex, hexCentre } from '@escarmouche/engine/space';
import { Button } from '../../../design/index.ts';
import { useTurnStrings } from './strings.ts';

const RADIUS = 3;
const SIZE = 22;
const CELLS: readonly Hex[] = Array.from({ length: (2 * RADIUS + 1) ** 2 }, (_x, i) => ({
  q: (i % (2 * RADIUS + 1)) - RADIUS,
  r: Math.floor(i / (2 * RADIUS + 1)) - RADIUS,
})).filter(({ q, r }) => Math.abs(q + r) <= RADIUS);
const WIDTH = SIZE * Math.sqrt(3) * (2 * RADIUS + 1);
const HEIGHT = SIZE * (3 * RADIUS + 2);

interface AreaGridProps {
  readonly area: readonly Hex[];
  /** The middle is the monster. */
  readonly grey: boolean;
  change(area: readonly Hex[]): void;
}

export function AreaGrid({ area, grey, change }: AreaGridProps) {
  const t = useTurnStrings();
  const has = (c: Hex): boolean => area.some((x) => x.q === c.q && x.r === c.r);
  return (
    <div className="turns-area">
      <p className="small soft">{t.areaHelp}</p>
      <div className="anchor turns-pattern" style={{ width: `${WIDTH}px`, height: `${HEIGHT}px` }}>
        {CELLS.map((c, i) => {
          const { x, y } = hexCentre(c, SIZE);
          const middle = grey && c.q === 0 && c.r === 0;
          const on = has(c);
          return (
            <button
              key={`${c.q},${c.r}`}
              type="button"
              className={`pressable no-pad no-edge turns-cell${on ? ' turns-cell-red' : ''}${middle ? ' turns-cell-grey' : ''}`}
              style={{ left: `${x + WIDTH / 2}px`, top: `${y + HEIGHT / 2}px` }}
              aria-label={middle ? t.areaMiddle : t.areaCell(i + 1, on)}
              aria-pressed={middle ? undefined : on}
              disabled={middle}
              onClick={() => change(on ? area.filter((x) => x.q !== c.q || x.r !== c.r) : [...area, c])}
            />
          );
        })}
      </div>
      <Button disabled={area.length === 0} onClick={() => change([])}>
        {t.areaClear}
      </Button>
    </div>
  );
}
