/** Boards of letters that are painted: a kind of hex is chosen, and pressed onto hexes, by mouse or by keyboard. */
import './painting.css';
import { type KeyboardEvent, type ReactNode, type SVGProps, useState } from 'react';
import { RadioCards } from '../design/index.ts';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Painted<L extends string> {
  readonly rows: readonly string[];
  /** What each letter is called, and the one that is painted with first. */
  readonly titles: Readonly<Record<L, string>>;
  readonly first: L;
  readonly legend: string;
  /** Whether there is a hex to be painted. */
  has(row: number, column: number): boolean;
  onChange(rows: readonly string[]): void;
}

/** The choice of a kind, and what makes a hex one that can be painted. */
export function usePainting<L extends string>({
  rows,
  titles,
  first,
  legend,
  has,
  onChange,
}: Painted<L>): {
  readonly brushes: ReactNode;
  press(row: number, column: number): SVGProps<SVGGElement> & { readonly 'data-hex': string };
} {
  const [brush, setBrush] = useState(first);
  const [[atRow, atColumn], setAt] = useState<readonly [number, number]>([0, 0]);
  const nameOf = (row: number, column: number): string => `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
  const paint = (row: number, column: number): void => {
    setAt([row, column]);
    onChange(rows.map((letters, i) => (i === row ? letters.slice(0, column) + brush + letters.slice(column + 1) : letters)));
  };
  const go = (e: KeyboardEvent<SVGGElement>): void => {
    const step = STEPS[e.key];
    if (step === undefined) return;
    e.preventDefault();
    const [row, column] = [atRow + step[0], atColumn + step[1]];
    if (!has(row, column)) return;
    setAt([row, column]);
    e.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-hex="${nameOf(row, column)}"]`)?.focus();
  };
  return {
    brushes: (
      <RadioCards
        look="inline"
        legend={legend}
        value={brush}
        options={(Object.keys(titles) as L[]).map((value) => ({ value, title: titles[value] }))}
        onChange={setBrush}
      />
    ),
    press: (row, column) => ({
      role: 'button',
      tabIndex: row === atRow && column === atColumn ? 0 : -1,
      'aria-label': `${nameOf(row, column)}\u00a0: ${titles[rows[row][column] as L]}`,
      'data-hex': nameOf(row, column),
      onClick: () => paint(row, column),
      onKeyDown(e) {
        if (e.key === 'Enter' || e.key === ' ') {
          e.preventDefault();
          paint(row, column);
        } else go(e);
      },
    }),
  };
}
