/** At the edges of an enlarged board: how many figures stand out of sight that way. A press goes to the nearest of them. */
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SideMark } from '../design/index.ts';
import { useScene } from '../table/scene.ts';
import type { Box, Zoom } from '../table/useZoom.ts';
import { beyond, type Edge, type Stander, shownOf } from './beyond.ts';
import { useBoardStrings } from './strings.ts';

const CHEVRONS = { up: ChevronUp, right: ChevronRight, down: ChevronDown, left: ChevronLeft } satisfies Record<Edge, unknown>;

/** How much room an element has; null until that is known. */
function useSize(element: RefObject<Element | null>): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useEffect(() => {
    if (element.current === null) return;
    const watch = new ResizeObserver(([{ contentRect }]) => setSize({ width: contentRect.width, height: contentRect.height }));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}

/** For buttons that come and go: whoever is on one by the keyboard while it goes away is led to `next`, so that the focus is not lost to the page. */
function useKeptFocus(next: () => HTMLElement | SVGElement | null) {
  const on = useRef(false);
  useLayoutEffect(() => {
    if (!on.current || document.activeElement !== document.body) return;
    on.current = false;
    next()?.focus({ preventScroll: true });
  });
  return {
    onFocus() {
      on.current = true;
    },
    onBlur() {
      on.current = false;
    },
  };
}

interface OutOfSightProps {
  svg: RefObject<SVGSVGElement | null>;
  box: Box;
  zoom: Zoom;
  standers: readonly Stander[];
}

/** Nothing where the whole board is in sight; else a button at each edge beyond which somebody stands. */
export function OutOfSight({ svg, box, zoom, standers }: OutOfSightProps) {
  const t = useBoardStrings();
  const { speech } = useScene();
  const size = useSize(svg);
  // Another edge that somebody stands beyond, or else the board.
  const kept = useKeptFocus(
    () =>
      svg.current?.parentElement?.querySelector<HTMLElement>('[data-out]') ??
      svg.current?.querySelector<SVGElement>('[data-space][tabindex="0"]') ??
      null,
  );
  if (zoom.factor <= 1 || size === null || size.width === 0 || size.height === 0) return null;
  const all = beyond(standers, shownOf(box, size, { ...zoom.at, factor: zoom.factor }));
  return all.map(({ edge, sides, figures, nearest, along }) => {
    const Chevron = CHEVRONS[edge];
    return (
      <button
        key={edge}
        type="button"
        className={`flex middle sans small num out-of-sight out-${edge}`}
        data-out={edge}
        style={{ '--along': along } as CSSProperties}
        aria-label={t.outOfSight(edge, speech.list(figures.map((f) => speech.figure(f))))}
        onClick={() => zoom.look(nearest.x, nearest.y, zoom.factor)}
        {...kept}
      >
        <Chevron size={16} aria-hidden="true" />
        {sides.map(({ seat, n }) => (
          <span key={seat} className="flex middle gap-1">
            {seat >= 0 && <SideMark seat={seat} size={12} />}
            {n}
          </span>
        ))}
      </button>
    );
  });
}
