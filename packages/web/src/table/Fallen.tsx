/** What dice or cards have just come to, and what they may come to yet. */
import { type RefObject, useRef } from 'react';
import { Odds } from '../odds/Odds.tsx';
import type { Choosing } from './contract.ts';
import { DiceTray } from './DiceTray.tsx';
import { usePointed, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import { useFrame } from './useFrame.ts';

/**
 * The box of `Fallen`: whenever something falls, the last of it is in sight, however much fell before it. Held by the table and not by the box, which
 * would scroll anew with each opening of its tab.
 */
export function useFallenInSight(at: number, moment: unknown): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useFrame([at, moment], () => {
    if (box.current !== null) showLast(box.current);
  });
  return box;
}

/** What dice or cards have just come to. */
export function Fallen({ board, box }: { board: Choosing; box: RefObject<HTMLElement | null> }) {
  const t = useTableStrings();
  const { Results } = useScene().game.parts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scrolls thin-bar table-results" aria-label={t.results} tabIndex={0} ref={box}>
      {Results === undefined ? <DiceTray /> : <Results board={board} />}
    </section>
  );
}

/** Scrolls to the last of what is listed; of what no longer fits nothing is cut through the middle. */
function showLast(box: HTMLElement): void {
  box.style.maxHeight = '';
  box.scrollTop = box.scrollHeight;
  const { top } = box.getBoundingClientRect();
  const cut = [...box.querySelectorAll('li, p')].map((e) => e.getBoundingClientRect()).find((r) => r.top < top - 1 && r.bottom > top + 1);
  if (cut === undefined || box.scrollTop === 0) return;
  box.style.maxHeight = `${box.clientHeight - (cut.bottom - top)}px`;
  box.scrollTop = box.scrollHeight;
}

/** Below what can be pressed: what comes with the pointer, or with the finger on its way, moves nothing of it. */
export function Foretold({ board }: { board: Choosing }) {
  if (board.prepared !== null) return null;
  return (
    <div className="scrolls thin-bar table-foretold">
      <PointedOdds />
    </div>
  );
}

/** The odds of what is pointed at, said of which answer: its button may stand far from here. */
function PointedOdds() {
  const { shown } = usePointed();
  return <Odds option={shown} named />;
}
