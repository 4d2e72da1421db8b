/** A board of hexes: an image to the eye, a grid of named cells to keyboard and screen reader. What the cells mean is the game's affair. */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type Box, useZoom } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** The drawing is the grid of hexes. */
const GRID = { role: 'grid' } as const;
const NO_ROLE = { role: 'presentation' } as const;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** One press of + or -. */
const STEP = 1.3;

/** What one hex says and how it answers. */
export interface HexCell {
  /** Everything about it, for the ear. */
  readonly label: string;
  /** A press on it means something. */
  readonly can: boolean;
  /** Something is aimed, and it cannot be aimed here. */
  readonly cannot?: boolean;
  /** The reason stands under the board, in `#why-not`. */
  readonly refused?: boolean;
  /** How files and people call it. */
  readonly name?: string;
}

interface HexGridProps {
  readonly box: Box;
  /** Every hex once, row by row. */
  readonly rows: readonly (readonly number[])[];
  /** Class names; `cell-can` and `cell-cannot` are made from the cell's. */
  readonly classes: { readonly drawing: string; readonly cell: string; readonly foot: string };
  /** The attribute that holds the number of a hex. */
  readonly attribute: 'data-hex' | 'data-space';
  readonly texts: { readonly board: string; readonly boardRole: string; readonly boardKeys: string };
  /** Where the keyboard comes in before anything was focused. */
  readonly start: number;
  /** The hex that an arrow, Home or End leads to. */
  moved(from: number, key: string): number;
  /** Its corners, as an SVG list. */
  corners(hex: number): string;
  cell(hex: number): HexCell;
  press(hex: number): void;
  point(hex: number): void;
  /** Where the keyboard is, where that is not for the grid to say. */
  readonly at?: number | undefined;
  /** The keyboard has come to a hex. */
  readonly arrive?: ((hex: number) => void) | undefined;
  /** Keys of the game's own, asked first; true where it took the key. */
  onKey?(key: string, shift: boolean): boolean;
  /** Under the board, beside the zoom buttons. */
  readonly foot: ReactNode;
  /** Over everything else, where a pointer meets it before the hexes. */
  readonly above?: ReactNode;
  /** The drawing itself. */
  readonly children: ReactNode;
}

export function HexGrid(props: HexGridProps) {
  const { box, rows, classes, attribute, texts, start, moved, corners, cell, press, point, at, arrive, onKey, foot, above, children } =
    props;
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(svg, box);
  const [focused, setFocused] = useState(-1);
  const home = at ?? (focused >= 0 && rows.some((row) => row.includes(focused)) ? focused : start);

  const focus = (hex: number): void => {
    setFocused(hex);
    svg.current?.querySelector<SVGElement>(`[${attribute}="${hex}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if (onKey?.(e.key, e.shiftKey) === true) {
      e.preventDefault();
      return;
    }
    if (ARROWS.includes(e.key)) {
      const to = moved(home, e.key);
      focus(to);
      arrive?.(to);
    } else if (e.key === 'Enter' || e.key === ' ') press(home);
    else if (e.key === '+' || e.key === '=') zoom.by(STEP);
    else if (e.key === '-') zoom.by(1 / STEP);
    else if (e.key === '0') zoom.fit();
    else return;
    e.preventDefault();
  };

  const drawn = (hex: number) => {
    const { label, can, cannot = false, refused = false, name } = cell(hex);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a table cell
      <g
        key={hex}
        role="gridcell"
        className={`${classes.cell}${can ? ` ${classes.cell}-can` : ''}${cannot ? ` ${classes.cell}-cannot` : ''}`}
        {...{ [attribute]: hex }}
        data-name={name}
        tabIndex={hex === home ? 0 : -1}
        aria-label={label}
        aria-describedby={refused ? 'why-not' : undefined}
        onClick={() => {
          setFocused(hex);
          press(hex);
        }}
        onPointerEnter={(e) => {
          if (e.pointerType !== 'touch') point(hex);
        }}
        onPointerDown={(e) => {
          if (e.pointerType === 'touch') point(hex);
        }}
        onFocus={() => {
          setFocused(hex);
          point(hex);
        }}
      >
        <polygon points={corners(hex)} />
      </g>
    );
  };

  return (
    <>
      <svg
        ref={svg}
        className={classes.drawing}
        preserveAspectRatio="xMidYMin"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        data-zoomed={zoom.factor > 1 || undefined}
        {...GRID}
        aria-label={texts.board}
        aria-roledescription={texts.boardRole}
        aria-describedby="board-keys"
        onKeyDown={onKeyDown}
        onPointerLeave={() => point(-1)}
      >
        <g transform={zoom.transform || undefined} {...NO_ROLE}>
          {children}
          {rows.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a table row
            <g key={row[0]} role="row">
              {row.map(drawn)}
            </g>
          ))}
          {above}
        </g>
      </svg>
      <p id="board-keys" hidden>
        {texts.boardKeys}
      </p>
      <div className={classes.foot}>
        {foot}
        <ZoomButtons zoom={zoom} />
      </div>
    </>
  );
}
