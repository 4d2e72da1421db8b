/** The places of a board as one goes over them by keyboard and hears them: outlines over the drawing, each with its name and what it answers to. */
import { memo, useMemo } from 'react';
import type { Ground } from './ground.ts';
import { usePointed, type WhyNot } from './usePointing.ts';

/** What one place says and how it answers. */
export interface Cell {
  /** Everything about it, for the ear. */
  readonly label: string;
  /** A press on it means something. */
  readonly can: boolean;
  /** Something is aimed, and it cannot be aimed here. */
  readonly cannot?: boolean;
  /** Why nothing can be done there stands under the board, in `#why-not`. */
  readonly refused?: boolean;
  /** The figure there is the one that acts. */
  readonly selected?: boolean;
  /** A figure there can be carried away. */
  readonly held?: boolean;
  /** How files and people call it. */
  readonly name?: string;
}

interface PlacesProps {
  readonly ground: Ground;
  /** `whyNot` where the place is pointed at and nothing can be done there. */
  cell(space: number, whyNot: WhyNot | null): Cell;
  /** Where the keyboard comes in. */
  readonly home: number;
}

/** Every place. Of those a pointer goes over, only one at which nothing can be done says anything else than before. */
export function Places({ ground, cell, home }: PlacesProps) {
  const { whyNot } = usePointed();
  const cells = useMemo(() => new Map(ground.rows.flat().map((s) => [s, cell(s, null)])), [ground, cell]);
  return useMemo(
    () =>
      ground.rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of a drawing cannot be a table row
        <g key={row[0]} role="row">
          {row.map((s) => (
            <Place
              key={s}
              space={s}
              shape={ground.cell?.(s) ?? ground.outline(s)}
              isHome={s === home}
              {...(whyNot?.space === s ? cell(s, whyNot) : (cells.get(s) as Cell))}
            />
          ))}
        </g>
      )),
    [ground, cell, cells, whyNot, home],
  );
}

interface PlaceProps extends Cell {
  space: number;
  /** Its outline as the path of an SVG. */
  shape: string;
  isHome: boolean;
}

const Place = memo(function Place(props: PlaceProps) {
  const { space, shape, isHome, label, can, cannot = false, refused = false, selected = false, held = false, name } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a table cell
    <g
      role="gridcell"
      className="board-cell"
      data-space={space}
      data-name={name}
      data-can={can || undefined}
      data-cannot={cannot || undefined}
      data-held={held || undefined}
      tabIndex={isHome ? 0 : -1}
      aria-label={label}
      aria-selected={selected || undefined}
      aria-describedby={refused ? 'why-not' : undefined}
    >
      <path d={shape} />
    </g>
  );
});
