/** The hexes of a board of one's own: a kind is chosen, and pressed onto them. */
import { BLANK_BOARD, boardHexes, isWellWritten } from '@escarmouche/engine/underworlds';
import type { DrawnProps } from '../../../editor/editing.ts';
import { usePainting } from '../../../own/painting.tsx';
import { useSetupStrings } from '../setup/strings.ts';
import { BoardPicture } from '../table/board/BoardPicture.tsx';

type Rows = readonly string[];

/** Stands in the form of a board in place of the field of its rows. */
export function BoardField({ value, label, onChange }: DrawnProps) {
  const t = useSetupStrings();
  // What cannot be drawn begins anew.
  const rows = isWellWritten({ rows: (Array.isArray(value) ? value : []) as Rows }) ? (value as Rows) : BLANK_BOARD.rows;
  const hexes = boardHexes({ rows });
  const has = (row: number, column: number): boolean => hexes.some((h) => h.row === row && h.column === column);
  const { brushes, press } = usePainting({ rows, titles: t.hexes, first: '#', legend: t.pressOn, has, onChange });
  return (
    <div className="pile-2 one-column" data-board-field>
      {brushes}
      <BoardPicture className="wown-board" boards={[{ id: '', names: { en: '', fr: '' }, rows }]} label={label} press={press} />
    </div>
  );
}
