import { outerRadius } from '@escarmouche/engine/space';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
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

/** A pointer that goes no farther than this, in millimetres, only chooses. */
const HELD = 2;

/** The table from above, in millimetres: figures are dragged, or moved with the arrow keys. */
export function LayingBoard({ own, laid, size, chosen, nameOf, onChoose, onChange, onRemove }: LayingBoardProps) {
  const t = useSetupStrings();
  const grid = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [wide, deep] = size;
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

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg ref={svg} className="block full edged cset-board" viewBox={`0 0 ${wide} ${deep}`} role="group" aria-label={t.board}>
      <defs>
        <pattern id={grid} width={50} height={50} patternUnits="userSpaceOnUse">
          <path className="hollow line-hair cset-grid" d="M50 0H0V50" />
        </pattern>
      </defs>
      <rect className="cset-ground" width={wide} height={deep} />
      <rect width={wide} height={deep} fill={`url(#${grid})`} />
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
            className={`cset-figure side-${f.seat}${f.key === chosen ? ' cset-figure-chosen' : ''}${f.key === held?.key ? ' cset-figure-held' : ''}`}
            transform={`translate(${f.key === held?.key && drag !== null ? `${drag.x} ${drag.y}` : `${f.x} ${f.y}`})`}
            onPointerDown={(e) => begin(e, f)}
            onPointerMove={(e) => move(e, f)}
            onPointerUp={() => end(f)}
            onPointerCancel={() => setDrag(null)}
            onKeyDown={(e) => onKeyDown(e, f)}
            onFocus={() => onChoose(f.key)}
          >
            <Outline own={own} figure={f} className="line-side line-12 cset-base" />
            {f.level > 0 && <Outline own={own} figure={f} className="hollow line-side cset-air" grow={3 * f.level} />}
          </g>
        ))}
      {contactsOf(own, now).map(([a, b, charged]) => (
        <Contact key={`${a.key} ${b.key}`} own={own} from={a} to={b} charged={charged} />
      ))}
      {laid.map((f) => (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: letters on a drawing take no focus; the figure below says them
        <g
          key={f.key}
          className={f.key === held?.key ? 'untouched cset-figure-held' : 'untouched'}
          transform={`translate(${f.key === held?.key && drag !== null ? `${drag.x} ${drag.y}` : `${f.x} ${f.y}`})`}
          aria-hidden="true"
        >
          <text className="sans bold fill-ink haloed line-paper mid cset-key" y={signs(f) === '' ? 0.6 : -1.6}>
            {f.key}
          </text>
          <text className="haloed line-paper mid cset-signs" y={6}>
            {signs(f)}
          </text>
        </g>
      ))}
      {held !== undefined && drag !== null && (
        <g
          className={ghost === undefined ? 'untouched cset-ghost cset-ghost-bad' : 'untouched cset-ghost'}
          transform={`translate(${ghost?.x ?? drag.x} ${ghost?.y ?? drag.y})`}
        >
          <Outline own={own} figure={held} className="line-side line-12 cset-base" />
          {ghost === undefined && <path className="hollow line-bad line-20" d="M-6-6 6 6M-6 6 6-6" />}
        </g>
      )}
    </svg>
  );
}

/** Light, serious and critical as one to three discs; stunned and in rout as signs. The same is said in words. */
function signs(f: Laid): string {
  const wound = { none: '', light: '●', serious: '●●', critical: '●●●' }[f.wound];
  return `${wound}${f.stunned ? '✶' : ''}${f.routed ? '⚑' : ''}${f.level > 0 ? `↑${f.level}` : ''}`;
}

function Outline({ own, figure, className, grow = 0 }: { own: Own; figure: Laid; className: string; grow?: number }) {
  const base = baseIn(own, figure);
  if (base.round) return <circle className={className} r={base.wide / 2 + grow} />;
  return (
    <rect
      className={className}
      x={-base.wide / 2 - grow}
      y={-base.deep / 2 - grow}
      width={base.wide + 2 * grow}
      height={base.deep + 2 * grow}
      transform={`rotate(${figure.angle})`}
    />
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

/** A disc where two touch; for a charge an arrow, from him who charged. */
function Contact({ own, from, to, charged }: { own: Own; from: Laid; to: Laid; charged: boolean }) {
  // Where the line of centres leaves the smaller share to the smaller base: near enough to where they touch.
  const share = outerRadius(baseIn(own, from)) / (outerRadius(baseIn(own, from)) + outerRadius(baseIn(own, to)));
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (!charged) return <circle className="untouched line-paper cset-contact" cx={x} cy={y} r={2.2} />;
  return (
    <path
      className="untouched line-paper cset-contact cset-contact-charge"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d="M-6-1.2H0V-4L6 0 0 4V1.2H-6z"
    />
  );
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
