/** One board for every game: it draws ground, marks and pieces, is pointed at and pressed, and says what stands against a press. */
import { NOBODY, type Option, type Refusal } from '@escarmouche/engine/core';
import { CaretsToAxisDashedVertical, RotateCcw, RotateCw } from 'lucide-react';
import { type FocusEvent, type ReactNode, type RefObject, use, useMemo, useRef, useState } from 'react';
import { createStore, type Store, useStore } from '../app/store.ts';
import { Button } from '../design/index.ts';
import { ThreatButton, useThreatTold } from '../odds/ThreatButton.tsx';
import { ThreatContext, threatMarks } from '../odds/threats.ts';
import { NOWHERE } from '../table/args.ts';
import { settledAloud } from '../table/Settles.tsx';
import { useScene } from '../table/scene.ts';
import { useTableStrings } from '../table/strings.ts';
import { UNSPOKEN } from '../table/unspoken.ts';
import { choiceMarks } from './choices.ts';
import { useClose } from './close.ts';
import { Grid } from './Grid.tsx';
import type { Ground } from './ground.ts';
import { MarkLayer } from './Marks.tsx';
import { Menu } from './Menu.tsx';
import { type Marks, marks } from './mark.ts';
import { PieceCard } from './PieceCard.tsx';
import type { Cell } from './Places.tsx';
import { useBoardStrings } from './strings.ts';
import { Told } from './Told.tsx';
import type { Chooser } from './useChoosing.ts';
import type { FreeHand } from './usePointers.ts';
import { type PointedAt, usePointed, type WhyNot } from './usePointing.ts';
import './marks.css';

/** A piece on the board, drawn around the point where it stands. */
export interface Piece {
  /** What the tests and the styles know it by. */
  readonly key: string;
  readonly space: number;
  /** The figure it is; `NOBODY` where it is none. */
  readonly figure: number;
  readonly drawing: ReactNode;
}

/** What stands against the verb picked where somebody stands whom it cannot be aimed at. */
function refusedAt({ verb, pieces }: Chooser, space: number): readonly Refusal[] {
  const names = verb === null ? [] : pieces.figuresAt(space).map((f) => pieces.figures[f]);
  return verb?.refused.find((r) => r.on.figures.some((n) => names.includes(n)))?.reasons ?? [];
}

/** Where a figure is carried from, and over which space it is. */
type Carried = { readonly from: number; readonly over: number } | null;

interface BoardProps<P extends PointedAt> {
  board: Chooser;
  ground: Ground;
  texts: { readonly boardRole: string; readonly boardKeys: string };
  /** The ground itself. */
  drawing: ReactNode;
  /** What the game draws beside what the kit does: reach, ways, looks, what just happened. */
  marks(pointed: P): Marks;
  pieces: readonly Piece[];
  /** One more piece, where somebody would stand who is shown as gone there; null for none. */
  would?(pointed: P): Piece | null;
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

/** A board by itself is not drawn anew with a move of the pointer: its marks are, the line under it and the card of a piece. */
export function Board<P extends PointedAt>(props: BoardProps<P>) {
  const { board, texts, drawing, pieces, would, spoken, does, nameOf, start, card, hint, more, tools, aside } = props;
  const { free, watch, onKey, above } = props;
  const ground = useClose(props.ground, pieces);
  const svg = useRef<SVGSVGElement>(null);
  const byPointer = useRef(false);
  const t = useTableStrings();
  const { speech, snapshot } = useScene();
  const [carried] = useState(() => createStore<Carried>(null));
  const { clicks, verb, held } = board;
  const layer = use(ThreatContext);
  const dangers = useMemo(() => threatMarks(layer, board, speech.lang), [layer, board, speech.lang]);
  const dangerAt = useThreatTold();

  /** A space in parts, and what a press there would do. */
  const told = (space: number): readonly string[] => {
    const found = clicks.get(space) ?? [];
    const parts = [...spoken(space), ...dangerAt(space)];
    if (found.length === 0) return parts;
    const meant = does?.(space, found) ?? (found.length === 1 ? speech.option(found[0].say) : t.severalHere(found.length));
    // What a press loses is said before it.
    const loss = found.length === 1 ? settledAloud(found[0], speech) : '';
    return [...parts, loss === '' ? meant : meant.replace(/\.$/, '') + loss];
  };
  const label = (space: number, whyNot: WhyNot | null): string => {
    const reasons = whyNot !== null ? whyNot.reasons : clicks.has(space) ? [] : refusedAt(board, space);
    const why = reasons.length === 0 ? [] : [t.notPossible(reasons.map((r) => speech.reason(r)).join(' '))];
    return [...told(space), ...why].join('. ');
  };

  const key = (k: string, shift: boolean): boolean => {
    if (onKey?.(k, shift) === true) return true;
    if (k === 'Escape') return board.letGo();
    if (k === 'r' || k === 'R') return board.turn(shift ? -1 : 1);
    return (k === 'm' || k === 'M') && board.mirror();
  };

  const stands = held < 0 ? NOWHERE : board.pieces.standsOn(held);
  const first = [start ?? NOWHERE, stands, clicks.keys().next().value ?? NOWHERE].find((s) => s >= 0) ?? ground.rows[0][0];
  const cell = (space: number, whyNot: WhyNot | null): Cell => ({
    label: label(space, whyNot),
    can: board.answers(space),
    cannot: verb !== null && !clicks.has(space),
    refused: whyNot !== null,
    selected: held >= 0 && board.pieces.standsOn(held) === space,
    held: board.mayDrag(space),
    ...(nameOf === undefined ? {} : { name: nameOf(space) }),
  });
  /** What the keyboard pointed at is left with the board: the line under it, its buttons and the rule that is read there are of the same place. */
  const leave = ({ currentTarget, relatedTarget: to }: FocusEvent): void => {
    if (byPointer.current || !(to instanceof Element) || currentTarget.contains(to) || to.closest('dialog') !== null) return;
    board.point(NOWHERE);
  };
  const layers = { board, ground, carried, dangers, marks: props.marks as (pointed: PointedAt) => Marks };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the places in it have the roles and the focus
    <div className="grid anchor may-flatten board" onBlur={leave}>
      <Grid
        svg={svg}
        byPointer={byPointer}
        ground={ground}
        texts={{ board: t.board, ...texts }}
        start={first}
        cell={cell}
        press={board.press}
        point={board.point}
        drag={board.drag}
        over={(from, over) => {
          carried.set(over < 0 || over === from ? null : { from, over });
          if (over >= 0) board.point(over);
        }}
        {...(free === undefined ? {} : { free })}
        {...(watch === undefined ? {} : { watch })}
        standers={pieces.flatMap(({ figure, space }) =>
          figure >= 0 && space >= 0 ? [{ figure, seat: board.pieces.seatOf(figure), at: ground.centre(space) }] : [],
        )}
        question={snapshot.waits ? `${snapshot.match}/${snapshot.at}` : ''}
        onKey={key}
        foot={
          <>
            <Foot board={board} told={told} spoken={spoken} {...(hint === undefined ? {} : { hint })} more={more} tools={tools} />
            <ThreatButton />
          </>
        }
        above={above}
      >
        {drawing}
        <PointedMarks {...layers} layer="under" />
        <g {...UNSPOKEN} className="untouched pieces">
          {pieces.map((p) => (
            <Standing key={p.key} piece={p} board={board} ground={ground} />
          ))}
          {would !== undefined && <WouldStand board={board} ground={ground} would={would as (pointed: PointedAt) => Piece | null} />}
        </g>
        <PointedMarks {...layers} layer="over" />
      </Grid>
      <Menu board={board} svg={svg} aside={aside} />
      {card !== undefined && <PointedCard board={board} svg={svg} pieces={pieces} card={card} />}
    </div>
  );
}

interface StandingProps extends Pick<BoardProps<PointedAt>, 'board' | 'ground'> {
  piece: Piece;
}

function Standing({ piece, board: { held, holders }, ground }: StandingProps) {
  const at = ground.centre(piece.space);
  return (
    <g
      className="piece"
      data-piece={piece.key}
      data-held={piece.figure === held || undefined}
      data-aside={(held >= 0 && piece.figure !== held && holders.includes(piece.figure)) || undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      {piece.drawing}
    </g>
  );
}

function WouldStand({ would, ...on }: Required<Pick<BoardProps<PointedAt>, 'board' | 'ground' | 'would'>>) {
  const piece = would(usePointed());
  return piece && <Standing piece={piece} {...on} />;
}

interface LayerProps {
  board: Chooser;
  ground: Ground;
  layer: keyof Marks;
  carried: Store<Carried>;
  dangers: Marks;
  marks(pointed: PointedAt): Marks;
}

/** The marks under the pieces, or those over them. */
function PointedMarks({ board, ground, layer, carried: carrying, dangers, marks: own }: LayerProps) {
  const pointed = usePointed();
  const carried = useStore(carrying);
  const [choice, game] = [choiceMarks(board, pointed), own(pointed)];
  const all =
    layer === 'over'
      ? marks(choice.over, dangers.over, game.over)
      : marks(
          dangers.under,
          choice.under,
          game.under,
          carried !== null && { kind: 'arrow', tone: 'way', from: carried.from, to: carried.over },
        );
  return <MarkLayer ground={ground} marks={all} />;
}

interface FootProps extends Pick<BoardProps<PointedAt>, 'board' | 'spoken' | 'hint' | 'more' | 'tools'> {
  told(space: number): readonly string[];
}

/** The line under the board, and beside it what turns a pattern that is laid. */
function Foot({ board, told, spoken, tools, ...rest }: FootProps) {
  const k = useBoardStrings();
  const { space, laid } = usePointed();
  const turning = laid !== null && (
    <div className="flex rigid">
      <Button kind="quiet" iconOnly icon={<RotateCcw size={18} />} aria-keyshortcuts="Shift+R" onClick={() => board.turn(-1)}>
        {k.turnLeft}
      </Button>
      <Button kind="quiet" iconOnly icon={<RotateCw size={18} />} aria-keyshortcuts="R" onClick={() => board.turn(1)}>
        {k.turnRight}
      </Button>
      <Button kind="quiet" iconOnly icon={<CaretsToAxisDashedVertical size={18} />} aria-keyshortcuts="M" onClick={() => board.mirror()}>
        {k.mirror}
      </Button>
    </div>
  );
  return (
    <Told board={board} parts={space < 0 ? [] : board.prepared === null ? told(space) : spoken(space)} tools={turning || tools} {...rest} />
  );
}

interface CardProps extends Required<Pick<BoardProps<PointedAt>, 'board' | 'pieces' | 'card'>> {
  svg: RefObject<SVGSVGElement | null>;
}

/** The piece pointed at in short. */
function PointedCard({ board, svg, pieces, card }: CardProps) {
  const { space, away } = usePointed();
  const figure = space < 0 ? NOBODY : (board.pieces.figuresAt(space)[0] ?? NOBODY);
  if (figure < 0 || board.menu !== null || away) return null;
  return (
    <PieceCard
      svg={svg}
      name={pieces.find((p) => p.figure === figure)?.key}
      spaces={pieces.map((p) => p.space)}
      never={[space, board.place, ...board.clicks.keys()]}
    >
      {card(figure)}
    </PieceCard>
  );
}
