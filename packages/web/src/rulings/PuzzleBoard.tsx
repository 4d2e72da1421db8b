/** The board of a puzzle: what is pressed on it is chosen, and nothing is done. */
import { NOBODY, type Puzzle } from '@escarmouche/engine/core';
import { CloseContext } from '../board/close.ts';
import type { Chooser } from '../board/useChoosing.ts';
import type { FreeHand } from '../board/usePointers.ts';
import { Pointing } from '../table/Pointing.tsx';
import { useScene } from '../table/scene.ts';
import type { Answering } from './answering.ts';

/** What games with a free table have besides. */
type Board = Chooser & { readonly hand?: FreeHand & Readonly<Record<string, unknown>> };

interface PuzzleBoardProps {
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly answering: Answering;
}

/** With the timeline of its game, if that has one. */
export function PuzzleBoard({ puzzle, board, answering }: PuzzleBoardProps) {
  const { Board: Drawing, Timeline } = useScene().game.parts;
  return (
    <div className="pile-3 one-column puzzle-board">
      {Timeline !== undefined && <Timeline board={board} />}
      <div className="grid anchor may-flatten small-board-drawing">
        {/* A place that may be the answer lies anywhere; of figures, those that stand there are all. */}
        <CloseContext value={puzzle.at !== 'spaces'}>
          <Pointing board={board}>
            <Drawing board={answeredOn(board, puzzle, answering)} />
          </Pointing>
        </CloseContext>
      </div>
    </div>
  );
}

/** The board with presses that choose an answer, and what is chosen drawn on it. */
function answeredOn(board: Board, puzzle: Puzzle, { chosen, done, toggle }: Answering): Board {
  const { figures, spaces, figuresAt } = board.pieces;
  const onFigures = puzzle.at === 'figures' || puzzle.at === 'by';
  return {
    ...board,
    // Figures that were chosen are ticked; a place is framed as any that can be pressed.
    clicks: new Map((puzzle.at === 'spaces' ? chosen : []).map((c) => [spaces.indexOf(c), []])),
    picks: onFigures ? chosen.map((c) => figures.indexOf(c)) : [],
    held: NOBODY,
    holders: [],
    answers: () => !done && (onFigures || puzzle.at === 'spaces'),
    mayDrag: () => false,
    press(space) {
      const [first] = figuresAt(space).map((f) => figures[f]);
      if (puzzle.at === 'spaces') {
        if (spaces[space]) toggle(spaces[space]);
      } else if (onFigures && first !== undefined && (puzzle.at !== 'by' || puzzle.candidates.includes(first))) toggle(first);
    },
    drag: () => undefined,
    letGo: () => false,
    ...(board.hand && {
      hand: {
        ...board.hand,
        inHand: null,
        refused: null,
        may: () => true,
        letGo: () => false,
        onKey: () => false,
        press: () => undefined,
      },
    }),
  };
}
