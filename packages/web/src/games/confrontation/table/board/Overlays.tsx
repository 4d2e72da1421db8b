/** What is drawn while a person decides: how far a figure goes, places offered, the figure in hand, who is aimed at. */
import type { Table } from '@escarmouche/engine/confrontation';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { actorOf, placeOf, targetOf } from '../concerns.ts';
import { figuresOf, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { BaseToken } from './Base.tsx';
import { attackNow } from './fights.ts';
import { arrow, baseOf, outline, type Point, reachOf, round } from './geometry.ts';

/** Where a ring's name stands: between the places offered on it, where the ring lies well on the table. */
function nameOn({ wide, deep }: Table, { x, y }: Point, r: number): Point {
  const spots = [-67.5, -112.5, 67.5, 112.5, -22.5, 22.5, -157.5, 157.5].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    return { x: x + r * Math.cos(a), y: y + r * Math.sin(a) + 3 };
  });
  return spots.find((p) => p.x > 30 && p.x < wide - 30 && p.y > 12 && p.y < deep - 6) ?? spots[0];
}

/** How far the figure that acts walks and runs, or pursues: the rings under the figures, their names over them. */
export function Reach({ board, level, part }: { board: BoardState; level: number; part: 'rings' | 'names' }) {
  const scene = useScene();
  const t = useTableStrings();
  const { node, position } = scene.snapshot;
  const me = figuresOf(scene)[board.actor];
  const values = position.values[board.actor];
  if (node.kind !== 'decision' || me === undefined || values === undefined || me.placed === 0 || me.level !== level) return null;
  const { key } = node.prompt;
  const rings =
    key === 'ask-pursue' || key === 'ask-pursuers'
      ? [{ r: values.pursuit, name: t.legend.pursuit, run: false }]
      : key === 'ask-act'
        ? [
            { r: values.walk, name: t.legend.walk, run: false },
            { r: values.walk * 2, name: t.legend.run, run: true },
          ]
        : [];
  return (
    <g className={`plane-reach side-${me.seat}`} clipPath="url(#plane-inside)" {...UNSPOKEN}>
      {rings.map((ring) => {
        const at = nameOn(scene.table, me, ring.r);
        return (
          <g key={ring.name} className={ring.run ? 'plane-run' : 'plane-walk'}>
            {part === 'rings' ? (
              <circle cx={round(me.x)} cy={round(me.y)} r={round(ring.r)} />
            ) : (
              <text x={round(at.x)} y={round(at.y)}>
                {`${ring.name} ${t.cm(ring.r)}`}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Enemies that something may be aimed at. */
export function Aims({ board, level }: { board: BoardState; level: number }) {
  const scene = useScene();
  const figures = figuresOf(scene);
  if (scene.take === null) return null;
  return (
    <g className="plane-aims" {...UNSPOKEN}>
      {[...board.aims.keys()].map((i) => {
        const f = figures[i];
        if (f === undefined || f.level !== level || f.placed === 0) return null;
        return <path key={i} d={outline(baseOf(scene.table, f), f, f.angle, 4)} />;
      })}
    </g>
  );
}

/** Over the figures: the attack under way, the option pointed at, what is carried, where it may not stand. */
export function Over({ board, level }: { board: BoardState; level: number }) {
  const scene = useScene();
  const { table, speech } = scene;
  const figures = figuresOf(scene);
  const t = useTableStrings();
  const between = (a: number, b: number, look: string) => {
    const [f, o] = [figures[a], figures[b]];
    if (f === undefined || o === undefined || f.placed === 0 || o.placed === 0 || o.level !== level) return null;
    const d = arrow(f, o, reachOf(baseOf(table, f), f.angle).x, reachOf(baseOf(table, o), o.angle).x);
    return (
      <g className={`plane-arrow ${look}`}>
        <path className="plane-arrow-case" d={d} />
        <path d={d} />
      </g>
    );
  };
  const attack = attackNow(scene);
  const { shown, carried, notThere } = board;
  const say = shown?.say;
  const at = say === undefined ? null : placeOf(say);
  // Somebody is about to be named for a roll.
  const named = say?.key.startsWith('name') === true ? figures[actorOf(say)] : undefined;
  const ghost = carried ?? (at === null || say === undefined ? null : { fig: actorOf(say), x: at[0], y: at[1], target: targetOf(say) });
  const me = ghost === null ? undefined : figures[ghost.fig];
  const there = me === undefined || ghost === null || me.level !== level ? null : { ...me, x: ghost.x, y: ghost.y, placed: 1 };
  const left = notThere === null ? undefined : figures[notThere.drop.fig];
  return (
    <g {...UNSPOKEN}>
      {named !== undefined && named.placed === 1 && named.level === level && (
        <path className="plane-named" d={outline(baseOf(table, named), named, named.angle, 6)} />
      )}
      {attack !== null && shown?.say.key !== 'attack' && between(attack.by, attack.on, 'plane-arrow-now')}
      {say !== undefined && at === null && targetOf(say) >= 0 && between(actorOf(say), targetOf(say), 'plane-arrow-shown')}
      {shown === null && scene.look && between(table.keys.indexOf(scene.look.from), table.keys.indexOf(scene.look.to), 'plane-arrow-shown')}
      {there !== null && ghost !== null && me !== undefined && (
        <>
          {me.placed === 1 && (
            <g className={`plane-way side-${me.seat}`}>
              <path d={`M${round(me.x)} ${round(me.y)}L${round(there.x)} ${round(there.y)}`} />
              <text x={round((me.x + there.x) / 2)} y={round((me.y + there.y) / 2 - 4)}>
                {t.cm(Math.hypot(there.x - me.x, there.y - me.y))}
              </text>
            </g>
          )}
          <g className="plane-carried" transform={`translate(${round(there.x)} ${round(there.y)})`}>
            <BaseToken
              base={baseOf(table, there)}
              figure={there}
              mark={speech.mark(ghost.fig)}
              acting={false}
              inspected={false}
              spent={false}
            />
          </g>
        </>
      )}
      {notThere !== null && left !== undefined && left.level === level && (
        <g className="plane-not-there">
          <path d={outline(baseOf(table, left), notThere.drop, left.angle)} />
          <path d={`M${round(notThere.drop.x - 6)} ${round(notThere.drop.y - 6)}l12 12m0 -12l-12 12`} />
        </g>
      )}
    </g>
  );
}
