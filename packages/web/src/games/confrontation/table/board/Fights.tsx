/** Melees and combats as groups that hang together, and the contacts between enemies. */
import type { ShownFigure } from '@escarmouche/engine/confrontation';
import { useMemo } from 'react';
import { usePointed } from '../../../../board/usePointing.ts';
import { round } from '../../../../table/drawing.ts';
import { useScene } from '../scene.ts';
import { type Group, groupsOf, linksOf } from './fights.ts';
import { baseOf, meeting, outline, reachOf } from './geometry.ts';

/** How far a group reaches beyond its bases. */
const PAD = 9;

/** The groups, with the separation that is pointed at. */
function useGroups(): readonly Group[] {
  const scene = useScene();
  const { shown } = usePointed();
  return useMemo(() => groupsOf(scene, shown), [scene, shown]);
}

/** Under the figures. */
export function Hulls({ figures }: { figures: readonly ShownFigure[] }) {
  const { table } = useScene();
  const groups = useGroups();
  return groups.map((g) => {
    const shape = (grown: number): string =>
      g.members.map((i) => outline(baseOf(table, figures[i]), figures[i], figures[i].angle, grown)).join('');
    return (
      <g
        key={g.key}
        className={`plane-group plane-tint-${g.tint}${g.now ? ' plane-group-now' : ''}${g.proposed ? ' plane-group-cut' : ''}`}
      >
        <path className="joined plane-group-edge" d={shape(PAD + (g.now ? 1.8 : 1))} />
        <path className="joined plane-group-body" d={shape(PAD)} />
      </g>
    );
  });
}

/** Over the figures: a hinge where two enemies meet, a bar where a separation parts them; and the number of each combat. */
export function Links({ figures }: { figures: readonly ShownFigure[] }) {
  const scene = useScene();
  const { table } = scene;
  const groups = useGroups();
  const links = linksOf(scene, groups).map(({ a, b, cut }) => {
    if (figures[a].place < 0 || figures[b].place < 0) return null;
    const at = meeting(baseOf(table, figures[a]), figures[a], baseOf(table, figures[b]), figures[b]);
    const turn = `translate(${round(at.x)} ${round(at.y)}) rotate(${round((at.turn * 180) / Math.PI)})`;
    return (
      <g key={`${a} ${b}`} className={cut ? 'plane-link plane-link-cut' : 'plane-link'} transform={turn}>
        {cut ? (
          <path d="M0 -9V9" />
        ) : (
          <>
            <path d="M-3.500 0H3.500" />
            <circle cx="-3.500" r="1.700" />
            <circle cx="3.500" r="1.700" />
          </>
        )}
      </g>
    );
  });
  return (
    <>
      {links}
      <Numbers groups={groups} figures={figures} />
    </>
  );
}

/** The number of each combat, over the upper edge of its group. */
function Numbers({ groups, figures }: { groups: readonly Group[]; figures: readonly ShownFigure[] }) {
  const { table } = useScene();
  return groups.map((g) => {
    if (g.label === '') return null;
    const top = g.members.reduce((best, i) => (figures[i].y < figures[best].y ? i : best), g.members[0]);
    const f = figures[top];
    const reach = reachOf(baseOf(table, f), f.angle);
    return (
      <g
        key={g.key}
        className={`plane-number plane-tint-${g.tint}${g.now ? ' plane-number-now' : ''}`}
        transform={`translate(${round(f.x)} ${round(f.y - reach.y - PAD - 2)})`}
      >
        <circle r="8" />
        <text y="4.200">{g.label}</text>
      </g>
    );
  });
}
