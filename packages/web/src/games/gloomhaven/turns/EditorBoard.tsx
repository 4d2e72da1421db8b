/** The board to draw on: pressed, dragged, or drawn by keyboard; what is pointed at in the lists is drawn on it. */
import { hexField, hexFromRow } from '@escarmouche/engine/space';
import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Grid } from '../../../board/Grid.tsx';
import { pointyGround } from '../../../board/ground.ts';
import { MarkLayer } from '../../../board/Marks.tsx';
import { type Mark, marks } from '../../../board/mark.ts';
import { Button } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { round } from '../../../table/drawing.ts';
import { UNSPOKEN } from '../../../table/unspoken.ts';
import { type At, activeAt, atOf, erase, figureAt, hasWall, keyOf, mayWall, moveFigure, type TurnBoard, toggleWall } from './board.ts';
import { centre, FigureToken, GroundOf, hexesOf } from './Pieces.tsx';
import { holds, type Piece, pressed } from './pieces.ts';
import { figureName, spokenHex } from './spoken.ts';
import { useTurnStrings } from './strings.ts';

interface EditorBoardProps {
  readonly board: TurnBoard;
  readonly piece: Piece;
  draw(change: (b: TurnBoard) => TurnBoard): void;
  /** A hex is pointed at; null where none is. */
  point(at: At | null): void;
  /** What is drawn under the figures, and over them. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
}

/** The direction of a point from the middle of a hex, as the rules count them. */
function directionTo(x: number, y: number): number {
  const turns = Math.atan2(-y, x) / (Math.PI / 3);
  return ((Math.round(turns) % 6) + 6) % 6;
}

/** Part of a hex's half width around its middle that is near no edge. */
const MIDDLE = 0.4;
/** A pointer that moved so far drags what it began on. */
const FAR = 8;

export function EditorBoard({ board, piece, draw, point, under, over }: EditorBoardProps) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const { columns, rows } = board;
  const hexes = useMemo(() => hexesOf({ columns, rows }), [columns, rows]);
  const ground = useMemo(() => pointyGround(hexField(hexes.map(([column, row]) => hexFromRow(column, row, 'odd')))), [hexes]);
  const [held, setHeld] = useState<At | null>(null);
  const [here, setHere] = useState<At | null>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: At; x: number; y: number; far: boolean } | null>(null);
  const dragged = useRef(false);
  const [dragTo, setDragTo] = useState<At | null>(null);
  useEffect(() => {
    const element = wrapper.current;
    // A figure follows the finger; the page would be scrolled else. React's own listeners may not prevent that.
    const hold = (e: TouchEvent): void => {
      if (drag.current !== null) e.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, []);
  const active = activeAt(board);
  const space = ([column, row]: At): number => row * columns + column;
  const inHand = held !== null && figureAt(board, held) !== undefined ? held : null;

  const press = (at: At): void => {
    setHere(at);
    if (piece === 'wall-line') return;
    if (piece === 'move' && inHand === null) {
      if (holds(board, at)) setHeld(at);
      return;
    }
    draw((b) => pressed(b, piece, at, inHand));
    setHeld(null);
  };
  const wall = (at: At, direction: number): void => draw((b) => toggleWall(b, at, direction));

  /** The hex under a pointer. */
  const under_ = (e: { clientX: number; clientY: number }): { at: At; element: Element } | null => {
    const element = document.elementFromPoint(e.clientX, e.clientY)?.closest('[data-space]') ?? null;
    const hex = hexes[Number(element?.getAttribute('data-space') ?? -1)];
    return element === null || hex === undefined ? null : { at: hex, element };
  };
  const onDown = (e: PointerEvent): void => {
    dragged.current = false;
    const found = e.button === 0 ? under_(e) : null;
    // What is put down is moved with any piece; a finger only moves with the piece for it, and else scrolls.
    const may = piece === 'move' || e.pointerType === 'mouse';
    drag.current = found !== null && may && holds(board, found.at) ? { from: found.at, x: e.clientX, y: e.clientY, far: false } : null;
    // The board itself would be dragged else.
    if (drag.current !== null) e.stopPropagation();
  };
  const onMove = (e: PointerEvent): void => {
    const d = drag.current;
    if (d === null) return;
    if (Math.hypot(e.clientX - d.x, e.clientY - d.y) > FAR) d.far = true;
    if (d.far) setDragTo(under_(e)?.at ?? null);
  };
  const onUp = (e: PointerEvent): void => {
    const d = drag.current;
    drag.current = null;
    setDragTo(null);
    const found = under_(e);
    if (d?.far !== true || found === null) return;
    dragged.current = true;
    setHeld(null);
    draw((b) => moveFigure(b, d.from, found.at));
  };
  const onClick = (e: MouseEvent): void => {
    if (dragged.current) {
      // The press that ends a drag is none.
      dragged.current = false;
      e.stopPropagation();
      return;
    }
    const found = piece === 'wall-line' ? under_(e) : null;
    if (found === null) return;
    const rect = found.element.getBoundingClientRect();
    const [x, y] = [e.clientX - (rect.left + rect.width / 2), e.clientY - (rect.top + rect.height / 2)];
    // The middle of a hex is near none of its edges: it only chooses the hex.
    if (Math.hypot(x, y) > (MIDDLE * rect.width) / 2) wall(found.at, directionTo(x, y));
  };

  const onKey = (key: string): boolean => {
    const at = here ?? active;
    if (at === null) return false;
    if (/^[1-6]$/.test(key)) wall(at, Number(key) - 1);
    else if (key === 'Delete' || key === 'Backspace') draw((b) => erase(b, at));
    else if (key === 'Escape' && inHand !== null) setHeld(null);
    else return false;
    return true;
  };
  const numbers = new Map(
    Object.entries(board.figures)
      .filter(([, f]) => f.kind === 'monster')
      .map(([key], i) => [key, i + 2]),
  );

  const own = marks(
    inHand !== null && ({ kind: 'hex', tone: 'picked', at: space(inHand) } satisfies Mark),
    dragTo !== null && ({ kind: 'hex', tone: 'can', at: space(dragTo) } satisfies Mark),
    piece === 'wall-line' && here !== null && ({ kind: 'hex', tone: 'held', at: space(here), shrink: 8 } satisfies Mark),
  );

  return (
    <div
      ref={wrapper}
      className="grid anchor may-flatten board fine-edged turns-board"
      style={{ '--turns-ratio': ground.box.width / ground.box.height } as CSSProperties}
      onPointerDownCapture={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => {
        drag.current = null;
        setDragTo(null);
      }}
      onMouseDownCapture={(e) => {
        // The zoom listens to these: a figure in hand is no drag of the board.
        if (drag.current !== null) e.stopPropagation();
      }}
      onTouchStartCapture={(e) => {
        if (drag.current !== null && piece === 'move') e.stopPropagation();
      }}
      onClickCapture={onClick}
      onFocusCapture={(e) => {
        const hex = hexes[Number(e.target.closest('[data-space]')?.getAttribute('data-space') ?? -1)];
        if (hex !== undefined) setHere(hex);
      }}
    >
      <Grid
        ground={ground}
        texts={t}
        start={active === null ? Math.floor(hexes.length / 2) : space(active)}
        cell={(hex) => ({ label: spokenHex(lang, board, hexes[hex]), can: true, name: hexes[hex].join() })}
        press={(hex) => press(hexes[hex])}
        point={(hex) => point(hexes[hex] ?? null)}
        onKey={onKey}
        foot={<Foot board={board} piece={piece} held={inHand} here={here} wall={wall} />}
      >
        <GroundOf board={board} />
        {under}
        <g {...UNSPOKEN} className="untouched pieces">
          {Object.entries(board.figures).map(([key, f]) => {
            const at = atOf(key);
            const p = centre(at);
            return (
              <g key={key} className="piece" style={{ transform: `translate(${round(p.x)}px, ${round(p.y)}px)` }}>
                <FigureToken
                  f={f}
                  name={figureName(lang, board, f)}
                  n={f.kind === 'active' ? 1 : (numbers.get(key) ?? 0)}
                  elite={f.kind === 'active' && board.monster.elite && board.monster.type !== 'own'}
                  acting={f.kind === 'active'}
                  {...(f.kind === 'active' ? { of: board.monster.type } : {})}
                />
              </g>
            );
          })}
        </g>
        <MarkLayer ground={ground} marks={own} />
        {over}
      </Grid>
    </div>
  );
}

/** Under the board: what is held, and the edges of a hex by name. */
function Foot({
  board,
  piece,
  held,
  here,
  wall,
}: {
  board: TurnBoard;
  piece: Piece;
  held: At | null;
  here: At | null;
  wall: (at: At, direction: number) => void;
}) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const inHand = held === null ? undefined : figureAt(board, held);
  if (piece === 'wall-line')
    return (
      <fieldset className="row gap-2 may-shrink no-pad no-edge turns-edges">
        <legend>{here === null ? t.wallFirst : t.wallHint(keyOf(here))}</legend>
        {here !== null &&
          t.directions.map((name, d) => (
            <Button key={name} aria-pressed={hasWall(board, here, d)} disabled={!mayWall(board, here, d)} onClick={() => wall(here, d)}>
              {name}
            </Button>
          ))}
      </fieldset>
    );
  return <p className="turns-told small">{inHand === undefined ? '\u00a0' : t.held(figureName(lang, board, inHand))}</p>;
}
