/** The hexes of a board of one's own: a kind is chosen, and pressed onto them. */
import { boardHexes, isWellWritten, UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { type KeyboardEvent, useState } from 'react';
import { RadioCards } from '../../../design/index.ts';
import type { DrawnProps } from '../../../editor/editing.ts';
import { useSetupStrings } from '../setup/wording.ts';
import { BoardPicture } from '../table/board/BoardPicture.tsx';

const LETTERS = ['.', 's', '#', 'x'] as const;
const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Rows = readonly string[];

export function BoardField({ value, onChange }: DrawnProps) {
  const t = useSetupStrings();
  const [brush, setBrush] = useState<(typeof LETTERS)[number]>('#');
  const [[atRow, atColumn], setAt] = useState<readonly [number, number]>([0, 0]);
  // What cannot be drawn begins anew.
  const rows = isWellWritten({ rows: (Array.isArray(value) ? value : []) as Rows })
    ? (value as Rows)
    : (UNDERWORLDS_OWN.kinds.boards.blank as unknown as { readonly rows: Rows }).rows;
  const hexes = boardHexes({ rows });
  const nameOf = (row: number, column: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;
  const paint = (row: number, column: number): void => {
    setAt([row, column]);
    onChange(rows.map((letters, i) => (i === row ? letters.slice(0, column) + brush + letters.slice(column + 1) : letters)));
  };
  const go = (e: KeyboardEvent<SVGGElement>): void => {
    const step = STEPS[e.key];
    if (step === undefined) return;
    e.preventDefault();
    const [row, column] = [atRow + step[0], atColumn + step[1]];
    if (!hexes.some((h) => h.row === row && h.column === column)) return;
    setAt([row, column]);
    e.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-hex="${nameOf(row, column)}"]`)?.focus();
  };
  return (
    <div className="pile-2 one-column" data-board-field>
      <RadioCards
        look="inline"
        legend={t.pressOn}
        value={brush}
        options={LETTERS.map((value) => ({ value, title: t.hexes[value] }))}
        onChange={setBrush}
      />
      <BoardPicture
        className="wown-board"
        boards={[{ id: '', names: { en: '', fr: '' }, rows }]}
        press={(row, column) => ({
          role: 'button',
          tabIndex: row === atRow && column === atColumn ? 0 : -1,
          'aria-label': `${nameOf(row, column)}\u00a0: ${t.hexes[rows[row][column] as (typeof LETTERS)[number]]}`,
          'data-hex': nameOf(row, column),
          onClick: () => paint(row, column),
          onKeyDown(e) {
            if (e.key === 'Enter' || e.key === ' ') {
              e.preventDefault();
              paint(row, column);
            } else go(e);
          },
        })}
      />
    </div>
  );
}
