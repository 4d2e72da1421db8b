/** What is asked, and what can be done: the question, the list of answers, and the one that is prepared. */
import { type ReactNode, useRef } from 'react';
import { Odds } from '../odds/Odds.tsx';
import { Commit } from './Commit.tsx';
import type { Choosing } from './contract.ts';
import { ToldDraw, TypedDice } from './DiceTray.tsx';
import { Options } from './Options.tsx';
import { Prompt } from './Prompt.tsx';
import { useScene } from './scene.ts';
import { useFrame } from './useFrame.ts';

interface QuestionProps {
  board: Choosing;
  narrow: boolean;
  /** What its owner says above and under it. */
  above: ReactNode;
  under: ReactNode;
  /** What is taught; over a wide board it stands elsewhere. */
  lesson: ReactNode;
}

/** The question, with what its owner says around it. On a phone what is prepared stands there as well. */
export function Question({ board, narrow, above, under, lesson }: QuestionProps) {
  return (
    <div className="pile-2 raised ruled one-column scrolls thin-bar asked-head" tabIndex={-1}>
      {narrow && lesson}
      {above}
      <Prompt />
      {under}
      {narrow && <Commit board={board} />}
      {narrow && board.prepared !== null && <Odds option={board.prepared} onButton />}
    </div>
  );
}

/** Beside a wide board: what one more press would do, and what it may come to. */
export function Prepared({ board }: { board: Choosing }) {
  if (board.prepared === null) return null;
  return (
    <div className="pile-2 raised ruled-over one-column scrolls thin-bar asked-ready">
      <Commit board={board} part="prepared" />
      <Odds option={board.prepared} />
    </div>
  );
}

/** What can be done, in a list that scrolls by itself and begins each question at its top. */
export function AnswerList({
  board,
  onRoll,
  first,
  last,
}: {
  board: Choosing;
  onRoll: ((faces: readonly number[]) => void) | null;
  /** What dice came to, where there is no other place for it. */
  first?: ReactNode;
  /** What passes or ends, where that has no place of its own. */
  last?: ReactNode;
}) {
  const { game, snapshot, take } = useScene();
  const { Asked } = game.parts;
  const box = useRef<HTMLDivElement>(null);
  // Kept from its events: to ask the list for it, as to scroll it, lays out the whole page.
  const scrolled = useRef(false);
  useFrame([snapshot.match, snapshot.at], () => {
    if (box.current !== null && scrolled.current) box.current.scrollTop = 0;
  });
  return (
    // Where nothing in it can be pressed, it is still scrolled by keyboard.
    <div
      className="pile-3 packed one-column anchor scrolls thin-bar asked-list"
      ref={box}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop !== 0;
      }}
      {...(take === null ? { tabIndex: 0 } : {})}
    >
      <TypedDice onRoll={onRoll} />
      <ToldDraw />
      {first}
      {Asked !== undefined && <Asked board={board} />}
      <Options board={board} />
      {last}
    </div>
  );
}
