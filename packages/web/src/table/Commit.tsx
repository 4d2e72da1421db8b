/**
 * Always in sight: what passes, ends or declines, and what is prepared, to be taken. On a phone they stand under the question; beside a wide
 * board below the list, so that whoever presses once more what prepared it still finds it there.
 */
import { CornerDownLeft } from 'lucide-react';
import type { Choosing } from './contract.ts';
import { pinnedIn } from './pinned.ts';
import { useScene } from './scene.ts';
import { Take } from './Take.tsx';
import { useNarrow } from './useNarrow.ts';

/** `part` where what is prepared and what always stands there have different places. */
export function Commit({ board, part = 'both' }: { board: Choosing; part?: 'both' | 'prepared' | 'pinned' }) {
  const { game } = useScene();
  // Of what is prepared they stand beside the board, where one may point first; of what passes or keeps they stand beside those of the rest.
  const { narrow } = useNarrow();
  const ready = board.prepared;
  const pinned = part === 'prepared' ? [] : pinnedIn(game.sorting.layout, board.verbs).flatMap(({ options }) => options);
  const taken = part === 'pinned' ? null : ready;
  if (taken === null && pinned.length === 0) return null;
  return (
    <div className="flow gap-2 commit">
      {taken !== null && <Take option={taken} board={board} kind="primary" icon={<CornerDownLeft size={17} />} commits odds={narrow} />}
      {pinned
        .filter((o) => o.id !== ready?.id)
        .map((o) => (
          <Take key={o.id} option={o} board={board} odds />
        ))}
    </div>
  );
}
