/** Zoom and drag of the board: wheel, two fingers, drag, and the keys + - 0. */
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const MOST = 5;

/** The rectangle that holds the whole drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the board is moved and enlarged, and the means to change that. */
export interface Zoom {
  /** The value of the drawing's `transform`. */
  readonly transform: string;
  readonly factor: number;
  /** How far the drawing is moved, in its own units. */
  readonly at: { readonly x: number; readonly y: number };
  by(factor: number): void;
  fit(): void;
  /** Brings a place to the middle, so much enlarged; not where the person wanted to see the whole board, and has not enlarged it since. */
  look(x: number, y: number, factor: number): void;
}

/**
 * @param svg the drawing that listens
 * @param box all of it, beyond which it is not moved
 */
export function useZoom(svg: RefObject<SVGSVGElement | null>, box: Box): Zoom {
  const [state, setState] = useState({ transform: '', factor: 1, at: { x: 0, y: 0 } });
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  /** The person wanted to see the whole board. */
  const whole = useRef(false);
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const own = zoom<SVGSVGElement, unknown>()
      .extent([
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ])
      .translateExtent([
        [box.x, box.y],
        [box.x + box.width, box.y + box.height],
      ])
      .scaleExtent([1, MOST])
      .clickDistance(6)
      // Two quick touches show what would be done and do it: they do not enlarge the board.
      .tapDistance(0)
      .filter((event: Event & { touches?: TouchList; button?: number }) => {
        if (event.type === 'dblclick') return false;
        // What is taken hold of by itself does not move the board.
        if (event.type !== 'wheel' && (event.target as Element).closest('[data-held]') !== null) return false;
        // One finger scrolls the page while the whole board is in sight.
        if (event.type === 'touchstart') return (event.touches?.length ?? 0) > 1 || zoomTransform(element).k > 1;
        return !event.button;
      })
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        // By hand: what the program does to the board is no wish of the person's.
        if (sourceEvent !== null && sourceEvent !== undefined) whole.current = transform.k === 1;
        setState({ transform: transform.k === 1 ? '' : transform.toString(), factor: transform.k, at: { x: transform.x, y: transform.y } });
      });
    behaviour.current = own;
    select(element).call(own);
    return () => {
      select(element).on('.zoom', null);
    };
  }, [svg, box]);
  const by = useCallback(
    (factor: number) => {
      if (svg.current === null || behaviour.current === null) return;
      select(svg.current).call(behaviour.current.scaleBy, factor);
      whole.current = zoomTransform(svg.current).k === 1;
    },
    [svg],
  );
  const fit = useCallback(() => {
    if (svg.current === null || behaviour.current === null) return;
    select(svg.current).call(behaviour.current.transform, zoomIdentity);
    whole.current = true;
  }, [svg]);
  const look = useCallback(
    (x: number, y: number, factor: number) => {
      if (svg.current === null || behaviour.current === null || whole.current) return;
      select(svg.current).call(behaviour.current.scaleTo, factor).call(behaviour.current.translateTo, x, y);
    },
    [svg],
  );
  return { ...state, by, fit, look };
}
