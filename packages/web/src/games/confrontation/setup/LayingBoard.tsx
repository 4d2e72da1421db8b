import '../../../board/marks.css';
import '../table/board/plane.css';
import '../table/board/bases.css';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { UNSPOKEN } from '../../../table/unspoken.ts';
import { BaseToken, Signs } from '../table/board/Base.tsx';
import { Hinge } from '../table/board/Fights.tsx';
import { Ground } from '../table/board/Ground.tsx';
import { MARGIN, meeting, outline } from '../table/board/geometry.ts';
import { Weaves } from '../table/board/Weaves.tsx';
import type { Own } from './content.ts';
import { baseIn, type Change, chargedBy, dropped, enemiesOf, type Laid, nudged, type Size, touch, without } from './placing.ts';
import { useSetupStrings } from './wording.ts';

interface LayingBoardProps {
  own: Own;
  laid: readonly Laid[];
  size: Size;
  chosen: string | null;
  nameOf: (figure: Laid) => string;
  onChoose: (key: string) => void;
  onChange: (key: string, change: Change) => void;
  onRemove: (key: string) => void;
}

/** A figure that is being dragged: where the pointer holds it, and how far from its centre. */
interface Drag {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly moved: boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ORIGIN = { x: 0, y: 0 };
const WOUNDED: readonly Laid['wound'][] = ['none', 'light', 'serious', 'critical'];

/** A pointer that goes no farther than this, in millimetres, only chooses. */
const HELD = 2;

/** The table from above, in millimetres: figures are dragged, or moved with the arrow keys. */
export function LayingBoard({ own, laid, size, chosen, nameOf, onChoose, onChange, onRemove }: LayingBoardProps) {
  const t = useSetupStrings();
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [wide, deep] = size;
  const [table, box] = useMemo(
    () =>
      [
        { wide, deep },
        { x: -MARGIN, y: -MARGIN, width: wide + 2 * MARGIN, height: deep + 2 * MARGIN },
      ] as const,
    [wide, deep],
  );
  const held = drag?.moved === true ? laid.find((f) => f.key === drag.key) : undefined;
  const would = held === undefined || drag === null ? null : dropped(own, laid, held, drag.x, drag.y, size);
  // While one is dragged, contacts are those it would have.
  const now = held === undefined || would === null ? laid : 'laid' in would ? would.laid : without(laid, held.key);
  const ghost = would !== null && 'laid' in would ? would.laid.find((f) => f.key === drag?.key) : undefined;

  const pointAt = (e: PointerEvent): readonly [number, number] => {
    const ctm = svg.current?.getScreenCTM();
    if (ctm == null) return [0, 0];
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(ctm.inverse());
    return [p.x, p.y];
  };
  const begin = (e: PointerEvent<SVGGElement>, f: Laid): void => {
    if (e.button !== 0) return;
    const [x, y] = pointAt(e);
    e.currentTarget.setPointerCapture(e.pointerId);
    setDrag({ key: f.key, x: f.x, y: f.y, dx: x - f.x, dy: y - f.y, moved: false });
    onChoose(f.key);
  };
  const move = (e: PointerEvent<SVGGElement>, f: Laid): void => {
    if (drag?.key !== f.key) return;
    const [px, py] = pointAt(e);
    const x = Math.min(wide, Math.max(0, px - drag.dx));
    const y = Math.min(deep, Math.max(0, py - drag.dy));
    const moved = drag.moved || Math.abs(x - f.x) > HELD || Math.abs(y - f.y) > HELD;
    setDrag({ ...drag, x, y, moved });
  };
  const end = (f: Laid): void => {
    if (drag?.key === f.key && drag.moved) onChange(f.key, dropped(own, laid, f, drag.x, drag.y, size));
    setDrag(null);
  };
  const onKeyDown = (e: KeyboardEvent, f: Laid): void => {
    const step = STEPS[e.key];
    if (step !== undefined) {
      e.preventDefault();
      const by = e.shiftKey ? 10 : 1;
      onChange(f.key, nudged(own, laid, f, step[0] * by, step[1] * by, size));
    } else if (e.key === 'Enter' || e.key === ' ') {
      e.preventDefault();
      onChoose(f.key);
    } else if (e.key === 'Delete' || e.key === 'Backspace') {
      e.preventDefault();
      onRemove(f.key);
    }
  };

  const at = (f: Laid): Laid => (f.key === held?.key && drag !== null ? { ...f, x: drag.x, y: drag.y } : f);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      ref={svg}
      className="block full edged cset-board"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="group"
      aria-label={t.board}
    >
      <Weaves table={table} />
      <Ground table={table} box={box} zone={null} seat={0} />
      {[...laid]
        .sort((a, b) => a.level - b.level)
        .map((f) => (
          // biome-ignore lint/a11y/useSemanticElements: a figure of a drawing cannot be a button element
          <g
            key={f.key}
            role="button"
            tabIndex={0}
            aria-pressed={f.key === chosen}
            aria-label={spoken(own, laid, f, nameOf(f), t)}
            className={`cset-figure side-${f.seat}${f.key === held?.key ? ' cset-figure-held' : ''}`}
            transform={`translate(${at(f).x} ${at(f).y})`}
            onPointerDown={(e) => begin(e, f)}
            onPointerMove={(e) => move(e, f)}
            onPointerUp={() => end(f)}
            onPointerCancel={() => setDrag(null)}
            onKeyDown={(e) => onKeyDown(e, f)}
            onFocus={() => onChoose(f.key)}
          >
            <BaseToken
              base={baseIn(own, f)}
              figure={{ side: f.seat, angle: f.angle }}
              profile={f.profile}
              mark={f.level > 0 ? `${f.key}\u00a0↑${f.level}` : f.key}
              acting={f.key === chosen}
              inspected={false}
              spent={false}
            />
            {f.level > 0 && <path className="hollow line-side cset-air" d={outline(baseIn(own, f), ORIGIN, f.angle, 3 * f.level)} />}
          </g>
        ))}
      <g className="untouched" {...UNSPOKEN}>
        {contactsOf(own, now).map(([a, b, charged]) => {
          const place = meeting(baseIn(own, a), a, baseIn(own, b), b);
          const turn = `translate(${place.x} ${place.y}) rotate(${(place.turn * 180) / Math.PI})`;
          // For a charge an arrow, from him who charged.
          return charged ? (
            <path key={`${a.key} ${b.key}`} className="line-paper cset-charge" transform={turn} d="M-6-1.2H0V-4L6 0 0 4V1.2H-6z" />
          ) : (
            <g key={`${a.key} ${b.key}`} className="plane-link" transform={turn}>
              <Hinge />
            </g>
          );
        })}
        {laid.map((f) => (
          <Signs
            key={f.key}
            base={baseIn(own, f)}
            figure={{
              ...at(f),
              wound: WOUNDED.indexOf(f.wound),
              signs: [...(f.stunned ? (['stunned'] as const) : []), ...(f.routed ? (['routed'] as const) : [])],
            }}
            name=""
            box={box}
          />
        ))}
        {held !== undefined && drag !== null && (
          <g transform={`translate(${ghost?.x ?? drag.x} ${ghost?.y ?? drag.y})`}>
            <path
              className={ghost === undefined ? 'hollow line-12 line-bad' : 'hollow line-12 cset-ghost'}
              d={outline(baseIn(own, held), ORIGIN, held.angle)}
            />
            {ghost === undefined && <path className="hollow line-bad line-20" d="M-6-6 6 6M-6 6 6-6" />}
          </g>
        )}
      </g>
    </svg>
  );
}

/** Pairs of enemies that touch, he who charged first, and whether he did. */
function contactsOf(own: Own, laid: readonly Laid[]): (readonly [Laid, Laid, boolean])[] {
  const pairs: (readonly [Laid, Laid, boolean])[] = [];
  for (const a of laid)
    for (const b of laid) {
      if (a.seat !== 0 || b.seat !== 1 || !touch(own, a, b)) continue;
      const there = chargedBy(own, laid, a).includes(b.key);
      const back = chargedBy(own, laid, b).includes(a.key);
      pairs.push(back && !there ? [b, a, true] : [a, b, there]);
    }
  return pairs;
}

/** A figure for the ear: who it is, whom it touches, what has happened to it. */
function spoken(own: Own, laid: readonly Laid[], f: Laid, name: string, t: ReturnType<typeof useSetupStrings>): string {
  const touched = enemiesOf(own, laid, f).map((x) => x.key);
  const charged = chargedBy(own, laid, f);
  return [
    t.figure(f.key, name),
    t.side(f.seat + 1),
    f.level > 0 ? t.atLevel(f.level) : '',
    f.angle > 0 && !baseIn(own, f).round ? t.turnedBy(f.angle) : '',
    t.woundSaid[f.wound],
    f.stunned ? t.stunned : '',
    f.routed ? t.routed : '',
    touched.length === 0 ? t.touchesNobody : t.touches(touched.join(', ')),
    charged.length > 0 ? t.chargedSaid(charged.join(', ')) : '',
    f.assault === 'engage' ? t.engaged : '',
  ]
    .filter(Boolean)
    .join(', ');
}
