/** One board for every game: it draws ground, marks and pieces, is pointed at and pressed, and says what stands against a press. */
import type { Option, Refusal } from '@escarmouche/engine/core';
import { CaretsToAxisDashedVertical, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, use, useMemo, useRef, useState } from 'react';
import { Button } from '../design/index.ts';
import { ThreatButton, useThreatTold } from '../odds/ThreatButton.tsx';
import { ThreatContext, threatMarks } from '../odds/threats.ts';
import { useScene } from '../table/scene.ts';
import { useTableStrings } from '../table/strings.ts';
import { UNSPOKEN } from '../table/unspoken.ts';
import { choiceMarks } from './choices.ts';
import { useClose } from './close.ts';
import { type FreeHand, Grid } from './Grid.tsx';
import type { Ground } from './ground.ts';
import { MarkLayer } from './Marks.tsx';
import { Menu } from './Menu.tsx';
import { type Marks, marks } from './mark.ts';
import { PieceCard } from './PieceCard.tsx';
import { useBoardStrings } from './strings.ts';
import { Told } from './Told.tsx';
import type { Chooser } from './useChoosing.ts';
import './marks.css';

/** A piece on the board, drawn around the point where it stands. */
export interface Piece {
  /** What the tests and the styles know it by. */
  readonly key: string;
  readonly space: number;
  /** The figure it is; -1 where it is none. */
  readonly figure: number;
  readonly drawing: ReactNode;
}

/** What stands against the verb picked where somebody stands whom it cannot be aimed at. */
function refusedAt({ verb, pieces }: Chooser, space: number): readonly Refusal[] {
  const names = verb === null ? [] : pieces.figuresAt(space).map((f) => pieces.figures[f]);
  return verb?.refused.find((r) => r.on.figures.some((n) => names.includes(n)))?.reasons ?? [];
}

interface BoardProps {
  board: Chooser;
  ground: Ground;
  texts: { readonly boardRole: string; readonly boardKeys: string };
  /** The ground itself. */
  drawing: ReactNode;
  /** What the game draws beside what the kit does: reach, ways, looks, what just happened. */
  marks: Marks;
  pieces: readonly Piece[];
  /** A space in parts, for the ear and for the line under the board: its name, its ground, who stands there. */
  spoken(space: number): readonly string[];
  /** What can be done at a space, if the game says it better than its options do: `move here for 2 points`. */
  does?(space: number, options: readonly Option[]): string | null;
  /** How files and people call a space. */
  nameOf?(space: number): string;
  /** Where the keyboard comes in. */
  start?: number;
  /** A figure in short, shown at a corner of the board while it is pointed at. */
  card?(figure: number): ReactNode;
  /** For the line under the board. */
  hint?: string;
  more?: ReactNode;
  tools?: ReactNode;
  /** Behind an option in the menu: what it would provoke, its odds. */
  aside?(option: Option): ReactNode;
  /** On a free table; see `Grid`. */
  free?: FreeHand;
  watch?: readonly number[];
  onKey?(key: string, shift: boolean): boolean;
  above?: ReactNode;
}

export function Board(props: BoardProps) {
  const { board, texts, drawing, pieces, spoken, does, nameOf, start, card, hint, more, tools, aside, free, watch, onKey, above } = props;
  const ground = useClose(props.ground, pieces);
  const svg = useRef<SVGSVGElement>(null);
  const t = useTableStrings();
  const k = useBoardStrings();
  const { speech } = useScene();
  const [carried, setCarried] = useState<{ readonly from: number; readonly over: number } | null>(null);
  const { clicks, whyNot, verb, laid, held, holders, pointed } = board;
  const own = choiceMarks(board);
  const layer = use(ThreatContext);
  const dangers = useMemo(() => threatMarks(layer, board, speech.lang), [layer, board, speech.lang]);
  const dangerAt = useThreatTold();

  /** A space in parts, and what a press there would do. */
  const told = (space: number): readonly string[] => {
    const found = clicks.get(space) ?? [];
    const parts = [...spoken(space), ...dangerAt(space)];
    if (found.length === 0) return parts;
    return [...parts, does?.(space, found) ?? (found.length === 1 ? speech.option(found[0].say) : t.severalHere(found.length))];
  };
  const label = (space: number): string => {
    const reasons = whyNot?.space === space ? whyNot.reasons : clicks.has(space) ? [] : refusedAt(board, space);
    const why = reasons.length === 0 ? [] : [t.notPossible(reasons.map((r) => speech.reason(r)).join(' '))];
    return [...told(space), ...why].join('. ');
  };

  const key = (k: string, shift: boolean): boolean => {
    if (onKey?.(k, shift) === true) return true;
    if (k === 'Escape') return board.letGo();
    if (laid === null) return false;
    if (k === 'r' || k === 'R') laid.turn(shift ? -1 : 1);
    else if (k === 'm' || k === 'M') laid.mirror();
    else return false;
    return true;
  };

  const pointedAt = pointed < 0 ? -1 : (board.pieces.figuresAt(pointed)[0] ?? -1);
  const stands = held < 0 ? -1 : board.pieces.standsOn(held);
  const first = [start ?? -1, stands, clicks.keys().next().value ?? -1].find((s) => s >= 0) ?? ground.rows[0][0];
  return (
    <div className="grid anchor may-flatten board">
      <Grid
        svg={svg}
        ground={ground}
        texts={{ board: t.board, ...texts }}
        start={first}
        cell={(space) => ({
          label: label(space),
          can: board.answers(space),
          cannot: verb !== null && !clicks.has(space),
          refused: whyNot?.space === space,
          selected: held >= 0 && board.pieces.standsOn(held) === space,
          held: board.mayDrag(space),
          ...(nameOf === undefined ? {} : { name: nameOf(space) }),
        })}
        press={board.press}
        point={board.point}
        drag={board.drag}
        over={(from, over) => {
          setCarried(over < 0 || over === from ? null : { from, over });
          if (over >= 0) board.point(over);
        }}
        {...(free === undefined ? {} : { free })}
        {...(watch === undefined ? {} : { watch })}
        onKey={key}
        foot={
          <>
            <Told
              board={board}
              parts={pointed < 0 ? [] : board.prepared === null ? told(pointed) : spoken(pointed)}
              {...(hint === undefined ? {} : { hint })}
              more={more}
              tools={
                laid === null ? (
                  tools
                ) : (
                  <div className="flex rigid">
                    <Button kind="quiet" iconOnly icon={<RotateCcw size={18} />} aria-keyshortcuts="Shift+R" onClick={() => laid.turn(-1)}>
                      {k.turnLeft}
                    </Button>
                    <Button kind="quiet" iconOnly icon={<RotateCw size={18} />} aria-keyshortcuts="R" onClick={() => laid.turn(1)}>
                      {k.turnRight}
                    </Button>
                    <Button
                      kind="quiet"
                      iconOnly
                      icon={<CaretsToAxisDashedVertical size={18} />}
                      aria-keyshortcuts="M"
                      onClick={laid.mirror}
                    >
                      {k.mirror}
                    </Button>
                  </div>
                )
              }
            />
            <ThreatButton />
          </>
        }
        above={above}
      >
        {drawing}
        <MarkLayer
          ground={ground}
          marks={marks(
            dangers.under,
            own.under,
            props.marks.under,
            carried !== null && { kind: 'arrow', tone: 'way', from: carried.from, to: carried.over },
          )}
        />
        <g {...UNSPOKEN} className="untouched pieces">
          {pieces.map((p) => {
            const at = ground.centre(p.space);
            return (
              <g
                key={p.key}
                className="piece"
                data-piece={p.key}
                data-held={p.figure === held || undefined}
                data-aside={(held >= 0 && p.figure !== held && holders.includes(p.figure)) || undefined}
                style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
              >
                {p.drawing}
              </g>
            );
          })}
        </g>
        <MarkLayer ground={ground} marks={marks(own.over, dangers.over, props.marks.over)} />
      </Grid>
      <Menu board={board} svg={svg} aside={aside} />
      {card !== undefined && pointedAt >= 0 && board.menu === null && !board.away && (
        <PieceCard
          svg={svg}
          name={pieces.find((p) => p.figure === pointedAt)?.key}
          spaces={pieces.map((p) => p.space)}
          never={[pointed, board.place, ...clicks.keys()]}
        >
          {card(pointedAt)}
        </PieceCard>
      )}
    </div>
  );
}
