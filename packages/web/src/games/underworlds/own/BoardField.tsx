/** The hexes of a board of one's own: a kind is chosen, and pressed onto them. */
import { boardHexes, isWellWritten, UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import type { DrawnProps } from '../../../editor/editing.ts';
import { usePainting } from '../../../own/painting.tsx';
import { useSetupStrings } from '../setup/strings.ts';
import { BoardPicture } from '../table/board/BoardPicture.tsx';

type Rows = readonly string[];

export function BoardField({ value, label, onChange }: DrawnProps) {
  const t = useSetupStrings();
  // What cannot be drawn begins anew.
  const rows = isWellWritten({ rows: (Array.isArray(value) ? value : []) as Rows })
    ? (value as Rows)
    : // The list of kinds forgets what each holds: a blank board has rows.
      (UNDERWORLDS_OWN.kinds.boards.blank as unknown as { readonly rows: Rows }).rows;
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
