/** Under the question, always in sight: what is prepared, to be taken, and what passes, ends or declines. */
import { CornerDownLeft } from 'lucide-react';
import type { Choosing } from './contract.ts';
import { pinnedIn } from './pinned.ts';
import { useScene } from './scene.ts';
import { Take } from './Take.tsx';
import { useNarrow } from './useNarrow.ts';

export function Commit({ board }: { board: Choosing }) {
  const { game } = useScene();
  // Where one may point first, the odds stand beside the board.
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
          <Take key={o.id} option={o} board={board} odds={narrow} />
        ))}
    </div>
  );
}
