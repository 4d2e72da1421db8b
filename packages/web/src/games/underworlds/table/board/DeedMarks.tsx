/** What just happened, drawn lightly: whence somebody came, an arrow from attacker to target, wounds suffered. */
import type { Battlefield, State } from '@escarmouche/engine/underworlds';
import { arrow, type Point, round } from '../../../../table/drawing.ts';
import type { Deeds } from '../deeds.ts';
import { centreOf, pathOf } from './geometry.ts';

interface DeedMarksProps {
  field: Battlefield;
  deeds: Deeds;
  state: State;
}

/** Under the fighters. */
export function Trails({ field, deeds: { trail }, state }: DeedMarksProps) {
  const f = trail === null ? undefined : state.fighters[trail.fighter];
  if (trail === null || f === undefined || f.hex < 0 || f.hex === trail.way[0]) return null;
  // One that was stopped on its way came no farther than where it stands.
  const end = trail.way.indexOf(f.hex);
  return <polyline className={`wu-trail side-${f.seat}`} points={pathOf(field, end < 0 ? trail.way : trail.way.slice(0, end + 1))} />;
}

/** Over the fighters. */
export function DeedMarks({ field, deeds, state }: DeedMarksProps) {
  const place = (fighter: number): Point | null => {
    const hex = state.fighters[fighter]?.hex ?? -1;
    return hex < 0 ? null : centreOf(field, hex);
  };
  const from = place(deeds.by);
  return (
    <g className={`wu-deeds side-${state.fighters[deeds.by]?.seat ?? 0}`}>
      {deeds.on.map((on) => {
        const to = place(on);
        return from === null || to === null ? null : <path key={on} d={arrow(from, to)} />;
      })}
      {[...deeds.wounds].map(([fighter, n]) => {
        const p = place(fighter);
        return p === null ? null : (
          <text key={fighter} className="wu-suffered" x={round(p.x + 26)} y={round(p.y - 22)}>
            −{n}
          </text>
        );
      })}
    </g>
  );
}
