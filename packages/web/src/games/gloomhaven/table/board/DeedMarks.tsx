/** What just happened, drawn lightly: whence somebody came, arrows from attacker to target, damage, where somebody fell. */
import type { MapDef, State } from '@escarmouche/engine/gloomhaven';
import { arrow, type Point, round } from '../../../../table/drawing.ts';
import { centreOf, pathOf } from '../../../../table/pointy.ts';
import type { Deeds, Trail } from './deeds.ts';

interface DeedMarksProps {
  map: MapDef;
  deeds: Deeds;
  state: State;
}

const sideOf = (state: State, figure: number): string => {
  const seat = state.figures[figure]?.seat ?? -1;
  return seat < 0 ? 'gh-foe' : `side-${seat}`;
};

/** The way as far as it was gone: one that was held on its way came no farther than where it stands. */
function gone(state: State, { figure, way }: Trail, last: boolean): readonly number[] {
  const end = last ? way.indexOf(state.figures[figure]?.hex ?? -1) : -1;
  return end < 0 ? way : way.slice(0, end + 1);
}

/** Under the figures. */
export function Trails({ map, deeds: { trails }, state }: DeedMarksProps) {
  return trails.map((t, i) => {
    const last = !trails.slice(i + 1).some((o) => o.figure === t.figure);
    return (
      <polyline
        key={`${t.figure} ${t.way.join()}`}
        className={`gh-trail ${sideOf(state, t.figure)}${t.forced ? ' gh-trail-forced' : ''}`}
        points={pathOf(map.field, gone(state, t, last))}
      />
    );
  });
}

/** Over the figures. */
export function DeedMarks({ map, deeds, state }: DeedMarksProps) {
  const place = (figure: number): Point | null => {
    const stands = state.figures[figure]?.hex ?? -1;
    const hex = stands < 0 ? (deeds.fallen.get(figure) ?? -1) : stands;
    return hex < 0 ? null : centreOf(map.field, hex);
  };
  return (
    <>
      {deeds.attacks.map(({ by, on }) => {
        const [from, to] = [place(by), place(on)];
        return from === null || to === null ? null : (
          <path key={`${by} ${on}`} className={`gh-blow ${sideOf(state, by)}`} d={arrow(from, to)} />
        );
      })}
      {[...deeds.fallen.values()].map((hex) => {
        const { x, y } = centreOf(map.field, hex);
        return <path key={hex} className="gh-fallen" d={`M${round(x - 15)} ${round(y - 15)}l30 30m0 -30l-30 30`} />;
      })}
      {[...deeds.change].map(([figure, n]) => {
        const p = place(figure);
        return p === null || n === 0 ? null : (
          <text key={figure} className={n < 0 ? 'gh-change gh-change-lost' : 'gh-change'} x={round(p.x)} y={round(p.y - 30)}>
            {n < 0 ? `−${-n}` : `+${n}`}
          </text>
        );
      })}
    </>
  );
}
