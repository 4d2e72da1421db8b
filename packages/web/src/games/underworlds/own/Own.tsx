import type { OwnThing } from '@escarmouche/engine/core';
import { type Board, UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { OwnOf, type OwnOfGame } from '../../../own/OwnThings.tsx';
import { BoardPicture } from '../table/board/BoardPicture.tsx';
import { BoardField } from './BoardField.tsx';

const BOARDS: OwnOfGame = {
  game: 'underworlds',
  content: UNDERWORLDS_OWN,
  pictures: { boards: ({ thing }: { readonly thing: OwnThing }) => <BoardPicture boards={[thing as Board]} className="wown-picture" /> },
  drawn: { boards: { rows: BoardField } },
};

/** Boards of one's own. */
export default function Own() {
  return <OwnOf {...BOARDS} />;
}
