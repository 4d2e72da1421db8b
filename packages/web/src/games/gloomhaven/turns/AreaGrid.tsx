/** The pattern of an area, drawn on a small board: each hex a button. */

import { type Hex, hexCentre } from '@escarmouche/engine/space';
import { Tick } from '../../../design/index.ts';
import type { Drawn, DrawnProps } from '../../../editor/editing.ts';
import { Group } from '../../../editor/Group.tsx';
import { CELLS, RADIUS } from './cells.ts';
import { useTurnStrings } from './strings.ts';
import './turns.css';

const SIZE = 22;
const WIDTH = SIZE * Math.sqrt(3) * (2 * RADIUS + 1);
const HEIGHT = SIZE * (3 * RADIUS + 2);

/** What can be drawn of an area, however it is written. */
export function drawnArea(value: unknown): { readonly red: readonly Hex[]; readonly grey: boolean } {
  const { red, grey } = (value ?? {}) as { readonly red?: unknown; readonly grey?: unknown };
  return { red: Array.isArray(red) ? red.filter((c) => typeof c?.q === 'number' && typeof c.r === 'number') : [], grey: grey === true };
}

/** The area of an attack, in forms of positions and of monsters of one's own. */
function AreaGrid({ value, label, onChange }: DrawnProps) {
  const t = useTurnStrings();
  // What is written otherwise is told at the field.
  const { red, grey } = drawnArea(value);
  const has = (c: Hex): boolean => red.some((x) => x.q === c.q && x.r === c.r);
  return (
    <Group label={label}>
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
              onClick={() => onChange({ red: on ? red.filter((x) => x.q !== c.q || x.r !== c.r) : [...red, c], grey })}
            />
          );
        })}
      </div>
      <Tick checked={grey} onChange={(on) => onChange({ red: red.filter((c) => !on || c.q !== 0 || c.r !== 0), grey: on })}>
        {t.areaGrey}
      </Tick>
    </Group>
  );
}

/** Fields of these names are drawn so. */
export const AREAS: Drawn = { '*.area': AreaGrid };
