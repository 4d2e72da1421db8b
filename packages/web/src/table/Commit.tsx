/** Under the question, always in sight: what is prepared, to be taken, and what passes, ends or declines. */
import { CornerDownLeft } from 'lucide-react';
import type { Choosing } from './contract.ts';
import { pinnedIn } from './pinned.ts';
import { useScene } from './scene.ts';
import { Take } from './Take.tsx';
import { useNarrow } from './useNarrow.ts';

export function Commit({ board }: { board: Choosing }) {
  const { game } = useScene();
  // Of what is prepared they stand beside the board, where one may point first; of what passes or keeps they stand beside those of the rest.
  const { narrow } = useNarrow();
  const ready = board.prepared;
  const pinned = pinnedIn(game.sorting.layout, board.verbs).flatMap(({ options }) => options);
  if (ready === null && pinned.length === 0) return null;
  return (
    <div className="flow gap-2 commit">
      {ready !== null && <Take option={ready} board={board} kind="primary" icon={<CornerDownLeft size={17} />} commits odds={narrow} />}
      {pinned
        .filter((o) => o.id !== ready?.id)
        .map((o) => (
          <Take key={o.id} option={o} board={board} odds />
        ))}
    </div>
  );
}
